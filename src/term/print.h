#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "term/term.h"

namespace loris {

/// Shared subterms are printed each time, so a term can be far larger in print than in the store.
/// What lies beyond a limit is shown as an ellipsis.
struct PrintLimits {
  std::size_t length = 4000;  // characters after which no operator is opened any more
  int depth = 500;            // operators inside one another
};

/// The term as a Java expression with no more parentheses than Java needs: "(long) x + 1L < y".
/// What Java cannot write as an expression looks like a call: "fcmpl(x, y)".
std::string print(const TermStore& terms, Term term, PrintLimits limits = {});

/// What to write for a term in place of what it is made of: a name, a literal or a call; none to go
/// on.
using PrintNames = std::function<std::optional<std::string>(Term)>;
std::string print(const TermStore& terms, Term term, PrintLimits limits, const PrintNames& names);

}  // namespace loris
