#include "term/assignment.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

TEST(Assignment, KeepsTheFirstValueThatIsEmplaced) {
  Assignment values;
  EXPECT_TRUE(values.emplace(Term{5}, 50).second);
  EXPECT_FALSE(values.emplace(Term{5}, 51).second);
  EXPECT_EQ(values.at(Term{5}), 50U);
  values.insert_or_assign(Term{5}, 51);
  EXPECT_EQ(values.at(Term{5}), 51U);
}

TEST(Assignment, FindsWhateverTheOrderOfInsertion) {
  Assignment values{{Term{9}, 90}, {Term{1}, 10}, {Term{5}, 50}};
  values[Term{3}] = 30;
  for (const std::uint32_t id : {1U, 3U, 5U, 9U}) EXPECT_EQ(values.at(Term{id}), 10 * id);
  for (const std::uint32_t id : {2U, 4U, 10U}) EXPECT_FALSE(values.contains(Term{id}));
  EXPECT_EQ(values.size(), 4U);
}

TEST(Assignment, EqualWhenTheSameVariablesHaveTheSameValues) {
  const Assignment one{{Term{1}, 10}, {Term{2}, 20}};
  EXPECT_EQ(one, (Assignment{{Term{2}, 20}, {Term{1}, 10}}));
  EXPECT_NE(one, (Assignment{{Term{1}, 10}}));
}

}  // namespace
}  // namespace loris
