#include "solver/fresh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "solver/model_check.h"
#include "term/bits.h"

namespace loris {
namespace {

constexpr std::uint32_t kTimeout = 60'000;

/// One question of a solver that was asked nothing before.
Verdict solve_fresh(TermStore& terms, const std::vector<Term>& conjuncts,
                    std::uint32_t timeout_ms) {
  return FreshSolver(terms, {timeout_ms}).solve(conjuncts);
}

/// The same conjuncts in stores with different histories.
class FreshTest : public testing::Test {
 protected:
  static Term lt(TermStore& terms, Term a, Term b) { return terms.make(TermOp::Lt, a, b); }
  static Term eq(TermStore& terms, Term a, Term b) { return terms.make(TermOp::Eq, a, b); }

  static std::vector<Term> conjuncts(TermStore& terms) {
    const Term x = terms.variable(Sort::Int, "x");
    const Term y = terms.variable(Sort::Int, "y");
    const Term z = terms.variable(Sort::Int, "z");
    const Term n = terms.variable(Sort::Int, "n");
    const Term m = terms.variable(Sort::Int, "m");
    const Term k = terms.variable(Sort::Long, "k");
    return {lt(terms, x, y),
            lt(terms, y, z),
            terms.make(TermOp::Ne, y, terms.int_constant(0)),
            eq(terms, terms.make(TermOp::Mul, n, m), terms.int_constant(391)),
            lt(terms, terms.int_constant(1), n),
            lt(terms, n, m),
            eq(terms, terms.make(TermOp::And, k, terms.long_constant(12)), terms.long_constant(4))};
  }

  static std::vector<std::pair<std::string, std::uint64_t>> named(const TermStore& terms,
                                                                  const Assignment& model) {
    std::vector<std::pair<std::string, std::uint64_t>> values;
    for (const auto& [variable, bits] : model)
      values.emplace_back(std::string(terms.name(variable)), bits);
    std::sort(values.begin(), values.end());
    return values;
  }
};

TEST_F(FreshTest, DependsOnTheConjunctsAlone) {
  TermStore plain;
  const auto wanted = conjuncts(plain);
  const Verdict verdict = solve_fresh(plain, wanted, kTimeout);
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_TRUE(satisfies(plain, wanted, *verdict.model));

  TermStore other;
  for (const char* name : {"m", "k", "z", "y"})  // other ids, in another order
    other.variable(name[0] == 'k' ? Sort::Long : Sort::Int, name);
  FreshSolver solver(other, {kTimeout});
  const Term x = other.variable(Sort::Int, "x");
  const Term n = other.variable(Sort::Int, "n");
  solver.solve({lt(other, n, x), eq(other, other.make(TermOp::Mul, n, n), x)});
  const Verdict again = solver.solve(conjuncts(other));
  ASSERT_EQ(again.answer, Answer::Yes);
  EXPECT_EQ(named(plain, *verdict.model), named(other, *again.model));
}

TEST_F(FreshTest, NumbersAreSmall) {
  TermStore terms;
  const Term a = terms.variable(Sort::Int, "a");
  const Term b = terms.variable(Sort::Int, "b");
  const Term c = terms.variable(Sort::Int, "c");
  const auto large = terms.int_constant(1000);
  const Verdict order =
      solve_fresh(terms, {lt(terms, large, a), lt(terms, b, a), lt(terms, b, c)}, kTimeout);
  ASSERT_EQ(order.answer, Answer::Yes);
  EXPECT_EQ(order.model->at(a), 1001U);
  const auto near_zero = [&](Term x) {
    return std::abs(from_bits<std::int32_t>(order.model->at(x))) <= 1;
  };
  EXPECT_TRUE(near_zero(b) && near_zero(c));

  const Term sum = terms.make(TermOp::Add, terms.make(TermOp::Mul, a, b), c);
  const Verdict product = solve_fresh(terms, {eq(terms, sum, large)}, kTimeout);
  ASSERT_EQ(product.answer, Answer::Yes);
  for (const auto& [variable, bits] : *product.model)
    EXPECT_LE(std::abs(from_bits<std::int32_t>(bits)), 100);
}

TEST_F(FreshTest, LargeNumbersAreFoundWhereNeeded) {
  TermStore terms;
  const Term a = terms.variable(Sort::Int, "a");
  const Term twice = terms.make(TermOp::Mul, a, terms.int_constant(2));
  const Verdict verdict =
      solve_fresh(terms, {eq(terms, twice, terms.int_constant(5000))}, kTimeout);
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_TRUE(verdict.model->at(a) == 2500U || verdict.model->at(a) == 2500U + 0x8000'0000U);
}

TEST_F(FreshTest, ContradictionsInAnySliceAreNo) {
  TermStore terms;
  auto all = conjuncts(terms);
  all.push_back(lt(terms, terms.variable(Sort::Int, "z"), terms.variable(Sort::Int, "x")));
  EXPECT_EQ(solve_fresh(terms, all, kTimeout).answer, Answer::No);
  EXPECT_EQ(solve_fresh(terms, {}, kTimeout).answer, Answer::Yes);
}

}  // namespace
}  // namespace loris
