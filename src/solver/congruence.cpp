#include <algorithm>
#include <unordered_set>

#include "solver/congruence_axioms.h"
#include "solver/layers.h"
#include "solver/path_variables.h"

namespace loris {
namespace {

/// Believes a model only if equal arguments have equal values in it; else asks again with the
/// instance of the axiom that it breaks.
class Congruence final : public Solver {
 public:
  Congruence(TermStore& terms, const Applications& applications, std::unique_ptr<Solver> next)
      : terms_(terms),
        applications_(applications),
        axioms_(terms, applications),
        next_(std::move(next)),
        variables_(terms),
        facts_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    variables_.follow(path);
    involved_ = variables_.all();
    const auto& asked = facts_.of(condition).variables;
    involved_.insert(involved_.end(), asked.begin(), asked.end());
    axioms_.close(involved_);
    const Model start = completed(known);
    Verdict verdict = next_->check(path, condition, start);
    auto conflict = find(verdict);
    if (!conflict) return verdict;
    Verdict apart = verdict;
    Term set_apart_so_far = condition;
    for (auto open = conflict; open;) {
      const Term next = set_apart(set_apart_so_far, open->later);
      if (next == set_apart_so_far) break;
      set_apart_so_far = next;
      apart = next_->check(path, next, start);
      if (apart.answer != Answer::Yes) break;
      open = find(apart);
      if (!open) return apart;
    }
    for (int round = 0; conflict && round < kMostInstances; ++round) {
      condition =
          terms_.make(TermOp::BoolAnd, condition, narrowed(path, condition, start, *conflict));
      verdict = next_->check(path, condition, start);
      conflict = find(verdict);
    }
    return conflict ? Verdict{} : verdict;
  }

 private:
  static constexpr int kMostInstances = 100;

  /// The instance of the axiom, or the only part of it that can hold: a literal is decided in
  /// process where a clause may not be.
  Term narrowed(const PathCondition& path, Term condition, const Model& start,
                const CongruenceAxioms::Conflict& conflict) {
    const Term instance = axioms_.instance(conflict);
    const Application a = applications_.of(conflict.earlier), b = applications_.of(conflict.later);
    if (a.index || a.base == b.base || is_floating(terms_.sort(conflict.earlier))) return instance;
    const auto refuted = [&](Term part) {
      const Term both = terms_.make(TermOp::BoolAnd, condition, part);
      return next_->check(path, both, start).answer == Answer::No;
    };
    if (!refuted(terms_.make(TermOp::Eq, a.base, terms_.constant(Sort::Ref, 0)))) return instance;
    const Term differ = terms_.make(TermOp::Ne, a.base, b.base);
    const Term equal = terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Eq, a.base, b.base),
                                   terms_.make(TermOp::Eq, conflict.earlier, conflict.later));
    if (refuted(equal)) return differ;
    return refuted(differ) ? equal : instance;
  }

  std::optional<CongruenceAxioms::Conflict> find(const Verdict& verdict) {
    if (verdict.answer != Answer::Yes || !verdict.model) return std::nullopt;
    return axioms_.find(involved_, *verdict.model);
  }

  /// The known model, where variables that it does not mention have the value that others imply.
  Model completed(const Model& known) {
    if (!known) return known;
    const bool all_known = std::all_of(involved_.begin(), involved_.end(), [&](Term variable) {
      return known->find(variable) != known->end() || applications_.of(variable).function == 0;
    });
    if (all_known) return known;
    auto grown = std::make_shared<Assignment>(*known);
    axioms_.complete(involved_, *grown);
    add_objects(*grown);
    return grown;
  }

  /// References that nothing is known of lead to objects of their own, if there are any left: then
  /// nothing is the same for no reason.
  void add_objects(Assignment& model) const {
    std::unordered_set<std::uint64_t> taken;
    std::vector<Term> open;
    for (const Term variable : involved_) {
      if (terms_.sort(variable) != Sort::Ref) continue;
      const auto found = model.find(variable);
      if (found == model.end())
        open.push_back(variable);
      else
        taken.insert(found->second);
    }
    for (const Term variable : open) {
      const Domain& domain = terms_.domain(variable);
      for (std::int64_t number = std::max<std::int64_t>(domain.low, 1); number <= domain.high;
           ++number) {
        if (has_gap(domain) && number == domain.gap_low) number = domain.gap_high + 1;
        if (!taken.insert(static_cast<std::uint64_t>(number)).second) continue;
        model.insert_or_assign(variable, static_cast<std::uint64_t>(number));
        break;
      }
    }
  }

  /// Where the object of this application is another one than those of all others: what a model
  /// finds first are often objects that are the same for no reason.
  Term set_apart(Term condition, Term variable) {
    const Application one = applications_.of(variable);
    std::vector<Term> others;
    for (const Term other : involved_) {
      const Application applied = applications_.of(other);
      if (applied.function != one.function || applied.base == one.base) continue;
      if (std::find(others.begin(), others.end(), applied.base) != others.end()) continue;
      others.push_back(applied.base);
      condition =
          terms_.make(TermOp::BoolAnd, condition, terms_.make(TermOp::Ne, one.base, applied.base));
    }
    return condition;
  }

  TermStore& terms_;
  const Applications& applications_;
  CongruenceAxioms axioms_;
  std::unique_ptr<Solver> next_;
  PathVariables variables_;
  TermFactsCache facts_;
  std::vector<Term> involved_;  // of the query
};

}  // namespace

std::unique_ptr<Solver> make_congruence(TermStore& terms, const Applications& applications,
                                        std::unique_ptr<Solver> next) {
  return std::make_unique<Congruence>(terms, applications, std::move(next));
}

}  // namespace loris
