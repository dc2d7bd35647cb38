#include "program/kind_frame.h"

#include <algorithm>

#include "base/reversed.h"
#include "program/slot_kinds.h"

namespace loris {
namespace {

char second_half(char kind) { return kind == 'J' ? 'j' : 'd'; }
char first_half(char kind) { return kind == 'j' ? 'J' : 'D'; }

}  // namespace

KindFrame::KindFrame(std::size_t locals, std::size_t max_stack)
    : locals_(locals), stack_(max_stack) {}

void KindFrame::assign(std::span<const KindSlot> locals, std::span<const KindSlot> stack) {
  std::copy(locals.begin(), locals.end(), locals_.begin());
  std::copy(stack.begin(), stack.end(), stack_.begin());
  depth_ = stack.size();
}

bool KindFrame::push(char kind, std::uint16_t address) {
  const unsigned slots = slots_of_letter(kind);
  if (depth_ + slots > stack_.size()) return false;
  if (slots >= 1) stack_[depth_++] = {kind, address};
  if (slots == 2) stack_[depth_++] = {second_half(kind)};
  return true;
}

bool KindFrame::pop(std::string_view kinds) {
  std::size_t depth = depth_;
  for (const char kind : reversed(kinds)) {
    const unsigned slots = slots_of_letter(kind);
    if (slots > depth || stack_[depth - slots].kind != kind) return false;
    depth -= slots;
  }
  depth_ = depth;
  return true;
}

std::string KindFrame::top_kinds(std::size_t count) const {
  std::string kinds;
  for (std::size_t at = depth_; at > 0 && kinds.size() < count;) {
    const KindSlot top = stack_[at - 1];
    kinds += top.is_second_half() ? first_half(top.kind) : top.kind;
    at -= top.is_second_half() ? 2U : 1U;
  }
  std::reverse(kinds.begin(), kinds.end());
  return kinds;
}

void KindFrame::set_local(std::size_t index, char kind, std::uint16_t address) {
  const std::size_t end = index + slots_of_letter(kind);
  if (locals_[index].is_second_half()) locals_[index - 1] = {};
  if (end < locals_.size() && locals_[end].is_second_half()) locals_[end] = {};
  locals_[index] = {kind, address};
  if (end == index + 2) locals_[index + 1] = {second_half(kind)};
}

void KindFrame::forget_address(std::uint16_t address) {
  std::replace(locals_.begin(), locals_.end(), KindSlot{'R', address}, KindSlot{});
}

bool KindFrame::drop(std::size_t slots) {
  if (splits(slots)) return false;
  depth_ -= slots;
  return true;
}

bool KindFrame::duplicate(std::size_t slots, std::size_t under) {
  if (splits(slots) || splits(slots + under) || depth_ + slots > stack_.size()) return false;
  const auto end = stack_.begin() + static_cast<std::ptrdiff_t>(depth_);
  const auto from = end - static_cast<std::ptrdiff_t>(slots);
  const auto to = from - static_cast<std::ptrdiff_t>(under);
  std::copy(from, end, end);
  std::rotate(to, end, end + static_cast<std::ptrdiff_t>(slots));
  depth_ += slots;
  return true;
}

bool KindFrame::swap() {
  if (splits(1) || splits(2)) return false;
  std::swap(stack_[depth_ - 1], stack_[depth_ - 2]);
  return true;
}

}  // namespace loris
