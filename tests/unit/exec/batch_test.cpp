#include "exec/batch.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "exec/target_pattern.h"
#include "program/link_error.h"

namespace loris {
namespace {

/// Explorations that need so many seconds each, on a clock of the test's own.
class Batches : public testing::Test {
 protected:
  BatchParts parts() {
    BatchParts made;
    made.seconds = [this] { return now; };
    made.explore = [this](const ExploreOptions& options) {
      const double needed = needs.at(options.target);
      const double given = options.time_limit_seconds.value_or(1e9);
      Result result;
      result.asked.target = options.target;
      result.seconds = std::min(needed, given);
      if (needed > given) {
        result.complete = false;
        result.limits = {{"the time limit", "the exploration", 1}};
      }
      result.interrupted = options.target == interrupted_at;
      now += result.seconds;
      return result;
    };
    return made;
  }

  std::vector<Explored> run(const std::vector<std::string>& targets, std::optional<double> limit) {
    std::vector<ExploreOptions> jobs(targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i) jobs[i].target = targets[i];
    return explore_each(jobs, limit, parts());
  }

  std::map<std::string, double> needs;
  std::string interrupted_at = "none";
  double now = 100;
};

TEST_F(Batches, WhoEndsEarlyLeavesTimeToTheOthers) {
  needs = {{"short", 1}, {"long", 18}};
  const auto done = run({"short", "long"}, 20);
  EXPECT_TRUE(done[0].result.complete);
  EXPECT_TRUE(done[1].result.complete);
  EXPECT_DOUBLE_EQ(now, 119);
}

TEST_F(Batches, WhoComesFirstGetsWhatIsLeftInTheEnd) {
  needs = {{"long", 13}, {"short", 1}};
  const auto done = run({"long", "short"}, 30);
  EXPECT_TRUE(done[0].result.complete);
  needs = {{"long", 17}, {"short", 1}};
  const auto again = run({"long", "short"}, 30);
  EXPECT_FALSE(again[0].result.complete) << "14 s are left, which is less than it had";
}

TEST_F(Batches, TheStoppedAreTriedAgainWithClearlyMore) {
  needs = {{"long", 12}, {"a", 1}, {"b", 1}, {"c", 1}};
  const auto done = run({"long", "a", "b", "c"}, 24);  // 6 s at first, then the 15 that are left
  EXPECT_TRUE(done[0].result.complete);
  EXPECT_DOUBLE_EQ(now, 100 + 6 + 3 + 12);
}

TEST_F(Batches, WithoutALimitEachHasAllTheTime) {
  needs = {{"a", 1000}, {"b", 1}};
  const auto done = run({"a", "b"}, std::nullopt);
  EXPECT_TRUE(done[0].result.complete);
}

TEST_F(Batches, AnInterruptEndsAll) {
  needs = {{"a", 1}, {"b", 1}};
  interrupted_at = "a";
  const auto done = run({"a", "b"}, std::nullopt);
  EXPECT_EQ(done[1].error, "interrupted before its turn");
  EXPECT_FALSE(done[1].is_bad_input);
}

TEST_F(Batches, WhatDoesNotFitOneTargetStopsNoOther) {
  needs = {{"b", 1}};
  BatchParts made = parts();
  const auto explore = made.explore;
  made.explore = [&](const ExploreOptions& options) {
    if (options.target == "a") throw InputError("--post: no such method");
    return explore(options);
  };
  std::vector<ExploreOptions> jobs(2);
  jobs[0].target = "a";
  jobs[1].target = "b";
  const auto done = explore_each(jobs, std::nullopt, made);
  EXPECT_TRUE(done[0].is_bad_input);
  EXPECT_EQ(done[0].error, "--post: no such method");
  EXPECT_TRUE(done[1].result.complete);
}

TEST_F(Batches, SomeAreNotBegunRatherThanAllStopped) {
  std::vector<std::string> many(300, "long");
  needs = {{"long", 9}};
  const auto done = run(many, 2);
  EXPECT_DOUBLE_EQ(now, 102);
  EXPECT_EQ(done[7].result.limits.size(), 1U);
  EXPECT_EQ(done[8].error, "the time limit was met before its turn");
  EXPECT_EQ(done[299].error, "the time limit was met before its turn");
  EXPECT_FALSE(done[299].is_bad_input);
}

TEST_F(Batches, AClassThatIsMissingStopsNoOtherAndIsNoBadInput) {
  BatchParts made = parts();
  made.explore = [&](const ExploreOptions&) -> Result {
    throw LinkError("java/lang/NoClassDefFoundError", "a/Missing");
  };
  const std::vector<ExploreOptions> one(1);
  const auto done = explore_each(one, std::nullopt, made);
  EXPECT_EQ(done[0].error, "class a.Missing is not on the class path");
  EXPECT_FALSE(done[0].is_bad_input);
}

TEST(TargetPattern, EndsInAStar) {
  for (const char* text : {"*", "**", "a.B.*", "a.**"})
    EXPECT_TRUE(is_target_pattern(text)) << text;
  for (const char* text : {"a.B.c", "a*", "a.B.c(int)"}) EXPECT_FALSE(is_target_pattern(text));
}

}  // namespace
}  // namespace loris
