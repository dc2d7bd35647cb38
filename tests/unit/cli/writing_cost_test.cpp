#include "cli/writing_cost.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

PathResult path(Ending ending) {
  PathResult path;
  path.ending = ending;
  path.input = Graph{};
  return path;
}

/// Ten paths, two of them violating, each of which takes a second.
Result slow_result() {
  Result result;
  for (int i = 0; i < 10; ++i)
    result.path_list.push_back(path(i % 5 == 4 ? Ending::Violating : Ending::Normal));
  for (const PathResult& each : result.path_list) {
    if (each.ending == Ending::Violating) result.violations.push_back(each);
  }
  result.writing = {0.5, 1};
  return result;
}

TEST(WritingCost, WhatFitsIsLeftAlone) {
  Result result = slow_result();
  fit_into(result, 10.5);
  EXPECT_EQ(result.path_list.size(), 10u);
  EXPECT_TRUE(result.limits.empty());
}

TEST(WritingCost, PathsWithoutViolationAreLeftOutFirstAndCounted) {
  Result result = slow_result();
  fit_into(result, 5);
  EXPECT_EQ(result.path_list.size(), 4u) << "room for four, of which two violate";
  EXPECT_EQ(result.violations.size(), 2u);
  EXPECT_TRUE(result.violations.back().input);
  ASSERT_EQ(result.limits.size(), 1u);
  EXPECT_EQ(result.limits[0].count, 6u);
}

TEST(WritingCost, ViolationsAreKeptAndMayLoseTheirHeaps) {
  Result result = slow_result();
  fit_into(result, 1.5);
  EXPECT_EQ(result.violations.size(), 2u);
  EXPECT_TRUE(result.violations[0].input);
  EXPECT_FALSE(result.violations[1].input);
  EXPECT_EQ(result.limits.size(), 2u);
}

TEST(WritingCost, IsMeasured) {
  ExploreCommand command;
  command.options.target = "T.m()";
  command.json = "-";
  const std::vector<PathResult> paths(2'000, path(Ending::Violating));
  const WritingCost cost = WritingSample(command).cost(paths, "T.m()");
  EXPECT_GT(cost.of(1), 0);
  EXPECT_GT(cost.of(1'000'000), cost.of(1));
}

}  // namespace
}  // namespace loris
