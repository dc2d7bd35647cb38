#pragma once
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "term/term.h"

namespace loris {

/// Variables to their values, as bits (term/bits.h).
using Assignment = std::unordered_map<Term, std::uint64_t>;

/// The value of the term under the assignment. None when it depends on a variable without a value
/// or on an integer divided by zero. Only the branch that an Ite selects counts, and a false
/// operand decides a BoolAnd, a true one a BoolOr, whatever the other is.
std::optional<std::uint64_t> evaluate(const TermStore& terms, Term term,
                                      const Assignment& assignment);

}  // namespace loris
