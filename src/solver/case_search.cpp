#include "solver/case_search.h"

#include <algorithm>

#include "solver/case_split.h"
#include "solver/layers.h"

namespace loris {
namespace {

/// The end of the layers: knows nothing.
class Ignorant final : public Solver {
 public:
  Verdict check(const PathCondition&, Term, const Model&) override { return {}; }
};

}  // namespace

CaseSearch::CaseSearch(TermStore& terms, const Applications& applications, CongruenceAxioms& axioms,
                       const PathVariables& variables, LearnedPath& learned, SolverStats& stats)
    : terms_(terms),
      axioms_(axioms),
      variables_(variables),
      learned_(learned),
      repair_(terms, applications, axioms, variables, learned.differences()),
      order_(make_reuse(terms, make_order(terms, std::make_unique<Ignorant>(), stats), stats)) {}

Verdict CaseSearch::decide(Term condition, const Model& start) {
  asked_ = condition;
  start_ = start;
  tries_ = kMostTries;
  Goal goal{learned_.ordered(), learned_.others()};
  Verdict verdict{Answer::Yes, start};
  if (!start) verdict = check(goal, terms_.bool_constant(true), {});
  if (verdict.answer != Answer::Yes) return verdict;
  if (learned_.differences().understands(condition)) {
    Verdict repaired = start ? repair_.decide(condition, start) : Verdict{};
    if (repaired.answer != Answer::Unknown) return repaired;
    verdict = check(goal, condition, verdict.model);
    if (verdict.answer != Answer::Yes || satisfies(goal, verdict.model)) return verdict;
    return enter(std::move(goal), {condition, {}}, std::move(verdict), Assumed::ByNeed);
  }
  int pushed = 0;
  add(goal, condition, verdict, pushed);
  if (verdict.answer == Answer::Yes) verdict = satisfy(goal, std::move(verdict), Assumed::ByNeed);
  for (; pushed > 0; --pushed) learned_.differences().pop();
  return verdict;
}

bool CaseSearch::satisfies(const Goal& goal, const Model& model) {
  return find_broken(goal, model) == goal.others.size() && !find_conflict(model);
}

Verdict CaseSearch::check(const Goal& goal, Term condition, const Model& known) {
  if (--tries_ < 0) return {};
  return order_->check(goal.ordered, condition, known);
}

/// One more condition. What is about order is decided; the rest waits.
void CaseSearch::add(Goal& goal, Term condition, Verdict& verdict, int& pushed) {
  Differences& differences = learned_.differences();
  std::vector<Term> parts{condition};
  if (!differences.understands(condition)) parts = parts_of(terms_, condition);
  for (const Term part : parts) {
    if (verdict.answer != Answer::Yes) return;
    const Term ordered = as_order(part);
    if (!differences.understands(ordered)) {
      goal.others.push_back(part);
      continue;
    }
    verdict = check(goal, ordered, verdict.model);
    if (verdict.answer != Answer::Yes) return;
    goal.ordered.assume(ordered);
    ++pushed;
    add_consequences(goal, differences.push(ordered), verdict);
  }
}

/// These follow from the order.
void CaseSearch::add_consequences(Goal& goal, const std::vector<Term>& consequences,
                                  Verdict& verdict) {
  constexpr int kMost = 32;  // in one condition
  std::vector<Term> broken;
  for (const Term each : consequences) {
    if (holds(each, verdict.model))
      goal.ordered.assume(each);
    else
      broken.push_back(each);
  }
  while (!broken.empty() && verdict.answer == Answer::Yes) {
    Term all = terms_.bool_constant(true);
    for (int i = 0; i < kMost && !broken.empty(); ++i, broken.pop_back())
      all = terms_.make(TermOp::BoolAnd, broken.back(), all);
    verdict = check(goal, all, verdict.model);
    goal.ordered.assume(all);
  }
}

/// The verdict has a model of the order: mends what it breaks.
Verdict CaseSearch::satisfy(const Goal& goal, Verdict verdict, Assumed assumed) {
  if (const auto conflict = find_conflict(verdict.model)) {
    std::vector<Way> ways;
    const auto is_object = [this](Term term) { return learned_.differences().is_object(term); };
    for (const Term way : axioms_.ways(*conflict, variables_, is_object)) ways.push_back({way, {}});
    return try_ways(goal, std::move(ways), verdict.model, assumed);
  }
  const std::size_t broken = find_broken(goal, verdict.model);
  if (broken == goal.others.size()) return verdict;
  const auto split = split_cases(terms_, goal.others[broken]);
  if (!split) return {};
  Goal rest = goal;
  rest.others.erase(rest.others.begin() + static_cast<std::ptrdiff_t>(broken));
  std::vector<Way> ways{{split->part, split->if_true},
                        {terms_.make(TermOp::Not, split->part), split->if_false}};
  if (!holds(split->part, verdict.model)) std::swap(ways[0], ways[1]);
  return try_ways(rest, std::move(ways), verdict.model, assumed);
}

Verdict CaseSearch::try_ways(const Goal& goal, std::vector<Way> ways, const Model& model,
                             Assumed assumed) {
  std::vector<std::pair<Way, Verdict>> open;
  bool all_refuted = true;
  for (Way& way : ways) {
    way.holds = as_order(way.holds);
    if (way.rest && terms_.is_constant(way.rest) && terms_.bits(way.rest) == 0) continue;
    if (!learned_.differences().understands(way.holds)) return {};
    Verdict verdict = check(goal, way.holds, model);
    if (tries_ < 0) return {};
    if (verdict.answer == Answer::No) continue;
    if (verdict.answer == Answer::Unknown) {
      all_refuted = false;
      continue;
    }
    if (satisfies(goal, verdict.model) && (!way.rest || holds(way.rest, verdict.model)))
      return verdict;
    open.emplace_back(way, std::move(verdict));
  }
  const bool is_needed = open.size() == 1 && all_refuted && assumed == Assumed::ByNeed;
  if (is_needed) learned_.learn(asked_, open[0].first.holds);
  for (auto& [way, verdict] : open) {
    Verdict found =
        enter(goal, way, std::move(verdict), is_needed ? Assumed::ByNeed : Assumed::ByChoice);
    if (found.answer == Answer::Yes) return found;
    all_refuted &= found.answer == Answer::No;
    if (tries_ < 0) return {};
  }
  return {all_refuted ? Answer::No : Answer::Unknown, {}};
}

/// The verdict is that of the goal with what holds in this case.
Verdict CaseSearch::enter(Goal goal, const Way& way, Verdict verdict, Assumed assumed) {
  int pushed = 1;
  goal.ordered.assume(way.holds);
  add_consequences(goal, learned_.differences().push(way.holds), verdict);
  if (way.rest && verdict.answer == Answer::Yes) add(goal, way.rest, verdict, pushed);
  if (verdict.answer == Answer::Yes) verdict = satisfy(goal, std::move(verdict), assumed);
  for (; pushed > 0; --pushed) learned_.differences().pop();
  return verdict;
}

/// A condition about something else may be one about order where numbers are fixed, such as an
/// index that a loop has reached.
Term CaseSearch::as_order(Term condition) {
  Differences& differences = learned_.differences();
  return differences.understands(condition) ? condition : differences.with_fixed(condition);
}

std::optional<CongruenceAxioms::Conflict> CaseSearch::find_conflict(const Model& model) {
  if (start_) return axioms_.find(variables_, *model, *start_);
  return axioms_.find(variables_.all(), *model);
}

std::size_t CaseSearch::find_broken(const Goal& goal, const Model& model) const {
  const auto broken = std::find_if(goal.others.begin(), goal.others.end(),
                                   [&](Term other) { return !holds(other, model); });
  return static_cast<std::size_t>(broken - goal.others.begin());
}

bool CaseSearch::holds(Term condition, const Model& model) const {
  return evaluate_completed(terms_, condition, *model) == std::uint64_t{1};
}

}  // namespace loris
