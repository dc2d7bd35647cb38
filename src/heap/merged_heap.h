#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/persistent_array.h"
#include "heap/object.h"

namespace loris {

/// What a state that keeps all aliasings knows beside its objects: what was written through
/// references of the input, newest last, over an initial heap that is never written, and which
/// conditions the path has decided (DESIGN 6, points 1 to 3).
class MergedHeap {
 public:
  /// A write of a field through a reference that may lead to input objects.
  struct Write {
    Term address;
    Value value;
  };
  /// Elements of an array, from `first` on, as they were before all writes that come later.
  struct Slice {
    Term array;
    Value first, count;
  };
  /// A write of the element at `index`: of a value, or of a slice from there on.
  struct ElementWrite {
    Term address;
    Value index, value;
    std::optional<Slice> slice = std::nullopt;
  };
  using Writes = std::vector<Write>;
  using ElementWrites = std::vector<ElementWrite>;

  const Writes& writes(const Field& field) const;
  /// An older write through the same reference counts no more.
  void write(const Field& field, Write write);
  const ElementWrites& element_writes(Storage storage) const;
  /// An older write at the same place counts no more, unless a slice was copied since.
  void write_element(Storage storage, ElementWrite write);
  /// Back to the initial heap.
  void forget_writes();
  template <class Visit>
  void for_each_field(Visit visit) const {
    if (fields_ == nullptr) return;
    for (const auto& [field, writes] : *fields_) visit(*field, writes);
  }

  template <class Visit>
  void for_each_element(Visit visit) const {
    if (elements_ == nullptr) return;
    for (const auto& [storage, writes] : *elements_) {
      for (const ElementWrite& write : writes) visit(write);
    }
  }

  /// Whether the condition holds on this path, if it was decided.
  std::optional<bool> known(Term condition) const;
  void learn(Term condition, bool holds);

  /// The reference that stands for this one and all that the path found equal to it.
  SymbolId leader(SymbolId symbol) const;
  void follow(SymbolId symbol, SymbolId leader);

  /// What valueOf made of terms: names and numbers.
  struct Boxed {
    SymbolId symbol;
    Value number;
  };
  void add_boxed(Boxed boxed);
  /// None when it is another reference.
  std::optional<Value> boxed_number(SymbolId symbol) const;
  /// References of which it was asked whether they are the box that valueOf gives.
  std::vector<SymbolId> asked_kept() const;
  bool asks_kept(SymbolId symbol) const;
  void ask_kept(SymbolId symbol);

  /// References whose objects were read or written, in that order.
  std::uint32_t used_count() const { return count_; }
  SymbolId used(std::uint32_t index) const { return used_.get(index); }
  bool is_used(SymbolId symbol) const { return is_used_.get(symbol.value); }
  void use(SymbolId symbol);
  /// Those of them that lead to an object whatever else is open, in that order.
  std::uint32_t place_count() const { return places_count_; }
  SymbolId place(std::uint32_t index) const { return places_.get(index); }
  void add_place(SymbolId symbol);

 private:
  enum class Known : std::uint8_t { Undecided, True, False };

  std::shared_ptr<const std::vector<std::pair<const Field*, Writes>>> fields_;
  std::shared_ptr<const std::vector<std::pair<Storage, ElementWrites>>> elements_;
  std::shared_ptr<const std::vector<Boxed>> boxed_;
  std::shared_ptr<const std::vector<SymbolId>> kept_;
  PersistentArray<Known> known_;      // by Term
  PersistentArray<SymbolId> leader_;  // by SymbolId; none for itself
  PersistentArray<bool> is_used_;     // by SymbolId
  PersistentArray<SymbolId> used_;    // in their order
  std::uint32_t count_ = 0;
  PersistentArray<bool> is_place_;    // by SymbolId
  PersistentArray<SymbolId> places_;  // in their order
  std::uint32_t places_count_ = 0;
};

}  // namespace loris
