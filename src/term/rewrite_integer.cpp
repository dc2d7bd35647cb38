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

Term rewrite_sum(TermStore& terms, TermOp op, Term a, Term b) {
  // x + 0 -> x, x - 0 -> x
  if (is_number(terms, b, 0)) return a;
  if (op == TermOp::Sub) {
    // x - x -> 0
    if (a == b) return constant_like(terms, a, 0);
    // 0 - x -> -x
    if (is_number(terms, a, 0)) return terms.make(TermOp::Neg, b);
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

Term rewrite_quotient(TermStore& terms, TermOp op, Term a, Term b) {
  const bool by_one = is_number(terms, b, 1);
  if (!by_one && !is_number(terms, b, -1)) return {};
  // x % 1 -> 0, x % -1 -> 0
  if (op == TermOp::Rem) return constant_like(terms, a, 0);
  // x / 1 -> x, x / -1 -> -x
  return by_one ? a : terms.make(TermOp::Neg, a);
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
  const bool low_bits = mask > 0 && (mask & (mask + 1)) == 0;
  if (low_bits && Range{0, mask}.contains(range_of(terms, a))) return a;
  return {};
}

Term rewrite_or_xor(TermStore& terms, TermOp op, Term a, Term b) {
  // x | x -> x, x ^ x -> 0
  if (a == b) return op == TermOp::Or ? a : constant_like(terms, a, 0);
  // x | 0 -> x, x ^ 0 -> x
  if (is_number(terms, b, 0)) return a;
  // x | -1 -> -1
  if (op == TermOp::Or && is_number(terms, b, -1)) return b;
  return {};
}

Term rewrite_shift(const TermStore& terms, Term a, Term b) {
  // x << 0 -> x, x >> 32 -> x for an int: the distance counts modulo the width
  const std::int64_t mask = terms.sort(a) == Sort::Int ? 31 : 63;
  return terms.is_constant(b) && (number_of(terms, b) & mask) == 0 ? a : Term{};
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
    case TermOp::Ushr: return rewrite_shift(terms, a, b);
    // -(-x) -> x
    case TermOp::Neg: return terms.op(a) == TermOp::Neg ? terms.operand(a, 0) : Term{};
    default: return {};
  }
}

Term rewrite_conversion(TermStore& terms, TermOp op, Term a) {
  switch (op) {
    // (byte) x -> x, for x between -128 and 127
    case TermOp::I2B: return Range{INT8_MIN, INT8_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (short) x -> x, for x between -32768 and 32767
    case TermOp::I2S: return Range{INT16_MIN, INT16_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (char) x -> x, for x between 0 and 65535
    case TermOp::I2C: return Range{0, UINT16_MAX}.contains(range_of(terms, a)) ? a : Term{};
    // (int) (long) x -> x
    case TermOp::L2I: return terms.op(a) == TermOp::I2L ? terms.operand(a, 0) : Term{};
    default: return {};
  }
}

}  // namespace loris
