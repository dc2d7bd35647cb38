#include "term/evaluate.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "term/all_operators.h"
#include "term/bits.h"
#include "term/fold.h"

namespace loris {
namespace {

constexpr std::array kSorts{Sort::Bool, Sort::Int, Sort::Long, Sort::Float, Sort::Double};

template <class T>
std::vector<std::uint64_t> corners() {
  using Limits = std::numeric_limits<T>;
  std::vector<T> values{T{0}, T{1}, T{-1}, T{2}, T{31}, T{33}, T{63}, Limits::max(), Limits::min()};
  if constexpr (std::floating_point<T>) {
    values.insert(values.end(),
                  {-T{0}, Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN(),
                   Limits::denorm_min(), T(2147483648.0), T(-9.3e18), T(0.1)});
  }
  std::vector<std::uint64_t> bits;
  for (const T value : values) bits.push_back(to_bits(value));
  return bits;
}

std::vector<std::uint64_t> values_of(Sort sort, std::mt19937_64& random) {
  std::vector<std::uint64_t> values;
  switch (sort) {
    case Sort::Bool: return {0, 1};
    case Sort::Int: values = corners<std::int32_t>(); break;
    case Sort::Long: values = corners<std::int64_t>(); break;
    case Sort::Float: values = corners<float>(); break;
    default: values = corners<double>(); break;
  }
  const bool wide = sort == Sort::Long || sort == Sort::Double;
  for (int i = 0; i < 8; ++i) values.push_back(wide ? random() : random() & 0xffff'ffff);
  return values;
}

/// Two assigned variables give what the two constants fold to.
void expect_same_as_folded(TermOp op, Sort left, Sort right, std::mt19937_64& random) {
  TermStore terms;
  const Term a = terms.variable(left, "a");
  const Term b = arity(op) == 2 ? terms.variable(right, "b") : Term{};
  const Term symbolic = terms.make(op, a, b);
  for (const std::uint64_t x : values_of(left, random)) {
    for (const std::uint64_t y : values_of(right, random)) {
      const Term folded =
          terms.make(op, terms.constant(left, x), b ? terms.constant(right, y) : Term{});
      const auto value = evaluate(terms, symbolic, {{a, x}, {b, y}});
      ASSERT_EQ(value.has_value(), terms.is_constant(folded));
      if (!value) continue;
      ASSERT_EQ(*value, terms.bits(folded)) << static_cast<int>(op) << " on " << x << ", " << y;
    }
  }
}

TEST(Evaluate, AgreesWithFoldingOnCornersAndRandomValues) {
  std::mt19937_64 random(20240501);
  int signatures = 0;
  for (const TermOp op : all_operators()) {
    for (const Sort left : kSorts) {
      for (const Sort right :
           arity(op) == 2 ? std::vector(kSorts.begin(), kSorts.end()) : std::vector{Sort::Bool}) {
        if (!result_sort(op, left, right, Sort::Bool)) continue;
        expect_same_as_folded(op, left, right, random);
        ++signatures;
      }
    }
  }
  EXPECT_EQ(signatures, 91);
}

TEST(Evaluate, ANaNHasTheBitsOfItsClassConstant) {
  TermStore terms;
  const auto bits_of = [&](TermOp op, Term number) { return terms.bits(terms.make(op, number)); };
  EXPECT_EQ(bits_of(TermOp::DoubleToLongBits, terms.constant(Sort::Double, 0xfff8000000000042)),
            0x7ff8000000000000U);
  EXPECT_EQ(bits_of(TermOp::FloatToIntBits, terms.constant(Sort::Float, 0xff800001)), 0x7fc00000U);
  EXPECT_EQ(bits_of(TermOp::DoubleToLongBits, terms.double_constant(-0.0)), 0x8000000000000000U);
  EXPECT_EQ(terms.make(TermOp::IntBitsToFloat, terms.int_constant(0x3fc00000)),
            terms.float_constant(1.5F));
}

__extension__ using Wide = __int128;

/// An independent opinion: exact arithmetic, then the low bits.
Wide exact(TermOp op, Wide a, Wide b) {
  switch (op) {
    case TermOp::Add: return a + b;
    case TermOp::Sub: return a - b;
    case TermOp::Mul: return a * b;
    case TermOp::Div: return a / b;
    case TermOp::Rem: return a % b;
    case TermOp::Neg: return -a;
    default: ADD_FAILURE(); return 0;
  }
}

TEST(Evaluate, IntegersAreExactModuloTheirWidth) {
  std::mt19937_64 random(7);
  for (const TermOp op :
       {TermOp::Add, TermOp::Sub, TermOp::Mul, TermOp::Div, TermOp::Rem, TermOp::Neg}) {
    for (const std::uint64_t x : values_of(Sort::Int, random)) {
      for (const std::uint64_t y : values_of(Sort::Int, random)) {
        if (y == 0) continue;
        const Wide result = exact(op, from_bits<std::int32_t>(x), from_bits<std::int32_t>(y));
        ASSERT_EQ(apply(op, Sort::Int, x, y), static_cast<std::uint32_t>(result));
      }
    }
    for (const std::uint64_t x : values_of(Sort::Long, random)) {
      for (const std::uint64_t y : values_of(Sort::Long, random)) {
        if (y == 0) continue;
        const Wide result = exact(op, from_bits<std::int64_t>(x), from_bits<std::int64_t>(y));
        ASSERT_EQ(apply(op, Sort::Long, x, y), static_cast<std::uint64_t>(result));
      }
    }
  }
}

class EvaluateTest : public testing::Test {
 protected:
  TermStore terms;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term zero = terms.int_constant(0);
  Term one = terms.int_constant(1);
  Term quotient = terms.make(TermOp::Div, x, y);
  Term positive = terms.make(TermOp::Gt, quotient, zero);
};

TEST_F(EvaluateTest, UnassignedVariableHasNoValue) {
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::Add, x, y), {{x, 1}}), std::nullopt);
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::Add, x, y), {{x, 1}, {y, 2}}), 3U);
}

TEST_F(EvaluateTest, CompletedHasTheDefaultForUnassignedVariables) {
  const Term positive_variable = terms.variable("n", Domain{'I', 3, 9});
  const Term sum = terms.make(TermOp::Add, positive_variable, x);
  EXPECT_EQ(evaluate_completed(terms, sum, {{x, 1}}), 4U);
  EXPECT_EQ(evaluate_completed(terms, sum, {{x, 1}, {positive_variable, 5}}), 6U);
  EXPECT_EQ(evaluate_completed(terms, quotient, {{x, 1}}), std::nullopt);
}

TEST_F(EvaluateTest, DivisionByZeroHasNoValue) {
  EXPECT_EQ(evaluate(terms, quotient, {{x, 6}, {y, 0}}), std::nullopt);
  EXPECT_EQ(evaluate(terms, quotient, {{x, 6}, {y, 3}}), 2U);
}

TEST_F(EvaluateTest, OnlyTheSelectedBranchCounts) {
  const Term guarded = terms.make(TermOp::Ite, terms.make(TermOp::Ne, y, zero), quotient, one);
  EXPECT_EQ(evaluate(terms, guarded, {{x, 6}, {y, 0}}), 1U);
  EXPECT_EQ(evaluate(terms, guarded, {{x, 6}, {y, 2}}), 3U);
  EXPECT_EQ(evaluate(terms, guarded, {{x, 6}}), std::nullopt);
}

TEST_F(EvaluateTest, OneOperandMayDecideAConnective) {
  const Term nonzero = terms.make(TermOp::Ne, y, zero);
  const Assignment by_zero{{x, 6}, {y, 0}};
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::BoolAnd, nonzero, positive), by_zero), 0U);
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::BoolAnd, positive, nonzero), by_zero), 0U);
  const Term is_zero = terms.make(TermOp::Not, nonzero);
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::BoolOr, is_zero, positive), by_zero), 1U);
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::BoolAnd, is_zero, positive), by_zero), std::nullopt);
  EXPECT_EQ(evaluate(terms, terms.make(TermOp::BoolOr, nonzero, positive), by_zero), std::nullopt);
}

TEST_F(EvaluateTest, DeepTermsNeedNoDeepStack) {
  Term sum = x;
  for (int i = 0; i < 1'000'000; ++i) sum = terms.make(TermOp::Add, sum, i % 2 == 0 ? y : one);
  EXPECT_EQ(evaluate(terms, sum, {{x, 5}, {y, 2}}), 1'500'005U);
}

TEST_F(EvaluateTest, SharedTermsAreEvaluatedOnce) {
  Term power = x;  // as a tree it would have 2^64 leaves
  for (int i = 0; i < 64; ++i) power = terms.make(TermOp::Mul, power, power);
  EXPECT_EQ(evaluate(terms, power, {{x, 1}}), 1U);
}

}  // namespace
}  // namespace loris
