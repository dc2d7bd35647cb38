#pragma once
#include <cstdint>
#include <optional>

#include "term/assignment.h"
#include "term/term.h"

namespace loris {

/// The value of the term under the assignment. None when it depends on a variable without a value
/// or on an integer divided by zero. Only the branch that an Ite selects counts, and a false
/// operand decides a BoolAnd, a true one a BoolOr, whatever the other is.
std::optional<std::uint64_t> evaluate(const TermStore& terms, Term term,
                                      const Assignment& assignment);

/// The same where a variable without a value has TermStore::default_bits.
std::optional<std::uint64_t> evaluate_completed(const TermStore& terms, Term term,
                                                const Assignment& assignment);

}  // namespace loris
