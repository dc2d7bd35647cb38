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
  Candidate found;
  std::vector<Term> conjuncts;
  for (const Demand::Conjunct& conjunct : whole.conjuncts) {
    if (depth_of(conjunct) > deepest) continue;
    if (has_element(conjunct)) return std::nullopt;
    found.demand.conjuncts.push_back(conjunct);
    conjuncts.push_back(conjunct.term);
  }
  if (found.demand.size() == whole.size()) return std::nullopt;
  Effort& effort = efforts_[std::move(conjuncts)];
  effort.spent += visited;
  if (effort.spent < effort.tried) return std::nullopt;
  found.most = effort.tried = 4 * effort.spent;
  return found;
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
