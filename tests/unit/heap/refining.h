#pragma once
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "heap/refine.h"

namespace loris {

/// Classes of the library serve as inputs: a list node with an Object item and two links.
struct RefineTest : testing::Test {
  RefineTest() { set_up({}); }

  void set_up(Scope scope) {
    symbols = std::make_unique<InputSymbols>(program, terms, types, scope);
    refiner = std::make_unique<Refiner>(*symbols, std::vector<ObjectId>{});
    heap = {};
  }

  HeapView view() const { return {heap.objects, heap.input}; }
  SymbolId root(const std::string& name, const Class& declared) {
    return symbols->root(name, declared, types.join(types.below(declared), types.null()));
  }
  SymbolId field(SymbolId origin, std::string_view name) {
    for (const Field& declared : node.fields) {
      if (declared.name == name) return symbols->of(symbols->field(origin, declared).term());
    }
    ADD_FAILURE() << "no field " << name;
    return {};
  }
  void choose(SymbolId symbol, std::size_t alternative) {
    Alternatives all = refiner->choose_object(view(), symbol);
    ASSERT_LT(alternative, all.size());
    heap = std::move(all[alternative]);
  }
  std::size_t choices(SymbolId symbol) { return refiner->choose_object(view(), symbol).size(); }

  const Jdk jdk = find_jdk({});
  Program program{{}, open_jdk(jdk), jdk.feature};
  TermStore terms;
  const Class& object = program.object_class();
  const Class& node = program.load("java/util/LinkedList$Node");
  const Class& number = program.load("java/lang/Number");
  const Class& integer = program.load("java/lang/Integer");
  const Class& big = program.load("java/math/BigInteger");
  const Class& text = program.load("java/lang/String");
  TypeUniverse types{program, {&object, &node, &integer, &big, &text}};
  std::unique_ptr<InputSymbols> symbols;
  std::unique_ptr<Refiner> refiner;
  Refined heap;
};

}  // namespace loris
