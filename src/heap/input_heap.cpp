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

const std::vector<AnyValue>& InputHeap::asked() const {
  static const std::vector<AnyValue> kNone;
  return asked_ == nullptr ? kNone : *asked_;
}

void InputHeap::add_asked(AnyValue asked) {
  auto longer = std::make_shared<std::vector<AnyValue>>(this->asked());
  longer->push_back(std::move(asked));
  asked_ = std::move(longer);
}

std::optional<Value> InputHeap::take_answer(std::string_view by, const std::string& said,
                                            std::string_view descriptor) {
  std::vector<bool> taken = taken_ == nullptr ? std::vector<bool>(answers_->size()) : *taken_;
  for (std::size_t i = 0; i < answers_->size(); ++i) {
    const AnyValue& answer = (*answers_)[i];
    if (taken[i] || answer.in != asking_ || answer.by != by) continue;
    if (answer.said != said || answer.descriptor != descriptor) return std::nullopt;
    taken[i] = true;
    taken_ = std::make_shared<const std::vector<bool>>(std::move(taken));
    return answer.value;
  }
  return std::nullopt;
}

std::string InputHeap::next_name(const std::string& name) const {
  std::ptrdiff_t times = names_ == nullptr ? 0 : std::count(names_->begin(), names_->end(), name);
  const bool has_prefix = *prefix_ != '\0';
  if (reserved_ != nullptr && !has_prefix)
    times += std::count(reserved_->begin(), reserved_->end(), name);
  return prefix_ + (times == 0 ? name : name + "#" + std::to_string(times + 1));
}

std::string InputHeap::fresh_name(const std::string& name) {
  std::string fresh = next_name(name);
  auto longer = names_ == nullptr ? std::make_shared<std::vector<std::string>>()
                                  : std::make_shared<std::vector<std::string>>(*names_);
  longer->push_back(name);
  names_ = std::move(longer);
  return fresh;
}

}  // namespace loris
