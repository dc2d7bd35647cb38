#include "term/range.h"
#include "term/rewrite_rules.h"

namespace loris {
namespace {

Term constant_like(TermStore& terms, Term like, std::int64_t value) {
  return terms.sort(like) == Sort::Int ? terms.int_constant(static_cast<std::int32_t>(value))
                                       : terms.long_constant(value);
}

bool is_number(const TermStore& terms, Term term, std::int64_t value) {
  return terms.is_constant(term) && number_of(terms, term) == value;
}

bool is_least(const TermStore& terms, Term constant) {
  return number_of(terms, constant) == (terms.sort(constant) == Sort::Int ? INT32_MIN : INT64_MIN);
}

/// The divisor c of a product (x / c) * c, none if it is something else.
Term divisor_of(TermStore& terms, Term product, Term x) {
  if (terms.op(product) != TermOp::Mul) return {};
  const Term c = terms.operand(product, 1);
  if (!terms.is_constant(c) || number_of(terms, c) <= 1) return {};
  return terms.make(TermOp::Div, x, c) == terms.operand(product, 0) ? c : Term{};
}

Term rewrite_difference(TermStore& terms, Term a, Term b) {
  // x - x -> 0
  if (a == b) return constant_like(terms, a, 0);
  // 0 - x -> -x
  if (is_number(terms, a, 0)) return terms.make(TermOp::Neg, b);
  // x - (x / 7) * 7 -> x % 7, (x / 7) * 7 - x -> -(x % 7)
  if (const Term c = divisor_of(terms, b, a)) return terms.make(TermOp::Rem, a, c);
  if (const Term c = divisor_of(terms, a, b))
    return terms.make(TermOp::Neg, terms.make(TermOp::Rem, b, c));
  return {};
}

Term rewrite_sum(TermStore& terms, TermOp op, Term a, Term b) {
  // x + 0 -> x, x - 0 -> x
  if (is_number(terms, b, 0)) return a;
  if (op == TermOp::Sub) {
    if (const Term difference = rewrite_difference(terms, a, b)) return difference;
  }
  if (!terms.is_constant(b)) return {};
  const TermOp inner = terms.op(a);
  if ((inner == TermOp::Add || inner == TermOp::Sub) && terms.is_constant(terms.operand(a, 1))) {
    // (x + c) + d -> x + (c + d), (x - c) + d -> x + (d - c), and so on
    const Term c = terms.operand(a, 1);
    const Term offset = inner == TermOp::Add ? c : terms.make(TermOp::Neg, c);
    return terms.make(TermOp::Add, terms.operand(a, 0), terms.make(op, offset, b));
  }
  // x + -3 -> x - 3, x - -3 -> x + 3
  if (number_of(terms, b) < 0 && !is_least(terms, b))
    return terms.make(op == TermOp::Add ? TermOp::Sub : TermOp::Add, a, terms.make(TermOp::Neg, b));
  return {};
}

Term rewrite_product(TermStore& terms, Term a, Term b) {
  // x * 1 -> x
  if (is_number(terms, b, 1)) return a;
  // x * 0 -> 0
  if (is_number(terms, b, 0)) return b;
  // x * -1 -> -x
  if (is_number(terms, b, -1)) return terms.make(TermOp::Neg, a);
  return {};
}

Term rewrite_by_one(TermStore& terms, TermOp op, Term a, bool is_negative) {
  // x % 1 -> 0, x % -1 -> 0
  if (op == TermOp::Rem) return constant_like(terms, a, 0);
  // x / 1 -> x, x / -1 -> -x
  return is_negative ? terms.make(TermOp::Neg, a) : a;
}

/// x / a / b -> x / (a * b), where the product is a number of that sort.
Term rewrite_twice_divided(TermStore& terms, Term quotient, Term b) {
  const Term a = terms.operand(quotient, 1);
  std::int64_t product = 0;
  if (!terms.is_constant(a) || number_of(terms, a) <= 0) return {};
  if (__builtin_mul_overflow(number_of(terms, a), number_of(terms, b), &product)) return {};
  if (terms.sort(a) == Sort::Int && product > INT32_MAX) return {};
  return terms.make(TermOp::Div, terms.operand(quotient, 0), constant_like(terms, a, product));
}

Term rewrite_quotient(TermStore& terms, TermOp op, Term a, Term b) {
  if (!terms.is_constant(b)) return {};
  const std::int64_t divisor = number_of(terms, b);
  if (divisor == 1 || divisor == -1) return rewrite_by_one(terms, op, a, divisor < 0);
  if (divisor <= 0) return {};
  if (terms.op(a) == TermOp::Neg) {
    // -x / 7 -> -(x / 7), -x % 7 -> -(x % 7), for x whose opposite is a number of its sort
    const Term x = terms.operand(a, 0);
    const std::int64_t least = terms.sort(x) == Sort::Int ? INT32_MIN : INT64_MIN;
    if (range_of(terms, x).low > least) return terms.make(TermOp::Neg, terms.make(op, x, b));
  }
  if (op == TermOp::Div && terms.op(a) == TermOp::Div) return rewrite_twice_divided(terms, a, b);
  return {};
}

Term rewrite_and(TermStore& terms, Term a, Term b) {
  // x & x -> x
  if (a == b) return a;
  if (!terms.is_constant(b)) return {};
  const std::int64_t mask = number_of(terms, b);
  // x & 0 -> 0, x & -1 -> x
  if (mask == 0) return b;
  if (mask == -1) return a;
  // x & 7 -> x, for x between 0 and 7
  const auto ones = static_cast<std::uint64_t>(mask);
  const bool low_bits = mask > 0 && (ones & (ones + 1)) == 0;
  if (!low_bits) return {};
  const Range x = range_of(terms, a);
  if (Range{0, mask}.contains(x)) return a;
  // x & 7 -> x % 8, for x from 0 on: integers decide that
  if (x.low < 0 || mask == (terms.sort(a) == Sort::Int ? INT32_MAX : INT64_MAX)) return {};
  return terms.make(TermOp::Rem, a, constant_like(terms, a, mask + 1));
}

Term rewrite_or_xor(TermStore& terms, TermOp op, Term a, Term b) {
  // x | x -> x, x ^ x -> 0
  if (a == b) return op == TermOp::Or ? a : constant_like(terms, a, 0);
  // x | 0 -> x, x ^ 0 -> x
  if (is_number(terms, b, 0)) return a;
  // x | 8 -> x + 8, for x between 0 and 7; x | 8 -> x, for x between 8 and 15
  if (op == TermOp::Or && terms.is_constant(b)) {
    const std::int64_t bit = number_of(terms, b);
    if (bit > 0 && (bit & (bit - 1)) == 0) {
      const Range below{0, bit - 1}, above{bit, bit + (bit - 1)}, range = range_of(terms, a);
      if (above.contains(range)) return a;
      if (below.contains(range)) return terms.make(TermOp::Add, a, b);
    }
  }
  // x | -1 -> -1
  if (op == TermOp::Or && is_number(terms, b, -1)) return b;
  return {};
}

/// x where the term is x << distance or x * 2^distance and neither wraps; else none.
Term unshifted(TermStore& terms, Term term, std::int64_t distance, bool is_unsigned) {
  const TermOp op = terms.op(term);
  if (op != TermOp::Shl && op != TermOp::Mul) return {};
  const Term by = terms.operand(term, 1), x = terms.operand(term, 0);
  const std::int64_t most = (terms.sort(term) == Sort::Int ? INT32_MAX : INT64_MAX) >> distance;
  const std::int64_t wanted = op == TermOp::Shl ? distance : std::int64_t{1} << distance;
  if (!terms.is_constant(by) || number_of(terms, by) != wanted) return {};
  const Range fits{is_unsigned ? 0 : -most, most};
  return fits.contains(range_of(terms, x)) ? x : Term{};
}

Term rewrite_shift(TermStore& terms, TermOp op, Term a, Term b) {
  if (!terms.is_constant(b)) return {};
  // x << 0 -> x, x >> 32 -> x for an int: the distance counts modulo the width
  const std::int64_t distance = number_of(terms, b) & (terms.sort(a) == Sort::Int ? 31 : 63);
  if (distance == 0) return a;
  // (x << 1) >> 1 -> x and (x * 2) >> 1 -> x, where x << 1 does not wrap
  if (op != TermOp::Shl) {
    if (const Term whole = unshifted(terms, a, distance, op == TermOp::Ushr)) return whole;
  }
  // x << 3 -> x * 8, where that does not wrap
  if (op == TermOp::Shl && distance < 31) {
    const std::int64_t most = (terms.sort(a) == Sort::Int ? INT32_MAX : INT64_MAX) >> distance;
    const Range range = range_of(terms, a);
    if (Range{-most, most}.contains(range))
      return terms.make(TermOp::Mul, a, constant_like(terms, a, std::int64_t{1} << distance));
  }
  // x >> 3 -> 1, for x between 8 and 15
  if (op == TermOp::Shl || distance == 63) return {};
  const Range range = range_of(terms, a);
  if (range.low >= 0 && range.low >> distance == range.high >> distance)
    return constant_like(terms, a, range.low >> distance);
  return {};
}

bool commutes(TermOp op) {
  switch (op) {
    case TermOp::Add:
    case TermOp::Mul:
    case TermOp::And:
    case TermOp::Or:
    case TermOp::Xor: return true;
    default: return false;
  }
}

}  // namespace

Term rewrite_integer(TermStore& terms, TermOp op, Term a, Term b) {
  // c + x -> x + c, and so on
  if (commutes(op) && terms.is_constant(a) && !terms.is_constant(b)) return terms.make(op, b, a);
  switch (op) {
    case TermOp::Add:
    case TermOp::Sub: return rewrite_sum(terms, op, a, b);
    case TermOp::Mul: return rewrite_product(terms, a, b);
    case TermOp::Div:
    case TermOp::Rem: return rewrite_quotient(terms, op, a, b);
    case TermOp::And: return rewrite_and(terms, a, b);
    case TermOp::Or:
    case TermOp::Xor: return rewrite_or_xor(terms, op, a, b);
    case TermOp::Shl:
    case TermOp::Shr:
    case TermOp::Ushr: return rewrite_shift(terms, op, a, b);
    // -(-x) -> x
    case TermOp::Neg: return terms.op(a) == TermOp::Neg ? terms.operand(a, 0) : Term{};
    default: return {};
  }
}

namespace {

constexpr int kNarrowed = 4;  // sums to look through

/// (int) of a long made of ints and constants: the sum and the difference of their lower halves.
Term halves_of(TermStore& terms, Term term, int depth) {
  if (terms.is_constant(term))
    return terms.int_constant(static_cast<std::int32_t>(number_of(terms, term)));
  const TermOp op = terms.op(term);
  if (op == TermOp::I2L) return terms.operand(term, 0);
  if ((op != TermOp::Add && op != TermOp::Sub) || depth == 0) return {};
  const Term a = halves_of(terms, terms.operand(term, 0), depth - 1);
  if (!a) return {};
  const Term b = halves_of(terms, terms.operand(term, 1), depth - 1);
  return b ? terms.make(op, a, b) : Term{};
}

}  // namespace

Term rewrite_conversion(TermStore& terms, TermOp op, Term a) {
  switch (op) {
    // (byte) x -> x, for x between -128 and 127
    case TermOp::I2B: return Range{INT8_MIN, INT8_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (short) x -> x, for x between -32768 and 32767
    case TermOp::I2S: return Range{INT16_MIN, INT16_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (char) x -> x, for x between 0 and 65535
    case TermOp::I2C: return Range{0, UINT16_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (int) (long) x -> x
    case TermOp::L2I: return halves_of(terms, a, kNarrowed);
    default: return {};
  }
}

}  // namespace loris
