#include "solver/case_split.h"

#include <gtest/gtest.h>

#include "solver/solvers.h"
#include "term/replace.h"

namespace loris {
namespace {

class CaseSplitTest : public testing::Test {
 protected:
  Term make(TermOp op, Term a, Term b) { return terms.make(op, a, b); }
  Term choice(Term condition, Term a, Term b) { return terms.make(TermOp::Ite, condition, a, b); }
  Term number(int value) { return terms.int_constant(value); }

  TermStore terms;
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y");
  const Term z = terms.variable(Sort::Int, "z");
  const Term less = make(TermOp::Lt, x, y), more = make(TermOp::Gt, y, z);
};

TEST_F(CaseSplitTest, ByWhatDecidesAChoice) {
  const auto split = split_cases(terms, make(TermOp::Lt, choice(less, x, y), z));
  ASSERT_TRUE(split);
  EXPECT_EQ(split->part, less);
  EXPECT_EQ(split->if_true, make(TermOp::Lt, x, z));
  EXPECT_EQ(split->if_false, make(TermOp::Lt, y, z));
}

TEST_F(CaseSplitTest, InnermostFirst) {
  const Term inner = make(TermOp::Eq, choice(more, x, y), z);
  const auto split = split_cases(terms, make(TermOp::Lt, choice(inner, x, y), z));
  ASSERT_TRUE(split);
  EXPECT_EQ(split->part, more);
}

TEST_F(CaseSplitTest, ByAPartOfAnOr) {
  const Term either = make(TermOp::BoolOr, less, more);
  const auto split = split_cases(terms, either);
  ASSERT_TRUE(split);
  EXPECT_EQ(split->part, less);
  EXPECT_EQ(split->if_true, terms.bool_constant(true));
  EXPECT_EQ(split->if_false, more);
  EXPECT_FALSE(split_choices(terms, either));
  EXPECT_FALSE(split_cases(terms, less));
}

TEST_F(CaseSplitTest, WhatIsAssumedGoesAway) {
  const Term nested = choice(less, choice(more, x, y), z);
  EXPECT_EQ(assuming(terms, nested, less, true), choice(more, x, y));
  EXPECT_EQ(assuming(terms, nested, make(TermOp::BoolAnd, less, more), true), x);
  EXPECT_EQ(assuming(terms, nested, make(TermOp::BoolOr, less, more), false), z);
  EXPECT_EQ(assuming(terms, nested, make(TermOp::Ge, x, y), true), z) << "the opposite of less";
  EXPECT_EQ(assuming(terms, x, less, true), x);
  EXPECT_EQ(assuming(terms, nested, less, true, 3), nested) << "it has more parts than that";
  EXPECT_EQ(assuming(terms, nested, make(TermOp::Lt, z, x), true), nested) << "made after it";
}

TEST_F(CaseSplitTest, UnwindingCountsThePartsThatWereAsked) {
  SolverOptions options;
  options.unwind = true;
  SolverStats stats;
  const auto solver = make_solver(terms, options, stats);
  const Term larger = choice(less, y, x);
  EXPECT_EQ(solver->check({}, make(TermOp::Gt, larger, number(5)), {}).answer, Answer::Yes);
  EXPECT_EQ(stats.total, 1u) << "the first part is possible";
  EXPECT_EQ(solver->check({}, make(TermOp::Lt, larger, x), {}).answer, Answer::No);
  EXPECT_EQ(stats.total, 2u) << "y < x where x < y; the other part is false as it is";
  PathCondition path;
  path.assume(make(TermOp::Lt, choice(more, x, y), number(0)));
  path.assume(make(TermOp::Gt, x, number(0)));
  EXPECT_EQ(solver->check(path, make(TermOp::Gt, y, number(0)), {}).answer, Answer::No);
  EXPECT_EQ(stats.total, 4u) << "neither x nor y can be negative";
}

}  // namespace
}  // namespace loris
