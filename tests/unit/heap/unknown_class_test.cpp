// References for which no class is in scope.
#include <gtest/gtest.h>

#include "refining.h"

namespace loris {
namespace {

struct UnknownClassTest : RefineTest {
  UnknownClassTest() { make_symbols({}); }

  void make_symbols(Scope scope) {
    symbols = std::make_unique<InputSymbols>(program, terms, open_types, scope);
    refiner = std::make_unique<Refiner>(*symbols, std::vector<ObjectId>{});
    heap = {};
  }
  SymbolId open_root(const std::string& name, const Class& declared) {
    return symbols->root(name, declared,
                         open_types.join(open_types.led_to(declared), open_types.null()));
  }

  const Class& map = program.load("java/util/Map");
  const Class& runnable = program.load("java/lang/Runnable");
  const Class& list = program.load("java/util/AbstractList");
  const Class& stream = program.load("java/io/InputStream");
  const Class& any = program.define_unknown({&object});
  const Class& some_list = program.define_unknown({&list});
  const Class& some_stream = program.define_unknown({&stream});
  TypeUniverse open_types{
      program, {&object, &node, &integer, &big, &text}, {}, {&any, &some_list, &some_stream}};
};

TEST_F(UnknownClassTest, ReferencesWithAClassInScopeDoNotLeadToUnknownOnes) {
  EXPECT_EQ(open_types.led_to(object), open_types.below(object));
  EXPECT_EQ(open_types.led_to(number), open_types.below(number));
  EXPECT_FALSE(open_types.meet(open_types.led_to(object), open_types.unknown()));
}

TEST_F(UnknownClassTest, AnInterfaceMayBeImplementedByAnyOfThem) {
  EXPECT_EQ(open_types.led_to(map), open_types.unknown());
  EXPECT_EQ(open_types.led_to(map), open_types.led_to(runnable));
}

TEST_F(UnknownClassTest, UnrelatedClassesHaveNoObjectInCommon) {
  EXPECT_EQ(open_types.led_to(list), open_types.only(some_list));
  EXPECT_FALSE(open_types.meet(open_types.led_to(list), open_types.led_to(stream)));
}

TEST_F(UnknownClassTest, TheyAreNullOldOrNew) {
  const SymbolId a = open_root("a", map), b = open_root("b", runnable);
  EXPECT_EQ(choices(a), 2u);
  choose(a, 1);
  EXPECT_TRUE(program.at(heap.objects.at(heap.input.facts(a).object).cls()).is_unknown());
  EXPECT_EQ(choices(b), 3u);
  choose(b, 1);
  EXPECT_EQ(heap.input.facts(a).object, heap.input.facts(b).object);
}

TEST_F(UnknownClassTest, TheScopeCountsThem) {
  Scope one;
  one.n = 1;
  make_symbols(one);
  const SymbolId a = open_root("a", list), b = open_root("b", list);
  choose(a, 1);
  EXPECT_EQ(choices(b), 2u);
}

TEST_F(UnknownClassTest, SaysThatItIsAssumed) {
  open_root("a", map);
  EXPECT_EQ(symbols->assumptions().size(), 1u);
  EXPECT_NE(symbols->assumptions().begin()->find("null or of an unknown class"), std::string::npos);
  EXPECT_TRUE(symbols->has_unknown());
}

}  // namespace
}  // namespace loris
