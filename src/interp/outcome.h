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
/// The program depends on a term or on what a reference of the input leads to. The alternatives are
/// disjoint and cover every case, a guard of none is true; each state goes on by itself. There are
/// none when no input is left.
struct Forked {
  struct Alternative {
    Term guard;
    State state;
  };
  std::vector<Alternative> alternatives;
  /// An alternative that meets a limit, if it is possible at all.
  struct Cut {
    std::size_t alternative = 0;
    std::string what = {};  // empty: there is none
  };
  Cut cut = {};
  bool is_assumption = false;  // the alternatives do not cover every case, nor need they
};
/// Something that this VM does not do: what, and where in the program.
struct Unsupported {
  std::string what, where;
  std::vector<std::string> stack = {};  // frames of the program, innermost first
};
/// A limit on loops or calls was met: the path is cut here.
struct LimitMet {
  std::string what, where;
  std::vector<std::string> stack = {};
};
/// The limit on instructions was reached; run may be called again.
struct OutOfFuel {};

/// Why a run stopped.
using Outcome = std::variant<Returned, Threw, Exited, Forked, Unsupported, LimitMet, OutOfFuel>;

}  // namespace loris
