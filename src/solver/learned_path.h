#pragma once
#include <vector>

#include "solver/differences.h"
#include "solver/path_condition.h"

namespace loris {

/// A path beside what was found to follow from it, so that it need not be found again further down.
/// Kept along the search: going back forgets.
class LearnedPath {
 public:
  LearnedPath(TermStore& terms, const Applications& applications)
      : differences_(terms, applications) {}

  /// The path with what is known to follow from it, each consequence after its causes.
  const PathCondition& follow(const PathCondition& path);
  /// This follows from the path that was followed last. Remembered if it can be of use.
  void add(Term consequence);
  /// On the path that was followed last, the consequence follows from this condition.
  void learn(Term condition, Term consequence);
  /// What differs on the path that was followed last; to be left as it was found.
  Differences& differences() { return differences_; }

 private:
  struct Consequence {
    Term condition, consequence;
  };
  struct Level {
    const PathCondition::Node* node;  // null for the empty path
    PathCondition with_learned;
    std::vector<Consequence> learned;  // of what comes next
    std::size_t pushed = 0;            // to differences_
  };

  void push(const PathCondition::Node* node);
  void assume(Level& level, Term conjunct);
  void pop();

  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_{{}};
  Differences differences_;
};

}  // namespace loris
