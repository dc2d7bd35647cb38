#include "heap/heap.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

/// A class of two cells, made by hand: the heap asks no more of it.
struct HeapTest : testing::Test {
  HeapTest() {
    pair.id = ClassId{7};
    pair.instance_slots = 2;
    ints.id = ClassId{8};
    ints.shape = Class::Shape::Array;
    ints.storage = Storage::Int;
  }
  Class pair, ints;
  Heap heap;
};

TEST_F(HeapTest, NewObjectsAreZero) {
  const ObjectId object = heap.add_instance(pair);
  EXPECT_EQ(heap.at(object).cls(), pair.id);
  EXPECT_EQ(Heap::load(heap.at(object), 1, Kind::Long).as_long(), 0);
  const ObjectId array = heap.add_array(ints, 3);
  EXPECT_EQ(load_element(heap.at(array), 2).as_int(), 0);
  EXPECT_NE(object, array);
}

TEST_F(HeapTest, AWriteAfterACopyIsSeenByOneSideOnly) {
  const ObjectId object = heap.add_instance(pair);
  Heap::store(heap.edit(object), 0, Value::of_int(1));
  Heap copy = heap;
  Heap::store(heap.edit(object), 0, Value::of_int(2));
  EXPECT_EQ(Heap::load(copy.at(object), 0, Kind::Int).as_int(), 1);
  EXPECT_EQ(Heap::load(heap.at(object), 0, Kind::Int).as_int(), 2);
}

TEST_F(HeapTest, WritesInPlaceWhileNothingIsShared) {
  const ObjectId object = heap.add_instance(pair);
  const Object* before = &heap.at(object);
  EXPECT_EQ(&heap.edit(object), before);
  const Heap copy = heap;
  EXPECT_NE(&heap.edit(object), before);
}

TEST_F(HeapTest, CopiesAllocateApart) {
  Heap copy = heap;
  const ObjectId here = heap.add_instance(pair);
  const ObjectId there = copy.add_array(ints, 1);
  EXPECT_EQ(here, there);  // ids are per state
  EXPECT_FALSE(heap.at(here).is_array());
  EXPECT_TRUE(copy.at(there).is_array());
}

TEST_F(HeapTest, ACellHoldsATermOrANumberNeverBoth) {
  const ObjectId object = heap.add_instance(pair);
  Heap::store(heap.edit(object), 1, Value::of_term(Kind::Int, Term{5}));
  EXPECT_TRUE(Heap::load(heap.at(object), 1, Kind::Int).symbolic);
  EXPECT_FALSE(Heap::load(heap.at(object), 0, Kind::Int).symbolic);
  const Heap copy = heap;
  Heap::store(heap.edit(object), 1, Value::of_int(9));
  EXPECT_EQ(Heap::load(heap.at(object), 1, Kind::Int).as_int(), 9);
  EXPECT_FALSE(heap.at(object).has_terms());
  EXPECT_EQ(Heap::load(copy.at(object), 1, Kind::Int).term(), Term{5});
}

TEST_F(HeapTest, ElementsNarrowAsTheArrayStoresThem) {
  Class bytes;
  bytes.id = ClassId{9};
  bytes.shape = Class::Shape::Array;
  bytes.storage = Storage::Byte;
  const ObjectId array = heap.add_array(bytes, 2);
  store_element(heap.edit(array), 0, Value::of_int(0x1ff));
  EXPECT_EQ(load_element(heap.at(array), 0).as_int(), -1);
  EXPECT_EQ(narrow(Storage::Boolean, 2), 0);
  EXPECT_EQ(narrow(Storage::Char, -1), 0xffff);
  EXPECT_EQ(narrow(Storage::Short, 0x8000), -0x8000);
  EXPECT_EQ(narrow(Storage::Int, -7), -7);
}

TEST_F(HeapTest, SweepFreesTheDeadAndUsesTheirIdsAgain) {
  const ObjectId kept = heap.add_instance(pair);
  const ObjectId dropped = heap.add_instance(pair);
  const Heap copy = heap;
  std::vector<bool> live(heap.limit(), false);
  live[kept.value] = true;
  const std::size_t before = heap.live_bytes();
  heap.sweep(live);
  EXPECT_LT(heap.live_bytes(), before);
  EXPECT_EQ(heap.add_array(ints, 4), dropped);
  EXPECT_FALSE(heap.at(kept).is_array());
  EXPECT_FALSE(copy.at(dropped).is_array());  // the copy still has its own
}

TEST_F(HeapTest, AShallowCopyIsUnlocked) {
  const ObjectId original = heap.add_instance(pair);
  Heap::store(heap.edit(original), 0, Value::of_long(42));
  heap.edit(original).set_locks(2);
  const ObjectId clone = heap.add_copy(original);
  EXPECT_EQ(Heap::load(heap.at(clone), 0, Kind::Long).as_long(), 42);
  EXPECT_EQ(heap.at(clone).locks(), 0);
  EXPECT_EQ(heap.at(original).locks(), 2);
}

}  // namespace
}  // namespace loris
