#pragma once
#include <string>

#include "exec/driver.h"
#include "exec/input_check.h"
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

/// Writes into a path the condition and, when paths are listed, which inputs it stands for.
void describe(Engine& engine, const Ended& ended, PathResult& path);

/// Writes into a path an input and what comes of it, as `shown` has them: the same end, or one
/// where more is decided. The target is run on it; when that does not end as the path says, other
/// inputs are tried, a few. Where none was good, `unchecked` of the path says why.
CheckedInput describe_input(Engine& engine, const Ended& ended, const Ended& shown,
                            PathResult& path, const std::function<bool()>& keep_going);

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
