#include "hex/type_check.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "classfile/java_tools.h"
#include "hex/parser.h"

namespace loris::hex {
namespace {

constexpr const char* kSource = R"(
package t;
class Tree {
  Node root;
  int size;
  String name;
  Object tag;
  Node[] table;
  int[] numbers;
  static Tree shared;
  static class Node { Node left, right, parent; int key; }
  static class Leaf extends Node { Node extra; }
}
class Size {
  static int count;
  static void grown(Tree tree) { ++count; }
  static void closed() {}
  static void both(Tree tree, Tree.Node node) {}
  static void many(Tree tree) {}
  static void many(String text) {}
  static int wrong() { return 0; }
  static void number(int n) {}
  void instance() {}
}
)";

struct TypeCheckTest : testing::Test {
  Rules checked(const std::string& text, const Roots* roots = nullptr) {
    Rules rules = parse_rules("a.hex", text);
    check_types(rules, program, roots);
    return rules;
  }
  Rules in_tree(const std::string& rules) { return checked("class t.Tree { " + rules + " }"); }

  std::string error_of(const std::string& text, const Roots* roots = nullptr) {
    try {
      checked(text, roots);
    } catch (const InputError& e) {
      return std::string(e.what()).substr(6);
    }
    return "no error";
  }
  std::string error_in_tree(const std::string& rules) {
    return error_of("class t.Tree {\n" + rules + "\n}");
  }

  const Jdk jdk = find_jdk({});
  Program program{
      open_class_path({test::compile_java({{"Tree.java", kSource}}).string()}, jdk.feature),
      open_jdk(jdk), jdk.feature};
};

TEST_F(TypeCheckTest, NamesBecomeInternal) {
  const Rules rules = in_tree("this.root expands to Node; this.root.Node:left aliases nothing;");
  EXPECT_EQ(rules.rules[0].class_name, "t/Tree");
  EXPECT_EQ(rules.rules[0].atoms[0].type, "t/Tree$Node");
  EXPECT_EQ(rules.rules[1].atoms[0].path.steps.parts[1].class_name, "t/Tree$Node");
}

TEST_F(TypeCheckTest, AFieldIsGivenTheClassThatDeclaresIt) {
  const Rules rules = in_tree("this.root.Leaf:left not null; this.root.Leaf:extra not null;");
  EXPECT_EQ(rules.rules[0].atoms[0].path.steps.parts[1].class_name, "t/Tree$Node");
  EXPECT_EQ(rules.rules[1].atoms[0].path.steps.parts[1].class_name, "t/Tree$Leaf");
}

TEST_F(TypeCheckTest, NamesAreFoundByPackageStatementAndBlock) {
  EXPECT_EQ(checked("package t; class Tree { this.root not null; }").rules[0].class_name, "t/Tree");
  EXPECT_EQ(in_tree("this.tag expands to Integer;").rules[0].atoms[0].type, "java/lang/Integer");
  EXPECT_EQ(in_tree("this.tag expands to Size;").rules[0].atoms[0].type, "t/Size");
  EXPECT_EQ(checked("class t.Tree.Node { this.left not null; }").rules[0].class_name,
            "t/Tree$Node");
}

TEST_F(TypeCheckTest, PathsThroughArraysAndObjectsAreFine) {
  in_tree("this.table[].left not null;");
  in_tree("this.tag.t/Tree:root not null;");
  in_tree("this.tag[] not null;");
  checked("static t.Tree:shared.root not null;");
  checked("any.t/Tree:root not null; list.next not null;");
}

TEST_F(TypeCheckTest, CallsAreGivenTheirDescriptor) {
  const Rules rules = in_tree(
      "when this.root is null run Size.grown(this);"
      "when this.root expands run Size.both(this, ref);"
      "when this.root not null run Size.closed();");
  EXPECT_EQ(rules.triggers[0].call.class_name, "t/Size");
  EXPECT_EQ(rules.triggers[0].call.descriptor, "(Lt/Tree;)V");
  EXPECT_EQ(rules.triggers[1].call.descriptor, "(Lt/Tree;Lt/Tree$Node;)V");
  EXPECT_EQ(rules.triggers[2].call.descriptor, "()V");
}

TEST_F(TypeCheckTest, RootsAreThoseOfTheTarget) {
  const Roots roots{{"this", &program.load("t/Tree")},
                    {"node", &program.load("t/Tree$Node")},
                    {"n", &program.primitive('I')}};
  checked("this.root aliases node;", &roots);
  EXPECT_EQ(error_of("list.next not null;", &roots),
            "1:1: the target has no parameter list; it has n, node");
  EXPECT_EQ(error_of("n not null;", &roots),
            "1:1: parameter n is of type int, expected a reference");
  EXPECT_EQ(error_of("node.next not null;", &roots),
            "1:6: t.Tree$Node has no field next; that of a subclass is written .CLASS:next");
  EXPECT_EQ(error_of("static t.Tree:shared not null;", &roots),
            "1:1: t.Tree.shared is no input: it is one with --symbolic-statics, where it is not "
            "final and its class is on the class path");
  const Roots none;
  EXPECT_EQ(error_of("this.a not null;", &none), "1:1: the target is static and has no receiver");
}

TEST_F(TypeCheckTest, EachError) {
  EXPECT_EQ(error_of("class t.Three { this.a not null; }"),
            "1:7: there is no class t.Three on the class path or in the JDK");
  EXPECT_EQ(error_in_tree("this.rot not null;"),
            "2:6: t.Tree has no field rot; that of a subclass is written .CLASS:rot");
  EXPECT_EQ(error_in_tree("this.root.Node:lft not null;"),
            "2:11: class t.Tree$Node has no field lft");
  EXPECT_EQ(error_in_tree("this.root.t/Tree:root not null;"),
            "2:11: the path leads to t.Tree$Node here, which has no field of t.Tree");
  EXPECT_EQ(error_in_tree("this.size not null;"),
            "2:6: t.Tree.size is a number, expected a reference");
  EXPECT_EQ(error_in_tree("this.root[] not null;"),
            "2:10: the path leads to t.Tree$Node here, expected an array of references");
  EXPECT_EQ(error_in_tree("this.numbers[] not null;"),
            "2:13: the path leads to [I here, expected an array of references");
  EXPECT_EQ(error_in_tree("this not null;"),
            "2:1: 'this' is an object, expected a step to one of its references");
  EXPECT_EQ(error_in_tree("this.root of Tree not null;"),
            "2:1: no reference of this path is declared as t.Tree; there is t.Tree$Node");
  EXPECT_EQ(error_in_tree("this.root expands to Size;"),
            "2:22: a reference of this path is never of type t.Size: it is declared as "
            "t.Tree$Node");
  EXPECT_EQ(error_in_tree("this.root aliases some Size;"),
            "2:24: a reference of this path is never of type t.Size: it is declared as "
            "t.Tree$Node");
  EXPECT_EQ(error_in_tree("this.root aliases this;"),
            "2:19: this path leads to t.Tree, the one on the left to t.Tree$Node");
  EXPECT_EQ(error_in_tree("this.root aliases ref;"),
            "2:19: this is the reference itself, expected 'up' after it");
  EXPECT_EQ(error_in_tree("static Tree:shared aliases this;"),
            "2:28: the left side starts elsewhere and finds no object that this could be");
  EXPECT_EQ(error_in_tree("this.name aliases some String;"),
            "2:1: Strings and boxes have no identity in inputs, expected a path to others");
  EXPECT_EQ(error_of("static t.Tree:root not null;"), "1:1: class t.Tree has no static field root");
}

TEST_F(TypeCheckTest, EachErrorOfACall) {
  const auto error = [&](const std::string& call) {
    return error_in_tree("when this.root expands run " + call + ";");
  };
  EXPECT_EQ(error("Sise.grown(this)"),
            "2:28: there is no class Sise on the class path or in the JDK");
  EXPECT_EQ(error("Size.grwn(this)"), "2:28: class t.Size has no static method grwn");
  EXPECT_EQ(error("Size.instance()"), "2:28: class t.Size has no static method instance");
  EXPECT_EQ(error("Size.grown()"),
            "2:28: no static method grown of class t.Size takes 0 arguments");
  EXPECT_EQ(error("Size.many(this)"),
            "2:28: class t.Size has several methods many with 1 parameters");
  EXPECT_EQ(error("Size.wrong()"), "2:28: method wrong returns something, expected void");
  EXPECT_EQ(error("Size.number(this)"), "2:40: method number takes a int here");
  EXPECT_EQ(error("Size.grown(ref)"), "2:39: method grown takes a t.Tree here");
  EXPECT_EQ(error("Size.grown(this.root)"),
            "2:44: an argument is an object that the rule names, expected no step");
  EXPECT_EQ(error("Size.grown(any)"), "2:39: an argument is one object, expected another root");
  EXPECT_EQ(error_of("trigger begin {R_ANY}.t/Tree:root instanceof t/Tree$Node null triggers "
                     "t/Size:(I)V:grown; trigger end"),
            "1:72: no static method grown of class t.Size is grown(I)V");
  EXPECT_EQ(error_of("trigger begin {R_ANY}.t/Tree:root instanceof t/Tree$Node null triggers "
                     "t/Size:(Lt/Tree;)V:grown; trigger end"),
            "1:72: method grown takes 1 argument, and 0 are given");
}

TEST_F(TypeCheckTest, SaysWhatIsThere) {
  EXPECT_EQ(summary(in_tree("this.root not null; when this.root expands run Size.closed();")),
            "a.hex: 1 rule, 1 companion method, 1 class with a block; read as a conjunction");
}

}  // namespace
}  // namespace loris::hex
