#include <gtest/gtest.h>

#include "solver/layers.h"

namespace loris {
namespace {

/// Keeps what it is asked, and says nothing.
class Listening final : public Solver {
 public:
  struct Asked {
    std::vector<Term> path;
    Term condition;
  };
  explicit Listening(std::vector<Asked>& asked) : asked_(asked) {}
  Verdict check(const PathCondition& path, Term condition, const Model&) override {
    asked_.push_back({conjuncts(path), condition});
    return {};
  }

 private:
  std::vector<Asked>& asked_;
};

class FixedTest : public testing::Test {
 protected:
  Term eq(Term a, Term b) { return terms.make(TermOp::Eq, a, b); }
  Term lt(Term a, Term b) { return terms.make(TermOp::Lt, a, b); }
  Term sum(Term a, Term b) { return terms.make(TermOp::Add, a, b); }
  Term number(std::int32_t value) { return terms.int_constant(value); }

  TermStore terms;
  std::vector<Listening::Asked> asked;
  std::unique_ptr<Solver> fixed = make_fixed(terms, std::make_unique<Listening>(asked));
  const Term x = terms.variable("x", {'I', 0, 9});
  const Term y = terms.variable("y", {'I', 0, 9});
  const Term z = terms.variable("z", {'I', 0, 9});
};

TEST_F(FixedTest, WritesTheNumberIntoASum) {
  PathCondition path;
  path.assume(eq(x, number(3)));
  fixed->check(path, eq(z, sum(x, y)), {});
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].condition, eq(z, sum(number(3), y)));
  EXPECT_EQ(asked[0].path, std::vector{eq(x, number(3))}) << "and says it all the same";
}

TEST_F(FixedTest, WritesItIntoThePathBelow) {
  PathCondition path;
  path.assume(eq(x, number(3)));
  path.assume(lt(sum(x, y), z));
  path.assume(eq(y, number(1)));
  fixed->check(path, lt(z, number(8)), {});
  ASSERT_EQ(asked.size(), 1u);
  const std::vector written{eq(x, number(3)), lt(sum(number(3), y), z), eq(y, number(1))};
  EXPECT_EQ(asked[0].path, written);
}

TEST_F(FixedTest, ANumberContradictsWhatWasSaidBefore) {
  PathCondition path;
  path.assume(terms.make(TermOp::Le, z, terms.make(TermOp::And, sum(x, y), number(7))));
  EXPECT_EQ(fixed->check(path, eq(z, number(8)), {}).answer, Answer::No);
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(fixed->check(path, eq(z, number(7)), {}).answer, Answer::Unknown);
  EXPECT_EQ(fixed->check(path, eq(x, number(8)), {}).answer, Answer::Unknown);
  EXPECT_EQ(asked.size(), 2u);
}

TEST_F(FixedTest, AnswersWhereNumbersAreLeftAlone) {
  PathCondition path;
  path.assume(eq(x, number(3)));
  path.assume(eq(number(4), y));
  const Model known = std::make_shared<Assignment>(Assignment{{x, 3}, {y, 4}});
  EXPECT_EQ(fixed->check(path, lt(sum(x, y), number(7)), known).answer, Answer::No);
  EXPECT_EQ(fixed->check(path, lt(sum(x, y), number(8)), known).answer, Answer::Yes);
  EXPECT_TRUE(asked.empty());
}

TEST_F(FixedTest, ForgetsOnTheWayBack) {
  PathCondition path, other;
  path.assume(eq(x, number(3)));
  fixed->check(path, lt(y, sum(x, z)), {});
  other.assume(eq(x, number(5)));
  fixed->check(other, lt(y, sum(x, z)), {});
  fixed->check({}, lt(y, sum(x, z)), {});
  ASSERT_EQ(asked.size(), 3u);
  EXPECT_EQ(asked[1].condition, lt(y, sum(number(5), z)));
  EXPECT_EQ(asked[2].condition, lt(y, sum(x, z)));
}

TEST_F(FixedTest, LeavesOrderAsItIs) {
  PathCondition path;
  path.assume(eq(x, number(3)));
  fixed->check(path, lt(x, y), {});
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].condition, lt(x, y));
}

/// What is written for d says it of every d that the path has.
class FixedNumberTest : public FixedTest {
 protected:
  Term floating(double value) { return terms.double_constant(value); }
  /// What is asked of 1 / d > e under that path.
  Term asked_under(Term said) {
    PathCondition path;
    path.assume(said);
    fixed->check(path, inverse(d), {});
    EXPECT_EQ(asked.size(), 1u);
    return asked.empty() ? Term{} : asked.back().condition;
  }
  Term inverse(Term of) {
    return terms.make(TermOp::Gt, terms.make(TermOp::Div, floating(1), of), e);
  }
  const Term d = terms.variable(Sort::Double, "d"), e = terms.variable(Sort::Double, "e");
};

TEST_F(FixedNumberTest, ANumberThatIsNoZeroIsWritten) {
  EXPECT_EQ(asked_under(eq(d, floating(2.5))), inverse(floating(2.5)));
}

TEST_F(FixedNumberTest, ANumberThatEqualsZeroMayBeEither) {
  const Term either = terms.make(TermOp::Ite, make_same(terms, d, floating(0.0)),
                                 inverse(floating(0.0)), inverse(floating(-0.0)));
  EXPECT_EQ(asked_under(eq(d, floating(0.0))), either);
}

TEST_F(FixedNumberTest, ANumberThatEqualsMinusZeroMayBeEither) {
  PathCondition path;
  path.assume(eq(d, floating(-0.0)));
  const Term negative =
      terms.make(TermOp::Lt, terms.make(TermOp::Div, floating(1), d), floating(0));
  EXPECT_EQ(fixed->check(path, negative, {}).answer, Answer::Unknown);
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].condition, terms.make(TermOp::Not, make_same(terms, d, floating(0.0))))
      << "which is its sign";
  EXPECT_EQ(fixed->check(path, terms.make(TermOp::Gt, d, floating(0)), {}).answer, Answer::No);
  asked.clear();
  fixed->check({}, negative, {});
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].condition, negative) << "forgotten";
}

TEST_F(FixedNumberTest, AZeroWithItsSignIsWritten) {
  EXPECT_EQ(asked_under(make_same(terms, d, floating(-0.0))), inverse(floating(-0.0)));
}

TEST_F(FixedNumberTest, NoNumberIsWrittenForANaN) {
  EXPECT_EQ(asked_under(terms.make(TermOp::Ne, d, d)), inverse(d));
}

TEST_F(FixedNumberTest, EqualToZeroContradictsNoSign) {
  PathCondition path;
  path.assume(terms.make(TermOp::Lt, terms.make(TermOp::Div, floating(1), d), floating(0)));
  EXPECT_EQ(fixed->check(path, eq(d, floating(0)), {}).answer, Answer::Unknown) << "it may be -0.0";
  EXPECT_EQ(fixed->check(path, eq(d, floating(2)), {}).answer, Answer::No);
  EXPECT_EQ(fixed->check(path, make_same(terms, d, floating(0)), {}).answer, Answer::No);
}

TEST_F(FixedTest, SeesThroughATermThatAVariableIsTheSameAs) {
  const Term hash = terms.variable("hash", {'I', INT32_MIN, INT32_MAX});
  const Term letter = terms.variable("letter", {'I', 32, 126});
  const Term sum_of_two =
      sum(terms.make(TermOp::Mul, letter, number(31)), terms.variable("other", {'I', 32, 126}));
  const Term third = terms.variable("third", {'I', 32, 126});
  PathCondition path;
  path.assume(eq(hash, sum_of_two));
  EXPECT_EQ(fixed->check(path, eq(hash, third), {}).answer, Answer::No);
  EXPECT_TRUE(asked.empty());
  EXPECT_NE(fixed->check(path, lt(hash, number(2000)), {}).answer, Answer::No);
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0].condition, lt(hash, number(2000))) << "which is about order";
  EXPECT_NE(fixed->check({}, eq(hash, third), {}).answer, Answer::No) << "forgotten";
}

TEST_F(FixedTest, SeesItWhicheverWasSaidFirst) {
  const Term hash = terms.variable("hash", {'I', INT32_MIN, INT32_MAX});
  PathCondition path;
  path.assume(eq(hash, x));
  EXPECT_EQ(fixed->check(path, eq(hash, sum(y, number(10))), {}).answer, Answer::No);
  path.assume(eq(x, sum(hash, number(1))));
  EXPECT_NE(fixed->check(path, lt(hash, y), {}).answer, Answer::Yes) << "a term of its own";
}

}  // namespace
}  // namespace loris
