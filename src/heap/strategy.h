#pragma once
#include <array>
#include <memory>
#include <string_view>

#include "heap/merge.h"

namespace loris {

/// Says what has to be decided when the program uses a reference that came from the input.
///
/// Each answer is a list of refined heaps, pairwise disjoint and together all inputs in scope; the
/// instruction is then run again on each of them. None (nullopt) means that the instruction needs
/// no decision.
class HeapStrategy {
 public:
  using Answer = std::optional<Alternatives>;

  virtual ~HeapStrategy() = default;
  /// Of strategies that answer with terms instead of alternatives: how; null for all others.
  virtual Merger* merger() { return nullptr; }
  /// Whether `load` ever asks for a decision.
  virtual bool decides_on_load() const = 0;
  /// The reference was read from a variable, a field or an element.
  virtual Answer load(HeapView view, SymbolId symbol) const = 0;
  /// It is dereferenced, or compared with another reference.
  virtual Answer object(HeapView view, SymbolId symbol) const = 0;
  /// It is compared with null.
  virtual Answer null(HeapView view, SymbolId symbol) const = 0;
  /// Its type is tested: is it in one of these disjoint sets, which cover what it may be?
  virtual Answer type(HeapView view, SymbolId symbol, const std::vector<TypeSet>& parts) const = 0;
};

struct HeapStrategyRow {
  std::string_view name, help;
  std::unique_ptr<HeapStrategy> (*make)(const Refiner& refiner);
  /// Of those that merge instead.
  std::unique_ptr<HeapStrategy> (*make_merging)(const Refiner& refiner,
                                                const Numbering& numbering) = nullptr;
};

std::unique_ptr<HeapStrategy> make_lazy(const Refiner& refiner);
std::unique_ptr<HeapStrategy> make_lazier(const Refiner& refiner);
std::unique_ptr<HeapStrategy> make_lazier_sharp(const Refiner& refiner);
std::unique_ptr<HeapStrategy> make_pose(const Refiner& refiner, const Numbering& numbering);
std::unique_ptr<HeapStrategy> make_symbolic(const Refiner& refiner, const Numbering& numbering);

inline constexpr std::array kHeapStrategies{
    HeapStrategyRow{"lazy", "when a reference is read: null, each object it may be, or a new one",
                    make_lazy},
    HeapStrategyRow{"lazier", "when it is read: null or not; when it is used: which object",
                    make_lazier},
    HeapStrategyRow{"lazier#", "nothing before it is used: then null, each object, or a new one",
                    make_lazier_sharp},
    HeapStrategyRow{"symbolic", "nothing: a reference is a guarded set of objects", nullptr,
                    make_symbolic},
    HeapStrategyRow{"pose", "nothing: what is read through a reference is an if-then-else term",
                    nullptr, make_pose},
};

}  // namespace loris
