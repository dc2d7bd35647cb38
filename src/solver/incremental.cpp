#include "solver/incremental.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "solver/declarations.h"
#include "solver/model_check.h"
#include "solver/term_facts.h"

namespace loris {
namespace {

/// The conjuncts asserted in one backend, one level each, with what their variables are.
class Stack {
 public:
  Stack(const TermStore& terms, TermFactsCache& facts, const Applications* applications,
        std::unique_ptr<SmtSolver> smt, Theory theory)
      : smt_(std::move(smt)),
        encoder_(terms, *smt_, encoding_of(theory)),
        declared_(facts, applications, theory, encoder_) {}

  Answer check(const std::vector<Term>& conjuncts) {
    smt_->begin();
    std::size_t common = 0;
    while (common < levels_.size() && common < conjuncts.size() &&
           levels_[common].conjunct == conjuncts[common])
      ++common;
    pop_to(common);
    for (std::size_t i = common; i < conjuncts.size(); ++i) push(conjuncts[i]);
    return smt_->check();
  }

  /// Variables and bit patterns that the conjuncts mention or that are arguments of these.
  const std::vector<Term>& known() const { return declared_.known(); }
  std::uint64_t value(Term variable) { return smt_->value(encoder_.encode(variable)); }

 private:
  struct Level {
    Term conjunct;
    std::size_t before;  // terms declared for older ones
  };

  void push(Term conjunct) {
    smt_->push();
    levels_.push_back({conjunct, declared_.known().size()});
    for (const SmtExpr each : declared_.add(conjunct)) smt_->assert_true(each);
    smt_->assert_true(encoder_.encode(conjunct));
  }

  void pop_to(std::size_t depth) {
    if (levels_.size() == depth) return;
    smt_->pop(static_cast<std::uint32_t>(levels_.size() - depth));
    declared_.drop_to(levels_[depth].before);
    levels_.resize(depth);
  }

  std::unique_ptr<SmtSolver> smt_;
  Encoder encoder_;
  Declarations declared_;
  std::vector<Level> levels_;
};

class Incremental final : public Solver {
 public:
  Incremental(const TermStore& terms, MakeSmt make_smt, const Applications* applications,
              SolverStats& stats)
      : terms_(terms),
        make_smt_(std::move(make_smt)),
        applications_(applications),
        stats_(stats),
        facts_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model&) override {
    std::vector<Term> all = conjuncts(path);
    all.push_back(condition);
    Theory theory = Theory::Integers;
    for (const Term conjunct : all) {
      const TermFacts& facts = facts_.of(conjunct);
      if (facts.too_deep) note_depth();
      if (facts.undecidable) return {};
      theory = std::max(theory, theory_of(facts));
    }
    const Verdict verdict = ask(theory, all);
    const bool try_bits = theory == Theory::Nonlinear && verdict.answer == Answer::Unknown;
    return try_bits ? ask(Theory::Bits, all) : verdict;
  }

 private:
  /// Once: it makes the result incomplete by name.
  void note_depth() {
    if (std::exchange(is_depth_noted_, true)) return;
    stats_.messages.push_back(
        fmt::format("a condition with more than {} operators, or {} if-then-else, on top of each "
                    "other is not given to a solver",
                    kDeepestTerm, kLongestIte));
  }

  /// What a backend that gave up has left behind is not used again.
  Verdict ask(Theory theory, const std::vector<Term>& all) {
    try {
      return ask_stack(theory, all);
    } catch (const SmtGaveUp&) {
      stacks_[static_cast<std::size_t>(theory)].reset();
      return {};
    }
  }

  Verdict ask_stack(Theory theory, const std::vector<Term>& all) {
    Stack& stack = stack_for(theory);
    const Answer answer = stack.check(all);
    if (answer != Answer::Yes) return {answer, {}};
    return confirmed(all, model_of(stack));
  }

  Stack& stack_for(Theory theory) {
    auto& stack = stacks_[static_cast<std::size_t>(theory)];
    if (!stack)
      stack = std::make_unique<Stack>(terms_, facts_, applications_, make_smt_(theory), theory);
    return *stack;
  }

  std::shared_ptr<Assignment> model_of(Stack& stack) const {
    auto model = std::make_shared<Assignment>();
    for (const Term variable : stack.known()) {
      if (terms_.op(variable) != TermOp::Variable) continue;
      const std::uint64_t value = stack.value(variable);
      const bool narrow = terms_.sort(variable) == Sort::Int;
      model->emplace(variable, narrow ? value & UINT32_MAX : value);
    }
    return model;
  }

  Verdict confirmed(const std::vector<Term>& all, std::shared_ptr<Assignment> model) {
    if (satisfies(terms_, all, *model)) return {Answer::Yes, std::move(model)};
    ++stats_.wrong_models;
    return {};
  }

  const TermStore& terms_;
  MakeSmt make_smt_;
  const Applications* applications_;
  SolverStats& stats_;
  TermFactsCache facts_;
  bool is_depth_noted_ = false;
  std::array<std::unique_ptr<Stack>, 4> stacks_;  // by theory
};

}  // namespace

std::unique_ptr<Solver> make_incremental(const TermStore& terms, const MakeSmt& make_smt,
                                         const Applications* applications, SolverStats& stats) {
  return std::make_unique<Incremental>(terms, make_smt, applications, stats);
}

}  // namespace loris
