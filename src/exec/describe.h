#pragma once
#include <string>

#include "exec/engine.h"
#include "exec/result.h"
#include "exec/search.h"

namespace loris {

/// Writes into a path what its node says: the condition, the objects before and after, and, when
/// paths are listed, which inputs it stands for. `exception` is null when there is none.
void describe(Engine& engine, const Node& node, PathResult& path, Value result, ObjectId exception);

/// Whether an input takes the node's path, which goes on where the solver does not answer.
Answer has_input(Engine& engine, const Node& node);

/// The message of an exception, as far as it is known; that of the virtual machine for its own
/// NullPointerExceptions.
std::string exception_message(Engine& engine, const State& state, ObjectId exception);

}  // namespace loris
