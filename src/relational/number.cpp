#include "relational/number.h"

#include <algorithm>

namespace loris::relational {

unsigned width_of(std::int64_t low, std::int64_t high) {
  unsigned width = 1;
  while (width < 64 && ((low >> (width - 1)) < -1 || (high >> (width - 1)) > 0)) ++width;
  return width;
}

Number Number::of(std::int64_t value) {
  std::vector<Lit> bits;
  const unsigned width = width_of(value, value);
  for (unsigned i = 0; i < width; ++i) bits.push_back(constant((value >> i & 1) != 0));
  return Number(std::move(bits));
}

Number Number::variable(Circuit& circuit, unsigned width) {
  std::vector<Lit> bits;
  for (unsigned i = 0; i < width; ++i) bits.push_back(circuit.variable());
  return Number(std::move(bits));
}

/// Halves are counted and added.
Number Number::count(Circuit& circuit, const std::vector<Lit>& inputs) {
  std::vector<Number> parts;
  for (const Lit input : inputs) {
    if (input != kFalse) parts.push_back(Number({input, kFalse}));
  }
  if (parts.empty()) return of(0);
  while (parts.size() > 1) {
    std::vector<Number> sums;
    for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
      sums.push_back(parts[i].plus(circuit, parts[i + 1]));
    if (parts.size() % 2 == 1) sums.push_back(parts.back());
    parts = std::move(sums);
  }
  return parts[0];
}

Number Number::sum(Circuit& circuit, const Number& a, const Number& b, Lit carry) {
  const std::size_t width = std::max(a.bits_.size(), b.bits_.size()) + 1;
  std::vector<Lit> bits;
  for (std::size_t i = 0; i < width; ++i) {
    const Lit x = a.bit(i), y = b.bit(i), one = circuit.exclusive(x, y);
    bits.push_back(circuit.exclusive(one, carry));
    carry = circuit.either(circuit.both(x, y), circuit.both(one, carry));
  }
  return Number(std::move(bits)).trimmed();
}

Number Number::trimmed() const {
  std::vector<Lit> bits = bits_;
  while (bits.size() > 1 && bits.back() == bits[bits.size() - 2]) bits.pop_back();
  return Number(std::move(bits));
}

Number Number::inverted() const {
  std::vector<Lit> bits;
  for (const Lit bit : bits_) bits.push_back(-bit);
  return Number(std::move(bits));
}

Number Number::plus(Circuit& circuit, const Number& other) const {
  return sum(circuit, *this, other, kFalse);
}

Number Number::minus(Circuit& circuit, const Number& other) const {
  return sum(circuit, *this, other.inverted(), kTrue);
}

Number Number::wrapped(unsigned width) const {
  std::vector<Lit> bits(
      bits_.begin(),
      bits_.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(width, bits_.size())));
  return Number(std::move(bits));
}

Number Number::choose(Circuit& circuit, Lit condition, const Number& then,
                      const Number& otherwise) {
  std::vector<Lit> bits;
  for (std::size_t i = 0; i < std::max(then.bits_.size(), otherwise.bits_.size()); ++i)
    bits.push_back(circuit.choose(condition, then.bit(i), otherwise.bit(i)));
  return Number(std::move(bits));
}

Lit Number::is_less(Circuit& circuit, const Number& other) const {
  return minus(circuit, other).bits_.back();
}

Lit Number::equals(Circuit& circuit, const Number& other) const {
  std::vector<Lit> equal;
  for (std::size_t i = 0; i < std::max(bits_.size(), other.bits_.size()); ++i)
    equal.push_back(circuit.same(bit(i), other.bit(i)));
  return circuit.all_of(std::move(equal));
}

std::int64_t Number::value(const Circuit& circuit) const {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < 64; ++i)
    value |= static_cast<std::uint64_t>(circuit.value(bit(i)) ? 1 : 0) << i;
  return static_cast<std::int64_t>(value);
}

}  // namespace loris::relational
