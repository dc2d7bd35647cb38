#pragma once
#include <string>

#include "exec/driver.h"
#include "exec/result.h"
#include "exec/search.h"

namespace loris {

/// How the target ended. `exception` is null when there is none.
struct Ended {
  Node node;
  Value result;
  ObjectId exception;
  bool is_inside = false;  // the strategy is that of preconditions that are decided on the way
};

/// Writes into a path what its end says: the condition and, when paths are listed, which inputs it
/// stands for. The objects before and after are those of `shown`: the same end, or one where more
/// is decided.
void describe(Engine& engine, const Ended& ended, const Ended& shown, PathResult& path);

/// The same for a receiver that was built by calls: these, and the condition.
void describe_calls(Engine& engine, const Driver& driver, const Ended& ended, PathResult& path);

/// Whether an input takes the node's path, which goes on where the solver does not answer.
Answer has_input(Engine& engine, const Node& node);

/// A number as Java writes it, a reference as what it leads to.
std::string value_text(const GraphValue& value, const Graph& graph);

/// The message of an exception, as far as it is known; that of the virtual machine for its own
/// NullPointerExceptions.
std::string exception_message(Engine& engine, const State& state, ObjectId exception);

}  // namespace loris
