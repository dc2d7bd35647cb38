#include "infer/pattern.h"

#include <gtest/gtest.h>

namespace loris::infer {
namespace {

const PatternBase kTree{PatternBase::Kind::Class, "t/Tree"};

Pattern below_root() { return then_any(then_one({kTree, {}}, {"root"}), {"left", "right"}); }

TEST(Pattern, MatchesWholePaths) {
  EXPECT_TRUE(below_root().matches(Word{"root"}));
  EXPECT_TRUE(below_root().matches(Word{"root", "left", "right"}));
  EXPECT_FALSE(below_root().matches(Word{"left"}));
  EXPECT_FALSE(below_root().matches(Word{"root", "parent"}));
  EXPECT_FALSE(below_root().matches(Word{}));
}

TEST(Pattern, KnowsBeginnings) {
  const Pattern parents = then_one(below_root(), {"parent"});
  EXPECT_TRUE(parents.begins_with(Word{"root", "left"}));
  EXPECT_FALSE(parents.matches(Word{"root", "left"}));
  EXPECT_TRUE(parents.matches(Word{"root", "left", "parent"}));
  EXPECT_FALSE(parents.begins_with(Word{"root", "parent", "left"}));
}

TEST(Pattern, SaysRepetitionsAsRulesDo) {
  EXPECT_EQ(below_root().text(), "this.root(.left|.right)*");
  const Pattern some =
      then_any(then_one({{PatternBase::Kind::Root, "list"}, {}}, {"next"}), {"next"});
  EXPECT_EQ(some.text(), "list(.next)+");
  EXPECT_EQ((Pattern{{PatternBase::Kind::Root, "max"}, {}}).text(), "param max");
  EXPECT_EQ(then_one({{PatternBase::Kind::Any, ""}, {}}, {"next"}).text(), "any.next");
}

}  // namespace
}  // namespace loris::infer
