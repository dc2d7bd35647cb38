#include "mona/answer_file.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "base/process.h"

namespace loris::mona {
namespace {

TEST(AnswerFile, KeepsAnswersFromRunToRun) {
  const TemporaryDirectory work;
  const std::string directory = work.path() + "/not/there/yet";
  {
    AnswerFile file(directory, "theory");
    EXPECT_EQ(file.find("a;\nb;\n"), std::nullopt);
    file.add("a;\nb;\n", true);
    file.add("c;\n", false);
    EXPECT_EQ(file.find("c;\n"), false);
    EXPECT_EQ(file.problem(), "");
  }
  const AnswerFile again(directory, "theory");
  EXPECT_EQ(again.find("a;\nb;\n"), true);
  EXPECT_EQ(again.find("c;\n"), false);
  EXPECT_EQ(again.find("d;\n"), std::nullopt);
  EXPECT_EQ(AnswerFile(directory, "another theory").find("c;\n"), std::nullopt);
}

TEST(AnswerFile, ForgetsLinesThatAreDamaged) {
  const TemporaryDirectory work;
  AnswerFile file(work.path(), "theory");
  file.add("a;", true);
  file.add("b;", false);
  file.add("c;", false);
  std::ifstream in(file.path());
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::size_t second = text.find('\n') + 1;
  text.replace(second, 2, "yes");  // an answer turned round
  text.resize(text.size() - 2);    // a line cut short
  std::ofstream(file.path()) << std::string("\0\xff x\n", 5) << text;
  const AnswerFile again(work.path(), "theory");
  EXPECT_EQ(again.find("a;"), true);
  EXPECT_EQ(again.find("b;"), std::nullopt);
  EXPECT_EQ(again.find("c;"), std::nullopt);
}

TEST(AnswerFile, WorksWhereNothingCanBeWritten) {
  const TemporaryDirectory work;
  std::ofstream(work.path() + "/file") << "x";
  AnswerFile below(work.path() + "/file", "theory");  // not a directory
  below.add("a;", true);
  EXPECT_EQ(below.find("a;"), true);
  EXPECT_EQ(below.problem(), "Not a directory");
  AnswerFile none(std::nullopt, "theory");
  none.add("a;", false);
  EXPECT_EQ(none.find("a;"), false);
  EXPECT_EQ(none.path(), "");
  const AnswerFile probe(work.path(), "theory");
  std::filesystem::create_directories(probe.path());  // a directory where the file should be
  AnswerFile taken(work.path(), "theory");
  taken.add("a;", true);
  EXPECT_EQ(taken.find("a;"), true);
  EXPECT_NE(taken.problem(), "");
}

TEST(AnswerFile, NeitherReadsNorWritesThroughASymbolicLink) {
  const TemporaryDirectory work;
  std::string path;
  {
    AnswerFile first(work.path(), "theory");
    first.add("a;", true);
    path = first.path();
  }
  const std::string elsewhere = work.path() + "/elsewhere";
  std::filesystem::rename(path, elsewhere);
  std::filesystem::create_symlink(elsewhere, path);
  const auto size = std::filesystem::file_size(elsewhere);
  AnswerFile linked(work.path(), "theory");
  EXPECT_EQ(linked.find("a;"), std::nullopt);
  linked.add("b;", true);
  EXPECT_EQ(linked.problem(), "it is a symbolic link");
  EXPECT_EQ(std::filesystem::file_size(elsewhere), size);
}

}  // namespace
}  // namespace loris::mona
