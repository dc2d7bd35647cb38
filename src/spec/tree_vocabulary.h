#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "heap/refine.h"
#include "hex/rules.h"
#include "interp/state.h"
#include "mona/partial_heap.h"

namespace loris {

/// A reference at which the input is entered, as rules name it.
struct InputRoot {
  std::string class_name;  // internal, of a static field; else empty
  std::string name;
  SymbolId symbol;
};

/// The classes and fields in scope of which rules speak, and states in these words.
class TreeVocabulary {
 public:
  TreeVocabulary(const hex::Rules& rules, const Refiner& refiner,
                 const std::vector<InputRoot>& roots);

  const mona::Vocabulary& words() const { return words_; }
  /// Whether rules speak of the reference.
  bool is_about(SymbolId symbol) const;
  /// What the state has decided. Objects that are reached from roots that nobody named, such as
  /// Loris.any, are left out.
  mona::PartialHeap read(const State& state) const;

 private:
  using Index = mona::Index;

  void add_fields(const hex::Rules& rules);
  void add_kinds(const hex::Rules& rules, const std::vector<InputRoot>& roots);
  void add_roots(const std::vector<InputRoot>& roots);
  void add_elsewhere();
  std::vector<const Class*> all_classes() const;
  std::vector<const Class*> classes_below(const Class& declared) const;
  std::set<Index> kinds_of(const std::vector<const Class*>& classes) const;
  std::set<Index> kinds_of(TypeSet types) const;
  bool is_from_root(SymbolId symbol) const;

  const Refiner& refiner_;
  InputSymbols& symbols_;
  TypeUniverse& types_;
  mona::Vocabulary words_;
  std::unordered_map<const Class*, Index> kinds_;
  std::unordered_map<const Field*, Index> fields_;
  std::unordered_map<SymbolId, Index> roots_;
};

}  // namespace loris
