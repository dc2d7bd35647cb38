#include "cli/delivery.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/input_error.h"
#include "cli/output_file.h"
#include "cli/progress_line.h"

namespace loris {
namespace {

namespace fs = std::filesystem;

/// A directory of the test's own.
class Delivery : public testing::Test {
 protected:
  Delivery() {
    std::string name = (fs::temp_directory_path() / "loris-XXXXXX").string();
    directory = mkdtemp(name.data());
    result.paths.normal = 1;
  }
  ~Delivery() override { fs::remove_all(directory); }

  int deliver_to(const std::string& json) {
    ExploreCommand command;
    command.json = json;
    return deliver(result, command, {}, Deadline::max(), out, err);
  }

  std::string content(const fs::path& file) const {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
  }

  fs::path directory;
  Result result;
  std::ostringstream out, err;
};

TEST(ExitStatus, FollowsTheResult) {
  Result result;
  EXPECT_EQ(exit_status(result), 3);  // not one valid input
  result.paths.normal = 1;
  EXPECT_EQ(exit_status(result), 0);
  result.complete = false;
  EXPECT_EQ(exit_status(result), 3);
  result.paths.violating = 1;
  EXPECT_EQ(exit_status(result), 1);
  result.complete = true;
  EXPECT_EQ(exit_status(result), 1);
  result.replay = ReplayCounts{5, 0, 1, 0};
  EXPECT_EQ(exit_status(result), 1);
  result.replay->differs = 1;  // even beside violations
  EXPECT_EQ(exit_status(result), 3);
}

TEST(ExitStatus, AnInterruptedRunIsIncomplete) {
  Result result;
  result.interrupted = true;
  EXPECT_EQ(exit_status(result), 3);
}

TEST_F(Delivery, TheSummaryGoesToStandardOutput) {
  EXPECT_EQ(deliver(result, {}, {}, Deadline::max(), out, err), 0);
  EXPECT_TRUE(out.str().ends_with("complete: nothing wrong within the bounds\n")) << out.str();
  EXPECT_EQ(err.str(), "");
}

TEST_F(Delivery, JsonOnStandardOutputLeavesNoPlaceForTheSummary) {
  EXPECT_EQ(deliver_to("-"), 0);
  EXPECT_EQ(nlohmann::json::parse(out.str())["tool"], "loris");
  EXPECT_TRUE(err.str().ends_with("complete: nothing wrong within the bounds\n")) << err.str();
}

TEST_F(Delivery, JsonFilesReplaceWhatWasThere) {
  const fs::path file = directory / "result.json";
  std::ofstream(file) << "old";
  result.paths.violating = 1;
  EXPECT_EQ(deliver_to(file.string()), 1);
  EXPECT_EQ(nlohmann::json::parse(content(file))["paths"]["violating"], 1);
  EXPECT_EQ(std::distance(fs::directory_iterator(directory), {}), 1) << "a temporary file is left";
}

TEST_F(Delivery, ALinkStaysALink) {
  const fs::path file = directory / "real.json", link = directory / "link.json";
  std::ofstream(file) << "old";
  fs::create_symlink("real.json", link);
  EXPECT_EQ(deliver_to(link.string()), 0);
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_NE(content(file), "old");
}

TEST_F(Delivery, ThePermissionsAreThoseOfAnyNewFile) {
  const mode_t mask = umask(022);
  write_file((directory / "new").string(), [](std::ostream& to) { to << "x"; });
  umask(mask);
  struct stat info {};
  ASSERT_EQ(stat((directory / "new").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0644U);
}

TEST_F(Delivery, AMissingDirectoryIsSaidBesideTheSummary) {
  EXPECT_EQ(deliver_to((directory / "none/result.json").string()), 2);
  EXPECT_TRUE(err.str().starts_with("loris: cannot write ")) << err.str();
  EXPECT_TRUE(err.str().ends_with("No such file or directory\n")) << err.str();
  EXPECT_TRUE(out.str().ends_with("complete: nothing wrong within the bounds\n")) << out.str();
}

TEST_F(Delivery, AFullDiskIsSaidBesideTheSummary) {
  EXPECT_EQ(deliver_to("/dev/full"), 2);
  EXPECT_EQ(err.str(), "loris: cannot write /dev/full: No space left on device\n");
  EXPECT_FALSE(out.str().empty());
}

TEST_F(Delivery, AFullDiskIsSaidWhateverElseIsDoneWhileWriting) {
  const auto write = [](std::ostream& to) {
    for (int i = 0; i < 100; ++i) {
      to << std::string(10'000, 'x');
      std::ifstream("/no/such/file");
    }
  };
  try {
    write_file("/dev/full", write);
    FAIL() << "written";
  } catch (const InputError& e) {
    EXPECT_STREQ(e.what(), "cannot write /dev/full: No space left on device");
  }
}

TEST_F(Delivery, ADirectoryThatCannotBeMadeIsNamed) {
  std::ofstream(directory / "file") << "x";
  ExploreCommand command;
  command.dot = (directory / "file/drawings/").string();
  command.json = (directory / "result.json").string();
  EXPECT_EQ(deliver(result, command, {}, Deadline::max(), out, err), 2);
  EXPECT_EQ(err.str(), "loris: cannot make " + *command.dot + ": Not a directory\n");
  EXPECT_NE(content(directory / "result.json"), "");
}

/// Two methods, the first of which has a violation.
std::vector<Explored> two_explored() {
  std::vector<Explored> explored(2);
  explored[0].target = "A.first()";
  explored[0].result.paths.violating = 1;
  explored[1].target = "A.second()";
  for (Explored& one : explored) {
    one.result.tests_written = 3;
    one.result.replay = ReplayCounts{2, 0, 1, 0};
  }
  return explored;
}

TEST_F(Delivery, ABatchSaysWhatCameOfAllTests) {
  EXPECT_EQ(deliver_batch(two_explored(), {}, {}, Deadline::max(), out, err), 1);
  EXPECT_NE(out.str().find("\ntests   6 written\n"
                           "replay  4 tests run on the JVM, 4 confirmed; 2 not runnable\n"),
            std::string::npos)
      << out.str();
}

TEST_F(Delivery, ADifferenceInABatchIsSaidAndWeighsMoreThanViolations) {
  std::vector<Explored> explored = two_explored();
  explored[1].result.replay->differs = 1;
  EXPECT_EQ(deliver_batch(explored, {}, {Verbosity::Quiet, false, 100}, Deadline::max(), out, err),
            3);
  EXPECT_NE(out.str().find("REPLAY FAILED"), std::string::npos) << out.str();
}

TEST_F(Delivery, AFailedWriteKeepsTheOldFile) {
  const fs::path file = directory / "result.json";
  std::ofstream(file) << "old";
  EXPECT_THROW(write_file(file.string(), [](std::ostream& to) { to.setstate(std::ios::badbit); }),
               InputError);
  EXPECT_EQ(content(file), "old");
  EXPECT_EQ(std::distance(fs::directory_iterator(directory), {}), 1) << "a temporary file is left";
}

TEST(ProgressLine, IsOneLineThatIsErased) {
  std::ostringstream out;
  {
    ProgressLine line(out, 20);
    EXPECT_TRUE(line.keep_going({.paths = 1234, .violations = 2}));
  }
  EXPECT_EQ(out.str(), "\r\033[K1234 paths, 2 viola\r\033[K");
}

TEST(ProgressLine, ShowsNothingWithoutATerminal) {
  std::ostringstream out;
  { EXPECT_TRUE(ProgressLine(out, 0).keep_going({})); }
  EXPECT_EQ(out.str(), "");
}

TEST(ProgressLine, CountsInWords) {
  EXPECT_EQ(
      progress_text({.paths = 1, .open_states = 3, .depth = 7, .queries = 12, .seconds = 0.1}),
      "1 path, 3 open, depth 7, 12 queries, 0 s");
}

TEST(ProgressLine, SaysTheRateTheCoverageAndTheTimeLeft) {
  const Progress progress{.paths = 300,
                          .violations = 1,
                          .open_states = 3,
                          .depth = 7,
                          .queries = 12,
                          .branches_covered = 8,
                          .branches = 10,
                          .seconds = 2};
  EXPECT_EQ(progress_text(progress, 60.0),
            "300 paths (150/s), 1 violation, 3 open, depth 7, 8 of 10 branches, 12 queries, 2 s, "
            "58 s left");
  EXPECT_TRUE(progress_text(progress, 1.0).ends_with(", 0 s left"));
}

}  // namespace
}  // namespace loris
