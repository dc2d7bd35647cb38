#include "relational/arithmetic.h"

#include <algorithm>

namespace loris::relational {

namespace {

Number absolute(Circuit& circuit, const Number& a) {
  return Number::choose(circuit, a.sign(), Number::of(0).minus(circuit, a), a);
}

Number negated_where(Circuit& circuit, Lit condition, const Number& a) {
  return Number::choose(circuit, condition, Number::of(0).minus(circuit, a), a);
}

/// The number, if the bit is set, with zeros below it.
Number partial_product(Circuit& circuit, const Number& a, Lit bit, std::size_t zeros) {
  std::vector<Lit> bits(zeros, kFalse);
  for (const Lit each : a.bits()) bits.push_back(circuit.both(each, bit));
  return Number(std::move(bits));
}

}  // namespace

Number unsigned_part(const Number& a, unsigned width) {
  std::vector<Lit> bits;
  for (unsigned i = 0; i < width; ++i) bits.push_back(a.bit(i));
  bits.push_back(kFalse);
  return Number(std::move(bits)).trimmed();
}

/// The bits of the second say which multiples of the first are added; the sign's is taken away.
Number product(Circuit& circuit, const Number& a, const Number& b, unsigned width) {
  if (b.bits().size() > a.bits().size()) return product(circuit, b, a, width);
  Number sum = Number::of(0);
  const std::size_t last = b.bits().size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    const Number part = partial_product(circuit, a, b.bits()[i], i);
    sum = (i < last ? sum.plus(circuit, part) : sum.minus(circuit, part)).wrapped(width);
  }
  return sum;
}

/// Long division of the absolute values: one bit of the quotient after the other.
std::pair<Number, Number> quotient_and_remainder(Circuit& circuit, const Number& a, const Number& b,
                                                 unsigned width) {
  const Number dividend = absolute(circuit, a), divisor = absolute(circuit, b);
  const auto divisor_width = static_cast<unsigned>(divisor.bits().size());
  std::vector<Lit> quotient(dividend.bits().size() + 1, kFalse);
  Number rest = Number::of(0);
  for (std::size_t i = dividend.bits().size(); i-- > 0;) {
    std::vector<Lit> bits{dividend.bits()[i]};
    bits.insert(bits.end(), rest.bits().begin(), rest.bits().end());
    const Number next(std::move(bits));
    quotient[i] = -next.is_less(circuit, divisor);
    rest = Number::choose(circuit, quotient[i], next.minus(circuit, divisor), next);
    rest = unsigned_part(rest, divisor_width);  // less than the divisor, unless that is zero
  }
  const Lit is_negative = circuit.exclusive(a.sign(), b.sign());
  return {negated_where(circuit, is_negative, Number(std::move(quotient))).wrapped(width),
          negated_where(circuit, a.sign(), rest).wrapped(width)};
}

/// By powers of two, those of the distance's bits.
Number shifted(Circuit& circuit, Shift shift, const Number& a, const Number& distance,
               unsigned width) {
  std::vector<Lit> bits;
  for (unsigned i = 0; i < width; ++i) bits.push_back(a.bit(i));
  const Lit filler = shift == Shift::Right ? a.sign() : kFalse;
  for (unsigned stage = 0; (1U << stage) < width; ++stage) {
    const unsigned by = 1U << stage;
    std::vector<Lit> next;
    for (unsigned i = 0; i < width; ++i) {
      Lit moved = filler;
      if (shift == Shift::Left && i >= by) moved = bits[i - by];
      if (shift != Shift::Left && i + by < width) moved = bits[i + by];
      next.push_back(circuit.choose(distance.bit(stage), moved, bits[i]));
    }
    bits = std::move(next);
  }
  return Number(std::move(bits)).trimmed();
}

Number combined(Circuit& circuit, Bitwise how, const Number& a, const Number& b) {
  std::vector<Lit> bits;
  for (std::size_t i = 0; i < std::max(a.bits().size(), b.bits().size()); ++i) {
    const Lit x = a.bit(i), y = b.bit(i);
    bits.push_back(how == Bitwise::And  ? circuit.both(x, y)
                   : how == Bitwise::Or ? circuit.either(x, y)
                                        : circuit.exclusive(x, y));
  }
  return Number(std::move(bits)).trimmed();
}

}  // namespace loris::relational
