#include <algorithm>
#include <cstdlib>

#include "base/check.h"
#include "solver/encoding.h"

namespace loris {
namespace {

/// The values of a Java integer type of that many bits.
struct Width {
  Wide low, high;
  Wide count() const { return high - low + 1; }
};

Width signed_width(int bits) { return {-(Wide{1} << (bits - 1)), (Wide{1} << (bits - 1)) - 1}; }
constexpr Width kChar{0, UINT16_MAX};

Wide magnitude(const Encoded& a) { return std::max(a.low < 0 ? -a.low : a.low, a.high); }

/// Java integers as unbounded ones. Every result is brought back into its width unless the bounds
/// of the operands show that it cannot leave it.
class IntegersUnbounded final : public IntegerTheory {
 public:
  explicit IntegersUnbounded(SmtBuilder& smt) : smt_(smt) {}

  SmtSort sort(Sort) const override { return SmtSort::Int; }
  Encoded constant(Sort, std::int64_t value) override { return number(value); }

  Encoded apply(TermOp op, Sort sort, const EncodedOperands& operands) override {
    const auto& [a, b, c] = operands;
    const Width width = signed_width(sort == Sort::Int ? 32 : 64);
    switch (op) {
      case TermOp::Add: return wrapped(add(a, b), width);
      case TermOp::Sub: return wrapped(subtract(a, b), width);
      case TermOp::Mul: return wrapped(multiply(a, b), width);
      case TermOp::Neg: return wrapped(negate(a), width);
      case TermOp::Div: return wrapped(divide(a, b), width);
      case TermOp::Rem: return remainder(a, b);
      case TermOp::Shr: return shifted(a, shift_of(b, sort));
      case TermOp::Ushr:
        return shifted(unsigned_value(a, width, shift_of(b, sort)), shift_of(b, sort));
      case TermOp::And: return a.low == a.high ? low_bits(b, a) : low_bits(a, b);
      case TermOp::Eq: return {smt_.apply(SmtOp::Eq, {a.expr, b.expr})};
      case TermOp::Lt: return {smt_.apply(SmtOp::IntLt, {a.expr, b.expr})};
      case TermOp::Le: return {smt_.apply(SmtOp::IntLe, {a.expr, b.expr})};
      case TermOp::I2L: return a;
      case TermOp::L2I: return wrapped(a, signed_width(32));
      case TermOp::I2B: return wrapped(a, signed_width(8));
      case TermOp::I2S: return wrapped(a, signed_width(16));
      case TermOp::I2C: return wrapped(a, kChar);
      default: break;
    }
    LORIS_CHECK(false, "an operator that only bit-vectors express");
    return {};
  }

 private:
  Encoded number(Wide value) { return {smt_.integer(value), value, value}; }

  Encoded add(const Encoded& a, const Encoded& b) {
    return {smt_.apply(SmtOp::IntAdd, {a.expr, b.expr}), a.low + b.low, a.high + b.high};
  }
  Encoded subtract(const Encoded& a, const Encoded& b) {
    return {smt_.apply(SmtOp::IntSub, {a.expr, b.expr}), a.low - b.high, a.high - b.low};
  }
  Encoded negate(const Encoded& a) {
    return {smt_.apply(SmtOp::IntNeg, {a.expr}), -a.high, -a.low};
  }
  Encoded multiply(const Encoded& a, const Encoded& b) {
    const auto [low, high] =
        std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {smt_.apply(SmtOp::IntMul, {a.expr, b.expr}), low, high};
  }

  /// Applies a Euclidean operator to the magnitude of a and restores the sign, which makes it
  /// truncate as Java does.
  SmtExpr truncating(SmtOp op, const Encoded& a, const Encoded& b) {
    const SmtExpr direct = smt_.apply(op, {a.expr, b.expr});
    if (a.low >= 0) return direct;
    const SmtExpr mirrored = smt_.apply(op, {negate(a).expr, b.expr});
    const SmtExpr not_negative = smt_.apply(SmtOp::IntLe, {number(0).expr, a.expr});
    return smt_.apply(SmtOp::Ite, {not_negative, direct, smt_.apply(SmtOp::IntNeg, {mirrored})});
  }

  /// MIN / -1 is one more than the width holds.
  Encoded divide(const Encoded& a, const Encoded& b) {
    const SmtExpr quotient = truncating(SmtOp::IntDiv, a, b);
    if (b.low > 0) return {quotient, std::min(a.low, Wide{0}), std::max(a.high, Wide{0})};
    return {quotient, -magnitude(a), magnitude(a)};
  }

  Encoded remainder(const Encoded& a, const Encoded& b) {
    const Wide most = std::min(magnitude(a), std::max(magnitude(b) - 1, Wide{0}));
    return {truncating(SmtOp::IntMod, a, b), a.low < 0 ? -most : 0, a.high > 0 ? most : 0};
  }

  /// By how much a constant shifts (JVMS 6.5.ishr, lushr).
  static int shift_of(const Encoded& b, Sort sort) {
    LORIS_CHECK(b.low == b.high, "a shift by a constant");
    return static_cast<int>(b.low & (sort == Sort::Int ? 31 : 63));
  }

  /// x >> k -> x div 2^k, which rounds down.
  Encoded shifted(const Encoded& a, int by) {
    if (by == 0) return a;
    return {smt_.apply(SmtOp::IntDiv, {a.expr, number(Wide{1} << by).expr}), a.low >> by,
            a.high >> by};
  }

  /// x & (2^k - 1) -> x mod 2^k, which is not negative.
  Encoded low_bits(const Encoded& a, const Encoded& mask) {
    LORIS_CHECK(mask.low == mask.high && mask.low >= 0, "a mask of low bits");
    if (a.low >= 0 && a.high <= mask.high) return a;
    const Encoded count = number(mask.high + 1);
    return {smt_.apply(SmtOp::IntMod, {a.expr, count.expr}), 0, mask.high};
  }

  /// What is shifted in from the left is zero: a negative number counts as a large one. Shifted by
  /// nothing it stays negative.
  Encoded unsigned_value(const Encoded& a, const Width& width, int by) {
    if (a.low >= 0 || by == 0) return a;
    const SmtExpr not_negative = smt_.apply(SmtOp::IntLe, {number(0).expr, a.expr});
    const Encoded large = add(a, number(width.count()));
    return {smt_.apply(SmtOp::Ite, {not_negative, a.expr, large.expr}), 0, width.count() - 1};
  }

  /// The value of that width that equals a modulo its size.
  Encoded wrapped(const Encoded& a, const Width& width) {
    if (a.low >= width.low && a.high <= width.high) return a;
    const bool once = a.low >= width.low - width.count() && a.high <= width.high + width.count();
    return {once ? wrapped_once(a, width) : wrapped_modulo(a, width), width.low, width.high};
  }

  SmtExpr wrapped_once(const Encoded& a, const Width& width) {
    SmtExpr result = a.expr;
    const Encoded count = number(width.count());
    if (a.high > width.high) {
      const SmtExpr fits = smt_.apply(SmtOp::IntLe, {a.expr, number(width.high).expr});
      result = smt_.apply(SmtOp::Ite, {fits, result, subtract(a, count).expr});
    }
    if (a.low < width.low) {
      const SmtExpr fits = smt_.apply(SmtOp::IntLe, {number(width.low).expr, a.expr});
      result = smt_.apply(SmtOp::Ite, {fits, result, add(a, count).expr});
    }
    return result;
  }

  SmtExpr wrapped_modulo(const Encoded& a, const Width& width) {
    const Encoded offset = subtract(a, number(width.low));
    const SmtExpr low_bits = smt_.apply(SmtOp::IntMod, {offset.expr, number(width.count()).expr});
    return smt_.apply(SmtOp::IntAdd, {low_bits, number(width.low).expr});
  }

  SmtBuilder& smt_;
};

}  // namespace

std::unique_ptr<IntegerTheory> make_integer_theory(SmtBuilder& smt) {
  return std::make_unique<IntegersUnbounded>(smt);
}

}  // namespace loris
