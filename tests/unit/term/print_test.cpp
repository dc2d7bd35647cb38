#include "term/print.h"

#include <gtest/gtest.h>

#include <limits>

namespace loris {
namespace {

class PrintTest : public testing::Test {
 protected:
  Term make(TermOp op, Term a, Term b = {}, Term c = {}) { return terms.make(op, a, b, c); }
  std::string text(Term term) { return print(terms, term); }

  TermStore terms;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term l = terms.variable(Sort::Long, "l");
  Term d = terms.variable(Sort::Double, "d");
  Term p = terms.variable(Sort::Bool, "p");
  Term q = terms.variable(Sort::Bool, "q");
  Term one = terms.int_constant(1);
  Term x_less = terms.make(TermOp::Lt, x, y);
  Term sum = make(TermOp::Add, x, one);
};

TEST_F(PrintTest, ReadsLikeJava) {
  EXPECT_EQ(text(make(TermOp::Lt, sum, y)), "x + 1 < y");
  EXPECT_EQ(text(make(TermOp::Ne, make(TermOp::Rem, x, y), one)), "x % y != 1");
  EXPECT_EQ(text(make(TermOp::Ushr, x, make(TermOp::Xor, x, y))), "x >>> (x ^ y)");
  EXPECT_EQ(text(make(TermOp::BoolOr, make(TermOp::BoolAnd, p, q), make(TermOp::Not, p))),
            "p && q || !p");
  EXPECT_EQ(text(make(TermOp::LCmp, l, make(TermOp::I2L, x))), "Long.compare(l, (long) x)");
  EXPECT_EQ(text(make(TermOp::DCmpG, d, d)), "dcmpg(d, d)");
  EXPECT_EQ(text(make(TermOp::DoubleToLongBits, make(TermOp::Neg, d))),
            "Double.doubleToLongBits(-d)");
  EXPECT_EQ(text(make(TermOp::IntBitsToFloat, sum)), "Float.intBitsToFloat(x + 1)");
  const Term same = make_same(terms, d, terms.double_constant(-0.0));
  EXPECT_EQ(text(same), "Double.compare(d, -0.0) == 0");
  EXPECT_EQ(text(make(TermOp::Not, same)), "!(Double.compare(d, -0.0) == 0)");
}

TEST_F(PrintTest, ParenthesesAppearOnlyWhereTheyMatter) {
  EXPECT_EQ(text(make(TermOp::Mul, sum, y)), "(x + 1) * y");
  EXPECT_EQ(text(make(TermOp::Add, make(TermOp::Mul, x, y), y)), "x * y + y");
  EXPECT_EQ(text(make(TermOp::Sub, make(TermOp::Sub, x, y), one)), "x - y - 1");
  EXPECT_EQ(text(make(TermOp::Sub, x, make(TermOp::Sub, y, one))), "x - (y - 1)");
  EXPECT_EQ(text(make(TermOp::And, x, make(TermOp::Shl, y, one))), "x & y << 1");
  EXPECT_EQ(text(make(TermOp::Eq, make(TermOp::And, x, y), one)), "(x & y) == 1");
  EXPECT_EQ(text(make(TermOp::BoolAnd, make(TermOp::BoolOr, p, q), x_less)), "(p || q) && x < y");
}

TEST_F(PrintTest, ConjunctionsNeedNoGrouping) {
  EXPECT_EQ(text(make(TermOp::BoolAnd, p, make(TermOp::BoolAnd, q, x_less))), "p && q && x < y");
}

TEST_F(PrintTest, CastsBindTightly) {
  EXPECT_EQ(text(make(TermOp::I2L, x)), "(long) x");
  EXPECT_EQ(text(make(TermOp::I2L, sum)), "(long) (x + 1)");
  EXPECT_EQ(text(make(TermOp::Add, l, make(TermOp::I2L, x))), "l + (long) x");
  EXPECT_EQ(text(make(TermOp::I2C, make(TermOp::I2B, x))), "(char) (byte) x");
  EXPECT_EQ(text(make(TermOp::D2F, d)), "(float) d");
  EXPECT_EQ(text(make(TermOp::D2I, d)), "(int) d");
  EXPECT_EQ(text(make(TermOp::I2S, x)), "(short) x");
  EXPECT_EQ(text(make(TermOp::L2D, l)), "(double) l");
}

TEST_F(PrintTest, SignsDoNotRunTogether) {
  const Term minus = make(TermOp::Neg, x);
  EXPECT_EQ(text(make(TermOp::Neg, sum)), "-(x + 1)");
  EXPECT_EQ(text(make(TermOp::Sub, x, minus)), "x - -x");
  EXPECT_EQ(text(make(TermOp::Mul, x, terms.int_constant(-3))), "x * -3");
}

TEST_F(PrintTest, BooleansAreConditions) {
  const Term flag = terms.variable("flag", whole_domain('Z'));
  EXPECT_EQ(text(make(TermOp::Ne, flag, terms.int_constant(0))), "flag");
  EXPECT_EQ(text(make(TermOp::Eq, flag, terms.int_constant(0))), "!flag");
  EXPECT_EQ(text(make(TermOp::BoolAnd, make(TermOp::Eq, flag, one), p)), "flag && p");
  EXPECT_EQ(text(make(TermOp::Eq, x, terms.int_constant(0))), "x == 0");
}

TEST_F(PrintTest, CharsAreComparedWithChars) {
  const Term c = terms.variable("c", whole_domain('C'));
  EXPECT_EQ(text(make(TermOp::Eq, c, terms.int_constant('a'))), "c == 'a'");
  EXPECT_EQ(text(make(TermOp::Lt, c, terms.int_constant('\''))), "c < '\\''");
  EXPECT_EQ(text(make(TermOp::Lt, c, terms.int_constant(10))), "c < 10");
  EXPECT_EQ(text(make(TermOp::Add, c, terms.int_constant('a'))), "c + 97");
}

TEST_F(PrintTest, ConditionalsNestToTheRight) {
  const Term inner = make(TermOp::Ite, q, x, y);
  EXPECT_EQ(text(make(TermOp::Ite, p, one, inner)), "p ? 1 : q ? x : y");
  EXPECT_EQ(text(make(TermOp::Add, inner, one)), "(q ? x : y) + 1");
  const Term r = terms.variable(Sort::Bool, "r");
  const Term condition = make(TermOp::Ite, p, q, r);
  EXPECT_EQ(text(make(TermOp::Ite, condition, x, y)), "(p ? q : r) ? x : y");
}

TEST_F(PrintTest, ConstantsAreJavaLiterals) {
  EXPECT_EQ(text(terms.int_constant(-2147483647 - 1)), "-2147483648");
  EXPECT_EQ(text(terms.long_constant(5)), "5L");
  EXPECT_EQ(text(terms.float_constant(1)), "1.0f");
  EXPECT_EQ(text(terms.double_constant(0.1)), "0.1");
  EXPECT_EQ(text(terms.double_constant(-0.0)), "-0.0");
  EXPECT_EQ(text(terms.double_constant(1e300)), "1e+300");
  EXPECT_EQ(text(terms.float_constant(std::numeric_limits<float>::quiet_NaN())), "Float.NaN");
  EXPECT_EQ(text(terms.double_constant(-std::numeric_limits<double>::infinity())),
            "Double.NEGATIVE_INFINITY");
  EXPECT_EQ(text(terms.bool_constant(true)), "true");
  EXPECT_EQ(text(terms.constant(Sort::Ref, 0)), "null");
  EXPECT_EQ(text(terms.constant(Sort::Ref, 4)), "@4");
}

TEST_F(PrintTest, TheDepthIsLimited) {
  Term deep = x;
  for (int i = 0; i < 100'000; ++i) deep = make(TermOp::Sub, deep, y);
  EXPECT_EQ(print(terms, deep, {.depth = 2}), "… - y - y");
  EXPECT_EQ(text(deep).substr(0, 11), "… - y - y");
  EXPECT_EQ(print(terms, sum, {.depth = 2}), "x + 1");
}

TEST_F(PrintTest, TheLengthIsLimited) {
  Term wide = x;
  for (int i = 0; i < 64; ++i) wide = make(TermOp::Mul, wide, wide);
  EXPECT_LT(text(wide).size(), 10'000U);
  EXPECT_NE(text(wide).find("…"), std::string::npos);
}

}  // namespace
}  // namespace loris
