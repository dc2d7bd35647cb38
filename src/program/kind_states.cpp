#include "program/kind_states.h"

#include <algorithm>

namespace loris {
namespace {

// 128 MB, as far beyond what compilers emit as the limit on work.
constexpr std::size_t kMaxSlots = 32'000'000;
constexpr std::size_t kMergeWork = 16;  // of two empty frames
// Calls of one subroutine, times those of the subroutines around it.
constexpr std::size_t kMaxStatesAtOnePlace = 2048;

bool agree(KindSlot a, KindSlot b) { return (a.kind != 'R' && b.kind != 'R') || a == b; }

}  // namespace

KindStates::KindStates(std::size_t code_size, bool has_subroutines)
    : has_subroutines_(has_subroutines), first_(code_size), states_(1) {}

KindStates::Merged KindStates::merge(std::size_t at, std::span<const KindSlot> locals,
                                     std::span<const KindSlot> stack) {
  std::uint32_t last = 0;
  std::size_t count = 0;
  for (std::uint32_t number = first_[at]; number != 0; number = states_[number].next) {
    if (!spend(locals.size() + stack.size() + kMergeWork)) return {0, kTooComplex};
    const State& state = states_[number];
    if (state.depth != stack.size()) return {0, "stacks of different depth meet"};
    if (same_addresses(state, locals, stack)) return merge_into(number, locals, stack);
    last = number;
    ++count;
  }
  if (count == kMaxStatesAtOnePlace) return {0, kTooComplex};
  const Merged added = add(at, locals, stack);
  (last == 0 ? first_[at] : states_[last].next) = added.state;
  return added;
}

bool KindStates::same_addresses(const State& state, std::span<const KindSlot> locals,
                                std::span<const KindSlot> stack) const {
  if (!has_subroutines_) return true;
  const KindSlot* known = slots_.data() + state.slots;
  return std::equal(locals.begin(), locals.end(), known, agree) &&
         std::equal(stack.begin(), stack.end(), known + state.locals, agree);
}

KindStates::Merged KindStates::add(std::size_t at, std::span<const KindSlot> locals,
                                   std::span<const KindSlot> stack) {
  if (slots_.size() + locals.size() + stack.size() > kMaxSlots) return {0, kTooComplex};
  const auto number = static_cast<std::uint32_t>(states_.size());
  states_.push_back({static_cast<std::uint32_t>(at), 0, static_cast<std::uint32_t>(locals.size()),
                     static_cast<std::uint32_t>(stack.size()), slots_.size()});
  slots_.insert(slots_.end(), locals.begin(), locals.end());
  slots_.insert(slots_.end(), stack.begin(), stack.end());
  return {number, {}};
}

KindStates::Merged KindStates::merge_into(std::uint32_t number, std::span<const KindSlot> locals,
                                          std::span<const KindSlot> stack) {
  KindSlot* known = slots_.data() + states_[number].slots;
  if (!std::equal(stack.begin(), stack.end(), known + locals.size())) {
    return {0, "stacks of different kinds meet"};
  }
  bool changed = false;
  for (std::size_t i = 0; i < locals.size(); ++i) {
    if (known[i] == locals[i] || known[i].kind == KindSlot::kUnset) continue;
    known[i] = {};
    changed = true;
  }
  return {changed ? number : 0, {}};
}

std::span<const KindSlot> KindStates::locals(std::uint32_t state) const {
  return {slots_.data() + states_[state].slots, states_[state].locals};
}

std::span<const KindSlot> KindStates::stack(std::uint32_t state) const {
  return {slots_.data() + states_[state].slots + states_[state].locals, states_[state].depth};
}

}  // namespace loris
