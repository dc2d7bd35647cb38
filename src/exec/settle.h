#pragma once
#include <set>

#include "exec/engine.h"
#include "term/evaluate.h"

namespace loris {

/// A state in which every reference of the input leads to one object: what a state that keeps all
/// aliasings looks like under one model.
struct Settled {
  State state;
  Assignment model;            // with values for all fields of the input objects
  std::set<Term> constrained;  // variables on which the path depends
  Value result;
};

Settled settle(Engine& engine, const State& state, const Assignment& model,
               const std::set<Term>& constrained, Value result);

}  // namespace loris
