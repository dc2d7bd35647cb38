#pragma once
#include <string>
#include <variant>
#include <vector>

#include "interp/state.h"
#include "term/term.h"

namespace loris {

/// The entry method returned; value.kind is Void when it has no result.
struct Returned {
  Value value;
};
/// An exception left the entry method.
struct Threw {
  ObjectId exception;
};
/// The program ended itself, System.exit or Runtime.halt.
struct Exited {
  int status;
};
/// The program depends on a term. The guards are disjoint and cover every case; each state goes on
/// by itself.
struct Forked {
  struct Alternative {
    Term guard;
    State state;
  };
  std::vector<Alternative> alternatives;
};
/// Something that this VM does not do: what, and where in the program.
struct Unsupported {
  std::string what, where;
  std::vector<std::string> stack = {};  // frames of the program, innermost first
};
/// The limit on instructions was reached; run may be called again.
struct OutOfFuel {};

/// Why a run stopped.
using Outcome = std::variant<Returned, Threw, Exited, Forked, Unsupported, OutOfFuel>;

}  // namespace loris
