// papers/004, section 3.2: whether a reference is null is decided when it is read, to which object
// it leads when it is used. Until then it is a symbolic location.
#include "heap/strategy.h"

namespace loris {

namespace {

class Lazier final : public HeapStrategy {
 public:
  explicit Lazier(const Refiner& refiner) : refiner_(refiner) {}

  bool decides_on_load() const override { return true; }

  Answer load(HeapView view, SymbolId symbol) const override {
    const TypeUniverse& types = refiner_.types();
    if (refiner_.is_decided(view, symbol) || !types.has_null(refiner_.types_of(view, symbol)))
      return std::nullopt;
    return refiner_.null_or_not(view, symbol);
  }
  Answer object(HeapView view, SymbolId symbol) const override {
    if (refiner_.is_decided(view, symbol)) return std::nullopt;
    return refiner_.choose_object(view, symbol);
  }
  Answer null(HeapView view, SymbolId symbol) const override { return load(view, symbol); }
  Answer type(HeapView view, SymbolId symbol, const std::vector<TypeSet>& parts) const override {
    return refiner_.split(view, symbol, parts);
  }

 private:
  const Refiner& refiner_;
};

}  // namespace

std::unique_ptr<HeapStrategy> make_lazier(const Refiner& refiner) {
  return std::make_unique<Lazier>(refiner);
}

}  // namespace loris
