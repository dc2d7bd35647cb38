#pragma once
#include <memory>
#include <vector>

#include "interp/state.h"
#include "solver/solver.h"

namespace loris {

struct Solution;
struct Driven;
struct Trail;

/// A path that is still being followed.
struct Node {
  State state;
  PathCondition condition;
  Model model;  // satisfies the condition, if it is there
  std::vector<std::uint32_t> choices;
  std::size_t phase = 0;                    // predicates that are assumed, then the target
  std::shared_ptr<const Solution> witness;  // a valid input, where such are looked for on the way
  std::shared_ptr<const Driven> driven;  // how the receiver is built, where that is done by calls
  std::shared_ptr<Trail> trail;          // what it came by, where that is recorded
};

}  // namespace loris
