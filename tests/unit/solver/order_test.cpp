#include <gtest/gtest.h>

#include <random>

#include "solver/incremental.h"
#include "solver/layers.h"
#include "term/bits.h"
#include "term/print.h"

namespace loris {
namespace {

/// Counts what the layer before it passes on.
class Refusing final : public Solver {
 public:
  explicit Refusing(int& asked) : asked_(asked) {}
  Verdict check(const PathCondition&, Term, const Model&) override {
    ++asked_;
    return {};
  }

 private:
  int& asked_;
};

bool satisfies(const TermStore& terms, const PathCondition& path, Term condition,
               const Assignment& model) {
  PathCondition all = path;
  all.assume(condition);
  for (const Term conjunct : conjuncts(all))
    if (evaluate_completed(terms, conjunct, model) != std::uint64_t{1}) return false;
  return true;
}

class OrderTest : public testing::Test {
 protected:
  Term lt(Term a, Term b) { return terms.make(TermOp::Lt, a, b); }
  Term eq(Term a, Term b) { return terms.make(TermOp::Eq, a, b); }
  Term ne(Term a, Term b) { return terms.make(TermOp::Ne, a, b); }
  Term number(std::int32_t value) { return terms.int_constant(value); }

  void expect_yes(const PathCondition& path, Term condition, const Model& known = {}) {
    const Verdict verdict = order->check(path, condition, known);
    ASSERT_EQ(verdict.answer, Answer::Yes);
    EXPECT_TRUE(satisfies(terms, path, condition, *verdict.model));
    EXPECT_EQ(passed_on, 0);
  }
  void expect_no(const PathCondition& path, Term condition) {
    EXPECT_EQ(order->check(path, condition, {}).answer, Answer::No);
    EXPECT_EQ(passed_on, 0);
  }
  void expect_passed_on(const PathCondition& path, Term condition, const Model& known = {}) {
    EXPECT_EQ(order->check(path, condition, known).answer, Answer::Unknown);
    EXPECT_EQ(passed_on, 1);
    passed_on = 0;
  }

  TermStore terms;
  SolverStats stats;
  int passed_on = 0;
  std::unique_ptr<Solver> order = make_order(terms, std::make_unique<Refusing>(passed_on), stats);
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term z = terms.variable(Sort::Int, "z");
};

TEST_F(OrderTest, OrderIsTransitive) {
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(lt(y, z));
  expect_yes(path, lt(x, z));
  expect_no(path, lt(z, x));
  expect_no(path, eq(x, z));
}

TEST_F(OrderTest, BoundsOfTheTypeCount) {
  PathCondition path;
  path.assume(lt(x, y));
  expect_no(path, eq(x, number(INT32_MAX)));
  expect_yes(path, eq(x, number(INT32_MAX - 1)));
  expect_no(path, eq(y, number(INT32_MIN)));
  const Term b = terms.variable("b", whole_domain('B'));
  expect_no(path, lt(number(127), b));
  expect_yes(path, lt(number(126), b));
}

TEST_F(OrderTest, BetweenTwoNeighboursIsNothing) {
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(lt(y, z));
  path.assume(eq(x, number(5)));
  expect_yes(path, eq(z, number(7)));
  expect_no(path, eq(z, number(6)));
}

TEST_F(OrderTest, DisequalitiesAreTakenApart) {
  PathCondition path;
  const Term p = terms.variable("p", whole_domain('Z'));
  const Term q = terms.variable("q", whole_domain('Z'));
  const Term r = terms.variable("r", whole_domain('Z'));
  path.assume(ne(p, q));
  path.assume(ne(q, r));
  expect_yes(path, eq(p, r));
  expect_no(path, ne(p, r));
}

TEST_F(OrderTest, SumsCountOnlyWhereTheyCannotWrap) {
  const Term n = terms.variable("n", Domain{'I', 0, 1000});
  const Term next = terms.make(TermOp::Add, n, number(1));
  PathCondition path;
  path.assume(lt(n, x));
  expect_no(path, lt(x, next));
  expect_yes(path, eq(x, next));
  expect_passed_on(path, lt(terms.make(TermOp::Add, x, number(1)), x));
}

TEST_F(OrderTest, AWidenedIntIsItsValue) {
  const Term wide = terms.make(TermOp::I2L, x);
  expect_no({}, lt(terms.long_constant(INT32_MAX), wide));
  expect_yes({}, lt(terms.long_constant(INT32_MAX - 1), wide));
}

TEST_F(OrderTest, LongBoundsDoNotOverflow) {
  const Term a = terms.variable(Sort::Long, "a");
  const Term b = terms.variable(Sort::Long, "b");
  PathCondition path;
  path.assume(eq(a, terms.long_constant(INT64_MIN)));
  expect_yes(path, eq(b, terms.long_constant(INT64_MAX)));
  expect_no(path, lt(b, a));
}

TEST_F(OrderTest, ConditionsAreVariablesToo) {
  const Term p = terms.variable(Sort::Bool, "p");
  PathCondition path;
  path.assume(p);
  expect_yes(path, lt(x, y));
  expect_no(path, terms.make(TermOp::Not, p));
}

TEST_F(OrderTest, NeitherOfTwoIsBothNot) {
  const Term either = terms.make(TermOp::BoolOr, lt(x, y), lt(y, z));
  PathCondition path;
  path.assume(terms.make(TermOp::Not, either));
  expect_no(path, lt(x, z));
  expect_yes(path, eq(x, z));
  expect_passed_on(path, either);
}

TEST_F(OrderTest, OtherConjunctsMustHoldInTheNewModel) {
  PathCondition path;
  const Term product = terms.make(TermOp::Mul, x, x);
  path.assume(eq(product, number(49)));
  const auto seven = std::make_shared<Assignment>(Assignment{{x, 7}});
  expect_yes(path, lt(y, number(0)), seven);        // x stays as it is
  expect_passed_on(path, lt(x, number(0)), seven);  // the order layer would say -1
}

TEST_F(OrderTest, AWrongModelOfThePathIsNotBelieved) {
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(ne(z, x));
  const auto wrong = std::make_shared<Assignment>(Assignment{{x, 7}, {y, 3}, {z, 7}});
  expect_yes(path, lt(z, y), wrong);
}

/// Random conjunctions along random walks through a tree of paths.
class RandomOrder {
 public:
  RandomOrder(TermStore& terms, unsigned seed) : terms_(terms), random_(seed) {
    for (int i = 0; i < 6; ++i) {
      const char type = "IIBZJI"[i];
      const Domain domain = i == 5 ? Domain{'I', -2, 2} : whole_domain(type);
      variables_.push_back(terms.variable("v" + std::to_string(i), domain));
    }
  }

  Term condition() {
    constexpr std::array kOps{TermOp::Lt, TermOp::Le, TermOp::Gt,
                              TermOp::Ge, TermOp::Eq, TermOp::Ne};
    const Term condition = terms_.make(kOps[pick(6)], operand(), operand());
    return pick(8) == 0 ? terms_.make(TermOp::BoolAnd, condition, this->condition()) : condition;
  }
  std::size_t pick(std::size_t below) { return random_() % below; }

 private:
  /// Everything as a Long, so that all can be compared with all.
  Term operand() {
    constexpr std::array kConstants{0, 1, -1, 2, 126, 127, INT32_MAX, INT32_MIN};
    Term chosen = variables_[pick(variables_.size())];
    if (pick(4) == 0) chosen = terms_.long_constant(kConstants[pick(8)]);
    if (pick(4) == 0 && terms_.sort(chosen) == Sort::Int)
      chosen = terms_.make(TermOp::Add, chosen, terms_.int_constant(static_cast<int>(pick(3)) - 1));
    return terms_.sort(chosen) == Sort::Int ? terms_.make(TermOp::I2L, chosen) : chosen;
  }

  TermStore& terms_;
  std::mt19937_64 random_;
  std::vector<Term> variables_;
};

struct Place {
  PathCondition path;
  Model model;
};

class OrderWalk : public testing::TestWithParam<OrderModels> {};

TEST_P(OrderWalk, AgreesWithZ3) {
  TermStore terms;
  SolverStats stats;
  SolverStats z3_stats;
  const auto z3 = [](Theory theory) { return make_z3(theory, {10'000}); };
  const auto reference = make_incremental(terms, z3, nullptr, z3_stats);
  const auto order =
      make_order(terms, make_incremental(terms, z3, nullptr, stats), stats, GetParam());
  RandomOrder random(terms, 4711);
  std::vector<Place> places{{}};
  int no = 0;
  for (int i = 0; i < 3000; ++i) {
    const Place place = places[random.pick(places.size())];
    const Term condition = random.condition();
    const bool forgotten = random.pick(5) == 0;
    const Verdict verdict = order->check(place.path, condition, forgotten ? Model{} : place.model);
    const Answer expected = reference->check(place.path, condition, {}).answer;
    ASSERT_EQ(verdict.answer, expected) << print(terms, condition);
    no += expected == Answer::No ? 1 : 0;
    if (expected != Answer::Yes) continue;
    ASSERT_TRUE(satisfies(terms, place.path, condition, *verdict.model)) << print(terms, condition);
    Place next{place.path, verdict.model};
    next.path.assume(condition);
    if (next.path.depth() < 12) places.push_back(std::move(next));
    if (places.size() > 40) places.erase(places.begin() + 1);
  }
  EXPECT_GT(no, 200);
  EXPECT_GT(stats.by_order, 1500U);
}

INSTANTIATE_TEST_SUITE_P(Models, OrderWalk,
                         testing::Values(OrderModels::NearDefaults, OrderModels::Any));

TEST_F(OrderTest, WithoutAKnownModelItIsOfTheQuestionAloneUnlessAnyWillDo) {
  PathCondition path;
  path.assume(lt(number(-5), x));
  const auto any =
      make_order(terms, std::make_unique<Refusing>(passed_on), stats, OrderModels::Any);
  for (const auto& [solver, later] : {std::pair{order.get(), 0U}, std::pair{any.get(), 100U}}) {
    const Verdict first = solver->check(path, eq(x, number(100)), {});
    EXPECT_EQ(evaluate_completed(terms, x, *first.model), 100U);
    const Verdict second = solver->check(path, lt(x, number(200)), {});
    EXPECT_EQ(evaluate_completed(terms, x, *second.model), later);
  }
}

TEST_F(OrderTest, ReferencesStayOutOfTheGapOfTheirDomain) {
  const Domain node{'L', 0, 6, 1, 4};
  const Term a = terms.variable("a", node), b = terms.variable("b", node);
  const Term null = terms.constant(Sort::Ref, 0);
  PathCondition path;
  path.assume(ne(a, null));
  expect_yes(path, ne(b, a));
  path.assume(ne(b, null));
  path.assume(ne(b, a));
  const Verdict verdict = order->check(path, lt(a, b), {});
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_EQ(verdict.model->find(a)->second, 5u);
  EXPECT_EQ(verdict.model->find(b)->second, 6u);
  expect_no(path, eq(a, null));
}

TEST_F(OrderTest, MoreReferencesThanObjects) {
  const Domain node{'L', 0, 3};
  const Term null = terms.constant(Sort::Ref, 0);
  std::vector<Term> nodes;
  PathCondition path;
  for (const char* name : {"a", "b", "c"}) {
    const Term added = terms.variable(name, node);
    path.assume(ne(added, null));
    for (const Term other : nodes) path.assume(ne(added, other));
    nodes.push_back(added);
  }
  const Term last = terms.variable("d", node);
  Term apart = ne(last, nodes[0]);
  for (std::size_t i = 1; i < nodes.size(); ++i)
    apart = terms.make(TermOp::BoolAnd, apart, ne(last, nodes[i]));
  expect_yes(path, apart);  // it may be null
  path.assume(ne(last, null));
  expect_no(path, apart);
}

TEST_F(OrderTest, NullDiffersFromEveryObject) {
  const Term null = terms.constant(Sort::Ref, 0);
  const Term p = terms.variable("p", {'L', 0, 2}), q = terms.variable("q", {'L', 0, 2, 1, 1});
  const Term next = terms.variable("q.next", {'L', 0, 2});
  const auto both = [this](Term a, Term b) { return terms.make(TermOp::BoolAnd, a, b); };
  PathCondition path;
  path.assume(ne(p, null));
  path.assume(ne(q, null));
  expect_yes(path, both(both(ne(p, next), ne(q, next)), eq(next, null)));
  expect_yes(path, ne(q, next));
  path.assume(both(both(ne(p, next), ne(q, next)), eq(next, null)));
  expect_yes(path, ne(q, p));  // p is what q may not be
}

}  // namespace
}  // namespace loris
