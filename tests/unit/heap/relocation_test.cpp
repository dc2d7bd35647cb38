#include "heap/relocation.h"

#include "refining.h"

namespace loris {
namespace {

struct RelocationTest : RefineTest {
  Relocation there() const { return {*refiner, nullptr, view(), found}; }
  /// The number in a box that a field of the node leads to.
  Term number_in(SymbolId box) {
    for (const Field& declared : integer.fields) {
      if (declared.name == "value" && !declared.is_static())
        return symbols->field(box, declared).term();
    }
    return {};
  }
  FoundElements found;
};

TEST_F(RelocationTest, WhatANameMeansIsReadWhereItLeads) {
  const SymbolId first = root("a", node), second = root("b", node);
  const SymbolId next = field(second, "next");  // as one state calls it that took b for another
  choose(first, 1);
  choose(second, 1);  // here b is a
  EXPECT_EQ(there().symbol(next), field(first, "next"));
  EXPECT_EQ(there().owner(second), first);
}

TEST_F(RelocationTest, WhatIsNotDecidedStandsInTheWay) {
  const SymbolId first = root("a", node);
  const SymbolId next = field(first, "next");
  Relocation before = there();
  EXPECT_EQ(before.symbol(next), std::nullopt);
  EXPECT_EQ(before.take_blocked()->symbol, first);
  choose(first, 1);
  EXPECT_EQ(there().symbol(next), next);
}

TEST_F(RelocationTest, ANumberGoesByTheNameOfItsObject) {
  const SymbolId first = root("a", node), second = root("b", node);
  choose(first, 1);
  choose(second, 1);
  const SymbolId mine = field(first, "item"), its = field(second, "item");
  heap = std::move(refiner->split(view(), mine, {types.only(integer)})[0]);
  EXPECT_EQ(there().value(number_in(its)), number_in(mine));
}

TEST_F(RelocationTest, WhatIsMissingDoesNotMatterWhereTheRestDecides) {
  const SymbolId first = root("a", integer), second = root("b", node);
  heap = std::move(refiner->split(view(), first, {types.only(integer)})[0]);
  const Term known = terms.make(TermOp::Gt, number_in(first), terms.int_constant(0));
  const Term missing =
      terms.make(TermOp::Gt, number_in(field(second, "item")), terms.int_constant(0));
  const std::vector<Term> variables{number_in(first), number_in(field(second, "item"))};
  Relocation both = there();
  both.condition(terms.make(TermOp::BoolAnd, known, missing), variables);
  EXPECT_TRUE(both.take_blocked().has_value());
  both.condition(known, variables);
  EXPECT_FALSE(both.take_blocked().has_value());
}

TEST_F(RelocationTest, BoxesThatAreOneHoldTheSameNumber) {
  const SymbolId first = root("a", integer), second = root("b", integer);
  EXPECT_EQ(same_content(*symbols, first, second),
            terms.make(TermOp::Eq, number_in(first), number_in(second)));
}

}  // namespace
}  // namespace loris
