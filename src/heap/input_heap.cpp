#include "heap/input_heap.h"

namespace loris {

const std::vector<InputHeap::Comparison>& InputHeap::comparisons() const {
  static const std::vector<Comparison> kNone;
  return comparisons_ == nullptr ? kNone : *comparisons_;
}

void InputHeap::add_comparison(Comparison comparison) {
  auto longer = std::make_shared<std::vector<Comparison>>(comparisons());
  longer->push_back(comparison);
  comparisons_ = std::move(longer);
}

}  // namespace loris
