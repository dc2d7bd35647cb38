#include "spec/sieve.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

Demand::Conjunct conjunct(std::uint32_t number) { return {Term{number}, nullptr}; }

Demand::Reference reference(std::uint32_t symbol, std::uint32_t types) {
  return {SymbolId{symbol}, TypeSet{types}, {}};
}

TEST(Sieve, AsksOnlyForWhatTheOneAboveDoesNot) {
  Demand demand;
  demand.conjuncts = {conjunct(1), conjunct(2)};
  demand.references = {reference(3, 1), reference(5, 1)};
  demand.apart = {SymbolId{3}};
  const auto above = Sieve::below(nullptr, nullptr, demand);
  EXPECT_EQ(above->demand.size(), 5u) << "nothing is above it";
  demand.conjuncts.push_back(conjunct(3));
  demand.references = {reference(3, 1), reference(4, 1), reference(5, 2)};
  demand.apart.push_back(SymbolId{5});
  const auto sieve = Sieve::below(above, nullptr, demand);
  EXPECT_EQ(sieve->above, above);
  ASSERT_EQ(sieve->demand.conjuncts.size(), 1u);
  EXPECT_EQ(sieve->demand.conjuncts[0].term, Term{3});
  ASSERT_EQ(sieve->demand.references.size(), 2u) << "a new one, and one that may be less";
  EXPECT_EQ(sieve->demand.references[0].symbol, SymbolId{4});
  EXPECT_EQ(sieve->demand.references[1].types, TypeSet{2});
  EXPECT_EQ(sieve->demand.apart, std::vector{SymbolId{5}});
}

TEST(Sieve, TheWholeIsWhatWasAskedFor) {
  Demand demand;
  demand.conjuncts = {conjunct(1)};
  demand.samenesses = {{SymbolId{1}, SymbolId{2}, true}};
  const auto above = Sieve::below(nullptr, nullptr, demand);
  demand.conjuncts.push_back(conjunct(2));
  demand.samenesses.push_back({SymbolId{1}, SymbolId{3}, false});
  demand.references = {reference(1, 1)};
  const Demand whole = Sieve::below(above, nullptr, demand)->whole();
  ASSERT_EQ(whole.conjuncts.size(), 2u);
  EXPECT_EQ(whole.conjuncts[1].term, Term{2});
  EXPECT_EQ(whole.samenesses.size(), 2u);
  EXPECT_EQ(whole.references.size(), 1u);
  EXPECT_EQ(Sieve::below(above, nullptr, demand)->all_samenesses().size(), 2u);
}

TEST(Sieve, IsTheOneAboveWhereNothingMoreIsAsked) {
  Demand demand;
  demand.conjuncts = {conjunct(1)};
  const auto above = Sieve::below(nullptr, nullptr, demand);
  EXPECT_EQ(Sieve::below(above, nullptr, demand), above);
}

TEST(Sieve, BeginsAnewWhereTheDemandIsAnother) {
  Demand demand;
  demand.conjuncts = {conjunct(1), conjunct(2)};
  const auto other = Sieve::below(nullptr, nullptr, demand);
  demand.conjuncts = {conjunct(1), conjunct(3), conjunct(4)};
  const auto sieve = Sieve::below(other, nullptr, demand);
  EXPECT_EQ(sieve->above, nullptr);
  EXPECT_EQ(sieve->demand.conjuncts.size(), 3u);
}

}  // namespace
}  // namespace loris
