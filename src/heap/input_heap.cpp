#include "heap/input_heap.h"

#include <algorithm>

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

std::string InputHeap::fresh_name(const std::string& name) {
  auto longer = names_ == nullptr ? std::make_shared<std::vector<std::string>>()
                                  : std::make_shared<std::vector<std::string>>(*names_);
  const auto times = std::count(longer->begin(), longer->end(), name);
  longer->push_back(name);
  names_ = std::move(longer);
  return prefix_ + (times == 0 ? name : name + "#" + std::to_string(times + 1));
}

}  // namespace loris
