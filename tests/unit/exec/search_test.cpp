#include "exec/search.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

Node node(std::vector<std::uint32_t> choices) {
  Node made;
  made.choices = std::move(choices);
  return made;
}

std::vector<Node> children(const Node& parent, std::uint32_t count) {
  std::vector<Node> all;
  for (std::uint32_t i = 0; i < count; ++i) {
    all.push_back(node(parent.choices));
    all.back().choices.push_back(i);
  }
  return all;
}

/// A tree that never ends at choice 0 and at once at any other: how many ends are met at first.
std::size_t ends_within(Search& search, std::size_t steps) {
  std::vector<Node> roots;
  roots.push_back(node({0}));
  roots.push_back(node({1, 0, 0}));
  search.add(std::move(roots));
  std::size_t ends = 0;
  for (std::size_t i = 0; i < steps && search.size() > 0; ++i) {
    const Node next = search.take();
    if (next.choices.back() == 0)
      search.add(children(next, 2));
    else
      ++ends;
  }
  return ends;
}

TEST(Search, DepthFirstFollowsAPathThatDoesNotEnd) {
  EXPECT_EQ(ends_within(*make_dfs(0), 100), 0U);
}

TEST(Search, DeepeningEndsShortPathsBeforeLongOnes) {
  EXPECT_GT(ends_within(*make_deepening(0), 100), 40U);
}

TEST(Search, DeepeningTakesShortPathsInTheOrderOfDepthFirst) {
  const auto deepening = make_deepening(0), dfs = make_dfs(0);
  for (Search* search : {deepening.get(), dfs.get()}) search->add(children(node({}), 3));
  for (int i = 0; i < 5; ++i) {
    const Node one = deepening->take(), other = dfs->take();
    EXPECT_EQ(one.choices, other.choices);
    deepening->add(children(one, 2));
    dfs->add(children(other, 2));
  }
}

TEST(Search, DeepeningGivesAwayWhatWaits) {
  const auto search = make_deepening(0);
  search->add(children(node(std::vector<std::uint32_t>(100, 0)), 2));
  ASSERT_EQ(search->size(), 2U);
  EXPECT_EQ(search->give_away().choices.back(), 1U);
  EXPECT_EQ(search->take().choices.back(), 0U);
  EXPECT_EQ(search->size(), 0U);
}

}  // namespace
}  // namespace loris
