#pragma once
#include <optional>

#include "term/term.h"

namespace loris {

// The rules of term/rewrite.h by the kind of operator at the root; each answers none when no rule
// applies.
Term rewrite_integer(TermStore& terms, TermOp op, Term a, Term b);
Term rewrite_conversion(TermStore& terms, TermOp op, Term a);
Term rewrite_comparison(TermStore& terms, TermOp op, Term a, Term b);
Term rewrite_same(TermStore& terms, Term a, Term b);
Term rewrite_not(TermStore& terms, Term a);
Term rewrite_connective(TermStore& terms, TermOp op, Term a, Term b);
Term rewrite_ite(TermStore& terms, Term condition, Term then, Term otherwise);

constexpr bool is_comparison(TermOp op) { return op >= TermOp::Eq && op <= TermOp::Ge; }
/// The comparison that holds exactly when op does not, on operands of this sort. The order of
/// floating numbers is partial: with a NaN neither x < y nor x >= y holds.
std::optional<TermOp> negated(TermOp op, Sort sort);
/// The comparison with its operands exchanged.
TermOp mirrored(TermOp op);

}  // namespace loris
