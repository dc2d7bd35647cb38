#include "relational/resolve.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "lists.h"

namespace loris::relational {
namespace {

struct ResolveTest : testing::Test {
  Lists lists;

  Usage usage(const std::string& text) {
    Usage usage;
    resolve(parse_specification("test.rel", text), lists.vocabulary(), usage);
    return usage;
  }
  std::string error(const std::string& text) {
    try {
      usage(text);
    } catch (const InputError& e) {
      const std::string all = e.what();
      return all.substr(0, all.find('\n'));
    }
    return "none";
  }
};

TEST_F(ResolveTest, FindsWhatIsSpokenOf) {
  const Usage found = usage("all n: Node | n !in n.^next; this.size <= 7 + 2; no other;");
  ASSERT_EQ(found.references.size(), 1u);
  EXPECT_EQ(found.references[0]->name, "next");
  ASSERT_EQ(found.numbers.size(), 1u);
  EXPECT_EQ(found.numbers[0]->name, "size");
  EXPECT_EQ(found.classes, std::vector<const Class*>{&lists.node});
  EXPECT_EQ(found.roots, (std::set<std::string>{"other", "this"}));
  EXPECT_EQ(found.low, 0);
  EXPECT_EQ(found.high, 7);
  EXPECT_EQ(found.offset, 9);
}

TEST_F(ResolveTest, FindsFieldsOfEveryClassOnTheWay) {
  const Usage found = usage("no this.(first + last).*(next + item);");
  EXPECT_EQ(found.references.size(), 4u);
  EXPECT_EQ(usage("no this.first.~last;").references.size(), 2u);
}

TEST_F(ResolveTest, AcceptsWhatMakesSense) {
  for (const char* text :
       {"this = other;", "this.first = null;", "this.size = #Node;", "this.size = true;",
        "Node in Object;", "all l: java/util/LinkedList | some l.first;", "some thing.Node::next;",
        "let x = this.size | x < 3;", "pred p(x, y) { x.size = y } p(this, 2); p(other, #Node);",
        "some thing.first + thing.next;", "all thing: Node | thing.next = none;"})
    EXPECT_EQ(error(text), "none") << text;
}

TEST_F(ResolveTest, SaysWhatMakesNone) {
  EXPECT_EQ(error("some foo;"), "test.rel:1:6: there is no variable, root or class 'foo'");
  EXPECT_EQ(error("some this.foo;"),
            "test.rel:1:11: there is no field 'foo' in java.util.LinkedList");
  EXPECT_EQ(error("some none.first;"),
            "test.rel:1:11: there is no object here that could have a field 'first'");
  EXPECT_EQ(error("some this.Foo::first;"),
            "test.rel:1:11: there is no variable, root or class 'Foo'");
  EXPECT_EQ(error("some this.Node::first;"),
            "test.rel:1:11: there is no field 'first' in java.util.LinkedList");
  EXPECT_EQ(error("this;"), "test.rel:1:1: expected a formula, found a set of objects");
  EXPECT_EQ(error("this.size;"), "test.rel:1:5: expected a formula, found a number");
  EXPECT_EQ(error("this = 3;"), "test.rel:1:8: expected a set of objects, found a number");
  EXPECT_EQ(error("this < other;"), "test.rel:1:1: expected a number, found a set of objects");
  EXPECT_EQ(error("3 in this;"), "test.rel:1:1: expected a set of objects, found a number");
  EXPECT_EQ(error("(true && true) = true;"),
            "test.rel:1:16: formulas are compared by <=>, expected sets or numbers");
  EXPECT_EQ(error("some 3;"), "test.rel:1:6: expected a set of objects, found a number");
  EXPECT_EQ(error("some true;"), "test.rel:1:6: expected a set of objects, found a formula");
  EXPECT_EQ(error("#3 = 3;"), "test.rel:1:2: expected a set of objects, found a number");
  EXPECT_EQ(error("some this + 3;"), "test.rel:1:13: expected a set of objects, found a number");
  EXPECT_EQ(error("this.size + this = 3;"),
            "test.rel:1:13: expected a number, found a set of objects");
  EXPECT_EQ(error("some 3 & this;"), "test.rel:1:6: expected a set of objects, found a number");
  EXPECT_EQ(error("some this.^size;"),
            "test.rel:1:12: field 'size' is a number, expected a reference");
  EXPECT_EQ(error("some this.(first + size);"),
            "test.rel:1:20: field 'size' is a number, expected a reference");
  EXPECT_EQ(error("all x: 3 | true;"), "test.rel:1:8: expected a set of objects, found a number");
  EXPECT_EQ(error("all x: Node | x;"), "test.rel:1:15: expected a formula, found a set of objects");
  EXPECT_EQ(error("let x = (no this) | true;"),
            "test.rel:1:10: expected a set of objects or a number, found a formula");
  EXPECT_EQ(error("p(this);"), "test.rel:1:1: there is no predicate 'p' before this");
  EXPECT_EQ(error("p(this); pred p(x) { some x }"),
            "test.rel:1:1: there is no predicate 'p' before this");
  EXPECT_EQ(error("pred p(x) { p(x) } p(this);"),
            "test.rel:1:13: there is no predicate 'p' before this");
  EXPECT_EQ(error("pred p(x) { some x } p();"), "test.rel:1:22: predicate p takes 1, found 0");
  EXPECT_EQ(error("pred p(x) { some x } p(3);"),
            "test.rel:1:18: expected a set of objects, found a number");
  EXPECT_EQ(error("pred p(x) { some y } all y: Node | p(y);"),
            "test.rel:1:18: there is no variable, root or class 'y'");
}

TEST_F(ResolveTest, BoundsWhatPredicatesGrowTo) {
  std::string doubling = "pred p0(x) { some x }", nested = doubling;
  for (int i = 1; i < 40; ++i)
    doubling += fmt::format("pred p{0}(x) {{ p{1}(x); p{1}(x) }}", i, i - 1);
  EXPECT_NE(error(doubling + "p39(this);").find("too large when put in place"), std::string::npos);
  for (int i = 1; i < 2000; ++i) nested += fmt::format("pred p{}(x) {{ p{}(x) }}", i, i - 1);
  EXPECT_NE(error(nested + "p1999(this);").find("nest too deeply"), std::string::npos);
}

}  // namespace
}  // namespace loris::relational
