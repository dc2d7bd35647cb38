#include <utility>

#include "term/rewrite_rules.h"

namespace loris {
namespace {

bool is_bool(const TermStore& terms, Term term, bool value) {
  return terms.is_constant(term) && (terms.bits(term) != 0) == value;
}

/// One is true exactly when the other is false.
bool are_complements(const TermStore& terms, Term a, Term b) {
  if (terms.op(a) == TermOp::Not) return terms.operand(a, 0) == b;
  if (terms.op(b) == TermOp::Not) return terms.operand(b, 0) == a;
  if (!is_comparison(terms.op(a)) || !is_comparison(terms.op(b))) return false;
  return terms.operand(a, 0) == terms.operand(b, 0) && terms.operand(a, 1) == terms.operand(b, 1) &&
         negated(terms.op(a), terms.sort(terms.operand(a, 0))) == terms.op(b);
}

bool has_operand(const TermStore& terms, Term connective, Term operand) {
  return terms.operand(connective, 0) == operand || terms.operand(connective, 1) == operand;
}

/// a is the shorter of the two, if one contains the other.
Term rewrite_nested(const TermStore& terms, TermOp op, Term a, Term b) {
  const TermOp dual = op == TermOp::BoolAnd ? TermOp::BoolOr : TermOp::BoolAnd;
  // p && (p || q) -> p, p || (p && q) -> p
  if (terms.op(b) == dual && has_operand(terms, b, a)) return a;
  // p && (p && q) -> p && q, p || (p || q) -> p || q
  if (terms.op(b) == op && has_operand(terms, b, a)) return b;
  return {};
}

Term rewrite_bool_ite(TermStore& terms, Term condition, Term then, Term otherwise) {
  const Term unless = terms.make(TermOp::Not, condition);
  // c ? c : q -> c || q, c ? !c : q -> !c && q
  if (then == condition) return terms.make(TermOp::BoolOr, condition, otherwise);
  if (then == unless) return terms.make(TermOp::BoolAnd, unless, otherwise);
  // c ? p : c -> c && p, c ? p : !c -> !c || p
  if (otherwise == condition) return terms.make(TermOp::BoolAnd, condition, then);
  if (otherwise == unless) return terms.make(TermOp::BoolOr, unless, then);
  // c ? true : q -> c || q
  if (is_bool(terms, then, true)) return terms.make(TermOp::BoolOr, condition, otherwise);
  // c ? p : false -> c && p
  if (is_bool(terms, otherwise, false)) return terms.make(TermOp::BoolAnd, condition, then);
  // c ? false : q -> !c && q
  if (is_bool(terms, then, false)) return terms.make(TermOp::BoolAnd, unless, otherwise);
  // c ? p : true -> !c || p
  if (is_bool(terms, otherwise, true)) return terms.make(TermOp::BoolOr, unless, then);
  return {};
}

}  // namespace

Term rewrite_not(TermStore& terms, Term a) {
  // !!p -> p
  if (terms.op(a) == TermOp::Not) return terms.operand(a, 0);
  if (!is_comparison(terms.op(a))) return {};
  // !(x < y) -> x >= y, and so on
  const Term left = terms.operand(a, 0);
  const auto op = negated(terms.op(a), terms.sort(left));
  return op ? terms.make(*op, left, terms.operand(a, 1)) : Term{};
}

Term rewrite_connective(TermStore& terms, TermOp op, Term a, Term b) {
  const bool deciding = op == TermOp::BoolOr;
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    // p && false -> false, p || true -> true
    if (is_bool(terms, one, deciding)) return one;
    // p && true -> p, p || false -> p
    if (is_bool(terms, one, !deciding)) return other;
  }
  // p && p -> p, p || p -> p
  if (a == b) return a;
  // p && !p -> false, p || !p -> true
  if (are_complements(terms, a, b)) return terms.bool_constant(deciding);
  if (const Term shorter = rewrite_nested(terms, op, a, b)) return shorter;
  return rewrite_nested(terms, op, b, a);
}

Term rewrite_ite(TermStore& terms, Term condition, Term then, Term otherwise) {
  // c ? x : x -> x
  if (then == otherwise) return then;
  // true ? x : y -> x, false ? x : y -> y
  if (terms.is_constant(condition)) return terms.bits(condition) != 0 ? then : otherwise;
  // !c ? x : y -> c ? y : x
  if (terms.op(condition) == TermOp::Not)
    return terms.make(TermOp::Ite, terms.operand(condition, 0), otherwise, then);
  // c ? (c ? x : y) : z -> c ? x : z
  if (terms.op(then) == TermOp::Ite && terms.operand(then, 0) == condition)
    return terms.make(TermOp::Ite, condition, terms.operand(then, 1), otherwise);
  // c ? x : (c ? y : z) -> c ? x : z
  if (terms.op(otherwise) == TermOp::Ite && terms.operand(otherwise, 0) == condition)
    return terms.make(TermOp::Ite, condition, then, terms.operand(otherwise, 2));
  if (terms.sort(then) == Sort::Bool) return rewrite_bool_ite(terms, condition, then, otherwise);
  return {};
}

}  // namespace loris
