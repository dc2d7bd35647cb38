#include "term/fold.h"

#include <cmath>

#include "base/java_math.h"
#include "term/bits.h"

namespace loris {
namespace {

using Bits = std::uint64_t;

template <JavaInteger T>
std::optional<Bits> integer_op(TermOp op, T a, T b, std::int32_t distance) {
  switch (op) {
    case TermOp::Div: return b == 0 ? std::nullopt : std::optional(to_bits(java_div(a, b)));
    case TermOp::Rem: return b == 0 ? std::nullopt : std::optional(to_bits(java_rem(a, b)));
    case TermOp::Shl: return to_bits(java_shl(a, distance));
    case TermOp::Shr: return to_bits(java_shr(a, distance));
    case TermOp::Ushr: return to_bits(java_ushr(a, distance));
    case TermOp::And: return to_bits(static_cast<T>(a & b));
    case TermOp::Or: return to_bits(static_cast<T>(a | b));
    case TermOp::Xor: return to_bits(static_cast<T>(a ^ b));
    default: return std::nullopt;
  }
}

template <JavaFloating T>
std::optional<Bits> floating_op(TermOp op, T a, T b) {
  switch (op) {
    case TermOp::Div: return to_bits(java_div(a, b));
    case TermOp::Rem: return to_bits(java_rem(a, b));
    case TermOp::FCmpL:
    case TermOp::DCmpL: return to_bits(java_cmpl(a, b));
    case TermOp::FCmpG:
    case TermOp::DCmpG: return to_bits(java_cmpg(a, b));
    case TermOp::Same: return to_bits(to_bits(a) == to_bits(b) || (a != a && b != b));
    default: return std::nullopt;
  }
}

/// What all numbers have in common; the rest is one of the two above.
template <class T>
std::optional<Bits> number_op(TermOp op, Bits left, Bits right) {
  const T a = from_bits<T>(left);
  const T b = from_bits<T>(right);
  switch (op) {
    case TermOp::Add: return to_bits(java_add(a, b));
    case TermOp::Sub: return to_bits(java_sub(a, b));
    case TermOp::Mul: return to_bits(java_mul(a, b));
    case TermOp::Neg: return to_bits(java_neg(a));
    case TermOp::Eq: return to_bits(a == b);
    case TermOp::Ne: return to_bits(a != b);
    case TermOp::Lt: return to_bits(a < b);
    case TermOp::Le: return to_bits(a <= b);
    case TermOp::Gt: return to_bits(a > b);
    case TermOp::Ge: return to_bits(a >= b);
    default: break;
  }
  if constexpr (JavaInteger<T>) {
    return integer_op(op, a, b, from_bits<std::int32_t>(right));
  } else {
    return floating_op(op, a, b);
  }
}

std::optional<Bits> bool_op(TermOp op, Bits a, Bits b) {
  switch (op) {
    case TermOp::Eq: return to_bits(a == b);
    case TermOp::Ne: return to_bits(a != b);
    case TermOp::Not: return to_bits(a == 0);
    case TermOp::BoolAnd: return a & b;
    case TermOp::BoolOr: return a | b;
    default: return std::nullopt;
  }
}

bool is_order(TermOp op) { return op >= TermOp::Lt && op <= TermOp::Ge; }

std::optional<Bits> conversion(TermOp op, Bits a) {
  switch (op) {
    case TermOp::I2L: return to_bits(java_i2l(from_bits<std::int32_t>(a)));
    case TermOp::I2F: return to_bits(java_i2f(from_bits<std::int32_t>(a)));
    case TermOp::I2D: return to_bits(java_i2d(from_bits<std::int32_t>(a)));
    case TermOp::L2I: return to_bits(java_l2i(from_bits<std::int64_t>(a)));
    case TermOp::L2F: return to_bits(java_l2f(from_bits<std::int64_t>(a)));
    case TermOp::L2D: return to_bits(java_l2d(from_bits<std::int64_t>(a)));
    case TermOp::F2I: return to_bits(java_f2i(from_bits<float>(a)));
    case TermOp::F2L: return to_bits(java_f2l(from_bits<float>(a)));
    case TermOp::F2D: return to_bits(java_f2d(from_bits<float>(a)));
    case TermOp::D2I: return to_bits(java_d2i(from_bits<double>(a)));
    case TermOp::D2L: return to_bits(java_d2l(from_bits<double>(a)));
    case TermOp::D2F: return to_bits(java_d2f(from_bits<double>(a)));
    case TermOp::I2B: return to_bits(java_i2b(from_bits<std::int32_t>(a)));
    case TermOp::I2C: return to_bits(java_i2c(from_bits<std::int32_t>(a)));
    case TermOp::I2S: return to_bits(java_i2s(from_bits<std::int32_t>(a)));
    case TermOp::FloatToIntBits: return std::isnan(from_bits<float>(a)) ? kFloatNan : a;
    case TermOp::DoubleToLongBits: return std::isnan(from_bits<double>(a)) ? kDoubleNan : a;
    case TermOp::IntBitsToFloat:
    case TermOp::LongBitsToDouble: return a;
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<std::uint64_t> apply(TermOp op, Sort sort, std::uint64_t a, std::uint64_t b,
                                   std::uint64_t c) {
  if (op == TermOp::Ite) return a != 0 ? b : c;
  if (op == TermOp::LCmp)
    return to_bits(java_cmp(from_bits<std::int64_t>(a), from_bits<std::int64_t>(b)));
  if (const auto converted = conversion(op, a)) return converted;
  switch (sort) {
    case Sort::Bool: return bool_op(op, a, b);
    case Sort::Int: return number_op<std::int32_t>(op, a, b);
    case Sort::Long: return number_op<std::int64_t>(op, a, b);
    case Sort::Float: return number_op<float>(op, a, b);
    case Sort::Double: return number_op<double>(op, a, b);
    case Sort::Ref: return is_order(op) ? number_op<std::int64_t>(op, a, b) : bool_op(op, a, b);
  }
  return std::nullopt;
}

std::optional<std::uint64_t> fold(const TermStore& terms, TermOp op, Term a, Term b, Term c) {
  for (const Term operand : {a, b, c}) {
    if (operand && !terms.is_constant(operand)) return std::nullopt;
  }
  const auto bits = [&](Term operand) { return operand ? terms.bits(operand) : 0; };
  return apply(op, terms.sort(a), bits(a), bits(b), bits(c));
}

}  // namespace loris
