#pragma once
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "term/term.h"

namespace loris {

/// The term with every occurrence of a part replaced, and simplified.
Term replace(TermStore& terms, Term root, Term part, Term by);

/// The same for several parts at once.
Term replace(TermStore& terms, Term root, const std::vector<std::pair<Term, Term>>& parts);

/// What the term is where the condition holds, or where it does not: what the condition decides
/// inside the term goes away. Of a term with more than `most` parts it is the term itself: what is
/// shared inside it would be copied, for every condition anew.
Term assuming(TermStore& terms, Term root, Term condition, bool holds, std::size_t most = SIZE_MAX);

}  // namespace loris
