#pragma once
#include <vector>

#include "solver/differences.h"
#include "solver/path_condition.h"

namespace loris {

/// A path beside what was found to follow from it, so that it need not be found again further down.
/// Kept along the search: going back forgets.
class LearnedPath {
 public:
  /// Where it `derives` nothing, the path stays as it is, beside axioms.
  LearnedPath(TermStore& terms, const Applications& applications, bool derives)
      : terms_(terms), derives_(derives), differences_(terms, applications) {}

  void follow(const PathCondition& path);
  /// The path with what is known to follow from it, each consequence after its causes.
  const PathCondition& all() const { return levels_.back().all; }
  /// The part of that which is about order; the rest, oldest first.
  const PathCondition& ordered() const { return levels_.back().ordered; }
  const std::vector<Term>& others() const { return others_; }

  /// This follows from the path that was followed last. Remembered if it can be of use.
  void add(Term consequence);
  /// This holds everywhere; the next solver needs it from here on.
  void add_axiom(Term axiom) { levels_.back().all.assume(axiom); }
  /// On the path that was followed last, the consequence follows from this condition.
  void learn(Term condition, Term consequence);
  /// What differs on the path that was followed last; to be left as it was found.
  Differences& differences() { return differences_; }

 private:
  struct Consequence {
    Term condition, consequence;
  };
  struct Level {
    const PathCondition::Node* node = nullptr;  // none for the empty path
    PathCondition all, ordered;
    std::vector<Consequence> learned;  // of what comes next
    std::size_t pushed = 0;            // to differences_
    std::size_t others = 0;            // before it
  };

  void push(const PathCondition::Node* node);
  void assume(Level& level, Term conjunct);
  void assume_part(Level& level, Term part);
  void pop();

  TermStore& terms_;
  const bool derives_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_{{}};
  std::vector<Term> others_;
  Differences differences_;
};

/// The parts of which the condition is an `and`, a negated `or` included.
std::vector<Term> parts_of(TermStore& terms, Term condition);

}  // namespace loris
