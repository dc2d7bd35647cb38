#include <array>
#include <cmath>

#include "term/bits.h"
#include "term/fold.h"
#include "term/range.h"
#include "term/rewrite_rules.h"

namespace loris {
namespace {

bool is_equality(TermOp op) { return op == TermOp::Eq || op == TermOp::Ne; }

Term rewrite_with_itself(TermStore& terms, TermOp op, Term a) {
  const bool floating = is_floating(terms.sort(a));
  switch (op) {
    // x < x -> false, x > x -> false, on floating numbers as well
    case TermOp::Lt:
    case TermOp::Gt: return terms.bool_constant(false);
    // x == x -> true, x <= x -> true, x >= x -> true; not on a NaN
    case TermOp::Eq:
    case TermOp::Le:
    case TermOp::Ge: return floating ? Term{} : terms.bool_constant(true);
    // x != x -> false; it is how Java tells a NaN
    case TermOp::Ne: return floating ? Term{} : terms.bool_constant(false);
    default: return {};
  }
}

/// On Bool b is constant; the rest is as it is.
Term rewrite_bool_equality(TermStore& terms, TermOp op, Term a, Term b) {
  if (!terms.is_constant(b)) return {};
  // p == true -> p, p != false -> p, p == false -> !p, p != true -> !p
  const bool as_it_is = (terms.bits(b) != 0) == (op == TermOp::Eq);
  return as_it_is ? a : terms.make(TermOp::Not, a);
}

Term decide_by_range(TermStore& terms, TermOp op, Term a, Term b) {
  const Range x = range_of(terms, a);
  const Range y = range_of(terms, b);
  const bool below = x.high < y.low;
  const bool above = x.low > y.high;
  const bool equal = x.low == x.high && x.low == y.low && y.low == y.high;
  const auto decided = [&](bool yes, bool no) {
    return yes || no ? terms.bool_constant(yes) : Term{};
  };
  switch (op) {
    // x < 5 -> true, for x between 0 and 4; and so on
    case TermOp::Lt: return decided(below, x.low >= y.high);
    case TermOp::Le: return decided(x.high <= y.low, above);
    case TermOp::Gt: return decided(above, x.high <= y.low);
    case TermOp::Ge: return decided(x.low >= y.high, below);
    case TermOp::Eq: return decided(equal, below || above);
    case TermOp::Ne: return decided(below || above, equal);
    default: return {};
  }
}

/// A boolean as Java declares it is compared in one way only: x == 0 or x != 0.
Term rewrite_zero_or_one(TermStore& terms, TermOp op, Term a, std::int64_t c) {
  const Range x = range_of(terms, a);
  if (x.low != 0 || x.high != 1) return {};
  const bool as_is = c == 0 && is_equality(op);
  if (as_is) return {};
  const Term zero = terms.sort(a) == Sort::Int ? terms.int_constant(0) : terms.long_constant(0);
  const auto holds = [&](std::int32_t value) {
    const Term number =
        terms.sort(a) == Sort::Int ? terms.int_constant(value) : terms.long_constant(value);
    const Term other = terms.sort(a) == Sort::Int ? terms.int_constant(static_cast<std::int32_t>(c))
                                                  : terms.long_constant(c);
    return terms.bits(terms.make(op, number, other)) != 0;
  };
  // x == 1 -> x != 0, x < 1 -> x == 0, x > 0 -> x != 0, and so on
  if (holds(1) == holds(0)) return terms.bool_constant(holds(0));
  return terms.make(holds(1) ? TermOp::Ne : TermOp::Eq, a, zero);
}

/// Moves what a does to its variable over to the constant; all of it is exact under wrap-around.
Term solve_equality(TermStore& terms, TermOp op, Term a, Term c) {
  const Term left = terms.operand(a, 0);
  const Term right = terms.operand(a, 1);
  const bool by_constant = right && terms.is_constant(right);
  switch (terms.op(a)) {
    case TermOp::Add:
      // x + d == c -> x == c - d
      return by_constant ? terms.make(op, left, terms.make(TermOp::Sub, c, right)) : Term{};
    case TermOp::Sub:
      // x - d == c -> x == c + d
      if (by_constant) return terms.make(op, left, terms.make(TermOp::Add, c, right));
      // d - x == c -> x == d - c
      if (terms.is_constant(left)) return terms.make(op, right, terms.make(TermOp::Sub, left, c));
      // x - y == 0 -> x == y
      return terms.bits(c) == 0 ? terms.make(op, left, right) : Term{};
    // -x == c -> x == -c
    case TermOp::Neg: return terms.make(op, left, terms.make(TermOp::Neg, c));
    // (x ^ d) == c -> x == (c ^ d)
    case TermOp::Xor:
      return by_constant ? terms.make(op, left, terms.make(TermOp::Xor, c, right)) : Term{};
    default: return {};
  }
}

/// What lcmp, fcmpl and the like are compared with: which of -1, 0 and 1 fit, then the comparison
/// of the operands that has these outcomes. A NaN counts as -1 or as 1.
Term rewrite_three_way(TermStore& terms, TermOp op, Term a, Term c) {
  const TermOp three_way = terms.op(a);
  if (three_way < TermOp::LCmp || three_way > TermOp::DCmpG) return {};
  const auto fits = [&](std::int32_t outcome) {
    return terms.bits(terms.make(op, terms.int_constant(outcome), c)) != 0 ? 1U : 0U;
  };
  unsigned outcomes = fits(-1) | fits(0) << 1 | fits(1) << 2;
  const bool nan_less = three_way == TermOp::FCmpL || three_way == TermOp::DCmpL;
  const bool ordered = three_way == TermOp::LCmp;
  const bool with_nan = !ordered && fits(nan_less ? -1 : 1) != 0;
  if (with_nan) outcomes ^= 7U;
  if (outcomes == 0 || outcomes == 7) return terms.bool_constant((outcomes == 7) != with_nan);
  // lcmp(x, y) < 0 -> x < y, dcmpg(x, y) < 0 -> x < y, dcmpl(x, y) < 0 -> !(x >= y), and so on
  constexpr std::array kByOutcomes{TermOp::Eq, TermOp::Lt, TermOp::Eq, TermOp::Le,
                                   TermOp::Gt, TermOp::Ne, TermOp::Ge};
  const Term plain = terms.make(kByOutcomes[outcomes], terms.operand(a, 0), terms.operand(a, 1));
  return with_nan ? terms.make(TermOp::Not, plain) : plain;
}

/// (c ? 1 : 0) != 0 -> c, (c ? 1 : 2) == 2 -> !c, and so on: branches that decide the comparison
Term rewrite_choice(TermStore& terms, TermOp op, Term a, Term b) {
  if (terms.op(a) != TermOp::Ite || !terms.is_constant(b)) return {};
  const Term then = terms.operand(a, 1);
  const Term otherwise = terms.operand(a, 2);
  if (!terms.is_constant(then) || !terms.is_constant(otherwise)) return {};
  return terms.make(TermOp::Ite, terms.operand(a, 0), terms.make(op, then, b),
                    terms.make(op, otherwise, b));
}

Term rewrite_widened(TermStore& terms, TermOp op, Term a, Term b) {
  if (terms.op(a) != TermOp::I2L) return {};
  const Term x = terms.operand(a, 0);
  // (long) x < (long) y -> x < y
  if (terms.op(b) == TermOp::I2L) return terms.make(op, x, terms.operand(b, 0));
  // (long) x < 5L -> x < 5; a constant beyond every int is decided by its range
  if (!terms.is_constant(b)) return {};
  const std::int64_t c = number_of(terms, b);
  if (c < INT32_MIN || c > INT32_MAX) return {};
  return terms.make(op, x, terms.int_constant(static_cast<std::int32_t>(c)));
}

Term rewrite_integer_comparison(TermStore& terms, TermOp op, Term a, Term b) {
  if (const Term decided = decide_by_range(terms, op, a, b)) return decided;
  if (const Term narrow = rewrite_widened(terms, op, a, b)) return narrow;
  if (!terms.is_constant(b)) return {};
  if (const Term plain = rewrite_three_way(terms, op, a, b)) return plain;
  if (const Term solved = is_equality(op) ? solve_equality(terms, op, a, b) : Term{}) return solved;
  return rewrite_zero_or_one(terms, op, a, number_of(terms, b));
}

/// A Float or Double; every float is a double.
double floating_number(const TermStore& terms, Term constant) {
  const std::uint64_t bits = terms.bits(constant);
  return terms.sort(constant) == Sort::Float ? static_cast<double>(from_bits<float>(bits))
                                             : from_bits<double>(bits);
}

bool is_nan(const TermStore& terms, Term term) {
  return terms.is_constant(term) && std::isnan(floating_number(terms, term));
}

Term rewrite_floating_comparison(TermStore& terms, TermOp op, Term a, Term b) {
  if (!terms.is_constant(b)) return {};
  // x == NaN -> false, x < NaN -> false, and so on; x != NaN -> true
  if (is_nan(terms, b)) return terms.bool_constant(op == TermOp::Ne);
  // x == -0.0 -> x == 0.0, x < -0.0 -> x < 0.0, and so on
  const bool is_minus_zero = floating_number(terms, b) == 0 && terms.bits(b) != 0;
  return is_minus_zero ? terms.make(op, a, terms.constant(terms.sort(b), 0)) : Term{};
}

/// A reference is no object whose number is outside its domain.
Term rewrite_reference_comparison(TermStore& terms, TermOp op, Term a, Term b) {
  if (const Term decided = decide_by_range(terms, op, a, b)) return decided;
  if (!is_equality(op) || !terms.is_constant(b) || terms.op(a) != TermOp::Variable) return {};
  // x == @7 -> false, for x that may not be 7
  const bool possible = contains(terms.domain(a), number_of(terms, b));
  return possible ? Term{} : terms.bool_constant(op == TermOp::Ne);
}

}  // namespace

TermOp mirrored(TermOp op) {
  switch (op) {
    case TermOp::Lt: return TermOp::Gt;
    case TermOp::Le: return TermOp::Ge;
    case TermOp::Gt: return TermOp::Lt;
    case TermOp::Ge: return TermOp::Le;
    default: return op;
  }
}

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

Term rewrite_comparison(TermStore& terms, TermOp op, Term a, Term b) {
  if (a == b) return rewrite_with_itself(terms, op, a);
  // 5 < x -> x > 5
  if (terms.is_constant(a) && !terms.is_constant(b)) return terms.make(mirrored(op), b, a);
  if (const Term chosen = rewrite_choice(terms, op, a, b)) return chosen;
  if (terms.sort(a) == Sort::Bool) return rewrite_bool_equality(terms, op, a, b);
  if (is_integer(terms.sort(a))) return rewrite_integer_comparison(terms, op, a, b);
  if (terms.sort(a) == Sort::Ref) return rewrite_reference_comparison(terms, op, a, b);
  return rewrite_floating_comparison(terms, op, a, b);
}

Term rewrite_same(TermStore& terms, Term a, Term b) {
  if (a == b) return terms.bool_constant(true);
  if (terms.is_constant(a)) return terms.make(TermOp::Same, b, a);
  if (const Term chosen = rewrite_choice(terms, TermOp::Same, a, b)) return chosen;
  // x is NaN -> x != x
  if (is_nan(terms, b)) return terms.make(TermOp::Ne, a, a);
  // x is 1.5 -> x == 1.5; of the zeros == does not say which it is
  if (terms.is_constant(b) && floating_number(terms, b) != 0) return terms.make(TermOp::Eq, a, b);
  return {};
}

}  // namespace loris
