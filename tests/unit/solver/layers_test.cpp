#include "solver/layers.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <z3++.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "base/input_error.h"
#include "solver/incremental.h"
#include "solver/solvers.h"
#include "solver/term_facts.h"
#include "term/print.h"

namespace loris {
namespace {

/// Says what it is told to, and remembers the longest query.
class Scripted final : public Solver {
 public:
  struct Log {
    Verdict verdict;
    int asked = 0;
    std::vector<Term> conjuncts;  // of the last query, its condition last
  };
  explicit Scripted(Log& log) : log_(log) {}
  Verdict check(const PathCondition& path, Term condition, const Model&) override {
    ++log_.asked;
    log_.conjuncts = conjuncts(path);
    log_.conjuncts.push_back(condition);
    return log_.verdict;
  }

 private:
  Log& log_;
};

Model model(Assignment assignment) { return std::make_shared<Assignment>(std::move(assignment)); }

class LayersTest : public testing::Test {
 protected:
  Term lt(Term a, Term b) { return terms.make(TermOp::Lt, a, b); }
  Term eq(Term a, Term b) { return terms.make(TermOp::Eq, a, b); }
  Term mul(Term a, Term b) { return terms.make(TermOp::Mul, a, b); }
  Term number(std::int32_t value) { return terms.int_constant(value); }

  TermStore terms;
  SolverStats stats;
  Scripted::Log log;
  Term x = terms.variable(Sort::Int, "x");
  Term y = terms.variable(Sort::Int, "y");
  Term z = terms.variable(Sort::Int, "z");
};

TEST_F(LayersTest, ReuseKeepsTheModelThatFits) {
  const auto reuse = make_reuse(terms, std::make_unique<Scripted>(log), stats);
  const Model known = model({{x, 3}});
  const Verdict verdict = reuse->check({}, lt(y, x), known);
  EXPECT_EQ(verdict.answer, Answer::Yes);
  EXPECT_EQ(verdict.model, known);
  EXPECT_EQ(log.asked, 0);
  EXPECT_EQ(reuse->check({}, lt(x, y), known).answer, Answer::Unknown);
  EXPECT_EQ(log.asked, 1);
}

TEST_F(LayersTest, OnlyTheSliceOfTheConditionIsPassedOn) {
  const auto slice = make_slice(terms, std::make_unique<Scripted>(log), stats);
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(lt(z, number(3)));
  path.assume(lt(y, number(9)));
  log.verdict = {Answer::Yes, model({{x, 4}, {y, 5}})};
  const Model known = model({{x, 1}, {y, 2}, {z, 1}});
  const Verdict verdict = slice->check(path, eq(x, number(4)), known);
  EXPECT_EQ(log.conjuncts, (std::vector{lt(x, y), lt(y, number(9)), eq(x, number(4))}));
  EXPECT_EQ(*verdict.model, (Assignment{{x, 4}, {y, 5}, {z, 1}}));
}

TEST_F(LayersTest, WithoutAModelEverySliceIsAsked) {
  const auto slice = make_slice(terms, std::make_unique<Scripted>(log), stats);
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(lt(z, number(3)));
  log.verdict = {Answer::Yes, model({})};
  EXPECT_EQ(slice->check(path, eq(x, number(4)), {}).answer, Answer::Yes);
  EXPECT_EQ(log.asked, 2);
  EXPECT_EQ(log.conjuncts, std::vector{lt(z, number(3))});
}

TEST_F(LayersTest, AnEqualSetOfConjunctsIsAnsweredFromMemory) {
  const auto slice = make_slice(terms, std::make_unique<Scripted>(log), stats);
  PathCondition path;
  path.assume(lt(x, y));
  PathCondition other;
  other.assume(eq(x, number(4)));
  log.verdict = {Answer::Yes, model({{x, 4}, {y, 5}})};
  slice->check(path, eq(x, number(4)), model({}));
  const Verdict again = slice->check(other, lt(x, y), model({}));
  EXPECT_EQ(log.asked, 1);
  EXPECT_EQ(stats.by_cache, 1U);
  EXPECT_EQ(*again.model, (Assignment{{x, 4}, {y, 5}}));
  slice->check(other, lt(y, x), model({}));
  EXPECT_EQ(log.asked, 2);
}

TEST_F(LayersTest, ARefutationHoldsForEverySuperset) {
  const auto slice = make_slice(terms, std::make_unique<Scripted>(log), stats);
  PathCondition path;
  path.assume(lt(x, y));
  log.verdict = {Answer::No, {}};
  slice->check(path, lt(y, x), {});
  path.assume(lt(y, z));
  EXPECT_EQ(slice->check(path, lt(y, x), {}).answer, Answer::No);
  EXPECT_EQ(log.asked, 1);
  slice->check({}, lt(y, x), {});  // a subset says nothing
  EXPECT_EQ(log.asked, 2);
}

TEST_F(LayersTest, UnknownIsNotRemembered) {
  const auto slice = make_slice(terms, std::make_unique<Scripted>(log), stats);
  slice->check({}, lt(y, x), {});
  slice->check({}, lt(y, x), {});
  EXPECT_EQ(log.asked, 2);
}

TEST_F(LayersTest, WithoutShortcutsTheNextSolverGetsThePathAlone) {
  Applications applications;
  const Domain node{'L', 1, 3};
  const Term a = terms.variable("a", node), b = terms.variable("b", node);
  applications.add(x, {1, a, {}});
  applications.add(y, {1, b, {}});
  PathCondition path;
  path.assume(lt(x, y));  // so a is not b
  path.assume(eq(mul(x, y), z));
  log.verdict = {Answer::No, {}};
  const auto plain =
      make_congruence(terms, applications, std::make_unique<Scripted>(log), stats, false);
  for (const Term condition : {eq(x, z), eq(y, z)}) {
    plain->check(path, condition, {});
    EXPECT_EQ(log.conjuncts, (std::vector{lt(x, y), eq(mul(x, y), z), condition}));
  }
  const auto with_shortcuts =
      make_congruence(terms, applications, std::make_unique<Scripted>(log), stats, true);
  with_shortcuts->check(path, eq(mul(x, z), y), {});
  EXPECT_EQ(log.conjuncts, (std::vector{lt(x, y), terms.make(TermOp::Ne, a, b), eq(mul(x, y), z),
                                        eq(mul(x, z), y)}));
}

TEST_F(LayersTest, DisagreementIsReportedAndUnknown) {
  Scripted::Log second;
  const auto both = make_cross_check(terms, std::make_unique<Scripted>(log),
                                     std::make_unique<Scripted>(second), stats);
  log.verdict = {Answer::Yes, model({})};
  second.verdict = {Answer::No, {}};
  EXPECT_EQ(both->check({}, lt(x, y), {}).answer, Answer::Unknown);
  EXPECT_EQ(stats.disagreements, 1U);
  ASSERT_EQ(stats.messages.size(), 1U);
  EXPECT_NE(stats.messages[0].find("x < y"), std::string::npos);
  second.verdict = log.verdict;
  EXPECT_EQ(both->check({}, lt(x, y), {}).answer, Answer::Yes);
  second.verdict = {};
  EXPECT_EQ(both->check({}, lt(x, y), {}).answer, Answer::Yes);
  EXPECT_EQ(stats.disagreements, 1U);
  EXPECT_EQ(stats.unconfirmed, 1U);
}

TEST_F(LayersTest, AnUnknownSolverIsAnInputError) {
  SolverOptions options;
  options.solver = "z4";
  EXPECT_THROW(make_solver(terms, options, stats), InputError);
}

TEST_F(LayersTest, TimeOutIsUnknown) {
  for (const char* name : {"z3", "cvc5"}) {
    SolverOptions options;
    options.solver = name;
    options.timeout_ms = 50;
    const auto solver = make_solver(terms, options, stats);
    // A number that its own hash completes: nothing but search finds it.
    const Term a = terms.variable(Sort::Long, "a");
    Term hash = a;
    for (int round = 0; round < 4; ++round) {
      hash = terms.make(TermOp::Xor, hash, terms.make(TermOp::Ushr, hash, number(33)));
      hash = mul(hash, terms.long_constant(-49064778989728563));
    }
    const Term sum = terms.make(TermOp::Add, hash, a);
    const Term found = eq(sum, terms.long_constant(1234567890123456789));
    EXPECT_EQ(solver->check({}, found, {}).answer, Answer::Unknown) << name;
    EXPECT_EQ(stats.wrong_models, 0U);
  }
}

TEST_F(LayersTest, ProductsThatIntegersDoNotDecideAreTriedAsBits) {
  SolverOptions options;
  options.timeout_ms = 20'000;
  const auto solver = make_solver(terms, options, stats);
  const Verdict verdict = solver->check({}, lt(mul(x, x), number(0)), {});
  ASSERT_EQ(verdict.answer, Answer::Yes);
  EXPECT_EQ(evaluate_completed(terms, lt(mul(x, x), number(0)), *verdict.model), 1U);
}

TEST_F(LayersTest, ATermThatIsTooDeepIsNamedAndNotGivenToASolver) {
  const auto solver = make_solver(terms, {}, stats);
  Term deep = x;
  for (std::uint32_t i = 0; i < kDeepestTerm; ++i)
    deep = terms.make(TermOp::Xor, mul(deep, number(31)), y);
  EXPECT_EQ(solver->check({}, eq(deep, number(5)), {}).answer, Answer::Unknown);
  EXPECT_EQ(solver->check({}, eq(deep, number(6)), {}).answer, Answer::Unknown);
  ASSERT_EQ(stats.messages.size(), 1U) << "said once";
  EXPECT_NE(stats.messages[0].find("4000 operators"), std::string::npos) << stats.messages[0];
  EXPECT_EQ(solver->check({}, eq(mul(x, x), number(49)), {}).answer, Answer::Yes);
}

TEST_F(LayersTest, ALongChainOfCasesIsNotTooDeep) {
  TermFactsCache facts(terms);
  Term read = number(0);
  for (std::int32_t i = 0; i < 5'000; ++i)
    read = terms.make(TermOp::Ite, eq(x, number(i)), number(i * 7 % 5), read);
  EXPECT_FALSE(facts.of(eq(read, number(3))).too_deep);
}

TEST_F(LayersTest, QueriesWithoutASolverAreCounted) {
  const auto solver = make_solver(terms, {}, stats);
  EXPECT_EQ(solver->check({}, lt(x, y), {}).answer, Answer::Yes);
  EXPECT_EQ(stats.total, 1U);
  EXPECT_EQ(stats.in_process, 1U);
  EXPECT_EQ(solver->check({}, eq(mul(x, y), number(77)), {}).answer, Answer::Yes);
  EXPECT_EQ(stats.total, 2U);
  EXPECT_EQ(stats.in_process, 1U);
  SolverStats bare_stats;
  SolverOptions options;
  options.reuse = options.order = options.slice = false;
  EXPECT_EQ(make_solver(terms, options, bare_stats)->check({}, lt(x, y), {}).answer, Answer::Yes);
  EXPECT_EQ(bare_stats.in_process, 0U);
}

TEST_F(LayersTest, ABackendThatGaveUpIsReplaced) {
  struct GivesUpOnce final : SmtSolver {
    explicit GivesUpOnce(std::unique_ptr<SmtSolver> own, bool is_first)
        : next(std::move(own)), gives_up(is_first) {}
    SmtExpr variable(SmtSort sort, std::string_view name) override {
      return next->variable(sort, name);
    }
    SmtExpr boolean(bool value) override { return next->boolean(value); }
    SmtExpr integer(Wide value) override { return next->integer(value); }
    SmtExpr constant(SmtSort sort, std::uint64_t bits) override {
      return next->constant(sort, bits);
    }
    SmtExpr apply(SmtOp op, std::initializer_list<SmtExpr> operands) override {
      return next->apply(op, operands);
    }
    SmtFunction function(std::span<const SmtSort> parameters, SmtSort result,
                         std::string_view name) override {
      return next->function(parameters, result, name);
    }
    SmtExpr call(SmtFunction function, std::span<const SmtExpr> arguments) override {
      return next->call(function, arguments);
    }
    void push() override { next->push(); }
    void pop(std::uint32_t levels) override { next->pop(levels); }
    void assert_true(SmtExpr condition) override {
      if (gives_up) throw SmtGaveUp("out of memory");
      next->assert_true(condition);
    }
    Answer check() override { return next->check(); }
    std::uint64_t value(SmtExpr variable) override { return next->value(variable); }
    std::unique_ptr<SmtSolver> next;
    bool gives_up;
  };
  int made = 0;
  const auto make = [&](Theory theory) {
    return std::make_unique<GivesUpOnce>(make_z3(theory, {}), made++ == 0);
  };
  const auto solver = make_incremental(terms, make, nullptr, stats);
  EXPECT_EQ(solver->check({}, lt(x, y), {}).answer, Answer::Unknown);
  EXPECT_EQ(solver->check({}, lt(x, y), {}).answer, Answer::Yes);
  EXPECT_EQ(made, 2);
}

/// Nothing but the backend, which must be right by itself.
SolverOptions bare(const char* name) {
  SolverOptions options;
  options.solver = name;
  options.reuse = options.order = options.slice = false;
  return options;
}

TEST_F(LayersTest, EveryLayerLeavesTheAnswersAsTheyAre) {
  std::mt19937 random(99);
  const Term b = terms.variable("b", whole_domain('B'));
  const std::vector<Term> leaves{x, y, z, b, number(3), number(-1), number(1000)};
  const auto leaf = [&] { return leaves[random() % leaves.size()]; };
  const auto condition = [&] {
    constexpr std::array kOps{TermOp::Add, TermOp::Sub, TermOp::Mul, TermOp::And};
    constexpr std::array kCompare{TermOp::Lt, TermOp::Eq, TermOp::Ne, TermOp::Ge};
    const Term left =
        random() % 2 == 0 ? leaf() : terms.make(kOps[random() % 3], leaf(), number(5));
    const Term right = random() % 8 == 0 ? terms.make(TermOp::And, leaf(), number(7)) : leaf();
    return terms.make(kCompare[random() % 4], left, right);
  };
  const auto plain = make_solver(terms, bare("z3"), stats);
  const auto layered = make_solver(terms, {}, stats);
  const auto both = make_solver(terms, bare("both"), stats);
  for (int walk = 0; walk < 30; ++walk) {
    PathCondition path;
    Model known = model({});
    for (int step = 0; step < 8; ++step) {
      const Term next = condition();
      const Verdict verdict = layered->check(path, next, known);
      ASSERT_EQ(verdict.answer, plain->check(path, next, {}).answer) << print(terms, next);
      ASSERT_EQ(verdict.answer, both->check(path, next, {}).answer) << print(terms, next);
      if (verdict.answer != Answer::Yes) continue;
      path.assume(next);
      known = verdict.model;
      for (const Term conjunct : conjuncts(path))
        ASSERT_EQ(evaluate_completed(terms, conjunct, *known), 1U) << print(terms, conjunct);
    }
  }
  EXPECT_EQ(stats.wrong_models, 0U);
  EXPECT_EQ(stats.disagreements, 0U);
}

class QueryLogTest : public LayersTest {
 protected:
  QueryLogTest() {
    directory =
        std::filesystem::path(testing::TempDir()) / ("loris_queries_" + std::to_string(::getpid()));
    std::filesystem::remove_all(directory);
    options = bare("z3");
    options.log_dir = directory.string();
  }
  ~QueryLogTest() override { std::filesystem::remove_all(directory); }

  std::string read(const char* name) {
    std::ifstream in(directory / name);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
  }

  std::filesystem::path directory;
  SolverOptions options;
};

TEST_F(QueryLogTest, EveryQueryCanBeAskedAgain) {
  const auto solver = make_solver(terms, options, stats);
  const Term odd = terms.variable(Sort::Int, "a.b|c[0]");
  const Term d = terms.variable(Sort::Double, "d");
  const Term wide = terms.make(TermOp::I2L, x);
  const Term square = mul(wide, wide);
  PathCondition path;
  path.assume(lt(x, odd));
  solver->check(path, lt(odd, x), {});
  solver->check(path, eq(mul(square, square), terms.long_constant(81)), {});
  solver->check(path, eq(terms.make(TermOp::Xor, x, odd), number(-5)), {});
  solver->check({}, lt(terms.make(TermOp::I2D, x), terms.make(TermOp::Neg, d)), {});
  const std::vector<std::string> expected{"unsat", "sat", "sat", "sat"};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const std::string text = read(("00000" + std::to_string(i + 1) + ".smt2").c_str());
    EXPECT_NE(text.find("(set-info :status " + expected[i] + ")"), std::string::npos) << text;
    z3::context context;
    z3::solver again(context);
    again.from_string(text.c_str());
    EXPECT_EQ(again.check(), expected[i] == "sat" ? z3::sat : z3::unsat) << text;
  }
  EXPECT_NE(read("000001.smt2").find(":encoding integers"), std::string::npos);
  EXPECT_NE(read("000003.smt2").find(":encoding bits"), std::string::npos);
}

TEST_F(QueryLogTest, HasTheFunctionsThatTheBackendKnows) {
  Applications applications;
  const Domain node{'L', 0, 3};
  const Term a = terms.variable("a", node), b = terms.variable("b", node);
  applications.add(x, {1, a, z});
  applications.add(y, {1, b, z});
  options.applications = &applications;
  const auto solver = make_solver(terms, options, stats);
  PathCondition path;
  path.assume(lt(x, y));
  path.assume(terms.make(TermOp::Ne, a, terms.constant(Sort::Ref, 0)));
  EXPECT_EQ(solver->check(path, eq(a, b), {}).answer, Answer::No);
  z3::context context;
  z3::solver again(context);
  again.from_string(read("000001.smt2").c_str());
  EXPECT_EQ(again.check(), z3::unsat);
}

TEST_F(QueryLogTest, ADirectoryThatCannotBeMadeIsAnInputError) {
  std::ofstream(directory.string()) << "a file";
  options.log_dir = (directory / "below").string();
  EXPECT_THROW(make_solver(terms, options, stats), InputError);
}

}  // namespace
}  // namespace loris
