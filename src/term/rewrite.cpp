#include "term/rewrite.h"

#include <optional>

namespace loris {
namespace {

/// The comparison that holds exactly when op does not, on operands of this sort. The order of
/// floating numbers is partial: with a NaN neither x < y nor x >= y holds.
std::optional<TermOp> negated(TermOp op, Sort sort) {
  if (op == TermOp::Eq) return TermOp::Ne;
  if (op == TermOp::Ne) return TermOp::Eq;
  if (is_floating(sort)) return std::nullopt;
  switch (op) {
    case TermOp::Lt: return TermOp::Ge;
    case TermOp::Le: return TermOp::Gt;
    case TermOp::Gt: return TermOp::Le;
    case TermOp::Ge: return TermOp::Lt;
    default: return std::nullopt;
  }
}

Term rewrite_not(TermStore& terms, Term a) {
  // !!x -> x
  if (terms.op(a) == TermOp::Not) return terms.operand(a, 0);
  const Term left = terms.operand(a, 0);
  const Term right = terms.operand(a, 1);
  if (!right) return {};
  // !(x < y) -> x >= y, and so on
  const auto op = negated(terms.op(a), terms.sort(left));
  return op ? terms.make(*op, left, right) : Term{};
}

Term rewrite_ite(const TermStore& terms, Term condition, Term then, Term otherwise) {
  // c ? x : x -> x
  if (then == otherwise) return then;
  // true ? x : y -> x, false ? x : y -> y
  if (terms.is_constant(condition)) return terms.bits(condition) != 0 ? then : otherwise;
  return {};
}

}  // namespace

Term rewrite(TermStore& terms, TermOp op, Term a, Term b, Term c) {
  switch (op) {
    case TermOp::Not: return rewrite_not(terms, a);
    case TermOp::Ite: return rewrite_ite(terms, a, b, c);
    default: return {};
  }
}

}  // namespace loris
