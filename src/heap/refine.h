#pragma once
#include <optional>
#include <vector>

#include "heap/heap.h"
#include "heap/input_heap.h"
#include "heap/input_symbols.h"
#include "heap/restriction.h"

namespace loris {

/// What a strategy may look at.
struct HeapView {
  const Heap& objects;
  const InputHeap& input;
};

/// A heap in which one more thing is decided.
struct Refined {
  Heap objects;
  InputHeap input;
};

/// How a question about the input may be answered: pairwise disjoint, and together every input in
/// scope that the heap stands for. None at all: no input is left.
using Alternatives = std::vector<Refined>;

/// The decisions of which the lazy strategies are made. Each checks that some input in scope
/// remains (papers/004, section 3; DESIGN 6, points 3 to 5).
class Refiner {
 public:
  Refiner(InputSymbols& symbols, std::vector<ObjectId> enum_constants)
      : symbols_(symbols), types_(symbols.types()), enum_constants_(std::move(enum_constants)) {}

  /// From now on only what it accepts is decided; null for no restriction.
  void restrict_by(Restriction* restriction) { restriction_ = restriction; }

  InputSymbols& symbols() const { return symbols_; }
  TypeUniverse& types() const { return types_; }

  /// What the reference may be, as the state knows it: of a decided one the object's own types.
  TypeSet types_of(HeapView view, SymbolId symbol) const;
  bool is_null(HeapView view, SymbolId symbol) const;
  /// Whether it is known to be null or which object it leads to.
  bool is_decided(HeapView view, SymbolId symbol) const;

  /// Null or not, where both are possible.
  Alternatives null_or_not(HeapView view, SymbolId symbol) const;
  /// Null, a String or box of its own, each object that it may be, a new one.
  Alternatives choose_object(HeapView view, SymbolId symbol) const;
  /// One alternative for each of these disjoint sets of types, in their order; those that are
  /// impossible are left out.
  Alternatives split(HeapView view, SymbolId symbol, const std::vector<TypeSet>& parts) const;
  /// The same for an input object.
  Alternatives split_object(HeapView view, ObjectId object,
                            const std::vector<TypeSet>& parts) const;
  /// The types that an object may have; none when it is not an input object.
  TypeSet object_types(const Heap& objects, ObjectId object) const;

  /// Whether every reference that is not null can still be given an object in scope. What is
  /// chosen for those that are not decided is written into the heap.
  bool complete(Refined& heap) const;

  /// Forgets what was written to input objects; what was read of them stays decided.
  void reset_writes(Heap& objects, const InputHeap& input) const;

  /// The heap with an object for a String, a box or what only a String holds.
  Refined value_of(const Heap& objects, const InputHeap& input, SymbolId symbol,
                   TypeSet types) const;

  /// Whether they are Strings and boxes alone.
  bool is_value(TypeSet set) const;

  /// Two Strings or boxes of the input: the decided answer, if there is one.
  std::optional<bool> compared(HeapView view, ObjectId a, ObjectId b) const;

 private:
  static bool are_apart(const Heap& objects, ObjectId a, ObjectId b);
  std::optional<Refined> narrowed(HeapView view, SymbolId symbol, TypeSet types) const;
  std::optional<Refined> narrowed_object(HeapView view, ObjectId object, TypeSet types) const;
  std::optional<Refined> bound(HeapView view, SymbolId symbol, ObjectId object) const;
  std::optional<Refined> made(HeapView view, SymbolId symbol, TypeSet types, bool counts) const;
  bool accepts(SymbolId symbol, Refined& decided) const;
  bool holds_text(Term cell) const;
  bool is_possible(HeapView view, SymbolId symbol, TypeSet types) const;
  bool may_make(HeapView view, SymbolId symbol, TypeSet types) const;
  bool fits(const Heap& objects, const InputHeap& input, TypeSet extra) const;
  void add_new(HeapView view, SymbolId symbol, TypeSet types, Alternatives& to) const;
  void add_existing(HeapView view, SymbolId symbol, TypeSet types, Alternatives& to) const;
  bool decide_classes(Refined& heap) const;
  bool complete_from(Refined& heap, std::vector<SymbolId>& open) const;

  InputSymbols& symbols_;
  TypeUniverse& types_;
  std::vector<ObjectId> enum_constants_;
  Restriction* restriction_ = nullptr;
};

}  // namespace loris
