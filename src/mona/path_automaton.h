#pragma once
#include <vector>

#include "mona/vocabulary.h"

namespace loris::mona {

/// The steps of a path as an automaton: state 0 is the start, every other one is a step of the
/// expression that was just made (Glushkov's construction).
class PathAutomaton {
 public:
  explicit PathAutomaton(const hex::Steps& steps);

  Index size() const { return static_cast<Index>(follow_.size()); }
  bool accepts(Index state) const { return accepts_[state]; }
  /// The states after one more step, along a field.
  std::vector<Index> next(Index state, const Vocabulary::Reference& field) const;
  /// Whether there are paths of any length.
  bool is_infinite() const;

 private:
  struct Fragment {
    std::vector<Index> first, last;
    bool may_be_empty = true;
  };

  Fragment add(const hex::Steps& steps);
  Fragment add_sequence(const std::vector<hex::Steps>& parts);
  Fragment add_choice(const std::vector<hex::Steps>& parts);
  void merge();
  void link(const std::vector<Index>& from, const std::vector<Index>& to);

  std::vector<const hex::Steps*> steps_;  // by state; null for the start
  std::vector<std::vector<Index>> follow_;
  std::vector<bool> accepts_;
  std::vector<Index> same_;  // by state: the first that is like it
};

}  // namespace loris::mona
