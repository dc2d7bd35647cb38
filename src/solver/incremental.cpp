#include "solver/incremental.h"

#include <algorithm>
#include <array>

#include "solver/encoding.h"
#include "solver/model_check.h"
#include "solver/term_facts.h"

namespace loris {
namespace {

/// The conjuncts asserted in one backend, one level each, with the domains of their variables.
class Stack {
 public:
  Stack(const TermStore& terms, std::unique_ptr<SmtSolver> smt, Encoding encoding)
      : smt_(std::move(smt)), encoder_(terms, *smt_, encoding) {}

  Answer check(const std::vector<Term>& conjuncts, TermFactsCache& facts) {
    std::size_t common = 0;
    while (common < levels_.size() && common < conjuncts.size() &&
           levels_[common].conjunct == conjuncts[common])
      ++common;
    pop_to(common);
    for (std::size_t i = common; i < conjuncts.size(); ++i)
      push(conjuncts[i], facts.of(conjuncts[i]));
    return smt_->check();
  }

  std::uint64_t value(Term variable) { return smt_->value(encoder_.encode(variable)); }

 private:
  struct Level {
    Term conjunct;
    std::vector<Term>
        bounded;  // variables and bit patterns whose domain or definition is asserted here
  };

  void push(Term conjunct, const TermFacts& facts) {
    smt_->push();
    Level level{conjunct, {}};
    for (const Term variable : facts.variables) {
      if (!bound_in(level, variable)) continue;
      const SmtExpr domain = encoder_.domain_of(variable);
      if (domain.index != 0) smt_->assert_true(domain);
    }
    for (const Term pattern : facts.bit_patterns)
      if (bound_in(level, pattern)) smt_->assert_true(encoder_.definition_of(pattern));
    smt_->assert_true(encoder_.encode(conjunct));
    levels_.push_back(std::move(level));
  }

  /// Notes that the level says what the term may be; false if one below does.
  bool bound_in(Level& level, Term term) {
    if (term.id >= bounded_.size()) bounded_.resize(term.id + 1);
    if (bounded_[term.id]) return false;
    bounded_[term.id] = true;
    level.bounded.push_back(term);
    return true;
  }

  void pop_to(std::size_t depth) {
    if (levels_.size() > depth) smt_->pop(static_cast<std::uint32_t>(levels_.size() - depth));
    while (levels_.size() > depth) {
      for (const Term term : levels_.back().bounded) bounded_[term.id] = false;
      levels_.pop_back();
    }
  }

  std::unique_ptr<SmtSolver> smt_;
  Encoder encoder_;
  std::vector<Level> levels_;
  std::vector<bool> bounded_;  // by id
};

class Incremental final : public Solver {
 public:
  Incremental(const TermStore& terms, MakeSmt make_smt, SolverStats& stats)
      : terms_(terms), make_smt_(std::move(make_smt)), stats_(stats), facts_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model&) override {
    std::vector<Term> all = conjuncts(path);
    all.push_back(condition);
    Theory theory = Theory::Integers;
    for (const Term conjunct : all) {
      const TermFacts& facts = facts_.of(conjunct);
      if (facts.undecidable) return {};
      theory = std::max(theory, theory_of(facts));
    }
    const Verdict verdict = ask(theory, all);
    const bool try_bits = theory == Theory::Nonlinear && verdict.answer == Answer::Unknown;
    return try_bits ? ask(Theory::Bits, all) : verdict;
  }

 private:
  Verdict ask(Theory theory, const std::vector<Term>& all) {
    Stack& stack = stack_for(theory);
    const Answer answer = stack.check(all, facts_);
    if (answer != Answer::Yes) return {answer, {}};
    return confirmed(all, model_of(all, stack));
  }

  Stack& stack_for(Theory theory) {
    auto& stack = stacks_[static_cast<std::size_t>(theory)];
    const Encoding encoding = encoding_of(theory);
    if (!stack) stack = std::make_unique<Stack>(terms_, make_smt_(theory), encoding);
    return *stack;
  }

  std::shared_ptr<Assignment> model_of(const std::vector<Term>& all, Stack& stack) {
    auto model = std::make_shared<Assignment>();
    for (const Term conjunct : all) {
      for (const Term variable : facts_.of(conjunct).variables) {
        if (model->contains(variable)) continue;
        const std::uint64_t value = stack.value(variable);
        const bool narrow = terms_.sort(variable) == Sort::Int;
        model->emplace(variable, narrow ? value & UINT32_MAX : value);
      }
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
  SolverStats& stats_;
  TermFactsCache facts_;
  std::array<std::unique_ptr<Stack>, 4> stacks_;  // by theory
};

}  // namespace

std::unique_ptr<Solver> make_incremental(const TermStore& terms, const MakeSmt& make_smt,
                                         SolverStats& stats) {
  return std::make_unique<Incremental>(terms, make_smt, stats);
}

}  // namespace loris
