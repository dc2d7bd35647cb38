// Each operator with given operands has the value that the evaluator computes, and no other.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <random>
#include <vector>

#include "solver/solvers.h"
#include "solver/term_facts.h"
#include "term/all_operators.h"
#include "term/bits.h"
#include "term/fold.h"
#include "term/print.h"
#include "thorough.h"

namespace loris {
namespace {

constexpr std::array kSorts{Sort::Bool, Sort::Int, Sort::Long, Sort::Float, Sort::Double};

struct Case {
  const char* solver;
  bool bits;  // force the encoding with bit-vectors
};

class OperatorsTest : public testing::TestWithParam<Case> {
 protected:
  OperatorsTest() {
    options.solver = GetParam().solver;
    options.timeout_ms = 60'000;
    solver = make_solver(terms, options, stats);
  }

  Term eq(Term a, Term b) { return terms.make(TermOp::Eq, a, b); }

  /// term has exactly this value: 0.0 is not -0.0, and a NaN is itself.
  Term is(Term term, std::uint64_t bits) {
    const Sort sort = terms.sort(term);
    const Term value = terms.constant(sort, bits);
    if (!is_floating(sort)) return eq(term, value);
    if (!terms.bits(terms.make(TermOp::Eq, value, value)))
      return terms.make(TermOp::Ne, term, term);
    const Term equal = eq(term, value);
    if (*apply(TermOp::Eq, sort, bits, 0) == 0) return equal;
    // Only its inverse tells the sign of a zero.
    const Term one = sort == Sort::Float ? terms.float_constant(1) : terms.double_constant(1);
    const Term zero = terms.constant(sort, 0);
    const TermOp side = terms.bits(value) == 0 ? TermOp::Gt : TermOp::Lt;
    return terms.make(TermOp::BoolAnd, equal,
                      terms.make(side, terms.make(TermOp::Div, one, term), zero));
  }

  /// The same for a variable, written such that only bit-vectors express it.
  Term is_by_bits(Term variable, std::uint64_t bits) {
    const Sort sort = terms.sort(variable);
    const Term mask = terms.constant(sort, 0x55);
    return eq(terms.make(TermOp::Xor, variable, mask),
              terms.make(TermOp::Xor, terms.constant(sort, bits), mask));
  }

  /// An operand of that value under the path. A floating one is chosen rather than solved for:
  /// dividing unknown numbers takes solvers minutes.
  Term operand(PathCondition& path, Sort sort, const std::string& name, std::uint64_t bits) {
    if (is_floating(sort)) {
      const Term chosen = terms.variable(Sort::Bool, "choose " + name);
      path.assume(chosen);
      return terms.make(TermOp::Ite, chosen, terms.constant(sort, bits),
                        terms.variable(sort, name + std::to_string(static_cast<int>(sort))));
    }
    const Term variable = terms.variable(sort, name + std::to_string(static_cast<int>(sort)));
    const bool by_bits = GetParam().bits && is_integer(sort);
    path.assume(by_bits ? is_by_bits(variable, bits) : is(variable, bits));
    return variable;
  }

  void expect_value(TermOp op, Sort left, Sort right, std::uint64_t x, std::uint64_t y) {
    const auto expected = apply(op, left, x, y);
    if (!expected) return;
    PathCondition path;
    const Term a = operand(path, left, "a", x);
    const Term b = arity(op) == 2 ? operand(path, right, "b", y) : Term{};
    const Term result = terms.make(op, a, b);
    // Integers convert to positive zeros only.
    const bool by_bits = op == TermOp::IntBitsToFloat || op == TermOp::LongBitsToDouble;
    const bool exactly = by_bits || is_floating(left) || !is_floating(terms.sort(result));
    const Term hit =
        exactly ? is(result, *expected) : eq(result, terms.constant(terms.sort(result), *expected));
    const Term miss = terms.make(TermOp::Not, hit);
    ASSERT_EQ(solver->check(path, hit, {}).answer, Answer::Yes) << print(terms, hit);
    ASSERT_EQ(solver->check(path, miss, {}).answer, Answer::No) << print(terms, hit);
  }

  std::vector<std::uint64_t> values(Sort sort) {
    switch (sort) {
      case Sort::Bool: return {0, 1};
      case Sort::Int: return integers<std::int32_t>();
      case Sort::Long: return integers<std::int64_t>();
      case Sort::Float: return floats<float>();
      default: return floats<double>();
    }
  }

  template <class T>
  std::vector<std::uint64_t> integers() {
    using Limits = std::numeric_limits<T>;
    std::vector<T> all{Limits::min(), T{-1}, T{200}, static_cast<T>(random())};
    if (!GetParam().bits)  // dividers of 64 bits take their time
      all.insert(all.end(), {T{0}, T{1}, T{-7}, Limits::max(), static_cast<T>(random())});
    std::vector<std::uint64_t> bits;
    for (const T value : all) bits.push_back(to_bits(value));
    return bits;
  }

  template <class T>
  std::vector<std::uint64_t> floats() {
    using Limits = std::numeric_limits<T>;
    const std::vector<T> all{T{0},
                             -T{0},
                             T(1.5),
                             T(-2147483648.0),
                             T(9.3e18),
                             Limits::infinity(),
                             Limits::quiet_NaN(),
                             Limits::denorm_min()};
    std::vector<std::uint64_t> bits;
    for (const T value : all) bits.push_back(to_bits(value));
    return bits;
  }

  TermStore terms;
  SolverOptions options;
  SolverStats stats;
  std::unique_ptr<Solver> solver;
  std::mt19937_64 random{20240607};
};

TEST_P(OperatorsTest, HaveTheValueOfTheEvaluator) {
  for (const TermOp op : all_operators()) {
    for (const Sort left : kSorts) {
      for (const Sort right :
           arity(op) == 2 ? std::vector(kSorts.begin(), kSorts.end()) : std::vector{Sort::Bool}) {
        if (!result_sort(op, left, right, Sort::Bool)) continue;
        if (op == TermOp::Rem && is_floating(left)) continue;
        if (GetParam().bits && !is_integer(left)) continue;  // the same without
        // Each value on each side, but only half of the pairs unless there is time for all.
        std::size_t pair = 0;
        for (const std::uint64_t x : values(left)) {
          ++pair;
          for (const std::uint64_t y : arity(op) == 2 ? values(right) : std::vector{x})
            if (arity(op) < 2 || pair++ % 2 == 0 || test::is_thorough())
              expect_value(op, left, right, x, y);
        }
      }
    }
  }
  EXPECT_EQ(stats.wrong_models, 0U);
}

TEST_P(OperatorsTest, BitsOfANumberAreFoundAndBelongToOneNumber) {
  const Term d = terms.variable(Sort::Double, "d");
  const Term bits = terms.make(TermOp::DoubleToLongBits, d);
  const Verdict negative_zero = solver->check({}, eq(bits, terms.long_constant(INT64_MIN)), {});
  ASSERT_EQ(negative_zero.answer, Answer::Yes);
  EXPECT_EQ(negative_zero.model->at(d), to_bits(-0.0));
  // All NaNs have the bits of Double.NaN.
  const Term is_nan = terms.make(TermOp::Ne, d, d);
  const Term canonical = eq(bits, terms.constant(Sort::Long, kDoubleNan));
  PathCondition path;
  path.assume(is_nan);
  EXPECT_EQ(solver->check(path, canonical, {}).answer, Answer::Yes);
  EXPECT_EQ(solver->check(path, terms.make(TermOp::Not, canonical), {}).answer, Answer::No);
  // After going back along the path the bits are still those of the number.
  EXPECT_EQ(solver->check({}, terms.make(TermOp::BoolAnd, canonical, eq(d, d)), {}).answer,
            Answer::No);
  EXPECT_EQ(stats.wrong_models, 0U);
}

TEST_P(OperatorsTest, MasksOfLowBitsHaveTheValueOfTheEvaluator) {
  for (const Sort sort : {Sort::Int, Sort::Long}) {
    for (const std::uint64_t mask : {1u, 127u, 255u, 65535u, 0x7fffffffu}) {
      for (const std::uint64_t x : values(sort)) {
        PathCondition path;
        const Term masked =
            terms.make(TermOp::And, operand(path, sort, "a", x), terms.constant(sort, mask));
        const Term hit = is(masked, *apply(TermOp::And, sort, x, mask));
        ASSERT_EQ(solver->check(path, hit, {}).answer, Answer::Yes) << print(terms, hit);
        ASSERT_EQ(solver->check(path, terms.make(TermOp::Not, hit), {}).answer, Answer::No)
            << print(terms, hit);
      }
    }
  }
  EXPECT_EQ(stats.wrong_models, 0U);
}

TEST_P(OperatorsTest, ShiftsByConstantsHaveTheValueOfTheEvaluator) {
  for (const TermOp op : {TermOp::Shl, TermOp::Shr, TermOp::Ushr}) {
    for (const Sort sort : {Sort::Int, Sort::Long}) {
      for (const int by : {0, 1, 5, 31, 32, 33, 63, 64, -1}) {
        for (const std::uint64_t x : values(sort)) {
          PathCondition path;
          const Term shifted = terms.make(op, operand(path, sort, "a", x), terms.int_constant(by));
          const Term hit = is(shifted, *apply(op, sort, x, to_bits(by)));
          ASSERT_EQ(solver->check(path, hit, {}).answer, Answer::Yes) << print(terms, hit);
          const Term miss = terms.make(TermOp::Not, hit);
          ASSERT_EQ(solver->check(path, miss, {}).answer, Answer::No) << print(terms, hit);
        }
      }
    }
  }
  EXPECT_EQ(stats.wrong_models, 0U);
}

TEST(TermFacts, OnlyAShiftToTheRightByAConstantNeedsNoBits) {
  TermStore terms;
  TermFactsCache facts(terms);
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y");
  const auto theory = [&](TermOp op, Term by) {
    return theory_of(facts.of(terms.make(TermOp::Eq, terms.make(op, x, by), y)));
  };
  EXPECT_EQ(theory(TermOp::Shr, terms.int_constant(3)), Theory::Integers);
  EXPECT_EQ(theory(TermOp::Ushr, terms.int_constant(1)), Theory::Integers);
  EXPECT_EQ(theory(TermOp::Ushr, y), Theory::Bits);
  EXPECT_EQ(theory(TermOp::Xor, terms.int_constant(1)), Theory::Bits);
}

TEST_P(OperatorsTest, FloatingRemainderIsUnknown) {
  const Term d = terms.variable(Sort::Double, "d");
  const Term rem = terms.make(TermOp::Rem, d, terms.double_constant(3));
  EXPECT_EQ(solver->check({}, eq(rem, terms.double_constant(1)), {}).answer, Answer::Unknown);
}

INSTANTIATE_TEST_SUITE_P(Encodings, OperatorsTest,
                         testing::Values(Case{"z3", false}, Case{"z3", true}, Case{"cvc5", false},
                                         Case{"cvc5", true}),
                         [](const auto& test) {
                           return std::string(test.param.solver) +
                                  (test.param.bits ? "_bits" : "_integers");
                         });

}  // namespace
}  // namespace loris
