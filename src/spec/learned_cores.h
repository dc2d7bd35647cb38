#pragma once
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "spec/demand.h"

namespace loris {

/// Conditions that no valid input meets together, found where a search for one took long. States
/// that come to ask the same need no search.
class LearnedCores {
 public:
  explicit LearnedCores(const InputSymbols& symbols) : symbols_(symbols) {}

  struct Candidate {
    Demand demand;
    std::uint64_t most;  // branches to look at
  };
  /// What may be why nothing meets the demand: its newest conjunct, and those that look no deeper
  /// into the input. None where that is all. To see that nothing meets the demand `visited`
  /// branches were looked at; no candidate costs more than a few times what all of its demands
  /// have.
  std::optional<Candidate> candidate(const Demand& whole, std::uint64_t visited);
  /// Below so many branches nothing is learned from related conjuncts.
  static constexpr std::uint64_t kFew = 16;
  /// The same, of its newest conjunct, those that speak of the same numbers, in turn, and those
  /// that say that there is a way to what they speak of: once many demands asked that.
  std::optional<Candidate> related(const Demand& whole, std::uint64_t visited);
  /// The conjuncts of a candidate: no valid input meets them.
  void add(std::vector<Term> conjuncts);

  /// Whether some of what was learned is asked on a path where the condition is.
  bool forbid(const PathCondition& path, Term condition) const;

 private:
  std::optional<Candidate> worth(Demand part, std::uint64_t visited, std::uint64_t least);
  std::vector<bool> about_its_numbers(const Demand& whole) const;
  void add_ways(const Demand::Conjunct& conjunct, std::set<SymbolId>& ways) const;
  std::uint32_t depth_of(const Demand::Conjunct& conjunct) const;
  bool has_element(const Demand::Conjunct& conjunct) const;

  const InputSymbols& symbols_;
  struct Effort {
    std::uint64_t spent = 0, tried = 0;
  };
  std::map<std::vector<Term>, Effort> efforts_;                     // by the candidate's conjuncts
  std::unordered_map<Term, std::vector<std::vector<Term>>> cores_;  // by their newest conjunct
};

}  // namespace loris
