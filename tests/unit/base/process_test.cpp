#include "base/process.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "base/input_error.h"

namespace loris {
namespace {

bool always() { return true; }

TEST(Process, GivesTheStatusAndKeepsWhatIsPrinted) {
  const TemporaryDirectory work;
  const std::string log = work.path() + "/log";
  const ProcessEnd end =
      run_process({"sh", "-c", "echo out; echo err >&2; exit 3"}, log, 10, always);
  EXPECT_EQ(end.status, 3);
  EXPECT_FALSE(end.timed_out);
  std::ifstream in(log);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(text, "out\nerr\n");
}

TEST(Process, IsEndedWithItsChildrenWhenTimeIsUpOrSomeoneSaysSo) {
  const TemporaryDirectory work;
  const std::string log = work.path() + "/log";
  EXPECT_TRUE(run_process({"sh", "-c", "sleep 100 & sleep 100"}, log, 0.05, always).timed_out);
  EXPECT_TRUE(run_process({"sleep", "100"}, log, 10, [] { return false; }).interrupted);
}

TEST(Process, GetsNoMoreMemoryThanItMayHave) {
  const TemporaryDirectory work;
  // The pause lets the limit arrive before it asks for 64 MB.
  const std::string asks = "sleep 0.1; exec dd if=/dev/zero of=/dev/null bs=64M count=1";
  const auto status = [&](std::uint64_t bytes) {
    return run_process({"sh", "-c", asks}, work.path() + "/log", 10, always, bytes).status;
  };
  EXPECT_NE(status(32 << 20), 0);
  EXPECT_EQ(status(1 << 30), 0);
}

TEST(Process, AProgramThatIsNotThereIsAnInputError) {
  const TemporaryDirectory work;
  EXPECT_THROW(run_process({"/no/such/program"}, work.path() + "/log", 1, always), InputError);
}

TEST(TemporaryDirectory, IsRemovedWithWhatIsInIt) {
  std::string path;
  {
    const TemporaryDirectory work;
    path = work.path();
    std::ofstream(path + "/file") << "x";
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace loris
