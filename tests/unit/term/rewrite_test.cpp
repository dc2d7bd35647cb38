#include "term/rewrite.h"

#include <gtest/gtest.h>

#include <limits>

namespace loris {
namespace {

class RewriteTest : public testing::Test {
 protected:
  Term not_(Term a) { return terms.make(TermOp::Not, a); }

  TermStore terms;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term d = terms.variable(Sort::Double, "d");
  Term e = terms.variable(Sort::Double, "e");
  Term p = terms.variable(Sort::Bool, "p");
};

TEST_F(RewriteTest, EqualBranchesNeedNoCondition) {
  EXPECT_EQ(terms.make(TermOp::Ite, p, x, x), x);
  EXPECT_EQ(terms.op(terms.make(TermOp::Ite, p, x, y)), TermOp::Ite);
}

TEST_F(RewriteTest, ConstantConditionSelects) {
  EXPECT_EQ(terms.make(TermOp::Ite, terms.bool_constant(true), x, y), x);
  EXPECT_EQ(terms.make(TermOp::Ite, terms.bool_constant(false), x, y), y);
  const Term branches = terms.make(TermOp::Ite, p, terms.int_constant(1), terms.int_constant(2));
  EXPECT_EQ(terms.op(branches), TermOp::Ite);
}

TEST_F(RewriteTest, DoubleNegationVanishes) {
  EXPECT_EQ(not_(not_(p)), p);
  EXPECT_NE(not_(p), p);
  EXPECT_EQ(terms.op(not_(terms.make(TermOp::BoolAnd, p, p))), TermOp::Not);
}

TEST_F(RewriteTest, NegatedIntegerComparisonsTurnAround) {
  EXPECT_EQ(not_(terms.make(TermOp::Lt, x, y)), terms.make(TermOp::Ge, x, y));
  EXPECT_EQ(not_(terms.make(TermOp::Le, x, y)), terms.make(TermOp::Gt, x, y));
  EXPECT_EQ(not_(terms.make(TermOp::Gt, x, y)), terms.make(TermOp::Le, x, y));
  EXPECT_EQ(not_(terms.make(TermOp::Ge, x, y)), terms.make(TermOp::Lt, x, y));
  EXPECT_EQ(not_(terms.make(TermOp::Eq, x, y)), terms.make(TermOp::Ne, x, y));
  EXPECT_EQ(not_(terms.make(TermOp::Ne, p, p)), terms.make(TermOp::Eq, p, p));
}

TEST_F(RewriteTest, NegatedFloatingOrderStays) {
  for (const TermOp op : {TermOp::Lt, TermOp::Le, TermOp::Gt, TermOp::Ge}) {
    const Term negation = not_(terms.make(op, d, e));
    EXPECT_EQ(terms.op(negation), TermOp::Not);
    EXPECT_EQ(not_(negation), terms.make(op, d, e));
  }
  EXPECT_EQ(not_(terms.make(TermOp::Eq, d, e)), terms.make(TermOp::Ne, d, e));
}

TEST_F(RewriteTest, ConstantsFoldAsJavaComputesThem) {
  const Term min = terms.int_constant(std::numeric_limits<std::int32_t>::min());
  const Term minus_one = terms.int_constant(-1);
  EXPECT_EQ(terms.make(TermOp::Div, min, minus_one), min);
  EXPECT_EQ(terms.make(TermOp::Rem, min, minus_one), terms.int_constant(0));
  EXPECT_EQ(terms.make(TermOp::Shl, terms.int_constant(1), terms.int_constant(33)),
            terms.int_constant(2));
  EXPECT_EQ(terms.make(TermOp::Shl, terms.long_constant(1), terms.int_constant(33)),
            terms.long_constant(0x2'0000'0000));
  const Term nan = terms.double_constant(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(terms.make(TermOp::DCmpL, nan, nan), minus_one);
  EXPECT_EQ(terms.make(TermOp::D2I, nan), terms.int_constant(0));
  EXPECT_EQ(terms.make(TermOp::Eq, nan, nan), terms.bool_constant(false));
  EXPECT_EQ(terms.make(TermOp::Eq, terms.double_constant(0.0), terms.double_constant(-0.0)),
            terms.bool_constant(true));
  EXPECT_EQ(terms.make(TermOp::Eq, terms.constant(Sort::Ref, 3), terms.constant(Sort::Ref, 4)),
            terms.bool_constant(false));
}

TEST_F(RewriteTest, DivisionByZeroDoesNotFold) {
  const Term zero = terms.int_constant(0);
  EXPECT_EQ(terms.op(terms.make(TermOp::Div, terms.int_constant(1), zero)), TermOp::Div);
  EXPECT_EQ(terms.op(terms.make(TermOp::Rem, terms.long_constant(1), terms.long_constant(0))),
            TermOp::Rem);
  const Term floating = terms.make(TermOp::Div, terms.float_constant(1), terms.float_constant(0));
  EXPECT_EQ(floating, terms.float_constant(std::numeric_limits<float>::infinity()));
}

TEST_F(RewriteTest, VariablesDoNotFold) {
  EXPECT_EQ(terms.op(terms.make(TermOp::Add, x, terms.int_constant(0))), TermOp::Add);
  EXPECT_EQ(terms.op(terms.make(TermOp::Eq, x, x)), TermOp::Eq);
}

}  // namespace
}  // namespace loris
