#include <limits>
#include <optional>

#include "base/check.h"
#include "solver/encoding.h"
#include "term/bits.h"

namespace loris {
namespace {

constexpr std::optional<SmtOp> same_operator(TermOp op) {
  switch (op) {
    case TermOp::Add: return SmtOp::BitsAdd;
    case TermOp::Sub: return SmtOp::BitsSub;
    case TermOp::Mul: return SmtOp::BitsMul;
    case TermOp::Div: return SmtOp::BitsDiv;
    case TermOp::Rem: return SmtOp::BitsRem;
    case TermOp::And: return SmtOp::BitsAnd;
    case TermOp::Or: return SmtOp::BitsOr;
    case TermOp::Xor: return SmtOp::BitsXor;
    case TermOp::Eq: return SmtOp::Eq;
    case TermOp::Lt: return SmtOp::BitsLt;
    case TermOp::Le: return SmtOp::BitsLe;
    default: return std::nullopt;
  }
}

/// Java integers as bit-vectors of their width.
class BitVectors final : public IntegerTheory {
 public:
  explicit BitVectors(SmtBuilder& smt) : smt_(smt) {}

  SmtSort sort(Sort sort) const override {
    return sort == Sort::Int ? SmtSort::Bits32 : SmtSort::Bits64;
  }

  Encoded constant(Sort sort, std::int64_t value) override {
    const auto bits = static_cast<std::uint64_t>(value);
    return {smt_.constant(this->sort(sort), sort == Sort::Int ? bits & UINT32_MAX : bits)};
  }

  Encoded apply(TermOp op, Sort sort, const EncodedOperands& operands) override {
    const SmtExpr a = operands[0].expr;
    const SmtExpr b = operands[1].expr;
    if (const auto same = same_operator(op)) return {smt_.apply(*same, {a, b})};
    switch (op) {
      case TermOp::Neg: return {smt_.apply(SmtOp::BitsNeg, {a})};
      case TermOp::Shl: return {shift(SmtOp::BitsShl, sort, a, b)};
      case TermOp::Shr: return {shift(SmtOp::BitsShr, sort, a, b)};
      case TermOp::Ushr: return {shift(SmtOp::BitsUshr, sort, a, b)};
      default: return {conversion(op, a)};
    }
  }

 private:
  SmtExpr conversion(TermOp op, SmtExpr a) {
    switch (op) {
      case TermOp::I2L: return smt_.apply(SmtOp::SignExtend, {a});
      case TermOp::L2I: return smt_.apply(SmtOp::LowHalf, {a});
      case TermOp::I2B: return sign_of_low(8, a);
      case TermOp::I2S: return sign_of_low(16, a);
      case TermOp::I2C: return smt_.apply(SmtOp::BitsAnd, {a, int_constant(0xffff)});
      case TermOp::I2F:
      case TermOp::L2F: return smt_.apply(SmtOp::BitsToFloat32, {a});
      case TermOp::I2D:
      case TermOp::L2D: return smt_.apply(SmtOp::BitsToFloat64, {a});
      case TermOp::IntBitsToFloat: return smt_.apply(SmtOp::BitsAsFloat32, {a});
      case TermOp::LongBitsToDouble: return smt_.apply(SmtOp::BitsAsFloat64, {a});
      case TermOp::F2I: return truncated<float, std::int32_t>(a);
      case TermOp::F2L: return truncated<float, std::int64_t>(a);
      case TermOp::D2I: return truncated<double, std::int32_t>(a);
      case TermOp::D2L: return truncated<double, std::int64_t>(a);
      default: break;
    }
    LORIS_CHECK(false, "an operator without an encoding for integers");
    return {};
  }

  SmtExpr int_constant(std::uint32_t bits) { return smt_.constant(SmtSort::Bits32, bits); }

  /// Java masks the distance, SMT-LIB shifts everything out.
  SmtExpr shift(SmtOp op, Sort sort, SmtExpr a, SmtExpr distance) {
    const bool narrow = sort == Sort::Int;
    const SmtExpr masked = smt_.apply(SmtOp::BitsAnd, {distance, int_constant(narrow ? 31 : 63)});
    return smt_.apply(op, {a, narrow ? masked : smt_.apply(SmtOp::SignExtend, {masked})});
  }

  SmtExpr sign_of_low(std::uint32_t bits, SmtExpr a) {
    const SmtExpr distance = int_constant(32 - bits);
    return smt_.apply(SmtOp::BitsShr, {smt_.apply(SmtOp::BitsShl, {a, distance}), distance});
  }

  /// NaN is 0, what does not fit is the nearest end of the range (JLS 5.1.3).
  template <class From, class To>
  SmtExpr truncated(SmtExpr a) {
    constexpr bool narrow = sizeof(To) == 4;
    constexpr auto kMin = static_cast<From>(std::numeric_limits<To>::min());  // a power of two
    const auto floating = [&](From value) {
      return smt_.constant(sizeof(From) == 4 ? SmtSort::Float32 : SmtSort::Float64, to_bits(value));
    };
    const auto integer = [&](To value) {
      return smt_.constant(narrow ? SmtSort::Bits32 : SmtSort::Bits64, to_bits(value));
    };
    const SmtExpr inside = smt_.apply(narrow ? SmtOp::FloatToBits32 : SmtOp::FloatToBits64, {a});
    const SmtExpr too_low = smt_.apply(SmtOp::FloatLe, {a, floating(kMin)});
    const SmtExpr too_high = smt_.apply(SmtOp::FloatLe, {floating(-kMin), a});
    const SmtExpr upper =
        smt_.apply(SmtOp::Ite, {too_high, integer(std::numeric_limits<To>::max()), inside});
    const SmtExpr any =
        smt_.apply(SmtOp::Ite, {too_low, integer(std::numeric_limits<To>::min()), upper});
    return smt_.apply(SmtOp::Ite, {smt_.apply(SmtOp::FloatIsNan, {a}), integer(0), any});
  }

  SmtBuilder& smt_;
};

}  // namespace

std::unique_ptr<IntegerTheory> make_bits_theory(SmtBuilder& smt) {
  return std::make_unique<BitVectors>(smt);
}

}  // namespace loris
