#pragma once
#include <memory>
#include <vector>

#include "interp/state.h"
#include "solver/solver.h"

namespace loris {

/// An input of a state that satisfies the precondition, kept as what is known of it: the path that
/// accepts it, together with the state's own.
struct Witness {
  PathCondition condition;  // of the state and of the precondition's run on it
  Model model;              // of that, if it is there
  Heap heap;                // where decisions of the input are objects: those,
  InputHeap input;          // and which references lead to them
};

/// A path that is still being followed.
struct Node {
  State state;
  PathCondition condition;
  Model model;  // satisfies the condition, if it is there
  std::vector<std::uint32_t> choices;
  std::size_t phase = 0;                   // predicates that are assumed, then the target
  std::shared_ptr<const Witness> witness;  // none where preconditions are not decided on the way
};

}  // namespace loris
