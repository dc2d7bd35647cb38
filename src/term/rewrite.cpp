#include "term/rewrite.h"

#include <utility>
#include <vector>

#include "term/rewrite_rules.h"

namespace loris {

namespace {

/// What takes a piece of a number.
bool takes_piece(TermOp op) {
  switch (op) {
    case TermOp::And:
    case TermOp::Rem:
    case TermOp::Shr:
    case TermOp::Ushr:
    case TermOp::I2B:
    case TermOp::I2S:
    case TermOp::I2C: return true;
    default: return false;
  }
}

/// (i == 0 ? 7 : i == 1 ? 9 : 5) & 3 -> i == 0 ? 3 : 1: a piece of an element of a table is an
/// element of a table of pieces, whose bounds are then known. None where an element is no constant.
Term rewrite_chosen(TermStore& terms, TermOp op, Term chosen, Term by) {
  std::vector<std::pair<Term, Term>> cases;
  Term rest = chosen;
  for (; terms.op(rest) == TermOp::Ite; rest = terms.operand(rest, 2)) {
    if (!terms.is_constant(terms.operand(rest, 1))) return {};
    cases.emplace_back(terms.operand(rest, 0), terms.operand(rest, 1));
  }
  if (!terms.is_constant(rest)) return {};
  const auto piece = [&](Term element) {
    return by ? terms.make(op, element, by) : terms.make(op, element);
  };
  Term pieces = piece(rest);
  for (auto at = cases.rbegin(); at != cases.rend(); ++at)
    pieces = terms.make(TermOp::Ite, at->first, piece(at->second), pieces);
  return pieces;
}

}  // namespace

// No rule compares ids: a term must not depend on what was made before it.
Term rewrite(TermStore& terms, TermOp op, Term a, Term b, Term c) {
  switch (op) {
    case TermOp::Not: return rewrite_not(terms, a);
    case TermOp::BoolAnd:
    case TermOp::BoolOr: return rewrite_connective(terms, op, a, b);
    case TermOp::Ite: return rewrite_ite(terms, a, b, c);
    default: break;
  }
  if (takes_piece(op) && terms.op(a) == TermOp::Ite && (!b || terms.is_constant(b))) {
    if (const Term pieces = rewrite_chosen(terms, op, a, b)) return pieces;
  }
  if (op == TermOp::Same) return rewrite_same(terms, a, b);
  if (is_comparison(op)) return rewrite_comparison(terms, op, a, b);
  if (!b && op != TermOp::Neg) return rewrite_conversion(terms, op, a);
  if (is_integer(terms.sort(a)) || op == TermOp::Neg) return rewrite_integer(terms, op, a, b);
  return {};
}

}  // namespace loris
