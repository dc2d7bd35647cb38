#include "mona/automaton_file.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "base/process.h"

namespace loris::mona {
namespace {

TEST(AutomatonFile, KeepsOneFromRunToRun) {
  const TemporaryDirectory work;
  const std::string directory = work.path() + "/not/there/yet", automaton = "MONA\n0 1\n\n";
  EXPECT_EQ(AutomatonFile(directory, "theory").read(), std::nullopt);
  EXPECT_TRUE(AutomatonFile(directory, "theory").write(automaton));
  EXPECT_EQ(AutomatonFile(directory, "theory").read(), automaton);
  EXPECT_EQ(AutomatonFile(directory, "another theory").read(), std::nullopt);
}

TEST(AutomatonFile, ForgetsWhatIsDamaged) {
  const TemporaryDirectory work;
  const AutomatonFile file(work.path(), "theory");
  file.write("MONA\n0 1\n");
  std::ofstream(file.path(), std::ios::app) << "2";
  EXPECT_EQ(file.read(), std::nullopt);
  std::ofstream(file.path(), std::ios::trunc) << "";
  EXPECT_EQ(file.read(), std::nullopt);
  // One that belongs to another theory.
  const AutomatonFile other(work.path(), "another theory");
  other.write("MONA\n0 1\n");
  std::filesystem::copy_file(other.path(), file.path(),
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(file.read(), std::nullopt);
}

TEST(AutomatonFile, NeitherReadsNorReplacesASymbolicLink) {
  const TemporaryDirectory work;
  const AutomatonFile file(work.path(), "theory");
  EXPECT_TRUE(file.write("MONA\n"));
  const std::string elsewhere = work.path() + "/elsewhere";
  std::filesystem::rename(file.path(), elsewhere);
  std::filesystem::create_symlink(elsewhere, file.path());
  EXPECT_EQ(file.read(), std::nullopt);
  EXPECT_FALSE(file.write("MONA\n"));
  EXPECT_TRUE(std::filesystem::is_symlink(file.path()));
}

TEST(AutomatonFile, NeedsNoDirectory) {
  const TemporaryDirectory work;
  std::ofstream(work.path() + "/file") << "x";
  const AutomatonFile below(work.path() + "/file", "theory");  // not a directory
  EXPECT_FALSE(below.write("MONA\n"));
  EXPECT_EQ(below.read(), std::nullopt);
  const AutomatonFile none(std::nullopt, "theory");
  EXPECT_TRUE(none.write("MONA\n"));  // as it should not be kept
  EXPECT_EQ(none.read(), std::nullopt);
  EXPECT_EQ(none.path(), "");
}

}  // namespace
}  // namespace loris::mona
