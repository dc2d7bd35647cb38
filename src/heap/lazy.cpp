// papers/004, section 3.1: a reference is decided when it is first read.
#include "heap/strategy.h"

namespace loris {

namespace {

class Lazy final : public HeapStrategy {
 public:
  explicit Lazy(const Refiner& refiner) : refiner_(refiner) {}

  bool decides_on_load() const override { return true; }

  Answer load(HeapView view, SymbolId symbol) const override {
    if (refiner_.is_decided(view, symbol)) return std::nullopt;
    return refiner_.choose_object(view, symbol);
  }
  Answer object(HeapView view, SymbolId symbol) const override { return load(view, symbol); }
  Answer null(HeapView view, SymbolId symbol) const override { return load(view, symbol); }
  Answer type(HeapView view, SymbolId symbol, const std::vector<TypeSet>& parts) const override {
    if (Answer undecided = load(view, symbol)) return undecided;
    return refiner_.split(view, symbol, parts);
  }

 private:
  const Refiner& refiner_;
};

}  // namespace

std::unique_ptr<HeapStrategy> make_lazy(const Refiner& refiner) {
  return std::make_unique<Lazy>(refiner);
}

}  // namespace loris
