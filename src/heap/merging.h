#pragma once
#include "heap/strategy.h"

namespace loris {

/// A strategy that decides nothing: references stay terms.
class Merging final : public HeapStrategy {
 public:
  Merging(const Refiner& refiner, const Numbering& numbering, bool spreads)
      : merger_(refiner, numbering, spreads) {}

  Merger* merger() override { return &merger_; }
  bool decides_on_load() const override { return false; }
  Answer load(HeapView, SymbolId) const override { return std::nullopt; }
  Answer object(HeapView, SymbolId) const override { return std::nullopt; }
  Answer null(HeapView, SymbolId) const override { return std::nullopt; }
  Answer type(HeapView, SymbolId, const std::vector<TypeSet>&) const override {
    return std::nullopt;
  }

 private:
  Merger merger_;
};

}  // namespace loris
