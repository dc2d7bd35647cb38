#include <algorithm>
#include <span>

#include "solver/case_search.h"
#include "solver/layers.h"

namespace loris {
namespace {

/// Believes a model only if equal arguments have equal values in it. Most questions are answered by
/// cases, in process; of the rest, the next solver gets the instances of the axiom that its models
/// break.
class Congruence final : public Solver {
 public:
  Congruence(TermStore& terms, const Applications& applications, std::unique_ptr<Solver> next,
             SolverStats& stats, bool in_process)
      : terms_(terms),
        applications_(applications),
        axioms_(terms, applications),
        next_(std::move(next)),
        stats_(stats),
        in_process_(in_process),
        learned_(terms, applications, in_process),
        variables_(terms, applications),
        cases_(terms, applications, axioms_, variables_, learned_, stats),
        facts_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    if (in_process_ && is_excluded(path, condition)) return {Answer::No, {}};
    variables_.follow(path, condition);
    const bool is_first = !known && path.empty();
    start_ = completed(is_first ? std::make_shared<const Assignment>() : known);
    if (in_process_ && is_known(condition, start_)) {
      ++stats_.by_reuse;
      return {Answer::Yes, start_};
    }
    learned_.follow(path);
    Verdict verdict;
    if (in_process_) verdict = cases_.decide(condition, start_);
    if (verdict.answer == Answer::Unknown) verdict = ask(PathCondition(learned_.all()), condition);
    if (verdict.answer == Answer::No) learned_.add(terms_.make(TermOp::Not, condition));
    return verdict;
  }

 private:
  static constexpr std::size_t kMostInstances = 300;

  Verdict ask(const PathCondition& path, Term condition) {
    Verdict first = next_->check(path, condition, start_);
    if (!find(first)) return first;
    const Verdict apart = set_all_apart(path, condition, first);
    return apart.answer == Answer::Yes ? apart : add_instances(path, condition, first);
  }

  /// Whether references are asked to be equal that are known to differ.
  bool is_excluded(const PathCondition& path, Term condition) {
    if (terms_.op(condition) != TermOp::Eq) return false;
    const Term x = terms_.operand(condition, 0), y = terms_.operand(condition, 1);
    if (terms_.sort(x) != Sort::Ref) return false;
    learned_.follow(path);
    return learned_.differences().differing().contains(x, y);
  }

  /// A known model is one in which the axiom holds of all that it mentions.
  bool is_known(Term condition, const Model& known) {
    if (!known || evaluate(terms_, condition, *known) != std::uint64_t{1}) return false;
    const auto& asked = facts_.of(condition).variables;
    return std::all_of(asked.begin(), asked.end(),
                       [&](Term variable) { return known->contains(variable); });
  }

  /// Often objects are the same for no reason: asks for others where they may not be.
  Verdict set_all_apart(const PathCondition& path, Term condition, Verdict verdict) {
    for (auto conflict = find(verdict); conflict; conflict = find(verdict)) {
      const Term next = set_apart(condition, conflict->later);
      if (next == condition) return {};
      condition = next;
      verdict = next_->check(path, condition, start_);
    }
    return verdict;
  }

  /// Asks again with the instances that the models break, which are kept for the rest of the path.
  Verdict add_instances(const PathCondition& path, Term condition, Verdict verdict) {
    PathCondition deeper = path;
    std::vector<Term> instances;
    while (find(verdict)) {
      if (instances.size() > kMostInstances) return {};
      for (const auto& conflict : axioms_.find_all(variables_.all(), *verdict.model)) {
        instances.push_back(axioms_.instance(conflict));
        deeper.assume(instances.back());
      }
      verdict = next_->check(deeper, condition, {});
    }
    for (const Term instance : instances) learned_.add_axiom(instance);
    return verdict;
  }

  std::optional<CongruenceAxioms::Conflict> find(const Verdict& verdict) {
    if (verdict.answer != Answer::Yes || !verdict.model) return std::nullopt;
    if (start_) return axioms_.find(variables_, *verdict.model, *start_);
    return axioms_.find(variables_.all(), *verdict.model);
  }

  /// The known model, in which the axiom holds of the path, with values for what the condition
  /// adds: those that others imply, or what it says of them already.
  Model completed(const Model& known) {
    const std::vector<Term>& all = variables_.all();
    std::shared_ptr<Assignment> grown;
    for (std::size_t i = variables_.of_path(); known && i < all.size(); ++i) {
      const Assignment& model = grown ? *grown : *known;
      const auto said = model.find(all[i]);
      const auto value = value_for(i, model);
      if (!value || (said != model.end() && said->second == *value)) continue;
      if (!grown) grown = std::make_shared<Assignment>(*known);
      grown->insert_or_assign(all[i], *value);
    }
    return grown ? Model(grown) : known;
  }

  std::optional<std::uint64_t> value_for(std::size_t at, const Assignment& model) {
    const Term variable = variables_.all()[at];
    const auto later = std::span(variables_.all()).subspan(at + 1);
    if (const Term twin = axioms_.twin(variables_, variable, model, later))
      return evaluate_completed(terms_, twin, model);
    if (const auto said = model.find(variable); said != model.end()) return said->second;
    return terms_.sort(variable) == Sort::Ref ? new_object(variable, model) : std::nullopt;
  }

  /// A reference that nothing is known of leads to an object of its own, or to none if all are
  /// taken: then nothing is the same for no reason.
  std::optional<std::uint64_t> new_object(Term reference, const Assignment& model) {
    std::vector<std::uint64_t> taken;
    for (const Term other : variables_.all()) {
      if (other == reference || terms_.sort(other) != Sort::Ref) continue;
      const auto found = model.find(other);
      taken.push_back(found == model.end() ? terms_.default_bits(other) : found->second);
    }
    std::sort(taken.begin(), taken.end());
    const Domain& domain = terms_.domain(reference);
    for (std::int64_t number = std::max<std::int64_t>(domain.low, 1); number <= domain.high;
         ++number) {
      if (has_gap(domain) && number == domain.gap_low) number = domain.gap_high + 1;
      if (number > domain.high) break;
      const auto bits = static_cast<std::uint64_t>(number);
      if (!std::binary_search(taken.begin(), taken.end(), bits)) return bits;
    }
    return domain.low == 0 ? std::optional<std::uint64_t>(0) : std::nullopt;
  }

  /// Where the object of this application is another one than those of all others: what a model
  /// finds first are often objects that are the same for no reason.
  Term set_apart(Term condition, Term variable) {
    const Application one = applications_.of(variable);
    std::vector<Term> others;
    for (const Term other : variables_.all()) {
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
  SolverStats& stats_;
  const bool in_process_;
  LearnedPath learned_;
  PathVariables variables_;
  CaseSearch cases_;
  TermFactsCache facts_;
  Model start_;  // of the query: the axiom holds in it; none if no model of the path is known
};

}  // namespace

std::unique_ptr<Solver> make_congruence(TermStore& terms, const Applications& applications,
                                        std::unique_ptr<Solver> next, SolverStats& stats,
                                        bool in_process) {
  return std::make_unique<Congruence>(terms, applications, std::move(next), stats, in_process);
}

}  // namespace loris
