#include "mona/structure.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "worlds.h"

namespace loris::mona {
namespace {

using test::Case;

/// The message of the refusal; empty when the rules can be expressed.
std::string refusal(const test::World& world, const std::string& text) {
  const hex::Rules rules = hex::parse_rules("r.hex", text);
  try {
    const Structure structure(rules, world.vocabulary());
  } catch (const InputError& e) {
    return e.what();
  }
  return "";
}

TEST(Structure, GraphsAreRefused) {
  const std::string cyclic = "may lead to a new object or back to any of many";
  const auto world = test::tree_world();
  const std::string said = refusal(world, "class Tree { this.root(.left|.right)* not null; }");
  EXPECT_EQ(said.find("r.hex:1:14: mona cannot express this structure: Node:left " + cyclic), 0u)
      << said;
  EXPECT_EQ(said.find('\n'), std::string::npos);
  for (const char* rules : {
           "class Tree { this.root(.left|.right)* aliases some Node; }",
           "class Tree { this.root(.left|.right)* aliases this.root(.left|.right)*; }",
           "class Tree { this.root(.left)* aliases nothing; this.root(.left|.right)* not null; }",
           "class Tree { this.root(.left|.right)* aliases any.left; }",
       })
    EXPECT_NE(refusal(world, rules).find(cyclic), std::string::npos) << rules;
}

TEST(Structure, LinksThatTheTreeDeterminesAreNot) {
  const auto world = test::tree_world();
  for (const char* rules : {
           "class Tree { this.root(.left|.right)* aliases nothing; }",
           "class Tree { this.root(.left)+ aliases this.root; }",
           "class Tree { this.root(.left)* aliases nothing; this.root(.left)*.right is null; }",
           "class Tree { this.root(.left)+ aliases max this.root(.left)*; }",
           "class Tree { this.root not null; }",
           "class Tree { this.root(.left|.right)* expands to nothing; }",
           "n(.left)+ aliases n;",
       })
    EXPECT_EQ(refusal(world, rules), "") << rules;
}

TEST(Structure, ElementsOfArraysAreRefused) {
  EXPECT_EQ(refusal(test::tree_world(), "class Tree { this.root[].left not null; }"),
            "r.hex:1:14: mona cannot express elements of arrays, only fields");
}

TEST(Structure, WhatIsLeftOutIsSaid) {
  const auto world = test::tree_world();
  const hex::Rules rules =
      hex::parse_rules("r.hex",
                       "class Tree {\n"
                       "  not this.root not null;\n"
                       "  this.root not null and this.root aliases nothing;\n"
                       "  this.root not null implies this.root.left not null;\n"
                       "}");
  const Structure structure(rules, world.vocabulary());
  EXPECT_EQ(structure.statements().size(), 2u);
  ASSERT_EQ(structure.unused().size(), 2u);
  EXPECT_EQ(structure.unused()[0],
            "r.hex:2:3: mona leaves this rule out, for no tree can be refused for it");
  EXPECT_EQ(structure.unused()[1].find("r.hex:4:3: mona leaves this rule out"), 0u);
}

TEST(Structure, ManyBranchesGetWaysOfTheirOwn) {
  test::World world;
  world.cls("N").field("N", "a", "N").field("N", "b", "N").field("N", "c", "N");
  world.field("N", "d", "N").root("n", "N");
  const hex::Rules rules = hex::parse_rules("r.hex", "n(.a|.b|.c|.d)* aliases nothing;");
  const Structure structure(rules, world.vocabulary());
  ASSERT_EQ(structure.labels().size(), 2u);
  std::vector<std::string> ways;
  for (const Edge& edge : structure.labels()[1].edges) ways.push_back(edge.way);
  EXPECT_EQ(ways, (std::vector<std::string>{"0", "10", "110", "111"}));
  Case tree(world, "n(.a|.b|.c|.d)* aliases nothing;");
  EXPECT_EQ(tree.allows("n=A:N A.a=B:N A.c=C:N A.d=D:N D.d=E:N A.b=null"), "yes");
  EXPECT_EQ(tree.allows("n=A:N A.a=B:N A.c=C:N A.d=C"), "no");
}

}  // namespace
}  // namespace loris::mona
