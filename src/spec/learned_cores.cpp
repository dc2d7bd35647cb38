#include "spec/learned_cores.h"

#include <algorithm>

namespace loris {

/// How far from a parameter the deepest place is that the conjunct speaks of.
std::uint32_t LearnedCores::depth_of(const Demand::Conjunct& conjunct) const {
  std::uint32_t deepest = 0;
  for (const Term variable : *conjunct.variables) {
    const Place place = symbols_.place_of(variable);
    if (place.base) deepest = std::max(deepest, symbols_.at(place.base).depth + 1);
  }
  return deepest;
}

/// Names of elements may be those of one case of an index, which no state asks for.
bool LearnedCores::has_element(const Demand::Conjunct& conjunct) const {
  return std::any_of(conjunct.variables->begin(), conjunct.variables->end(), [&](Term variable) {
    return symbols_.place_of(variable).kind == Place::Kind::Element;
  });
}

std::optional<LearnedCores::Candidate> LearnedCores::candidate(const Demand& whole,
                                                               std::uint64_t visited) {
  if (whole.conjuncts.empty()) return std::nullopt;
  const std::uint32_t deepest = depth_of(whole.conjuncts.back());
  Demand part;
  for (const Demand::Conjunct& conjunct : whole.conjuncts) {
    if (depth_of(conjunct) > deepest) continue;
    if (has_element(conjunct)) return std::nullopt;
    part.conjuncts.push_back(conjunct);
  }
  if (part.size() == whole.size()) return std::nullopt;
  return worth(std::move(part), visited, 0);
}

/// Adds the references that the conjunct names, or whose numbers, and those that lead there.
void LearnedCores::add_ways(const Demand::Conjunct& conjunct, std::set<SymbolId>& ways) const {
  for (const Term variable : *conjunct.variables) {
    SymbolId at =
        symbols_.is_symbol(variable) ? symbols_.of(variable) : symbols_.place_of(variable).base;
    for (; at; at = symbols_.place_of(symbols_.at(at).term).base) ways.insert(at);
  }
}

/// The conjuncts that speak of the same numbers as the newest, in turn.
std::vector<bool> LearnedCores::about_its_numbers(const Demand& whole) const {
  std::vector<bool> taken(whole.conjuncts.size());
  taken.back() = true;
  std::set<Term> numbers;
  for (bool is_more = true; is_more;) {
    is_more = false;
    for (std::size_t i = 0; i < taken.size(); ++i) {
      const std::vector<Term>& variables = *whole.conjuncts[i].variables;
      if (!taken[i]) {
        taken[i] = std::any_of(variables.begin(), variables.end(),
                               [&](Term variable) { return numbers.contains(variable); });
      }
      if (!taken[i]) continue;
      for (const Term variable : variables)
        is_more |= !symbols_.is_symbol(variable) && numbers.insert(variable).second;
    }
  }
  return taken;
}

std::optional<LearnedCores::Candidate> LearnedCores::related(const Demand& whole,
                                                             std::uint64_t visited) {
  constexpr std::uint64_t kLeast = 300;
  if (whole.conjuncts.empty() || visited < kFew) return std::nullopt;
  const std::vector<bool> taken = about_its_numbers(whole);
  std::set<SymbolId> ways;
  for (std::size_t i = 0; i < taken.size(); ++i) {
    if (taken[i]) add_ways(whole.conjuncts[i], ways);
  }
  const auto is_on_the_way = [&](Term variable) {
    return symbols_.is_symbol(variable) && ways.contains(symbols_.of(variable));
  };
  Demand part;
  for (std::size_t i = 0; i < taken.size(); ++i) {
    const Demand::Conjunct& conjunct = whole.conjuncts[i];
    const std::vector<Term>& variables = *conjunct.variables;
    if (!taken[i] && !std::all_of(variables.begin(), variables.end(), is_on_the_way)) continue;
    if (has_element(conjunct)) return std::nullopt;
    part.conjuncts.push_back(conjunct);
  }
  if (part.size() == whole.size()) return std::nullopt;
  return worth(std::move(part), visited, kLeast);
}

/// Once at least so many branches were looked at, and as many again as the last time.
std::optional<LearnedCores::Candidate> LearnedCores::worth(Demand part, std::uint64_t visited,
                                                           std::uint64_t least) {
  std::vector<Term> conjuncts;
  for (const Demand::Conjunct& conjunct : part.conjuncts) conjuncts.push_back(conjunct.term);
  constexpr std::size_t kKept = 20'000;
  if (efforts_.size() > kKept) efforts_.clear();
  Effort& effort = efforts_[std::move(conjuncts)];
  effort.spent += visited;
  if (effort.spent < effort.tried || effort.spent < least) return std::nullopt;
  effort.tried = 4 * effort.spent;
  return Candidate{std::move(part), effort.tried};
}

void LearnedCores::add(std::vector<Term> conjuncts) {
  const Term newest = conjuncts.back();
  conjuncts.pop_back();
  cores_[newest].push_back(std::move(conjuncts));
}

bool LearnedCores::forbid(const PathCondition& path, Term condition) const {
  const auto found = cores_.find(condition);
  if (found == cores_.end()) return false;
  const std::vector<Term> asked = conjuncts(path);
  return std::any_of(found->second.begin(), found->second.end(), [&](const auto& core) {
    return std::all_of(core.begin(), core.end(), [&](Term conjunct) {
      return std::find(asked.begin(), asked.end(), conjunct) != asked.end();
    });
  });
}

}  // namespace loris
