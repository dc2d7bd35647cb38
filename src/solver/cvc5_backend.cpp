#include <cvc5/cvc5.h>

#include <string>
#include <vector>

#include "base/check.h"
#include "solver/backends.h"
#include "term/bits.h"

namespace loris {
namespace {

cvc5::Kind integer_kind(SmtOp op) {
  switch (op) {
    case SmtOp::Not: return cvc5::NOT;
    case SmtOp::And: return cvc5::AND;
    case SmtOp::Or: return cvc5::OR;
    case SmtOp::Eq: return cvc5::EQUAL;
    case SmtOp::Ite: return cvc5::ITE;
    case SmtOp::IntAdd: return cvc5::ADD;
    case SmtOp::IntSub: return cvc5::SUB;
    case SmtOp::IntMul: return cvc5::MULT;
    case SmtOp::IntNeg: return cvc5::NEG;
    case SmtOp::IntDiv: return cvc5::INTS_DIVISION;
    case SmtOp::IntMod: return cvc5::INTS_MODULUS;
    case SmtOp::IntLt: return cvc5::LT;
    case SmtOp::IntLe: return cvc5::LEQ;
    default: return cvc5::UNDEFINED_KIND;
  }
}

cvc5::Kind kind(SmtOp op) {
  switch (op) {
    case SmtOp::BitsAdd: return cvc5::BITVECTOR_ADD;
    case SmtOp::BitsSub: return cvc5::BITVECTOR_SUB;
    case SmtOp::BitsMul: return cvc5::BITVECTOR_MULT;
    case SmtOp::BitsNeg: return cvc5::BITVECTOR_NEG;
    case SmtOp::BitsDiv: return cvc5::BITVECTOR_SDIV;
    case SmtOp::BitsRem: return cvc5::BITVECTOR_SREM;
    case SmtOp::BitsShl: return cvc5::BITVECTOR_SHL;
    case SmtOp::BitsShr: return cvc5::BITVECTOR_ASHR;
    case SmtOp::BitsUshr: return cvc5::BITVECTOR_LSHR;
    case SmtOp::BitsAnd: return cvc5::BITVECTOR_AND;
    case SmtOp::BitsOr: return cvc5::BITVECTOR_OR;
    case SmtOp::BitsXor: return cvc5::BITVECTOR_XOR;
    case SmtOp::BitsLt: return cvc5::BITVECTOR_SLT;
    case SmtOp::BitsLe: return cvc5::BITVECTOR_SLE;
    case SmtOp::FloatNeg: return cvc5::FLOATINGPOINT_NEG;
    case SmtOp::FloatEq: return cvc5::FLOATINGPOINT_EQ;
    case SmtOp::FloatLt: return cvc5::FLOATINGPOINT_LT;
    case SmtOp::FloatLe: return cvc5::FLOATINGPOINT_LEQ;
    case SmtOp::FloatIsNan: return cvc5::FLOATINGPOINT_IS_NAN;
    default: return integer_kind(op);
  }
}

cvc5::Kind rounded_kind(SmtOp op) {
  switch (op) {
    case SmtOp::FloatAdd: return cvc5::FLOATINGPOINT_ADD;
    case SmtOp::FloatSub: return cvc5::FLOATINGPOINT_SUB;
    case SmtOp::FloatMul: return cvc5::FLOATINGPOINT_MULT;
    case SmtOp::FloatDiv: return cvc5::FLOATINGPOINT_DIV;
    default: return cvc5::UNDEFINED_KIND;
  }
}

/// Widths of exponent and significand, or of a bit-vector.
struct Shape {
  std::uint32_t exponent, significand;
};
constexpr Shape kFloat{8, 24};
constexpr Shape kDouble{11, 53};

class Cvc5 final : public SmtSolver {
 public:
  Cvc5(Theory theory, const Patience& patience) : stop_(patience.stop) {
    solver_.setOption("incremental", "true");
    solver_.setOption("produce-models", "true");
    if (patience.timeout_ms != 0)
      solver_.setOption("tlimit-per", std::to_string(patience.timeout_ms));
    exprs_.resize(1);  // index 0 is none
    // Knowing that there is nothing else makes it twice as fast.
    solver_.setLogic(theory == Theory::Integers ? "QF_UFLIA" : "ALL");
    nearest_ = solver_.mkRoundingMode(cvc5::ROUND_NEAREST_TIES_TO_EVEN);
    towards_zero_ = solver_.mkRoundingMode(cvc5::ROUND_TOWARD_ZERO);
  }

  SmtExpr variable(SmtSort sort, std::string_view name) override {
    return keep(solver_.mkConst(cvc5_sort(sort), std::string(name)));
  }
  SmtExpr boolean(bool value) override { return keep(solver_.mkBoolean(value)); }
  SmtExpr integer(Wide value) override { return keep(solver_.mkInteger(decimal(value))); }
  SmtExpr constant(SmtSort sort, std::uint64_t bits) override {
    const bool narrow = sort == SmtSort::Bits32 || sort == SmtSort::Float32;
    const cvc5::Term vector = solver_.mkBitVector(narrow ? 32 : 64, bits);
    if (sort == SmtSort::Bits32 || sort == SmtSort::Bits64) return keep(vector);
    const Shape shape = narrow ? kFloat : kDouble;
    return keep(solver_.mkFloatingPoint(shape.exponent, shape.significand, vector));
  }

  SmtExpr apply(SmtOp op, std::initializer_list<SmtExpr> operands) override {
    std::vector<cvc5::Term> terms;
    for (const SmtExpr operand : operands) terms.push_back(exprs_[operand.index]);
    if (const cvc5::Kind same = kind(op); same != cvc5::UNDEFINED_KIND)
      return keep(solver_.mkTerm(same, terms));
    if (const cvc5::Kind rounded = rounded_kind(op); rounded != cvc5::UNDEFINED_KIND) {
      terms.insert(terms.begin(), nearest_);
      return keep(solver_.mkTerm(rounded, terms));
    }
    return keep(conversion(op, terms.front()));
  }

  SmtFunction function(std::span<const SmtSort> parameters, SmtSort result,
                       std::string_view name) override {
    std::vector<cvc5::Sort> sorts;
    for (const SmtSort sort : parameters) sorts.push_back(cvc5_sort(sort));
    functions_.push_back(
        solver_.mkConst(solver_.mkFunctionSort(sorts, cvc5_sort(result)), std::string(name)));
    return {static_cast<std::uint32_t>(functions_.size() - 1)};
  }
  SmtExpr call(SmtFunction function, std::span<const SmtExpr> arguments) override {
    std::vector<cvc5::Term> terms{functions_[function.index]};
    for (const SmtExpr argument : arguments) terms.push_back(exprs_[argument.index]);
    return keep(solver_.mkTerm(cvc5::APPLY_UF, terms));
  }

  void push() override { solver_.push(); }
  void pop(std::uint32_t levels) override { solver_.pop(levels); }
  void assert_true(SmtExpr condition) override { solver_.assertFormula(exprs_[condition.index]); }

  Answer check() override {
    if (stop_ && *stop_) return Answer::Unknown;
    try {
      const cvc5::Result result = solver_.checkSat();
      if (result.isSat()) return Answer::Yes;
      if (result.isUnsat()) return Answer::No;
    } catch (const cvc5::CVC5ApiException&) {
      // An operator outside what cvc5 decides, or it gave up.
    }
    return Answer::Unknown;
  }

  std::uint64_t value(SmtExpr variable) override {
    const cvc5::Term value = solver_.getValue(exprs_[variable.index]);
    if (value.isBooleanValue()) return value.getBooleanValue() ? 1 : 0;
    if (value.isBitVectorValue()) return bits_of(value, true);
    if (value.isFloatingPointNaN())
      return std::get<0>(value.getFloatingPointValue()) == 8 ? kFloatNan : kDoubleNan;
    if (value.isFloatingPointValue())
      return bits_of(std::get<2>(value.getFloatingPointValue()), false);
    if (value.isInt64Value()) return static_cast<std::uint64_t>(value.getInt64Value());
    return 0;  // no value: the check of the model finds out
  }

 private:
  static std::uint64_t bits_of(const cvc5::Term& vector, bool extend_sign) {
    const std::string digits = vector.getBitVectorValue(2);
    const std::uint64_t bits = std::stoull(digits, nullptr, 2);
    const bool negative = extend_sign && digits.size() == 32 && digits.front() == '1';
    return negative ? bits | 0xffff'ffff'0000'0000 : bits;
  }

  cvc5::Sort cvc5_sort(SmtSort sort) const {
    switch (sort) {
      case SmtSort::Bool: return solver_.getBooleanSort();
      case SmtSort::Int: return solver_.getIntegerSort();
      case SmtSort::Bits32: return solver_.mkBitVectorSort(32);
      case SmtSort::Bits64: return solver_.mkBitVectorSort(64);
      case SmtSort::Float32: return solver_.mkFloatingPointSort(8, 24);
      case SmtSort::Float64: return solver_.mkFloatingPointSort(11, 53);
    }
    return solver_.getBooleanSort();
  }

  cvc5::Term to_floating(cvc5::Kind from, Shape shape, const cvc5::Term& a) {
    return solver_.mkTerm(solver_.mkOp(from, {shape.exponent, shape.significand}), {nearest_, a});
  }

  cvc5::Term as_floating(Shape shape, const cvc5::Term& bits) {
    const auto kind = cvc5::FLOATINGPOINT_TO_FP_FROM_IEEE_BV;
    return solver_.mkTerm(solver_.mkOp(kind, {shape.exponent, shape.significand}), {bits});
  }

  cvc5::Term conversion(SmtOp op, const cvc5::Term& a) {
    using namespace cvc5;
    switch (op) {
      case SmtOp::SignExtend: return solver_.mkTerm(solver_.mkOp(BITVECTOR_SIGN_EXTEND, {32}), {a});
      case SmtOp::LowHalf: return solver_.mkTerm(solver_.mkOp(BITVECTOR_EXTRACT, {31, 0}), {a});
      case SmtOp::BitsToFloat32: return to_floating(FLOATINGPOINT_TO_FP_FROM_SBV, kFloat, a);
      case SmtOp::BitsToFloat64: return to_floating(FLOATINGPOINT_TO_FP_FROM_SBV, kDouble, a);
      case SmtOp::Float64To32: return to_floating(FLOATINGPOINT_TO_FP_FROM_FP, kFloat, a);
      case SmtOp::Float32To64: return to_floating(FLOATINGPOINT_TO_FP_FROM_FP, kDouble, a);
      case SmtOp::BitsAsFloat32: return as_floating(kFloat, a);
      case SmtOp::BitsAsFloat64: return as_floating(kDouble, a);
      case SmtOp::FloatToBits32:
        return solver_.mkTerm(solver_.mkOp(FLOATINGPOINT_TO_SBV, {32}), {towards_zero_, a});
      case SmtOp::FloatToBits64:
        return solver_.mkTerm(solver_.mkOp(FLOATINGPOINT_TO_SBV, {64}), {towards_zero_, a});
      default: break;
    }
    LORIS_CHECK(false, "an SMT operator without a counterpart in cvc5");
    return a;
  }

  SmtExpr keep(cvc5::Term term) {
    exprs_.push_back(std::move(term));
    return {static_cast<std::uint32_t>(exprs_.size() - 1)};
  }

  cvc5::Solver solver_;
  const std::shared_ptr<const std::atomic<bool>> stop_;
  cvc5::Term nearest_, towards_zero_;
  std::vector<cvc5::Term> exprs_, functions_;
};

}  // namespace

std::unique_ptr<SmtSolver> make_cvc5(Theory theory, const Patience& patience) {
  return std::make_unique<Cvc5>(theory, patience);
}

}  // namespace loris
