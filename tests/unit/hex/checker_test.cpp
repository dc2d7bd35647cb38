#include "hex/checker.h"

#include <gtest/gtest.h>

#include "hex/parser.h"

namespace loris::hex {
namespace {

using Event = Checker::Event;
using Truth = Checker::Truth;

struct OneType final : Checker::Types {
  explicit OneType(std::string name) : own(std::move(name)) {}
  Truth is_of(const std::string& type) const override {
    if (own == "?") return Truth::Open;
    return type == own ? Truth::Yes : Truth::No;
  }
  std::string own;
};

/// A list: "head" is the root, references are added by field.
struct Heap {
  explicit Heap(const std::string& text) : checker(parse_rules("a.hex", text)) {}

  Ref root(const std::string& name = "list") { return checker.add_root(name, "Node"); }
  Ref next(Ref base, const std::string& field = "next", const std::string& type = "Node") {
    return checker.add_field(base, "Node", field, type);
  }
  const Checker::Verdict& assume(Event event, Ref ref, Ref object = 0,
                                 const std::string& type = "Node") {
    return checker.check({event, ref, object}, OneType(type), marks);
  }
  bool null(Ref ref) { return assume(Event::Null, ref).limits.empty(); }
  bool expands(Ref ref, const std::string& type = "Node") {
    return assume(Event::Expands, ref, 0, type).limits.empty();
  }
  bool aliases(Ref ref, Ref object, const std::string& type = "Node") {
    return assume(Event::Aliases, ref, object, type).limits.empty();
  }

  Checker checker;
  Marks marks;
};

TEST(Checker, TheCircularListOfThePaper) {
  Heap heap("list(.next)+ not null; list(.next)+ aliases list;");
  const Ref list = heap.root();
  EXPECT_TRUE(heap.null(list)) << "1.1";
  EXPECT_TRUE(heap.expands(list)) << "1.2";
  const Ref second = heap.next(list);
  EXPECT_FALSE(heap.null(second)) << "1.2.1";
  EXPECT_TRUE(heap.aliases(second, list)) << "1.2.2";
  EXPECT_TRUE(heap.expands(second)) << "1.2.3";
  const Ref third = heap.next(second);
  EXPECT_FALSE(heap.null(third)) << "1.2.3.1";
  EXPECT_FALSE(heap.aliases(third, second)) << "1.2.3.2";
  EXPECT_TRUE(heap.aliases(third, list)) << "1.2.3.3";
  EXPECT_TRUE(heap.expands(third)) << "1.2.3.4";
}

TEST(Checker, EachAtomicFormula) {
  Heap heap(
      "list.a expands to nothing; list.b expands to Node; list.c aliases nothing;"
      "list.d aliases some Node; list.e never aliases list;");
  const Ref list = heap.root();
  const Ref a = heap.next(list, "a"), b = heap.next(list, "b"), c = heap.next(list, "c"),
            d = heap.next(list, "d"), e = heap.next(list, "e");
  EXPECT_FALSE(heap.expands(a));
  EXPECT_TRUE(heap.null(a));
  EXPECT_TRUE(heap.aliases(a, list));
  EXPECT_TRUE(heap.expands(b));
  EXPECT_FALSE(heap.expands(b, "Leaf"));
  EXPECT_TRUE(heap.expands(c));
  EXPECT_FALSE(heap.aliases(c, list));
  EXPECT_TRUE(heap.aliases(d, list));
  EXPECT_FALSE(heap.aliases(d, list, "Leaf"));
  EXPECT_FALSE(heap.aliases(e, list));
  EXPECT_TRUE(heap.aliases(e, b));
}

TEST(Checker, AnOpenTypeIsLimited) {
  Heap heap("list.a expands to Node;");
  const Ref a = heap.next(heap.root(), "a");
  const auto& limits = heap.assume(Event::Expands, a, 0, "?").limits;
  ASSERT_EQ(limits.size(), 1u);
  ASSERT_EQ(limits[0].types.size(), 1u);
  EXPECT_EQ(*limits[0].types[0], "Node");
}

TEST(Checker, StaticTypesChooseReferences) {
  Heap heap("any of Node not null;");
  const Ref list = heap.root();
  EXPECT_FALSE(heap.null(list));
  EXPECT_FALSE(heap.null(heap.next(list)));
  EXPECT_TRUE(heap.null(heap.next(list, "tag", "Object")));
}

TEST(Checker, UpIsTheObjectThatHoldsIt) {
  Heap heap("list(.left|.right)+.parent not null, expands to nothing, aliases ref.up.up;");
  const Ref list = heap.root(), left = heap.next(list, "left"), deep = heap.next(left, "right");
  const Ref parent = heap.next(deep, "parent");
  EXPECT_TRUE(heap.aliases(parent, left));
  EXPECT_FALSE(heap.aliases(parent, list));
  EXPECT_FALSE(heap.aliases(parent, deep));
  EXPECT_FALSE(heap.null(parent));
  EXPECT_FALSE(heap.expands(parent));
  EXPECT_TRUE(heap.null(heap.next(list, "parent"))) << "the root's is another matter";
}

TEST(Checker, RulesOfAClassAreSaidOfEachObject) {
  Heap heap("class Node { this.head(.next)+ aliases this.head; }");
  const Ref one = heap.root("one"), two = heap.root("two");
  const Ref head = heap.next(one, "head"), other = heap.next(two, "head");
  const Ref next = heap.next(head);
  EXPECT_TRUE(heap.aliases(next, head));
  const auto& limits = heap.assume(Event::Aliases, next, other).limits;
  ASSERT_EQ(limits.size(), 1u) << "the head of another list";
  EXPECT_EQ(limits[0].anchor, one);
  EXPECT_EQ(*limits[0].class_name, "Node");
}

TEST(Checker, MaximalPathsHaveNoLongerOnes) {
  Heap heap("list.last aliases max list(.next)*;");
  const Ref list = heap.root(), last = heap.next(list, "last");
  const Ref second = heap.next(list), third = heap.next(second);
  EXPECT_TRUE(heap.expands(list));
  EXPECT_TRUE(heap.expands(second));
  const Marks before = heap.marks;
  EXPECT_FALSE(heap.aliases(last, list)) << "the second is longer";
  EXPECT_TRUE(heap.aliases(last, second));
  EXPECT_FALSE(heap.expands(third)) << "then the second would not be the last";
  heap.marks = before;
  EXPECT_TRUE(heap.expands(third)) << "nothing said so here";
  EXPECT_TRUE(heap.aliases(last, third));
}

TEST(Checker, MaximalPathsStartWithTheObjectItself) {
  Heap heap("class Node { this.last aliases max this(.next)*; }");
  const Ref list = heap.root(), last = heap.next(list, "last"), second = heap.next(list);
  EXPECT_TRUE(heap.expands(list));
  EXPECT_TRUE(heap.aliases(last, list));
  EXPECT_FALSE(heap.expands(second));
}

TEST(Checker, SentencesAreRefusedWhenNothingMakesThemTrue) {
  Heap heap("x.a not null or x.b not null;");
  const Ref x = heap.root("x"), a = heap.next(x, "a"), b = heap.next(x, "b");
  EXPECT_TRUE(heap.null(a));
  const Marks first = heap.marks;
  EXPECT_FALSE(heap.null(b));
  heap.marks = {};
  EXPECT_TRUE(heap.null(b));
  heap.marks = first;
  EXPECT_TRUE(heap.expands(b));
}

TEST(Checker, SentencesOfAClassAreOfEachObject) {
  Heap heap("class Node { this.a not null implies this.b not null; not this.c not null; }");
  const Ref x = heap.root("x"), y = heap.root("y");
  EXPECT_TRUE(heap.null(heap.next(x, "a")));
  EXPECT_TRUE(heap.null(heap.next(x, "b"))) << "the premise fails";
  EXPECT_TRUE(heap.null(heap.next(y, "b"))) << "the premise may still fail";
}

TEST(Checker, IffAndNotWaitUntilTheyAreDecided) {
  Heap heap("x.a not null iff not x.b not null;");
  const Ref x = heap.root("x"), a = heap.next(x, "a"), b = heap.next(x, "b");
  EXPECT_TRUE(heap.null(a));
  EXPECT_TRUE(heap.expands(b));
  EXPECT_FALSE(heap.null(b)) << "the left side is false, the right side true";
}

TEST(Checker, AlternativesNeedOneThatHolds) {
  const std::string rules =
      "list.a aliases list; list.a aliases list.b; list.a aliases some Leaf; list.a never aliases "
      "list.c;";
  Heap all(rules), any("reading alternatives; " + rules);
  for (Heap* heap : {&all, &any}) {
    const Ref list = heap->root(), a = heap->next(list, "a"), b = heap->next(list, "b"),
              c = heap->next(list, "c"), d = heap->next(list, "d");
    const bool is_any = heap == &any;
    EXPECT_EQ(heap->aliases(a, list), is_any);
    EXPECT_EQ(heap->aliases(a, b), is_any);
    EXPECT_FALSE(heap->aliases(a, d));
    EXPECT_EQ(heap->aliases(a, d, "Leaf"), is_any);
    EXPECT_FALSE(heap->aliases(a, c, "Leaf")) << "what is forbidden stays so";
    EXPECT_TRUE(heap->expands(a));
  }
}

TEST(Checker, CompanionMethodsAreDueWhenTheirRuleMatches) {
  Heap heap(
      "when list(.next)* is null run A.closed(); when list(.next)+ aliases list run A.round();"
      "when list(.next)* expands to Node run A.grown(ref); when list not null run A.first();");
  const Ref list = heap.root(), next = heap.next(list);
  const auto names = [&](const Checker::Verdict& verdict) {
    std::string text;
    for (const std::uint32_t number : verdict.due)
      text += heap.checker.due(number).trigger->call.method + ' ';
    return text;
  };
  EXPECT_EQ(names(heap.assume(Event::Null, list)), "closed ");
  EXPECT_EQ(names(heap.assume(Event::Expands, list)), "grown first ");
  EXPECT_EQ(names(heap.assume(Event::Expands, next, 0, "Leaf")), "");
  EXPECT_EQ(names(heap.assume(Event::Aliases, next, list)), "round ");
  EXPECT_EQ(names(heap.assume(Event::Aliases, next, next)), "");
}

}  // namespace
}  // namespace loris::hex
