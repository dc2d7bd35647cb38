#pragma once
#include "term/term.h"

namespace loris {

/// The term with every occurrence of a part replaced, and simplified.
Term replace(TermStore& terms, Term root, Term part, Term by);

/// What the term is where the condition holds, or where it does not: what the condition decides
/// inside the term goes away.
Term assuming(TermStore& terms, Term root, Term condition, bool holds);

}  // namespace loris
