#include "solver/order_atoms.h"

#include "term/bits.h"

namespace loris {
namespace {

using Kind = OrderAtom::Kind;

constexpr int kMaxConjuncts = 64;

Wide low_of(Sort sort) { return sort == Sort::Int ? INT32_MIN : INT64_MIN; }
Wide high_of(Sort sort) { return sort == Sort::Int ? INT32_MAX : INT64_MAX; }

/// The comparison that holds exactly when op does not.
TermOp opposite(TermOp op) {
  switch (op) {
    case TermOp::Eq: return TermOp::Ne;
    case TermOp::Ne: return TermOp::Eq;
    case TermOp::Lt: return TermOp::Ge;
    case TermOp::Le: return TermOp::Gt;
    case TermOp::Gt: return TermOp::Le;
    default: return TermOp::Lt;
  }
}

}  // namespace

OrderAtoms::OrderAtoms(const TermStore& terms) : terms_(terms), variables_{{Term{}, 0, 0}} {}

const OrderCondition& OrderAtoms::of(Term condition) {
  if (condition.id >= condition_index_.size()) condition_index_.resize(terms_.size());
  std::uint32_t& at = condition_index_[condition.id];
  if (at == 0) {
    conditions_.push_back(read(condition));
    at = static_cast<std::uint32_t>(conditions_.size());
  }
  return conditions_[at - 1];
}

std::int64_t OrderAtoms::number(Sort sort, std::uint64_t bits) {
  return sort == Sort::Int ? from_bits<std::int32_t>(bits) : from_bits<std::int64_t>(bits);
}

std::uint64_t OrderAtoms::bits(OrderIndex index, Wide value) const {
  const auto number = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  return terms_.sort(variables_[index].term) == Sort::Int ? number & UINT32_MAX : number;
}

OrderCondition OrderAtoms::read(Term condition) {
  OrderCondition result;
  struct Part {
    Term term;
    bool holds;
  };
  std::vector<Part> open{{condition, true}};
  int budget = kMaxConjuncts;
  while (!open.empty()) {
    const auto [term, holds] = open.back();
    open.pop_back();
    const TermOp op = terms_.op(term);
    if (op == TermOp::Not) {
      open.push_back({terms_.operand(term, 0), !holds});
    } else if (op == (holds ? TermOp::BoolAnd : TermOp::BoolOr)) {
      open.push_back({terms_.operand(term, 1), holds});
      open.push_back({terms_.operand(term, 0), holds});
    } else if (--budget < 0 ||
               (!read_outside(term, holds, result) && !read_atom(term, holds, result))) {
      return {};
    }
  }
  result.decidable = true;
  return result;
}

/// x < a or x > b: both sides of a range.
bool OrderAtoms::read_outside(Term condition, bool holds, OrderCondition& into) {
  if (terms_.op(condition) != (holds ? TermOp::BoolOr : TermOp::BoolAnd)) return false;
  OrderCondition sides[2];
  for (int i = 0; i < 2; ++i) {
    Term side = terms_.operand(condition, i);
    bool side_holds = holds;
    for (; terms_.op(side) == TermOp::Not; side = terms_.operand(side, 0)) side_holds = !side_holds;
    if (!read_atom(side, side_holds, sides[i])) return false;
    if (sides[i].never || sides[i].atoms.size() != 1) return false;
  }
  const OrderAtom& below = sides[0].atoms[0];
  const OrderAtom& above = sides[1].atoms[0];
  if (below.kind != Kind::Le || above.kind != Kind::Le) return false;
  if (below.x != above.y || below.y != above.x) return false;
  const Wide first = below.c + 1, last = -above.c - 1;
  if (first <= last) add({Kind::Ne, below.x, below.y, first, last - first}, into);
  return true;
}

bool OrderAtoms::read_atom(Term condition, bool holds, OrderCondition& into) {
  const TermOp op = terms_.op(condition);
  switch (op) {
    case TermOp::Constant: into.never |= (terms_.bits(condition) != 0) != holds; return true;
    case TermOp::Variable: {
      const OrderIndex p = index_of(condition);
      add(holds ? OrderAtom{Kind::Le, kZero, p, -1} : OrderAtom{Kind::Le, p, kZero, 0}, into);
      return true;
    }
    default: break;
  }
  if (op < TermOp::Eq || op > TermOp::Ge) return false;
  const Term left = terms_.operand(condition, 0);
  if (is_floating(terms_.sort(left))) return false;
  return read_comparison(holds ? op : opposite(op), left, terms_.operand(condition, 1), into);
}

bool OrderAtoms::read_comparison(TermOp op, Term left, Term right, OrderCondition& into) {
  const auto a = read_sum(left);
  const auto b = a ? read_sum(right) : std::nullopt;
  if (!b) return false;
  if (read_not_least(op, *a, *b, into)) return true;
  // a.variable + a.offset OP b.variable + b.offset
  const Wide c = b->offset - a->offset;
  const OrderIndex x = a->variable;
  const OrderIndex y = b->variable;
  switch (op) {
    case TermOp::Lt: add({Kind::Le, x, y, c - 1}, into); return true;
    case TermOp::Le: add({Kind::Le, x, y, c}, into); return true;
    case TermOp::Gt: add({Kind::Le, y, x, -c - 1}, into); return true;
    case TermOp::Ge: add({Kind::Le, y, x, -c}, into); return true;
    case TermOp::Ne: add({Kind::Ne, x, y, c}, into); return true;
    default: break;
  }
  add({Kind::Le, x, y, c}, into);
  add({Kind::Le, y, x, -c}, into);
  return true;
}

/// x != 0, where x has no values below 0: x is at least its next value.
bool OrderAtoms::read_not_least(TermOp op, const Sum& a, const Sum& b, OrderCondition& into) const {
  if (op != TermOp::Ne || b.variable != kZero || a.variable == kZero || a.offset != 0) return false;
  const Variable& x = variables_[a.variable];
  if (b.offset != x.low) return false;
  const Wide next = x.in_gap(x.low + 1) ? x.gap_high + 1 : x.low + 1;
  add({Kind::Le, kZero, a.variable, -next}, into);
  return true;
}

void OrderAtoms::add(const OrderAtom& atom, OrderCondition& into) {
  if (atom.x != atom.y) {
    into.atoms.push_back(atom);
  } else if (atom.kind == Kind::Le ? atom.c < 0 : atom.c == 0) {
    into.never = true;
  }
}

std::optional<OrderAtoms::Sum> OrderAtoms::read_sum(Term term) {
  switch (terms_.op(term)) {
    case TermOp::Constant: return Sum{kZero, number(terms_.sort(term), terms_.bits(term))};
    case TermOp::Variable: return Sum{index_of(term), 0};
    case TermOp::I2L: return read_sum(terms_.operand(term, 0));
    case TermOp::Add: return read_offset(terms_.operand(term, 0), terms_.operand(term, 1), 1);
    case TermOp::Sub: return read_offset(terms_.operand(term, 0), terms_.operand(term, 1), -1);
    default: return std::nullopt;
  }
}

/// variable + constant, if it stays in its sort for every value of the variable. One level only:
/// the simplifier merges sums of several constants.
std::optional<OrderAtoms::Sum> OrderAtoms::read_offset(Term term, Term constant, int sign) {
  const Sort sort = terms_.sort(term);
  if (terms_.op(term) != TermOp::Variable || !terms_.is_constant(constant) || !is_integer(sort))
    return std::nullopt;
  const Wide offset = sign * Wide{number(sort, terms_.bits(constant))};
  const OrderIndex index = index_of(term);
  const Variable& variable = variables_[index];
  if (variable.low + offset < low_of(sort) || variable.high + offset > high_of(sort))
    return std::nullopt;
  return Sum{index, offset};
}

OrderIndex OrderAtoms::index_of(Term variable) {
  if (variable.id >= index_.size()) index_.resize(terms_.size());
  OrderIndex& index = index_[variable.id];
  if (index == kZero) {
    index = static_cast<OrderIndex>(variables_.size());
    const Domain& domain = terms_.domain(variable);
    variables_.push_back({variable, domain.low, domain.high, domain.gap_low, domain.gap_high});
  }
  return index;
}

}  // namespace loris
