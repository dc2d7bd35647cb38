// papers/004, section 3.3: reading a reference decides nothing; it stays a symbolic reference until
// it is compared with null or used.
#include "heap/strategy.h"

namespace loris {

namespace {

class LazierSharp final : public HeapStrategy {
 public:
  explicit LazierSharp(const Refiner& refiner) : refiner_(refiner) {}

  bool decides_on_load() const override { return false; }

  Answer load(HeapView, SymbolId) const override { return std::nullopt; }
  Answer object(HeapView view, SymbolId symbol) const override {
    if (refiner_.is_decided(view, symbol)) return std::nullopt;
    return refiner_.choose_object(view, symbol);
  }
  Answer null(HeapView view, SymbolId symbol) const override {
    const TypeUniverse& types = refiner_.types();
    if (refiner_.is_decided(view, symbol) || !types.has_null(refiner_.types_of(view, symbol)))
      return std::nullopt;
    return refiner_.null_or_not(view, symbol);
  }
  Answer type(HeapView view, SymbolId symbol, const std::vector<TypeSet>& parts) const override {
    return refiner_.split(view, symbol, parts);
  }

 private:
  const Refiner& refiner_;
};

}  // namespace

std::unique_ptr<HeapStrategy> make_lazier_sharp(const Refiner& refiner) {
  return std::make_unique<LazierSharp>(refiner);
}

}  // namespace loris
