#pragma once
#include <vector>

#include "term/evaluate.h"
#include "term/term.h"

namespace loris {

/// Whether every conjunct is true under the assignment, completed by defaults, and every value lies
/// in the domain of its variable.
bool satisfies(const TermStore& terms, const std::vector<Term>& conjuncts,
               const Assignment& assignment);

}  // namespace loris
