#include "mona/theory.h"

#include <gtest/gtest.h>

#include "worlds.h"

namespace loris::mona {
namespace {

using test::Case;

constexpr const char* kTree = R"(
class Tree {
  this.root(.left|.right)* aliases nothing;
  this.root.parent is null;
  this.root(.left|.right)+.parent not null, expands to nothing, aliases ref.up.up;
})";

TEST(Theory, TreesWithParentLinks) {
  Case tree(test::tree_world(), kTree);
  EXPECT_EQ(tree.allows("this=T:Tree"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=null"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.parent=null"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.parent=A"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.parent=?"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.parent=B:Node"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.parent=A"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.parent=B"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.parent=null"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.parent=?"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.parent=C:Node"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=A"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node A.right=B"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree T.root=A:Node A.left=B:Node B.right=A"), "no");
}

TEST(Theory, AParameterMayPointIntoTheTree) {
  Case tree(test::tree_world(), kTree);
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node N.parent=P:Node P.left=N"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node T.root=A:Node A.left=N"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node T.root=A:Node A.left=N N.parent=A"), "yes");
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node T.root=A:Node A.left=N N.parent=null"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node T.root=A:Node A.left=N A.right=N"), "no");
  EXPECT_EQ(tree.allows("this=T:Tree n=N:Node T.root=N N.parent=P:Node"), "no");
}

TEST(Theory, ListsWithLinksBack) {
  Case list(test::list_world(), R"(
class List {
  this.head(.next)* aliases nothing;
  this.head.prev is null;
  this.head(.next)+.prev not null, expands to nothing, aliases ref.up.up;
  this.last expands to nothing, aliases max this.head(.next)*;
})");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=B:Entry B.prev=A"), "yes");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=B:Entry B.prev=null"), "no");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=A"), "no");
  // The last entry may be found first; none is after it.
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry L.head=A:Entry"), "yes");
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry L.head=null"), "no");
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry Z.next=?"), "no");
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry Z.prev=null L.head=A:Entry"), "no");
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry Z.prev=Y:Entry L.head=Y Y.next=Z"), "yes");
  EXPECT_EQ(list.allows("this=L:List L.last=Z:Entry Z.prev=Y:Entry L.head=Y Y.next=X:Entry"), "no");
}

TEST(Theory, CircularLists) {
  Case list(test::list_world(), R"(
class List {
  this.head not null, aliases nothing;
  this.head(.next)+ not null, aliases this.head;
})");
  EXPECT_EQ(list.allows("this=L:List L.head=null"), "no");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=A"), "yes");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=null"), "no");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=B:Entry B.next=B"), "no");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=B:Entry B.next=A"), "yes");
  EXPECT_EQ(list.allows("this=L:List L.head=A:Entry A.next=B:Entry B.next=C:Entry"), "yes");
}

TEST(Theory, NothingIsRefusedForItsSize) {
  Case list(test::list_world(), "class List { this.head(.next)* aliases nothing; }");
  std::string heap = "this=L:List L.head=a:Entry";
  for (char at = 'a'; at < 'm'; ++at)
    heap += std::string(" ") + at + ".next=" + static_cast<char>(at + 1) + ":Entry";
  EXPECT_EQ(list.allows(heap), "yes");
  EXPECT_EQ(list.allows(heap + " m.next=f"), "no");
}

/// No finite heap does what they ask.
TEST(Theory, RulesMayAllowNothing) {
  Case list(test::list_world(),
            "class List { this.head not null; this.head(.next)* not null, aliases nothing; }");
  EXPECT_EQ(list.allows("this=L:List"), "no");
}

}  // namespace
}  // namespace loris::mona
