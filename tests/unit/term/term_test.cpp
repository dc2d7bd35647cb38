#include "term/term.h"

#include <gtest/gtest.h>

#include <set>

#include "term/bits.h"

namespace loris {
namespace {

class TermStoreTest : public testing::Test {
 protected:
  TermStore terms;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term l = terms.variable(Sort::Long, "l");
  Term one = terms.int_constant(1);
};

TEST_F(TermStoreTest, NoTermIsZero) {
  EXPECT_FALSE(Term{});
  EXPECT_TRUE(x);
}

TEST_F(TermStoreTest, EqualTermsHaveEqualIds) {
  const Term sum = terms.make(TermOp::Add, x, one);
  EXPECT_EQ(terms.make(TermOp::Add, x, terms.int_constant(1)), sum);
  EXPECT_NE(terms.make(TermOp::Add, y, one), sum);
  EXPECT_NE(terms.make(TermOp::Sub, x, one), sum);
  EXPECT_EQ(terms.variable(Sort::Int, "x"), x);
  EXPECT_NE(x, y);
}

TEST_F(TermStoreTest, ConstantsOfDifferentSortsDiffer) {
  const std::set<Term> zeros{terms.int_constant(0),      terms.long_constant(0),
                             terms.float_constant(0),    terms.double_constant(0),
                             terms.bool_constant(false), terms.constant(Sort::Ref, 0)};
  EXPECT_EQ(zeros.size(), 6U);
  EXPECT_NE(terms.double_constant(0.0), terms.double_constant(-0.0));
}

TEST_F(TermStoreTest, ConstantsKeepTheirBits) {
  EXPECT_EQ(terms.bits(terms.int_constant(-1)), 0xffff'ffffU);
  EXPECT_EQ(terms.bits(terms.long_constant(-2)), 0xffff'ffff'ffff'fffeU);
  EXPECT_EQ(from_bits<double>(terms.bits(terms.double_constant(0.1))), 0.1);
  EXPECT_EQ(from_bits<std::int32_t>(terms.bits(terms.int_constant(-7))), -7);
}

TEST_F(TermStoreTest, AccessorsTellHowATermWasMade) {
  const Term shift = terms.make(TermOp::Shl, l, x);
  EXPECT_EQ(terms.op(shift), TermOp::Shl);
  EXPECT_EQ(terms.sort(shift), Sort::Long);
  EXPECT_EQ(terms.operand(shift, 0), l);
  EXPECT_EQ(terms.operand(shift, 1), x);
  EXPECT_EQ(terms.operand(shift, 2), Term{});
  EXPECT_EQ(terms.operand(one, 0), Term{});
  EXPECT_EQ(terms.name(l), "l");
}

TEST_F(TermStoreTest, OperandsAreOlderThanTheirTerm) {
  const Term product = terms.make(TermOp::Mul, terms.make(TermOp::Add, x, one), y);
  EXPECT_LT(terms.operand(product, 0), product);
  EXPECT_LT(terms.operand(product, 1), product);
}

TEST_F(TermStoreTest, ResultSortsFollowTheOperator) {
  const Term f = terms.variable(Sort::Float, "f");
  const Term c = terms.make(TermOp::Lt, f, f);
  EXPECT_EQ(terms.sort(c), Sort::Bool);
  EXPECT_EQ(terms.sort(terms.make(TermOp::FCmpL, f, f)), Sort::Int);
  EXPECT_EQ(terms.sort(terms.make(TermOp::F2D, f)), Sort::Double);
  EXPECT_EQ(terms.sort(terms.make(TermOp::Rem, f, f)), Sort::Float);
  EXPECT_EQ(terms.sort(terms.make(TermOp::Ite, c, l, terms.long_constant(1))), Sort::Long);
}

TEST_F(TermStoreTest, ManyTermsKeepTheirIdentity) {
  std::vector<Term> made;
  for (std::int32_t i = 0; i < 20000; ++i) {
    made.push_back(terms.make(TermOp::Xor, x, terms.int_constant(i)));
  }
  const std::size_t size = terms.size();
  for (std::int32_t i = 0; i < 20000; ++i) {
    ASSERT_EQ(terms.make(TermOp::Xor, x, terms.int_constant(i)), made[static_cast<std::size_t>(i)]);
  }
  EXPECT_EQ(terms.size(), size);
}

using TermStoreDeathTest = TermStoreTest;

TEST_F(TermStoreDeathTest, IllSortedTermsAreABug) {
  EXPECT_DEATH(terms.make(TermOp::Add, x, l), "wrong sort");
  EXPECT_DEATH(terms.make(TermOp::Shl, x, l), "wrong sort");
  EXPECT_DEATH(terms.make(TermOp::Not, x), "wrong sort");
  EXPECT_DEATH(terms.make(TermOp::Ite, x, x, x), "wrong sort");
  EXPECT_DEATH(terms.make(TermOp::LCmp, x, x), "wrong sort");
  EXPECT_DEATH(terms.make(TermOp::Add, x), "wrong number");
  EXPECT_DEATH(terms.make(TermOp::Neg, x, x), "wrong number");
  EXPECT_DEATH(terms.make(TermOp::Constant, {}), "wrong sort");
  EXPECT_DEATH(terms.variable(Sort::Long, "x"), "two sorts");
  EXPECT_DEATH(terms.constant(Sort::Int, 0x1'0000'0000), "outside the sort");
  EXPECT_DEATH(terms.bits(x), "no constant");
  EXPECT_DEATH(terms.name(one), "no variable");
}

}  // namespace
}  // namespace loris
