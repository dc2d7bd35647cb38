#pragma once
#include <vector>

#include "solver/path_condition.h"
#include "solver/term_facts.h"

namespace loris {

/// The variables of a path, each once, in the order in which its conjuncts mention them. Kept along
/// the search: what two paths have in common is looked at once.
class PathVariables {
 public:
  explicit PathVariables(const TermStore& terms) : facts_(terms) {}

  void follow(const PathCondition& path);
  const std::vector<Term>& all() const { return variables_; }

 private:
  struct Level {
    const PathCondition::Node* node;
    std::size_t before;  // variables of older conjuncts
  };

  TermFactsCache facts_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_;
  std::vector<Term> variables_;
  std::vector<bool> seen_;  // by id
};

}  // namespace loris
