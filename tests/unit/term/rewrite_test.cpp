#include "term/rewrite.h"

#include <gtest/gtest.h>

#include <limits>

namespace loris {
namespace {

class RewriteTest : public testing::Test {
 protected:
  Term not_(Term a) { return terms.make(TermOp::Not, a); }
  Term op2(TermOp op, Term a, Term b) { return terms.make(op, a, b); }
  Term n(std::int32_t value) { return terms.int_constant(value); }

  TermStore terms;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term d = terms.variable(Sort::Double, "d");
  Term e = terms.variable(Sort::Double, "e");
  Term p = terms.variable(Sort::Bool, "p");
  Term q = terms.variable(Sort::Bool, "q");
  Term flag = terms.variable("flag", whole_domain('Z'));
  Term small = terms.variable("small", whole_domain('B'));
  Term one = terms.double_constant(1);
  Term yes = terms.bool_constant(true);
  Term no = terms.bool_constant(false);
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

TEST_F(RewriteTest, ReferencesAreComparedByTheirNumbers) {
  const auto ref = [this](std::uint64_t number) { return terms.constant(Sort::Ref, number); };
  const Term node = terms.variable("node", {'L', 0, 9, 1, 4});
  const Term list = terms.variable("list", {'L', 1, 4});
  EXPECT_EQ(op2(TermOp::Eq, list, ref(0)), no);
  EXPECT_EQ(op2(TermOp::Ne, list, ref(5)), yes);
  EXPECT_EQ(op2(TermOp::Eq, node, ref(3)), no) << "in the gap";
  EXPECT_EQ(terms.op(op2(TermOp::Eq, node, ref(0))), TermOp::Eq);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, node, ref(5))), TermOp::Eq);
  EXPECT_EQ(op2(TermOp::Le, list, ref(4)), yes);
  EXPECT_EQ(op2(TermOp::Lt, ref(3), ref(4)), yes);
  EXPECT_EQ(terms.op(op2(TermOp::Ge, node, ref(6))), TermOp::Ge);
}

TEST_F(RewriteTest, DivisionByZeroDoesNotFold) {
  const Term zero = terms.int_constant(0);
  EXPECT_EQ(terms.op(terms.make(TermOp::Div, terms.int_constant(1), zero)), TermOp::Div);
  EXPECT_EQ(terms.op(terms.make(TermOp::Rem, terms.long_constant(1), terms.long_constant(0))),
            TermOp::Rem);
  const Term floating = terms.make(TermOp::Div, terms.float_constant(1), terms.float_constant(0));
  EXPECT_EQ(floating, terms.float_constant(std::numeric_limits<float>::infinity()));
}

TEST_F(RewriteTest, NeutralOperandsVanish) {
  EXPECT_EQ(op2(TermOp::Add, x, n(0)), x);
  EXPECT_EQ(op2(TermOp::Sub, x, n(0)), x);
  EXPECT_EQ(op2(TermOp::Mul, n(1), x), x);
  EXPECT_EQ(op2(TermOp::Div, x, n(1)), x);
  EXPECT_EQ(op2(TermOp::Or, x, n(0)), x);
  EXPECT_EQ(op2(TermOp::Xor, n(0), x), x);
  EXPECT_EQ(op2(TermOp::And, x, n(-1)), x);
  EXPECT_EQ(op2(TermOp::Shl, x, n(32)), x);
  EXPECT_EQ(terms.op(op2(TermOp::Add, x, n(1))), TermOp::Add);
  EXPECT_EQ(terms.op(op2(TermOp::Mul, x, n(2))), TermOp::Mul);
  EXPECT_EQ(terms.op(op2(TermOp::Or, x, n(1))), TermOp::Or);
  EXPECT_EQ(terms.op(op2(TermOp::And, x, n(-2))), TermOp::And);
  EXPECT_EQ(terms.op(op2(TermOp::Shl, x, n(31))), TermOp::Shl);
  const Term positive_zero = terms.double_constant(0.0);  // -0.0 + 0.0 is 0.0
  EXPECT_EQ(terms.op(op2(TermOp::Add, d, positive_zero)), TermOp::Add);
}

TEST_F(RewriteTest, DominatingOperandsDecide) {
  EXPECT_EQ(op2(TermOp::Mul, x, n(0)), n(0));
  EXPECT_EQ(op2(TermOp::And, x, n(0)), n(0));
  EXPECT_EQ(op2(TermOp::Or, n(-1), x), n(-1));
  EXPECT_EQ(op2(TermOp::Rem, x, n(-1)), n(0));
  EXPECT_EQ(terms.op(op2(TermOp::Mul, d, terms.double_constant(0))), TermOp::Mul);  // NaN
  EXPECT_EQ(terms.op(op2(TermOp::Rem, x, n(2))), TermOp::Rem);
}

TEST_F(RewriteTest, AnOperandMeetsItself) {
  EXPECT_EQ(op2(TermOp::Sub, x, x), n(0));
  EXPECT_EQ(op2(TermOp::Xor, x, x), n(0));
  EXPECT_EQ(op2(TermOp::And, x, x), x);
  EXPECT_EQ(op2(TermOp::Or, x, x), x);
  EXPECT_EQ(terms.op(op2(TermOp::Sub, x, y)), TermOp::Sub);
  EXPECT_EQ(terms.op(op2(TermOp::Sub, d, d)), TermOp::Sub);  // infinities
}

TEST_F(RewriteTest, SignsCancel) {
  const Term minus = terms.make(TermOp::Neg, x);
  EXPECT_EQ(terms.make(TermOp::Neg, minus), x);
  EXPECT_EQ(op2(TermOp::Sub, n(0), x), minus);
  EXPECT_EQ(op2(TermOp::Mul, x, n(-1)), minus);
  EXPECT_EQ(op2(TermOp::Div, x, n(-1)), minus);
  EXPECT_NE(minus, x);
  EXPECT_EQ(terms.op(op2(TermOp::Sub, terms.double_constant(0), d)), TermOp::Sub);  // 0.0 - 0.0
}

TEST_F(RewriteTest, QuotientsOfQuotientsAreOne) {
  const Term third = op2(TermOp::Div, x, n(3));
  EXPECT_EQ(op2(TermOp::Div, third, n(7)), op2(TermOp::Div, x, n(21)));
  EXPECT_EQ(terms.op(terms.operand(op2(TermOp::Div, third, n(-7)), 0)), TermOp::Div);
  EXPECT_EQ(terms.operand(op2(TermOp::Div, third, n(INT32_MAX)), 0), third);  // too large
}

TEST_F(RewriteTest, SignsLeaveADividend) {
  const Term part = op2(TermOp::Div, x, n(3));  // its opposite is a number
  const Term minus = terms.make(TermOp::Neg, part);
  EXPECT_EQ(op2(TermOp::Rem, minus, n(7)), terms.make(TermOp::Neg, op2(TermOp::Rem, part, n(7))));
  EXPECT_EQ(op2(TermOp::Div, minus, n(7)), terms.make(TermOp::Neg, op2(TermOp::Div, x, n(21))));
  EXPECT_EQ(terms.op(op2(TermOp::Div, terms.make(TermOp::Neg, x), n(7))), TermOp::Div);
}

TEST_F(RewriteTest, WhatAQuotientLeavesIsTheRemainder) {
  const auto multiple = [&](Term of, int c) {
    return op2(TermOp::Mul, op2(TermOp::Div, of, n(c)), n(c));
  };
  const Term rest = op2(TermOp::Rem, x, n(10));
  EXPECT_EQ(op2(TermOp::Sub, x, multiple(x, 10)), rest);
  EXPECT_EQ(op2(TermOp::Sub, multiple(x, 10), x), terms.make(TermOp::Neg, rest));
  EXPECT_EQ(terms.op(op2(TermOp::Sub, y, multiple(x, 10))), TermOp::Sub);
  EXPECT_EQ(terms.op(op2(TermOp::Sub, op2(TermOp::Mul, op2(TermOp::Div, x, n(10)), n(9)), x)),
            TermOp::Sub);
  // The digits of a number that Integer.getChars takes from below.
  const Term next = terms.make(TermOp::Neg, op2(TermOp::Div, x, n(16)));
  const Term digit = op2(TermOp::Sub, multiple(next, 100), next);
  EXPECT_EQ(digit, op2(TermOp::Rem, op2(TermOp::Div, x, n(16)), n(100)));
  EXPECT_EQ(op2(TermOp::Ge, digit, n(100)), terms.bool_constant(false));
}

TEST_F(RewriteTest, ConstantsGoToTheRightAndMerge) {
  EXPECT_EQ(op2(TermOp::Add, n(3), x), op2(TermOp::Add, x, n(3)));
  EXPECT_EQ(op2(TermOp::Add, op2(TermOp::Add, x, n(3)), n(4)), op2(TermOp::Add, x, n(7)));
  EXPECT_EQ(op2(TermOp::Sub, op2(TermOp::Add, x, n(3)), n(3)), x);
  EXPECT_EQ(op2(TermOp::Add, op2(TermOp::Sub, x, n(3)), n(1)), op2(TermOp::Sub, x, n(2)));
  EXPECT_EQ(op2(TermOp::Add, x, n(-3)), op2(TermOp::Sub, x, n(3)));
  EXPECT_EQ(op2(TermOp::Sub, x, n(-3)), op2(TermOp::Add, x, n(3)));
  EXPECT_EQ(terms.op(op2(TermOp::Sub, x, n(INT32_MIN))), TermOp::Sub);
  EXPECT_NE(op2(TermOp::Sub, n(3), x), op2(TermOp::Sub, x, n(3)));
  EXPECT_EQ(op2(TermOp::Lt, n(3), x), op2(TermOp::Gt, x, n(3)));
  EXPECT_EQ(op2(TermOp::Lt, one, d), op2(TermOp::Gt, d, one));
}

TEST_F(RewriteTest, ComparisonWithItselfIsDecidedExceptForNaN) {
  EXPECT_EQ(op2(TermOp::Eq, x, x), yes);
  EXPECT_EQ(op2(TermOp::Le, x, x), yes);
  EXPECT_EQ(op2(TermOp::Gt, x, x), no);
  EXPECT_EQ(op2(TermOp::Ne, p, p), no);
  EXPECT_EQ(op2(TermOp::Lt, d, d), no);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, d, d)), TermOp::Eq);
  EXPECT_EQ(terms.op(op2(TermOp::Le, d, d)), TermOp::Le);
  EXPECT_EQ(terms.op(op2(TermOp::Ne, d, d)), TermOp::Ne);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, x, y)), TermOp::Eq);
}

TEST_F(RewriteTest, NothingComparesWithNaN) {
  const Term nan = terms.double_constant(std::numeric_limits<double>::quiet_NaN());
  for (const TermOp op : {TermOp::Eq, TermOp::Lt, TermOp::Le, TermOp::Gt, TermOp::Ge}) {
    EXPECT_EQ(op2(op, d, nan), no);
    EXPECT_EQ(op2(op, nan, d), no);
  }
  EXPECT_EQ(op2(TermOp::Ne, d, nan), yes);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, d, one)), TermOp::Eq);
}

TEST_F(RewriteTest, ComparisonsDoNotTellTheZerosApart) {
  const Term zero = terms.double_constant(0.0), minus = terms.double_constant(-0.0);
  for (const TermOp op : {TermOp::Eq, TermOp::Ne, TermOp::Lt, TermOp::Ge})
    EXPECT_EQ(op2(op, d, minus), op2(op, d, zero));
  EXPECT_EQ(op2(TermOp::Gt, minus, d), op2(TermOp::Lt, d, zero));
  EXPECT_NE(op2(TermOp::Div, d, minus), op2(TermOp::Div, d, zero));
}

TEST_F(RewriteTest, SameIsByBitsAndEqualIsNot) {
  const Term zero = terms.double_constant(0.0), minus = terms.double_constant(-0.0);
  const Term nan = terms.double_constant(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(make_same(terms, zero, minus), no);
  EXPECT_EQ(op2(TermOp::Eq, zero, minus), yes);
  EXPECT_EQ(make_same(terms, nan, nan), yes);
  EXPECT_EQ(op2(TermOp::Eq, nan, nan), no);
  EXPECT_EQ(make_same(terms, d, d), yes);
  EXPECT_EQ(make_same(terms, x, n(0)), op2(TermOp::Eq, x, n(0)));
}

TEST_F(RewriteTest, SameIsEqualButForZerosAndNaN) {
  const Term nan = terms.double_constant(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(make_same(terms, d, one), op2(TermOp::Eq, d, one));
  EXPECT_EQ(make_same(terms, one, d), op2(TermOp::Eq, d, one));
  EXPECT_EQ(make_same(terms, d, nan), op2(TermOp::Ne, d, d));
  for (const double zero : {0.0, -0.0}) {
    const Term constant = terms.double_constant(zero);
    EXPECT_EQ(make_same(terms, constant, d), make_same(terms, d, constant));
    EXPECT_NE(make_same(terms, d, constant), op2(TermOp::Eq, d, constant));
  }
  EXPECT_NE(make_same(terms, d, terms.double_constant(0.0)),
            make_same(terms, d, terms.double_constant(-0.0)));
  EXPECT_NE(make_same(terms, d, e), op2(TermOp::Eq, d, e));
  EXPECT_EQ(terms.op(not_(make_same(terms, d, e))), TermOp::Not);
}

/// What is right of integers loses a NaN or the sign of a zero here.
TEST_F(RewriteTest, FloatingSumsAndProductsStay) {
  const Term zero = terms.double_constant(0.0), minus = terms.double_constant(-0.0);
  const auto stays = [&](TermOp op, Term a, Term b) {
    const Term made = op2(op, a, b);
    EXPECT_EQ(terms.op(made), op);
    EXPECT_EQ(terms.operand(made, 0), a);
    EXPECT_EQ(terms.operand(made, 1), b);
  };
  for (const Term each : {zero, minus}) {
    stays(TermOp::Add, d, each);
    stays(TermOp::Sub, d, each);
    stays(TermOp::Sub, each, d);
    stays(TermOp::Mul, d, each);
    stays(TermOp::Div, each, d);
  }
  stays(TermOp::Sub, d, d);
  stays(TermOp::Div, d, d);
  stays(TermOp::Rem, d, one);
  EXPECT_EQ(terms.make(TermOp::Neg, terms.make(TermOp::Neg, d)), d);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, terms.make(TermOp::Neg, d), zero)), TermOp::Eq);
  const Term choice = terms.make(TermOp::Ite, p, zero, minus);
  EXPECT_EQ(terms.op(choice), TermOp::Ite);
  EXPECT_EQ(op2(TermOp::Eq, choice, zero), yes);
  EXPECT_EQ(make_same(terms, choice, minus), not_(p));
}

TEST_F(RewriteTest, DomainsDecideComparisons) {
  EXPECT_EQ(op2(TermOp::Lt, flag, n(0)), no);
  EXPECT_EQ(op2(TermOp::Le, small, n(127)), yes);
  EXPECT_EQ(op2(TermOp::Eq, small, n(128)), no);
  EXPECT_EQ(op2(TermOp::Ne, small, n(-129)), yes);
  EXPECT_EQ(op2(TermOp::Lt, op2(TermOp::And, x, n(7)), n(8)), yes);
  EXPECT_EQ(op2(TermOp::Lt, op2(TermOp::Add, small, n(1)), n(129)), yes);
  EXPECT_EQ(op2(TermOp::Ge, op2(TermOp::Ushr, x, n(1)), n(0)), yes);
  EXPECT_EQ(op2(TermOp::Lt, op2(TermOp::Rem, x, n(3)), n(3)), yes);
  EXPECT_EQ(terms.op(op2(TermOp::Le, small, n(126))), TermOp::Le);
  EXPECT_EQ(terms.op(op2(TermOp::Lt, op2(TermOp::Add, x, n(1)), n(INT32_MAX))), TermOp::Lt);
  EXPECT_EQ(terms.op(op2(TermOp::Ge, op2(TermOp::Rem, x, n(3)), n(0))), TermOp::Ge);
}

TEST_F(RewriteTest, ABooleanIsComparedInOneWay) {
  const Term is_set = op2(TermOp::Ne, flag, n(0));
  const Term is_clear = op2(TermOp::Eq, flag, n(0));
  for (const Term same : {op2(TermOp::Eq, flag, n(1)), op2(TermOp::Gt, flag, n(0)),
                          op2(TermOp::Ge, flag, n(1)), not_(is_clear)})
    EXPECT_EQ(same, is_set);
  for (const Term same : {op2(TermOp::Ne, flag, n(1)), op2(TermOp::Lt, flag, n(1)),
                          op2(TermOp::Le, flag, n(0)), not_(is_set)})
    EXPECT_EQ(same, is_clear);
  EXPECT_EQ(terms.op(op2(TermOp::Gt, x, n(0))), TermOp::Gt);
}

TEST_F(RewriteTest, MasksAndCastsThatChangeNothingVanish) {
  EXPECT_EQ(op2(TermOp::And, flag, n(1)), flag);
  EXPECT_EQ(terms.make(TermOp::I2B, small), small);
  EXPECT_EQ(terms.make(TermOp::I2S, small), small);
  EXPECT_EQ(terms.make(TermOp::I2C, flag), flag);
  EXPECT_EQ(terms.make(TermOp::L2I, terms.make(TermOp::I2L, x)), x);
  EXPECT_EQ(terms.op(op2(TermOp::And, small, n(127))), TermOp::And);
  EXPECT_EQ(terms.op(op2(TermOp::And, flag, n(2))), TermOp::And);
  EXPECT_EQ(terms.op(terms.make(TermOp::I2C, small)), TermOp::I2C);
  EXPECT_EQ(terms.op(terms.make(TermOp::I2B, x)), TermOp::I2B);
}

TEST_F(RewriteTest, EqualitiesAreSolvedForTheVariable) {
  EXPECT_EQ(op2(TermOp::Eq, op2(TermOp::Add, x, n(3)), n(5)), op2(TermOp::Eq, x, n(2)));
  EXPECT_EQ(op2(TermOp::Ne, op2(TermOp::Sub, x, n(1)), n(INT32_MAX)),
            op2(TermOp::Ne, x, n(INT32_MIN)));
  EXPECT_EQ(op2(TermOp::Eq, op2(TermOp::Sub, n(9), x), n(5)), op2(TermOp::Eq, x, n(4)));
  EXPECT_EQ(op2(TermOp::Eq, op2(TermOp::Sub, x, y), n(0)), op2(TermOp::Eq, x, y));
  EXPECT_EQ(op2(TermOp::Eq, terms.make(TermOp::Neg, x), n(5)), op2(TermOp::Eq, x, n(-5)));
  EXPECT_EQ(op2(TermOp::Eq, op2(TermOp::Xor, x, n(3)), n(5)), op2(TermOp::Eq, x, n(6)));
  EXPECT_EQ(terms.op(terms.operand(op2(TermOp::Lt, op2(TermOp::Add, x, n(3)), n(5)), 0)),
            TermOp::Add);  // x + 3 may wrap
  EXPECT_EQ(terms.op(terms.operand(op2(TermOp::Eq, op2(TermOp::Mul, x, n(2)), n(4)), 0)),
            TermOp::Mul);
  EXPECT_EQ(terms.op(terms.operand(op2(TermOp::Lt, op2(TermOp::Sub, x, y), n(0)), 0)), TermOp::Sub);
}

TEST_F(RewriteTest, ThreeWayComparisonsBecomePlain) {
  const Term a = terms.variable(Sort::Long, "a");
  const Term b = terms.variable(Sort::Long, "b");
  const Term order = op2(TermOp::LCmp, a, b);
  EXPECT_EQ(op2(TermOp::Lt, order, n(0)), op2(TermOp::Lt, a, b));
  EXPECT_EQ(op2(TermOp::Ne, order, n(0)), op2(TermOp::Ne, a, b));
  EXPECT_EQ(op2(TermOp::Eq, order, n(1)), op2(TermOp::Gt, a, b));
  EXPECT_EQ(op2(TermOp::Gt, order, n(-1)), op2(TermOp::Ge, a, b));
  EXPECT_EQ(terms.op(op2(TermOp::Lt, order, x)), TermOp::Lt);
}

TEST_F(RewriteTest, ThreeWayComparisonsMindNaN) {
  const Term less = op2(TermOp::DCmpL, d, e);  // -1 on NaN
  const Term greater = op2(TermOp::DCmpG, d, e);
  EXPECT_EQ(op2(TermOp::Gt, less, n(0)), op2(TermOp::Gt, d, e));
  EXPECT_EQ(op2(TermOp::Lt, greater, n(0)), op2(TermOp::Lt, d, e));
  EXPECT_EQ(op2(TermOp::Lt, less, n(0)), not_(op2(TermOp::Ge, d, e)));
  EXPECT_EQ(op2(TermOp::Le, less, n(0)), not_(op2(TermOp::Gt, d, e)));
  EXPECT_EQ(op2(TermOp::Ge, greater, n(0)), not_(op2(TermOp::Lt, d, e)));
  EXPECT_EQ(op2(TermOp::Eq, less, n(0)), op2(TermOp::Eq, d, e));
  EXPECT_EQ(op2(TermOp::Ne, greater, n(0)), op2(TermOp::Ne, d, e));
}

TEST_F(RewriteTest, WidenedComparisonsNarrow) {
  const Term wide_x = terms.make(TermOp::I2L, x);
  const Term wide_y = terms.make(TermOp::I2L, y);
  EXPECT_EQ(op2(TermOp::Lt, wide_x, wide_y), op2(TermOp::Lt, x, y));
  EXPECT_EQ(op2(TermOp::Eq, wide_x, terms.long_constant(5)), op2(TermOp::Eq, x, n(5)));
  EXPECT_EQ(op2(TermOp::Eq, wide_x, terms.long_constant(1LL << 40)), no);
  const Term sum = op2(TermOp::Add, wide_x, wide_y);
  EXPECT_EQ(terms.sort(terms.operand(op2(TermOp::Lt, sum, wide_y), 0)), Sort::Long);
}

TEST_F(RewriteTest, ChoicesBetweenConstantsAreTheirCondition) {
  const Term bit = terms.make(TermOp::Ite, p, n(1), n(0));
  EXPECT_EQ(op2(TermOp::Ne, bit, n(0)), p);
  EXPECT_EQ(op2(TermOp::Eq, bit, n(0)), not_(p));
  EXPECT_EQ(op2(TermOp::Lt, bit, n(2)), yes);
  EXPECT_EQ(terms.op(op2(TermOp::Eq, terms.make(TermOp::Ite, p, x, n(0)), n(0))), TermOp::Eq);
}

TEST_F(RewriteTest, NestedChoicesOnTheSameConditionMerge) {
  const Term z = terms.variable(Sort::Int, "z");
  const Term inner = terms.make(TermOp::Ite, p, x, y);
  EXPECT_EQ(terms.make(TermOp::Ite, p, inner, z), terms.make(TermOp::Ite, p, x, z));
  EXPECT_EQ(terms.make(TermOp::Ite, p, z, inner), terms.make(TermOp::Ite, p, z, y));
  EXPECT_EQ(terms.make(TermOp::Ite, not_(p), x, y), terms.make(TermOp::Ite, p, y, x));
  EXPECT_EQ(terms.operand(terms.make(TermOp::Ite, q, inner, z), 1), inner);
}

TEST_F(RewriteTest, ChoicesOfConditionsAreConnectives) {
  EXPECT_EQ(terms.make(TermOp::Ite, p, yes, no), p);
  EXPECT_EQ(terms.make(TermOp::Ite, p, no, yes), not_(p));
  EXPECT_EQ(terms.make(TermOp::Ite, p, yes, q), op2(TermOp::BoolOr, p, q));
  EXPECT_EQ(terms.make(TermOp::Ite, p, q, no), op2(TermOp::BoolAnd, p, q));
  EXPECT_EQ(terms.make(TermOp::Ite, p, p, q), op2(TermOp::BoolOr, p, q));
  EXPECT_EQ(terms.make(TermOp::Ite, p, q, p), op2(TermOp::BoolAnd, p, q));
  EXPECT_EQ(terms.make(TermOp::Ite, p, not_(p), q), op2(TermOp::BoolAnd, not_(p), q));
  EXPECT_EQ(terms.make(TermOp::Ite, p, q, not_(p)), op2(TermOp::BoolOr, not_(p), q));
  EXPECT_EQ(terms.op(terms.make(TermOp::Ite, p, q, op2(TermOp::Lt, x, y))), TermOp::Ite);
}

TEST_F(RewriteTest, ConnectivesAbsorb) {
  const Term both = op2(TermOp::BoolAnd, p, q);
  const Term either = op2(TermOp::BoolOr, p, q);
  EXPECT_EQ(op2(TermOp::BoolAnd, p, yes), p);
  EXPECT_EQ(op2(TermOp::BoolAnd, no, p), no);
  EXPECT_EQ(op2(TermOp::BoolOr, p, no), p);
  EXPECT_EQ(op2(TermOp::BoolOr, yes, p), yes);
  EXPECT_EQ(op2(TermOp::BoolAnd, p, p), p);
  EXPECT_EQ(op2(TermOp::BoolAnd, p, not_(p)), no);
  EXPECT_EQ(op2(TermOp::BoolOr, op2(TermOp::Lt, x, y), op2(TermOp::Ge, x, y)), yes);
  EXPECT_EQ(op2(TermOp::BoolAnd, either, q), q);
  EXPECT_EQ(op2(TermOp::BoolAnd, p, both), both);
  EXPECT_EQ(terms.op(op2(TermOp::BoolOr, op2(TermOp::Lt, d, e), op2(TermOp::Ge, d, e))),
            TermOp::BoolOr);  // neither on a NaN
  EXPECT_NE(both, either);
}

TEST_F(RewriteTest, ConditionsComparedWithConstantsAreThemselves) {
  EXPECT_EQ(op2(TermOp::Eq, p, yes), p);
  EXPECT_EQ(op2(TermOp::Ne, no, p), p);
  EXPECT_EQ(op2(TermOp::Eq, p, no), not_(p));
  EXPECT_EQ(op2(TermOp::Ne, p, yes), not_(p));
  EXPECT_EQ(terms.op(op2(TermOp::Eq, p, q)), TermOp::Eq);
}

TEST_F(RewriteTest, BitsOfSmallNumbersAreArithmetic) {
  const Term letter = terms.variable("letter", {'C', 32, 126});
  const Term hash = op2(TermOp::Add, op2(TermOp::Mul, letter, n(31)), letter);
  EXPECT_EQ(op2(TermOp::Ushr, hash, n(16)), n(0));
  EXPECT_EQ(op2(TermOp::Shr, hash, n(12)), n(0));
  EXPECT_NE(op2(TermOp::Ushr, hash, n(11)), n(0)) << "it is up to 4032";
  EXPECT_NE(op2(TermOp::Ushr, x, n(16)), n(0));
  EXPECT_EQ(op2(TermOp::And, hash, n(15)), op2(TermOp::Rem, hash, n(16)));
  EXPECT_EQ(terms.op(op2(TermOp::And, x, n(15))), TermOp::And) << "x may be negative";
  EXPECT_EQ(terms.op(op2(TermOp::And, hash, n(14))), TermOp::And);
}

TEST_F(RewriteTest, PiecesOfElementsOfATableAreElements) {
  const auto chosen = [&](Term a, Term b) { return terms.make(TermOp::Ite, p, a, b); };
  const Term table = chosen(n(0x3130), terms.make(TermOp::Ite, q, n(0x3231), n(0x3331)));
  EXPECT_EQ(op2(TermOp::And, table, n(0xff)), chosen(n(0x30), n(0x31)));
  EXPECT_EQ(terms.make(TermOp::I2B, table), chosen(n(0x30), n(0x31)));
  EXPECT_EQ(op2(TermOp::Shr, table, n(8)),
            chosen(n(0x31), terms.make(TermOp::Ite, q, n(0x32), n(0x33))));
  EXPECT_EQ(terms.op(op2(TermOp::And, chosen(n(1), x), n(14))), TermOp::And);
  EXPECT_EQ(terms.op(op2(TermOp::And, table, x)), TermOp::And);
}

TEST_F(RewriteTest, SumsThatMayWrapHaveNoBounds) {
  EXPECT_NE(op2(TermOp::Lt, op2(TermOp::Add, x, small), n(INT32_MIN)), yes);
  const Term sum = op2(TermOp::Add, small, flag);
  EXPECT_EQ(op2(TermOp::Le, sum, n(128)), yes);
  EXPECT_NE(op2(TermOp::Le, sum, n(127)), yes);
  EXPECT_NE(op2(TermOp::Ge, op2(TermOp::Mul, x, n(3)), n(INT32_MIN + 1)), yes);
}

TEST_F(RewriteTest, ShiftsThatDoNotWrapAreArithmetic) {
  EXPECT_EQ(op2(TermOp::Shl, small, n(3)), op2(TermOp::Mul, small, n(8)));
  EXPECT_EQ(op2(TermOp::Shr, op2(TermOp::Mul, small, n(2)), n(1)), small);
  EXPECT_NE(op2(TermOp::Ushr, op2(TermOp::Mul, small, n(2)), n(1)), small) << "it may be negative";
  EXPECT_NE(op2(TermOp::Shr, op2(TermOp::Mul, x, n(2)), n(1)), x) << "it may wrap";
  EXPECT_EQ(op2(TermOp::Or, flag, n(2)), op2(TermOp::Add, flag, n(2)));
  EXPECT_EQ(op2(TermOp::Or, op2(TermOp::Add, flag, n(2)), n(2)), op2(TermOp::Add, flag, n(2)));
  EXPECT_EQ(op2(TermOp::Shr, op2(TermOp::Add, flag, n(2)), n(1)), n(1));
}

TEST_F(RewriteTest, TheLowerHalfOfASumIsASum) {
  const Term sum = op2(TermOp::Add, terms.make(TermOp::I2L, x), terms.make(TermOp::I2L, y));
  const Term more = op2(TermOp::Add, sum, terms.long_constant((1ll << 32) + 7));
  EXPECT_EQ(terms.make(TermOp::L2I, more), op2(TermOp::Add, op2(TermOp::Add, x, y), n(7)));
}

}  // namespace
}  // namespace loris
