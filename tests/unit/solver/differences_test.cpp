#include "solver/differences.h"

#include <gtest/gtest.h>

#include "solver/learned_path.h"

namespace loris {
namespace {

/// Three references to nodes with a key and a parent.
class DifferencesTest : public testing::Test {
 protected:
  DifferencesTest() {
    for (int i = 0; i < 3; ++i) {
      applications.add(key[i], {1, node[i], {}});
      applications.add(parent[i], {2, node[i], {}});
    }
  }

  Term reference(const char* name) { return terms.variable(name, domain); }
  Term make(TermOp op, Term x, Term y) { return terms.make(op, x, y); }
  /// All of them lead to objects.
  void push_objects(Differences& differences) {
    for (const Term each : node)
      EXPECT_TRUE(differences.push(make(TermOp::Ne, each, null)).empty());
  }

  TermStore terms;
  Applications applications;
  const Domain domain{'L', 0, 9};
  const Term null = terms.constant(Sort::Ref, 0);
  const Term node[3] = {reference("a"), reference("b"), reference("c")};
  const Term parent[3] = {reference("a.parent"), reference("b.parent"), reference("c.parent")};
  const Term key[3] = {terms.variable(Sort::Int, "a.key"), terms.variable(Sort::Int, "b.key"),
                       terms.variable(Sort::Int, "c.key")};
  const Term a_is_not_b = make(TermOp::Ne, node[0], node[1]);
  const Term a_is_not_c = make(TermOp::Ne, node[0], node[2]);
  const Term b_is_not_c = make(TermOp::Ne, node[1], node[2]);
};

TEST_F(DifferencesTest, OrderedKeysAreOfDifferentObjects) {
  Differences differences(terms, applications);
  push_objects(differences);
  EXPECT_EQ(differences.push(make(TermOp::Lt, key[0], key[1])), std::vector{a_is_not_b});
  EXPECT_EQ(differences.push(make(TermOp::Le, key[1], key[2])), std::vector{a_is_not_c})
      << "a < b <= c";
  EXPECT_EQ(differences.push(make(TermOp::Ne, key[1], key[2])), std::vector{b_is_not_c});
  EXPECT_TRUE(differences.push(make(TermOp::Lt, key[0], key[2])).empty()) << "known already";
}

TEST_F(DifferencesTest, ConstantsOrderToo) {
  Differences differences(terms, applications);
  push_objects(differences);
  EXPECT_TRUE(differences.push(make(TermOp::Le, key[0], terms.int_constant(5))).empty());
  EXPECT_TRUE(differences.push(make(TermOp::Ge, key[1], terms.int_constant(5))).empty());
  EXPECT_EQ(differences.push(make(TermOp::Gt, key[2], terms.int_constant(5))),
            std::vector{a_is_not_c});
}

TEST_F(DifferencesTest, OneDifferenceLeadsToAnother) {
  Differences differences(terms, applications);
  push_objects(differences);
  differences.push(make(TermOp::Eq, parent[1], node[0]));
  EXPECT_TRUE(differences.push(make(TermOp::Eq, parent[2], node[1])).empty());
  const std::vector<Term> found = differences.push(make(TermOp::Lt, key[0], key[1]));
  EXPECT_EQ(found, (std::vector{a_is_not_b, b_is_not_c})) << "their parents are a and b";
}

TEST_F(DifferencesTest, NullHasNoFields) {
  Differences differences(terms, applications);
  EXPECT_TRUE(differences.push(make(TermOp::Lt, key[0], key[1])).empty());
}

TEST_F(DifferencesTest, PoppingForgets) {
  Differences differences(terms, applications);
  push_objects(differences);
  EXPECT_EQ(differences.push(make(TermOp::Lt, key[0], key[1])).size(), 1u);
  differences.pop();
  EXPECT_TRUE(differences.push(make(TermOp::Le, key[1], key[2])).empty());
  EXPECT_EQ(differences.push(make(TermOp::Lt, key[0], key[1])),
            (std::vector{a_is_not_b, a_is_not_c}));
}

TEST_F(DifferencesTest, AVariableWithOneNumberLeftIsThatNumber) {
  Differences differences(terms, applications);
  const Term half = make(TermOp::Shr, key[0], terms.int_constant(1));
  const Term condition = make(TermOp::Eq, half, key[1]);
  EXPECT_EQ(differences.with_fixed(condition), condition);
  differences.push(make(TermOp::Lt, terms.int_constant(5), key[0]));
  EXPECT_EQ(differences.with_fixed(condition), condition);
  differences.push(make(TermOp::Le, key[0], key[2]));
  differences.push(make(TermOp::Le, key[2], terms.int_constant(6)));
  EXPECT_EQ(differences.with_fixed(condition), make(TermOp::Eq, terms.int_constant(3), key[1]));
  differences.pop();
  EXPECT_EQ(differences.with_fixed(condition), condition);
}

TEST_F(DifferencesTest, WhatHasNoNumbersEnds) {
  Differences differences(terms, applications);
  push_objects(differences);
  differences.push(make(TermOp::Lt, key[0], key[1]));
  differences.push(make(TermOp::Lt, key[1], key[0]));
  differences.pop();
  EXPECT_EQ(differences.push(make(TermOp::Lt, key[1], key[2])),
            (std::vector{b_is_not_c, a_is_not_c}));
}

TEST_F(DifferencesTest, APathKeepsWhatItsOlderConjunctsLedTo) {
  LearnedPath learned(terms, applications, true);
  PathCondition path;
  for (const Term each : node) path.assume(make(TermOp::Ne, each, null));
  const Term smaller = make(TermOp::Lt, key[0], key[1]), larger = make(TermOp::Gt, key[0], key[1]);
  learned.follow(path);
  learned.learn(smaller, b_is_not_c);
  PathCondition left = path, right = path;
  left.assume(smaller);
  right.assume(larger);
  learned.follow(left);
  EXPECT_EQ(conjuncts(learned.all()),
            (std::vector{make(TermOp::Ne, node[0], null), make(TermOp::Ne, node[1], null),
                         make(TermOp::Ne, node[2], null), smaller, a_is_not_b, b_is_not_c}));
  EXPECT_EQ(conjuncts(learned.ordered()), conjuncts(learned.all()));
  learned.follow(right);
  EXPECT_EQ(conjuncts(learned.all()).back(), a_is_not_b) << "the rest was of the other path";
  learned.follow(path);
  EXPECT_EQ(learned.all().depth(), 3u);
}

TEST_F(DifferencesTest, APathThatDerivesNothingStaysAsItIs) {
  LearnedPath learned(terms, applications, false);
  PathCondition path;
  for (const Term each : node) path.assume(make(TermOp::Ne, each, null));
  path.assume(make(TermOp::Lt, key[0], key[1]));
  learned.follow(path);
  learned.add(b_is_not_c);
  EXPECT_EQ(conjuncts(learned.all()), conjuncts(path));
  learned.add_axiom(a_is_not_c);
  EXPECT_EQ(conjuncts(learned.all()).back(), a_is_not_c);
}

}  // namespace
}  // namespace loris
