#include "term/rewrite.h"

#include "term/rewrite_rules.h"

namespace loris {

// No rule compares ids: a term must not depend on what was made before it.
Term rewrite(TermStore& terms, TermOp op, Term a, Term b, Term c) {
  switch (op) {
    case TermOp::Not: return rewrite_not(terms, a);
    case TermOp::BoolAnd:
    case TermOp::BoolOr: return rewrite_connective(terms, op, a, b);
    case TermOp::Ite: return rewrite_ite(terms, a, b, c);
    default: break;
  }
  if (is_comparison(op)) return rewrite_comparison(terms, op, a, b);
  if (!b && op != TermOp::Neg) return rewrite_conversion(terms, op, a);
  if (is_integer(terms.sort(a)) || op == TermOp::Neg) return rewrite_integer(terms, op, a, b);
  return {};
}

}  // namespace loris
