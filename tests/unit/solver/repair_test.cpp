#include "solver/repair.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

/// Two objects, and three references to them with keys.
class RepairTest : public testing::Test {
 protected:
  RepairTest() {
    for (int i = 0; i < 3; ++i) applications.add(key[i], {1, node[i], {}});
  }

  Term make(TermOp op, Term x, Term y) { return terms.make(op, x, y); }
  void assume(Term conjunct) {
    path.assume(conjunct);
    for (const Term differ : differences.push(conjunct)) EXPECT_TRUE(differ);
  }
  /// a and b are the two objects, a's key the smaller; c is not null.
  void take_both() {
    for (const Term each : node) assume(make(TermOp::Ne, each, null));
    assume(make(TermOp::Lt, key[0], key[1]));
  }
  Verdict decide(Term condition, const Assignment& start) {
    EXPECT_TRUE(differences.understands(condition));
    variables.follow(path, condition);
    Repair repair(terms, applications, axioms, variables, differences);
    const Verdict verdict = repair.decide(condition, std::make_shared<const Assignment>(start));
    if (verdict.answer == Answer::Yes) {
      for (const Term each : conjuncts(path))
        EXPECT_EQ(evaluate_completed(terms, each, *verdict.model), std::uint64_t{1});
      EXPECT_EQ(evaluate_completed(terms, condition, *verdict.model), std::uint64_t{1});
      EXPECT_FALSE(axioms.find(variables.all(), *verdict.model));
    }
    return verdict;
  }

  TermStore terms;
  Applications applications;
  CongruenceAxioms axioms{terms, applications};
  PathVariables variables{terms, applications};
  Differences differences{terms, applications};
  PathCondition path;
  const Domain domain{'L', 0, 2};
  const Term null = terms.constant(Sort::Ref, 0);
  const Term node[3] = {terms.variable("a", domain), terms.variable("b", domain),
                        terms.variable("c", domain)};
  const Term key[3] = {terms.variable(Sort::Int, "a.key"), terms.variable(Sort::Int, "b.key"),
                       terms.variable(Sort::Int, "c.key")};
  const Assignment apart{{node[0], 1}, {node[1], 2}, {node[2], 1},
                         {key[0], 3},  {key[1], 5},  {key[2], 3}};
};

TEST_F(RepairTest, AFurtherReferenceLeadsToAnotherObject) {
  take_both();
  const Verdict verdict = decide(make(TermOp::Gt, key[2], terms.int_constant(4)), apart);
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_EQ(verdict.model->at(node[2]), 2u);
  EXPECT_EQ(verdict.model->at(key[2]), 5u);
}

TEST_F(RepairTest, NoObjectIsLeftForAFurtherReference) {
  take_both();
  EXPECT_EQ(decide(make(TermOp::Gt, key[2], key[1]), apart).answer, Answer::No);
  EXPECT_EQ(decide(make(TermOp::Eq, key[2], terms.int_constant(4)), apart).answer, Answer::Unknown)
      << "possible with other keys of a and b";
}

TEST_F(RepairTest, ANumberMovesToWhereTheOthersLeaveRoom) {
  const Term x = terms.variable(Sort::Int, "x"), y = terms.variable(Sort::Int, "y"),
             z = terms.variable(Sort::Int, "z");
  assume(make(TermOp::Lt, x, z));
  assume(make(TermOp::Lt, x, y));
  const Assignment start{{x, 10}, {y, 40}, {z, 30}};
  const Verdict verdict = decide(make(TermOp::Lt, y, z), start);
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_NE(*verdict.model, start);
  EXPECT_EQ(decide(make(TermOp::Lt, z, x), start).answer, Answer::Unknown);
}

TEST_F(RepairTest, AReferenceMovesToAnObjectOfItsOwn) {
  assume(make(TermOp::Ne, node[0], null));
  const Verdict verdict = decide(make(TermOp::Ne, node[1], null), {{node[0], 1}, {node[1], 0}});
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_EQ(verdict.model->at(node[1]), 2u);
}

TEST(DifferingTest, PairsAreForgottenInTurn) {
  TermStore terms;
  std::vector<Term> all;
  for (int i = 0; i < 200; ++i)
    all.push_back(terms.variable("r" + std::to_string(i), whole_domain('L')));
  Differing differing;
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_TRUE(differing.add(all[0], all[i]));
  EXPECT_FALSE(differing.add(all[150], all[0])) << "known in either order";
  EXPECT_TRUE(differing.contains(all[199], all[0]));
  EXPECT_FALSE(differing.contains(all[199], all[198]));
  EXPECT_EQ(differing.references().size(), all.size());
  differing.drop_to(100);
  EXPECT_TRUE(differing.contains(all[0], all[100]));
  EXPECT_FALSE(differing.contains(all[0], all[101]));
  EXPECT_EQ(differing.references().size(), 101u);
  EXPECT_TRUE(differing.add(all[7], all[180]));
  EXPECT_FALSE(differing.contains(all[0], all[180])) << "it has the place of a forgotten one";
}

}  // namespace
}  // namespace loris
