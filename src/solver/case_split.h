#pragma once
#include <optional>

#include "term/term.h"

namespace loris {

/// A condition by the cases of one part of it: that holds, and then this is left of the condition,
/// or it does not.
struct CaseSplit {
  Term part;
  Term if_true, if_false;
};

/// By what decides an if-then-else inside the condition, innermost first; where there is none, by a
/// part of an `and` or `or`. None when there is no such part, or too much to look at.
std::optional<CaseSplit> split_cases(TermStore& terms, Term condition);

/// The same by an if-then-else only.
std::optional<CaseSplit> split_choices(TermStore& terms, Term condition);

}  // namespace loris
