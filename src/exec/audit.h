#pragma once
#include "exec/engine.h"
#include "exec/graph.h"

namespace loris {

/// Whether all that is assumed holds of an input: its objects are made, and the predicates run on
/// them as on any others. Unknown where one does not end or cannot be run.
Answer holds_of(Engine& engine, const Graph& input);

}  // namespace loris
