#include "term/variables.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

TEST(IsInside, FindsAVariableInSmallAndLargeTerms) {
  TermStore terms;
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y");
  Term shared = terms.make(TermOp::Xor, x, terms.int_constant(7));
  EXPECT_TRUE(is_inside(terms, x, x));
  EXPECT_TRUE(is_inside(terms, x, shared));
  EXPECT_FALSE(is_inside(terms, y, shared));
  EXPECT_FALSE(is_inside(terms, x, terms.int_constant(7)));
  // Without what is shared these are 2^60 parts.
  for (int i = 0; i < 60; ++i)
    shared = terms.make(TermOp::Mul, terms.make(TermOp::Xor, shared, terms.int_constant(i + 100)),
                        shared);
  const Term late = terms.variable(Sort::Int, "late");
  EXPECT_TRUE(is_inside(terms, x, shared));
  EXPECT_FALSE(is_inside(terms, y, shared));
  EXPECT_FALSE(is_inside(terms, late, shared));
  EXPECT_TRUE(is_inside(terms, late, terms.make(TermOp::Add, late, shared)));
}

}  // namespace
}  // namespace loris
