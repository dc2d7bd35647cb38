// Each form of rule: a heap that it allows and one that it does not.
#include <gtest/gtest.h>

#include "worlds.h"

namespace loris::mona {
namespace {

using test::Case;

std::string ask(const std::string& rules, const std::string& heap) {
  return Case(test::list_world(), rules).allows(heap);
}

std::string in_list(const std::string& rules, const std::string& heap) {
  return ask("class List { this.head(.next)* aliases nothing; " + rules + " }",
             "this=L:List L.head=A:Entry " + heap);
}

TEST(Rules, NotNull) {
  EXPECT_EQ(ask("this.head not null;", "this=L:List L.head=null"), "no");
  EXPECT_EQ(ask("this.head not null;", "this=L:List L.head=?"), "yes");
  EXPECT_EQ(ask("this.last not null;", "this=L:List L.head=null"), "yes");
}

TEST(Rules, ExpandsToNothing) {
  const std::string rule = "this.last expands to nothing; this.head(.next)*.prev is null;";
  EXPECT_EQ(in_list(rule, "L.last=A"), "yes");
  // May be further down the list; not where the list has no more.
  EXPECT_EQ(in_list(rule, "L.last=B:Entry"), "yes");
  EXPECT_EQ(in_list(rule, "L.last=B:Entry A.next=null"), "no");
}

TEST(Rules, IsNull) {
  EXPECT_EQ(in_list("this.last is null;", "L.last=null"), "yes");
  EXPECT_EQ(in_list("this.last is null;", "L.last=?"), "no");
  EXPECT_EQ(in_list("this.last is null;", "L.last=A"), "no");
}

TEST(Rules, ExpandsToAndAliasesSomeType) {
  test::World world;
  world.cls("N").cls("M").field("N", "next", "N").field("N", "it", "N").root("n", "N");
  // A class M beside N that n.next may be.
  EXPECT_EQ(Case(world, "n(.next)* aliases nothing, expands to N;").allows("n=A:N A.next=B:N"),
            "yes");
  EXPECT_EQ(Case(world, "n(.next)* aliases nothing, expands to M;").allows("n=A:N"), "no");
  EXPECT_EQ(Case(world, "n(.next)* aliases nothing; n.it expands to nothing, aliases some N;")
                .allows("n=A:N A.it=A"),
            "yes");
  EXPECT_EQ(Case(world, "n(.next)* aliases nothing; n.it expands to nothing, aliases some M;")
                .allows("n=A:N A.it=A"),
            "no");
}

TEST(Rules, AliasesPath) {
  const std::string rule = "this.last expands to nothing, aliases this.head.next;";
  EXPECT_EQ(in_list(rule, "A.next=B:Entry L.last=B"), "yes");
  EXPECT_EQ(in_list(rule, "A.next=B:Entry L.last=A"), "no");
  EXPECT_EQ(in_list(rule, "A.next=null L.last=?"), "no");
}

TEST(Rules, NeverAliases) {
  const std::string rule = "this.last expands to nothing, never aliases this.head;";
  EXPECT_EQ(in_list(rule, "A.next=B:Entry L.last=B"), "yes");
  EXPECT_EQ(in_list(rule, "L.last=A"), "no");
}

TEST(Rules, AliasesMax) {
  const std::string rule = "this.last not null, expands to nothing, aliases max this.head(.next)*;";
  EXPECT_EQ(in_list(rule, "L.last=A A.next=null"), "yes");
  EXPECT_EQ(in_list(rule, "L.last=A A.next=?"), "no");
  EXPECT_EQ(in_list(rule, "A.next=B:Entry L.last=B B.next=null"), "yes");
}

/// papers/001, section 3.2: a list that is a parameter.
TEST(Rules, PathsFromARoot) {
  test::World world;
  world.cls("List").field("List", "next", "List").root("list", "List");
  Case circular(world, "list(.next)+ not null; list(.next)+ aliases list;");
  EXPECT_EQ(circular.allows("list=null"), "yes");
  EXPECT_EQ(circular.allows("list=A:List A.next=null"), "no");
  EXPECT_EQ(circular.allows("list=A:List A.next=A"), "yes");
  EXPECT_EQ(circular.allows("list=A:List A.next=B:List"), "yes");
  EXPECT_EQ(circular.allows("list=A:List A.next=B:List B.next=null"), "no");
  EXPECT_EQ(circular.allows("list=A:List A.next=B:List B.next=B"), "no");
  EXPECT_EQ(circular.allows("list=A:List A.next=B:List B.next=A"), "yes");
  EXPECT_EQ(circular.allows("list=A:List A.next=B:List B.next=C:List"), "yes");
}

TEST(Rules, OfTheExistingToolAreAlternatives) {
  const char* text = R"(
resolve begin
{R_ANY}.List:head(.Entry:next)* instanceof Entry aliases nothing;
{R_ANY}.List:last instanceof Entry expands to nothing;
{R_ANY}.List:last instanceof Entry aliases target {$R_ANY}.List:head;
{R_ANY}.List:last instanceof Entry aliases target {$R_ANY}.List:head.Entry:next;
resolve end)";
  EXPECT_EQ(ask(text, "this=L:List L.head=A:Entry L.last=A"), "yes");
  EXPECT_EQ(ask(text, "this=L:List L.head=A:Entry A.next=B:Entry L.last=B"), "yes");
  EXPECT_EQ(ask(text, "this=L:List L.head=A:Entry A.next=B:Entry B.next=C:Entry L.last=C"), "no");
  EXPECT_EQ(ask(std::string("reading conjunction;") + text, "this=L:List L.head=A:Entry L.last=A"),
            "no");
}

/// Rules of a class hold of each of its objects; no list shares with another.
TEST(Rules, OfAClassHoldOfEachObject) {
  test::World world;
  world.cls("List").cls("Entry").field("List", "head", "Entry").field("Entry", "next", "Entry");
  world.root("this", "List", false).root("other", "List");
  Case lists(world, "class List { this.head(.next)* aliases nothing; }");
  EXPECT_EQ(lists.allows("this=L:List other=M:List L.head=A:Entry M.head=B:Entry"), "yes");
  EXPECT_EQ(lists.allows("this=L:List other=M:List L.head=A:Entry M.head=A"), "no");
  EXPECT_EQ(lists.allows("this=L:List other=L L.head=A:Entry"), "yes");
}

/// An element of any type may be an entry that is in no list, or in this one.
TEST(Rules, ReferencesWithoutRulesMayLeadAnywhere) {
  test::World world;
  world.cls("List").cls("Entry").field("List", "head", "Entry").field("Entry", "next", "Entry");
  world.elsewhere("Entry", "Entry").root("this", "List", false);
  Case list(world, "class List { this.head(.next)* aliases nothing; }");
  const hex::Rules& rules = list.rules;
  PartialHeap heap = list.world.heap("this=L:List L.head=A:Entry A.next=B:Entry");
  heap.kinds.push_back({1});  // a third entry, which the element of one of the others is
  const auto of_third = [&](PartialHeap::Decision::Kind kind, Index object) {
    PartialHeap more = heap;
    more.decisions.push_back({4, 1, kind, object});
    return Theory(rules, list.world.vocabulary(), {}).allows(more);
  };
  EXPECT_EQ(of_third(PartialHeap::Decision::Kind::Null, 0), true);
  EXPECT_EQ(of_third(PartialHeap::Decision::Kind::Object, 2), true);  // its next is the head
  EXPECT_EQ(of_third(PartialHeap::Decision::Kind::Object, 4), true);
}

/// Each object is in one of the cases of a sentence.
TEST(Rules, Connectives) {
  const std::string last = "this.last expands to nothing, aliases max this.head(.next)*; ";
  const std::string either = last + "this.head.next is null or this.last not null;";
  EXPECT_EQ(in_list(either, "A.next=null L.last=null"), "yes");
  EXPECT_EQ(in_list(either, "A.next=B:Entry L.last=B"), "yes");
  EXPECT_EQ(in_list(either, "A.next=B:Entry L.last=null"), "no");
  const std::string implied = last + "not this.head.next is null implies this.last not null;";
  EXPECT_EQ(in_list(implied, "A.next=B:Entry L.last=null"), "no");
  EXPECT_EQ(in_list(implied, "A.next=null L.last=null"), "yes");
  const std::string two =
      last + "(this.head.next is null and this.last not null) or (this.last is null);";
  EXPECT_EQ(in_list(two, "A.next=null L.last=A"), "yes");
  EXPECT_EQ(in_list(two, "A.next=B:Entry L.last=null"), "yes");
  EXPECT_EQ(in_list(two, "A.next=B:Entry L.last=B"), "no");
}

/// Entries are in cases of their own.
TEST(Rules, ConnectivesOfEachObject) {
  const std::string rules =
      "class List { this.head(.next)* aliases nothing; }"
      "class Entry { this.prev is null or this.next is null; this.next aliases nothing;"
      " this.prev expands to nothing, aliases ref.up; }";
  const std::string start = "this=L:List L.head=A:Entry ";
  EXPECT_EQ(ask(rules, start + "A.next=null A.prev=A"), "yes");
  EXPECT_EQ(ask(rules, start + "A.next=B:Entry A.prev=null B.next=null B.prev=B"), "yes");
  EXPECT_EQ(ask(rules, start + "A.next=B:Entry A.prev=A"), "no");
  EXPECT_EQ(ask(rules, start + "A.next=B:Entry A.prev=null B.next=C:Entry B.prev=B"), "no");
}

/// A choice at the roots is one for the whole heap.
TEST(Rules, ConnectivesOfRoots) {
  test::World world;
  world.cls("N").field("N", "next", "N").root("a", "N").root("b", "N");
  Case choice(world,
              "a(.next)* aliases nothing; b(.next)* aliases nothing; a is null or b is null;");
  EXPECT_EQ(choice.allows("a=null b=B:N"), "yes");
  EXPECT_EQ(choice.allows("a=A:N b=null"), "yes");
  EXPECT_EQ(choice.allows("a=A:N b=?"), "no");
  EXPECT_EQ(choice.allows("a=A:N A.next=B:N"), "yes");
}

}  // namespace
}  // namespace loris::mona
