#pragma once
#include <cstddef>
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

}  // namespace loris
