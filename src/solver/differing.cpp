#include "solver/differing.h"

namespace loris {

bool Differing::add(Term a, Term b) {
  const auto before = static_cast<std::uint32_t>(references_.size());
  const Place at_a = place_of(a);
  const Place at_b = place_of(b);
  if (has(others_[at_a], at_b)) return false;
  flip(others_[at_a], at_b);
  if (at_a != at_b) flip(others_[at_b], at_a);
  pairs_.push_back({at_a, at_b, before});
  return true;
}

void Differing::drop_to(std::size_t pairs) {
  for (; pairs_.size() > pairs; pairs_.pop_back()) {
    const Pair& pair = pairs_.back();
    flip(others_[pair.a], pair.b);
    if (pair.a != pair.b) flip(others_[pair.b], pair.a);
    for (; references_.size() > pair.references; references_.pop_back())
      place_[references_.back().id] = 0;
  }
}

bool Differing::contains(Term a, Term b) const {
  const auto is_met = [this](Term term) { return term.id < place_.size() && place_[term.id] != 0; };
  return is_met(a) && is_met(b) && has(others_[place_[a.id] - 1], place_[b.id] - 1);
}

Differing::Place Differing::place_of(Term reference) {
  if (reference.id >= place_.size()) place_.resize(reference.id + 64u);
  std::uint32_t& place = place_[reference.id];
  if (place == 0) {
    references_.push_back(reference);
    place = static_cast<std::uint32_t>(references_.size());
    if (others_.size() < place) others_.emplace_back();
  }
  return place - 1;
}

bool Differing::has(const Bits& bits, Place at) {
  return at / kWord < bits.size() && (bits[at / kWord] >> at % kWord & 1u) != 0;
}

void Differing::flip(Bits& bits, Place at) {
  if (at / kWord >= bits.size()) bits.resize(at / kWord + 1);
  bits[at / kWord] ^= std::uint64_t{1} << at % kWord;
}

}  // namespace loris
