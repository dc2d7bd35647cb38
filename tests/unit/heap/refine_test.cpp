#include "heap/refine.h"

#include <gtest/gtest.h>

#include "heap/strategy.h"
#include "refining.h"

namespace loris {
namespace {

TEST_F(RefineTest, ASetOfTypesKnowsNullLikeAClass) {
  const TypeSet numbers = types.below(number);
  EXPECT_EQ(types.members(numbers).size(), 2u);
  EXPECT_FALSE(types.has_null(numbers));
  const TypeSet or_null = types.join(numbers, types.null());
  EXPECT_TRUE(types.has_null(or_null));
  EXPECT_EQ(types.minus(or_null, types.null()), numbers);
  EXPECT_EQ(types.meet(or_null, types.only(integer)), types.only(integer));
  EXPECT_FALSE(types.meet(types.only(node), numbers));
  EXPECT_EQ(types.minus(types.only(integer), numbers), TypeSet{});
}

TEST_F(RefineTest, TheUpperClassIsTheNearestOfAll) {
  EXPECT_EQ(&types.upper(types.below(number)), &number);
  EXPECT_EQ(&types.upper(types.join(types.only(node), types.only(integer))), &object);
  EXPECT_EQ(&types.upper(types.only(node)), &node);
}

TEST_F(RefineTest, AReferenceIsNullAnObjectThatIsThereOrANewOne) {
  const SymbolId first = root("a", node), second = root("b", node);
  EXPECT_EQ(choices(first), 2u);  // null, new
  choose(first, 1);
  EXPECT_EQ(choices(second), 3u);  // null, a's, new
  choose(second, 1);
  EXPECT_EQ(heap.input.facts(second).object, heap.input.facts(first).object);
}

TEST_F(RefineTest, AnObjectOfAnotherClassIsNoChoice) {
  const SymbolId first = root("a", big), second = root("b", node);
  choose(first, 1);
  EXPECT_EQ(choices(second), 2u);
}

TEST_F(RefineTest, ScopeBoundsObjectsPerClass) {
  Scope scope;
  scope.n = 1;
  set_up(scope);
  const SymbolId first = root("a", node), second = root("b", node), third = root("c", big);
  choose(first, 1);
  EXPECT_EQ(choices(second), 2u);  // null, a's
  EXPECT_EQ(choices(third), 2u);   // another class has room of its own
}

TEST_F(RefineTest, AClassMayHaveABoundOfItsOwn) {
  Scope scope;
  scope.n = 1;
  scope.objects[&node] = 2;
  set_up(scope);
  const SymbolId first = root("a", node), second = root("b", node), third = root("c", node);
  choose(first, 1);
  EXPECT_EQ(choices(second), 3u);  // null, a's, new
  choose(second, 2);
  EXPECT_EQ(choices(third), 3u);  // null, a's, b's
}

TEST_F(RefineTest, ScopeBoundsTheDepthOfNewObjects) {
  Scope scope;
  scope.k = 0;
  set_up(scope);
  const SymbolId first = root("a", node);
  choose(first, 1);
  EXPECT_EQ(choices(field(first, "next")), 2u);  // null, a's; a new one would be at depth 1
}

TEST_F(RefineTest, ClassesThatAreNotDecidedMustFitTogether) {
  Scope scope;
  scope.n = 1;
  set_up(scope);
  const TypeSet either = types.join(types.only(node), types.only(big));
  const SymbolId a = symbols->root("a", object, either), b = symbols->root("b", object, either),
                 c = symbols->root("c", object, either);
  choose(a, 0);
  choose(b, 1);               // new, for a's object is the first choice
  EXPECT_EQ(choices(c), 2u);  // both classes are taken by then, whichever has which
  Alternatives node_first = refiner->split(view(), a, {types.only(node)});
  ASSERT_EQ(node_first.size(), 1u);
  const HeapView narrowed{node_first[0].objects, node_first[0].input};
  EXPECT_TRUE(refiner->split(narrowed, b, {types.only(node)}).empty());
  EXPECT_EQ(refiner->split(narrowed, b, {types.only(big)}).size(), 1u);
}

TEST_F(RefineTest, ABoxIsNotComparedWithOthersWhenItIsUsed) {
  const SymbolId first = root("a", integer), second = root("b", integer);
  choose(first, 1);
  EXPECT_EQ(choices(second), 2u);  // null or not
  choose(second, 1);
  const ObjectId a = heap.input.facts(first).object, b = heap.input.facts(second).object;
  EXPECT_NE(a, b);
  EXPECT_FALSE(refiner->compared(view(), a, b).has_value());
  heap.input.add_comparison({a, b, true});
  EXPECT_EQ(refiner->compared(view(), a, b), true);
}

TEST_F(RefineTest, SamenessIsAnEquivalence) {
  std::vector<ObjectId> boxes;
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    const SymbolId box = root(name, integer);
    choose(box, 1);
    boxes.push_back(heap.input.facts(box).object);
  }
  const ObjectId a = boxes[0], b = boxes[1], c = boxes[2], d = boxes[3];
  heap.input.add_comparison({a, b, true});
  heap.input.add_comparison({b, c, true});
  heap.input.add_comparison({c, d, false});
  EXPECT_EQ(refiner->compared(view(), a, c), true);
  EXPECT_EQ(refiner->compared(view(), a, d), false);
  EXPECT_FALSE(refiner->compared(view(), a, boxes[4]).has_value());
}

TEST_F(RefineTest, TypesOfAnAliasAreSharedByTheObject) {
  const SymbolId any = root("a", object), link = root("b", node);
  choose(any, 1);
  choose(link, 1);  // a's object, which must be a node then
  EXPECT_EQ(refiner->types_of(view(), any), types.only(node));
}

TEST_F(RefineTest, AReferenceThatIsNotNullIsGivenAnObjectAtTheEnd) {
  const SymbolId first = root("a", node);
  Alternatives parts = refiner->null_or_not(view(), first);
  ASSERT_EQ(parts.size(), 2u);
  heap = std::move(parts[1]);
  EXPECT_FALSE(refiner->is_decided(view(), first));
  ASSERT_TRUE(refiner->complete(heap));
  EXPECT_TRUE(heap.input.facts(first).object);
}

TEST_F(RefineTest, WithoutAnObjectInScopeAReferenceIsNull) {
  Scope scope;
  scope.k = 0;
  set_up(scope);
  const SymbolId list = root("a", big);
  choose(list, 1);
  const SymbolId node_in = symbols->root("n", node, types.only(node));
  EXPECT_EQ(choices(node_in), 1u);
  const SymbolId deep = field(node_in, "next");
  EXPECT_EQ(refiner->null_or_not(view(), deep).size(), 1u);  // null: no node is there to lead to
}

TEST_F(RefineTest, ForgettingWritesKeepsWhatWasDecided) {
  const SymbolId first = root("a", node);
  choose(first, 1);
  const ObjectId id = heap.input.facts(first).object;
  Object& written = heap.objects.edit(id);
  Heap::store(written, 0, Value::of_null());
  written.make_symbolic().changed = true;
  refiner->reset_writes(heap.objects, heap.input);
  EXPECT_EQ(heap.objects.at(id).term_at(0), kUntouched);
  EXPECT_EQ(heap.input.facts(first).object, id);
}

/// When each strategy decides: papers/004, sections 3.1 to 3.3.
TEST_F(RefineTest, StrategiesDifferInWhenTheyDecide) {
  const SymbolId first = root("a", node), second = root("b", node);
  choose(first, 1);
  const auto count = [](const HeapStrategy::Answer& answer) { return answer ? answer->size() : 0; };
  const auto lazy = make_lazy(*refiner), lazier = make_lazier(*refiner),
             sharp = make_lazier_sharp(*refiner);
  EXPECT_EQ(count(lazy->load(view(), second)), 3u);
  EXPECT_EQ(count(lazier->load(view(), second)), 2u);
  EXPECT_EQ(count(sharp->load(view(), second)), 0u);
  EXPECT_EQ(count(sharp->null(view(), second)), 2u);
  EXPECT_EQ(count(sharp->object(view(), second)), 3u);
  EXPECT_EQ(count(lazier->object(view(), second)), 3u);
  EXPECT_EQ(count(lazy->load(view(), first)), 0u);  // decided already
}

}  // namespace
}  // namespace loris
