#pragma once
#include <vector>

#include "solver/applications.h"
#include "solver/path_condition.h"
#include "solver/term_facts.h"

namespace loris {

/// The variables of a path and what they are applied to, each once, arguments before values. Kept
/// along the search: what two paths have in common is looked at once.
class PathVariables {
 public:
  PathVariables(const TermStore& terms, const Applications& applications)
      : terms_(terms), applications_(applications), facts_(terms) {}

  /// The variables of the path, then those that the condition adds.
  void follow(const PathCondition& path, Term condition);
  const std::vector<Term>& all() const { return variables_; }
  /// How many of them are the path's.
  std::size_t of_path() const { return of_path_; }
  /// Those that are values of this function.
  const std::vector<Term>& values_of(std::uint32_t function) const { return values_[function]; }
  /// Those that are values of some function for this variable.
  const std::vector<Term>& applied_to(Term variable) const;
  /// The conjuncts of the path that mention this variable, oldest first.
  const std::vector<Term>& conjuncts_with(Term variable) const;

 private:
  struct Level {
    const PathCondition::Node* node;
    std::size_t before;  // variables of older conjuncts
  };

  void add(Term term);
  void drop_to(std::size_t count);
  void push(const PathCondition::Node* node);
  void pop();

  const TermStore& terms_;
  const Applications& applications_;
  TermFactsCache facts_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_;
  std::size_t of_path_ = 0;
  std::vector<Term> variables_;
  std::vector<std::vector<Term>> values_;     // by function
  std::vector<std::vector<Term>> applied_;    // by id of the variable
  std::vector<std::vector<Term>> conjuncts_;  // by id of the variable
  std::vector<bool> seen_;                    // by id
};

}  // namespace loris
