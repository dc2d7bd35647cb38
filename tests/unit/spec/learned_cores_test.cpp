#include "spec/learned_cores.h"

#include "../heap/refining.h"

namespace loris {
namespace {

struct LearnedCoresTest : RefineTest {
  Demand::Conjunct same(SymbolId a, SymbolId b) { return conjunct(TermOp::Eq, a, b); }
  Demand::Conjunct other(SymbolId a, SymbolId b) { return conjunct(TermOp::Ne, a, b); }
  Demand::Conjunct conjunct(TermOp op, SymbolId a, SymbolId b) {
    const std::vector<Term> variables{symbols->at(a).term, symbols->at(b).term};
    return {terms.make(op, variables[0], variables[1]),
            std::make_shared<const std::vector<Term>>(variables)};
  }
  /// The path condition with these conjuncts.
  static PathCondition path(const std::vector<Demand::Conjunct>& conjuncts) {
    PathCondition condition;
    for (const Demand::Conjunct& conjunct : conjuncts) condition.assume(conjunct.term);
    return condition;
  }

  const SymbolId first = root("a", node), second = root("b", node);
};

TEST_F(LearnedCoresTest, WhatLeadsToReferencesGoesWithTheirSameness) {
  LearnedCores learned(*symbols);
  const SymbolId next = field(first, "next"), previous = field(first, "prev");
  const Demand::Conjunct way = other(first, next), aside = other(first, second);
  Demand whole;
  whole.conjuncts = {way, aside, same(next, previous)};
  EXPECT_FALSE(learned.related(whole, 200)) << "too little was lost so far";
  const auto core = learned.related(whole, 200);
  ASSERT_TRUE(core);
  ASSERT_EQ(core->demand.conjuncts.size(), 2u) << "not what is aside";
  EXPECT_EQ(core->demand.conjuncts[0].term, way.term);
  EXPECT_GE(core->most, 400u);
  EXPECT_FALSE(learned.related(whole, 200)) << "not again at once";

  const Term newest = whole.conjuncts.back().term;
  learned.add({way.term, newest});
  EXPECT_TRUE(learned.forbid(path({aside, way}), newest));
  EXPECT_FALSE(learned.forbid(path({aside}), newest)) << "a part of it is not asked";
  EXPECT_FALSE(learned.forbid(path({aside, way}), aside.term));
}

TEST_F(LearnedCoresTest, WhatSpeaksOfTheSameNumbersGoesWithThem) {
  LearnedCores learned(*symbols);
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y"),
             z = terms.variable(Sort::Int, "z"), zero = terms.int_constant(0);
  const auto less = [&](Term a, Term b) {
    std::vector<Term> variables{a};
    if (b != zero) variables.push_back(b);
    return Demand::Conjunct{terms.make(TermOp::Lt, a, b),
                            std::make_shared<const std::vector<Term>>(std::move(variables))};
  };
  Demand whole;
  whole.conjuncts = {less(z, zero), less(x, y), other(first, second), less(y, zero)};
  const auto core = learned.related(whole, 1000);
  ASSERT_TRUE(core);
  ASSERT_EQ(core->demand.conjuncts.size(), 2u) << "x < y < 0, neither z nor references";
  EXPECT_EQ(core->demand.conjuncts[0].term, whole.conjuncts[1].term);
}

TEST_F(LearnedCoresTest, AllThatIsAskedIsNoCandidate) {
  LearnedCores learned(*symbols);
  Demand whole;
  whole.conjuncts = {same(field(first, "next"), field(first, "prev"))};
  EXPECT_FALSE(learned.related(whole, 10'000)) << "a search has just refused it";
  EXPECT_FALSE(learned.candidate(whole, 10'000));
}

TEST_F(LearnedCoresTest, WhatLooksDeeperIsLeftOut) {
  LearnedCores learned(*symbols);
  const SymbolId next = field(first, "next");
  Demand whole;
  whole.conjuncts = {other(next, field(next, "next")), same(first, second)};
  const auto core = learned.candidate(whole, 5'000);
  ASSERT_TRUE(core);
  EXPECT_EQ(core->demand.conjuncts.size(), 1u);
}

}  // namespace
}  // namespace loris
