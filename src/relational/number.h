#pragma once
#include <cstdint>
#include <vector>

#include "relational/circuit.h"

namespace loris::relational {

/// A whole number as a circuit has it: two's complement, the lowest bit first, the sign last. What
/// is computed of numbers is as wide as it has to be: nothing wraps.
class Number {
 public:
  /// At least one bit.
  explicit Number(std::vector<Lit> bits) : bits_(std::move(bits)) {}
  static Number of(std::int64_t value);
  /// Any number of so many bits.
  static Number variable(Circuit& circuit, unsigned width);
  /// How many of these are true.
  static Number count(Circuit& circuit, const std::vector<Lit>& inputs);

  Number plus(Circuit& circuit, const Number& other) const;
  Number minus(Circuit& circuit, const Number& other) const;
  /// What is left of it in so many bits, as Java leaves it.
  Number wrapped(unsigned width) const;
  static Number choose(Circuit& circuit, Lit condition, const Number& then,
                       const Number& otherwise);
  Lit is_less(Circuit& circuit, const Number& other) const;
  Lit equals(Circuit& circuit, const Number& other) const;

  const std::vector<Lit>& bits() const { return bits_; }
  /// Those above its own are its sign.
  Lit bit(std::size_t index) const { return index < bits_.size() ? bits_[index] : bits_.back(); }
  Lit sign() const { return bits_.back(); }
  /// The same number without bits that only repeat the sign.
  Number trimmed() const;
  std::int64_t value(const Circuit& circuit) const;

 private:
  static Number sum(Circuit& circuit, const Number& a, const Number& b, Lit carry);
  Number inverted() const;

  std::vector<Lit> bits_;
};

/// How many bits it takes to hold all numbers between these.
unsigned width_of(std::int64_t low, std::int64_t high);

}  // namespace loris::relational
