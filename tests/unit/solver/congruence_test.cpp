#include <gtest/gtest.h>

#include "solver/congruence_axioms.h"
#include "solver/solvers.h"

namespace loris {
namespace {

/// References a and b, and their fields, as variables of which nothing is decided.
class CongruenceTest : public testing::Test {
 protected:
  CongruenceTest() {
    options.applications = &applications;
    solver = make_solver(terms, options, stats);
    applications.add(a_next, {1, a, {}});
    applications.add(b_next, {1, b, {}});
    applications.add(a_key, {2, a, {}});
    applications.add(b_key, {2, b, {}});
    applications.add(ai, {3, a, i});
    applications.add(bj, {3, b, j});
  }

  Term eq(Term x, Term y) { return terms.make(TermOp::Eq, x, y); }
  Term ne(Term x, Term y) { return terms.make(TermOp::Ne, x, y); }
  Answer ask(std::initializer_list<Term> known, Term condition) {
    PathCondition path;
    for (const Term each : known) path.assume(each);
    const Verdict verdict = solver->check(path, condition, {});
    if (verdict.answer == Answer::Yes) {
      std::vector<Term> all{a, b, a_next, b_next, a_key, b_key, i, j, ai, bj};
      EXPECT_FALSE(CongruenceAxioms(terms, applications).find(all, *verdict.model));
    }
    return verdict.answer;
  }

  TermStore terms;
  Applications applications;
  SolverStats stats;
  SolverOptions options;
  std::unique_ptr<Solver> solver;
  const Domain node{'L', 0, 3};
  Term a = terms.variable("a", node), b = terms.variable("b", node);
  Term a_next = terms.variable("a.next", node), b_next = terms.variable("b.next", node);
  Term a_key = terms.variable(Sort::Int, "a.key"), b_key = terms.variable(Sort::Int, "b.key");
  Term i = terms.variable(Sort::Int, "i"), j = terms.variable(Sort::Int, "j");
  Term ai = terms.variable(Sort::Int, "a[i]"), bj = terms.variable(Sort::Int, "b[j]");
  Term null = terms.constant(Sort::Ref, 0);
};

TEST_F(CongruenceTest, EqualReferencesHaveEqualFields) {
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(a_key, b_key)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(a_next, b_next)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), ne(b, null)}, ne(a_key, b_key)), Answer::Yes);
  EXPECT_EQ(ask({ne(a, null), ne(b, null), ne(a_key, b_key)}, eq(a, b)), Answer::No);
}

TEST_F(CongruenceTest, NullHasNoFields) {
  EXPECT_EQ(ask({eq(a, b)}, ne(a_key, b_key)), Answer::Yes);
  EXPECT_EQ(ask({eq(a, null), eq(b, null)}, ne(a_key, b_key)), Answer::Yes);
}

TEST_F(CongruenceTest, ElementsNeedEqualIndexes) {
  EXPECT_EQ(ask({ne(a, null), eq(a, b), ne(ai, bj)}, eq(i, j)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b), ne(ai, bj)}, terms.make(TermOp::Lt, i, j)), Answer::Yes);
}

/// A model may mention what the path does not, as an earlier question left it.
TEST_F(CongruenceTest, WhatAModelSaysBesideThePathIsNotBelieved) {
  const auto known =
      std::make_shared<const Assignment>(Assignment{{a, 2}, {b, 2}, {a_key, 5}, {b_key, 7}});
  PathCondition path;
  for (const Term each : {ne(a, null), eq(a, b), eq(b_key, terms.int_constant(7))})
    path.assume(each);
  EXPECT_EQ(solver->check(path, eq(a_key, terms.int_constant(5)), known).answer, Answer::No);
  EXPECT_EQ(solver->check(path, eq(a_key, terms.int_constant(7)), known).answer, Answer::Yes);
}

/// Equal numbers are not enough where they are one field of one object.
TEST_F(CongruenceTest, OneFieldHasOneZeroAndOneNaN) {
  const Term a_real = terms.variable(Sort::Double, "a.real");
  const Term b_real = terms.variable(Sort::Double, "b.real");
  applications.add(a_real, {4, a, {}});
  applications.add(b_real, {4, b, {}});
  const Term zero = terms.double_constant(0), minus = terms.double_constant(-0.0);
  const Term zeros = terms.make(TermOp::BoolAnd, eq(a_real, zero), eq(b_real, zero));
  const Term differ = terms.make(TermOp::Not, make_same(terms, a_real, b_real));
  EXPECT_EQ(ask({ne(a, null), eq(a, b), zeros}, differ), Answer::No);
  EXPECT_EQ(ask({ne(a, null), ne(b, null), zeros}, differ), Answer::Yes);
  EXPECT_EQ(ask({ne(a, null), zeros, differ}, eq(a, b)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b), eq(a_real, zero)}, make_same(terms, b_real, minus)),
            Answer::Yes);
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(a_real, b_real)), Answer::Yes) << "a NaN";
  EXPECT_EQ(ask({ne(a, null), eq(a, b), ne(a_real, a_real)}, eq(b_real, b_real)), Answer::No);
}

TEST_F(CongruenceTest, AnIndexWithOneNumberLeftIsDecidedInProcess) {
  const Term half = terms.make(TermOp::Ushr, i, terms.int_constant(1));
  const Term a_half = terms.variable(Sort::Int, "a[i >>> 1]");
  applications.add(a_half, {3, a, half});
  const auto at_most = [&](Term x, int number) {
    return terms.make(TermOp::Le, x, terms.int_constant(number));
  };
  const Term above = terms.make(TermOp::Gt, i, terms.int_constant(6));
  const Term j_is_3 = eq(j, terms.int_constant(3));
  EXPECT_EQ(ask({ne(a, null), eq(a, b), above, at_most(i, 7), j_is_3}, ne(a_half, bj)), Answer::No);
  EXPECT_EQ(stats.by_solver, 0u);
  EXPECT_EQ(ask({ne(a, null), eq(a, b), above, at_most(i, 8), j_is_3}, ne(a_half, bj)),
            Answer::Yes);
}

/// Two backends alone, which are told of the functions.
class PlainCongruenceTest : public CongruenceTest {
 protected:
  PlainCongruenceTest() {
    options.solver = "both";
    options.reuse = options.order = options.slice = false;
    solver = make_solver(terms, options, stats);
  }
  void expect_one_question_each(int questions) const {
    EXPECT_EQ(stats.by_solver, static_cast<std::uint64_t>(questions)) << "no instance was needed";
    EXPECT_EQ(stats.disagreements, 0u);
    EXPECT_EQ(stats.unconfirmed, 0u);
  }
};

TEST_F(PlainCongruenceTest, EqualReferencesHaveEqualFields) {
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(a_key, b_key)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(a_next, b_next)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), ne(b, null), ne(a_key, b_key)}, ne(a, b)), Answer::Yes);
  EXPECT_EQ(ask({eq(a, null), eq(b, null)}, ne(a_key, b_key)), Answer::Yes);
  EXPECT_EQ(ask({ne(a, null), eq(a, b), ne(ai, bj)}, eq(i, j)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b), ne(ai, bj)}, terms.make(TermOp::Lt, i, j)), Answer::Yes);
  expect_one_question_each(6);
}

TEST_F(PlainCongruenceTest, OneFieldHasOneZero) {
  const Term a_real = terms.variable(Sort::Double, "a.real");
  const Term b_real = terms.variable(Sort::Double, "b.real");
  applications.add(a_real, {4, a, {}});
  applications.add(b_real, {4, b, {}});
  const Term differ = terms.make(TermOp::Not, make_same(terms, a_real, b_real));
  EXPECT_EQ(ask({ne(a, null), eq(a_real, b_real), differ}, eq(a, b)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a_real, b_real), differ}, ne(a, b)), Answer::Yes);
  EXPECT_EQ(stats.disagreements, 0u);
}

TEST_F(PlainCongruenceTest, BitsHaveFunctionsToo) {
  const Term odd = terms.make(TermOp::And, a_key, terms.int_constant(1));
  const Term even = terms.make(TermOp::And, b_key, terms.int_constant(1));
  EXPECT_EQ(ask({ne(a, null), ne(odd, even)}, eq(a, b)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), ne(odd, even)}, ne(a, b)), Answer::Yes);
  expect_one_question_each(2);
}

TEST_F(PlainCongruenceTest, AnArgumentThatTheTheoryLacksWaitsForAnInstance) {
  const Term masked = terms.make(TermOp::And, i, terms.int_constant(3));
  const Term am = terms.variable(Sort::Int, "a[i & 3]");
  applications.add(am, {3, a, masked});
  EXPECT_EQ(ask({ne(a, null), eq(a, b), eq(masked, j)}, ne(am, bj)), Answer::No);
  EXPECT_EQ(ask({ne(a, null), eq(a, b)}, ne(am, bj)), Answer::Yes);
  EXPECT_EQ(stats.disagreements, 0u);
}

TEST_F(CongruenceTest, AValueIsImpliedByThatOfAnEqualReference) {
  CongruenceAxioms axioms(terms, applications);
  Assignment model;
  model.insert_or_assign(a, 2);
  model.insert_or_assign(b, 2);
  model.insert_or_assign(a_key, 7);
  std::vector<Term> variables{b_key, a_key};
  axioms.close(variables);
  EXPECT_EQ(variables, (std::vector<Term>{b, b_key, a, a_key}))
      << "what they are applied to, first";
  EXPECT_TRUE(axioms.complete(variables, model));
  EXPECT_EQ(model.find(b_key)->second, 7u);
  EXPECT_FALSE(axioms.find(variables, model));
  model.insert_or_assign(b_key, 8);
  ASSERT_TRUE(axioms.find(variables, model));
}

}  // namespace
}  // namespace loris
