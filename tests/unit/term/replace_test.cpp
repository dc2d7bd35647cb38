#include "term/replace.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

struct ReplaceTest : testing::Test {
  /// first + (second ^ 1001) + (second ^ 1002) ..., so that its size can be chosen.
  Term sum(Term first, Term second, std::int32_t count) {
    Term all = first;
    for (std::int32_t i = 1; i <= count; ++i)
      all = terms.make(TermOp::Add, all,
                       terms.make(TermOp::Xor, second, terms.int_constant(1000 + i)));
    return all;
  }

  TermStore terms;
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y");
  const Term z = terms.variable(Sort::Int, "z");
};

TEST_F(ReplaceTest, SmallAndLargeTermsAlike) {
  for (const std::int32_t count : {0, 1, 7, 8, 9, 40})
    EXPECT_EQ(replace(terms, sum(x, y, count), {{x, z}, {y, x}}), sum(z, x, count))
        << count << ": all at once, what is put in is not replaced";
}

TEST_F(ReplaceTest, ManyPartsAtOnce) {
  std::vector<std::pair<Term, Term>> parts;
  Term before = x, after = x;
  for (int i = 0; i < 12; ++i) {
    const Term from = terms.variable(Sort::Int, "a" + std::to_string(i));
    const Term to = terms.variable(Sort::Int, "b" + std::to_string(i));
    parts.emplace_back(from, to);
    before = terms.make(TermOp::Xor, before, from);
    after = terms.make(TermOp::Xor, after, to);
  }
  EXPECT_EQ(replace(terms, before, parts), after);
}

TEST_F(ReplaceTest, WhatIsKnownIsSimplified) {
  const Term condition = terms.make(TermOp::Gt, terms.make(TermOp::Add, x, y), x);
  const Term known =
      replace(terms, condition, {{x, terms.int_constant(1)}, {y, terms.int_constant(2)}});
  ASSERT_TRUE(terms.is_constant(known));
  EXPECT_EQ(terms.bits(known), 1u);
  EXPECT_EQ(replace(terms, condition, {{z, x}}), condition);
  EXPECT_EQ(replace(terms, x, {{x, y}}), y);
}

}  // namespace
}  // namespace loris
