// Numbers of a path as a circuit: what Java computes of whole numbers, bit by bit.
#include "relational/arithmetic.h"
#include "spec/sat_terms.h"
#include "term/variables.h"

namespace loris {

using relational::Bitwise;
using relational::kFalse;
using relational::Shift;

namespace {

constexpr std::size_t kMostCells = 2048;  // of one product or quotient

unsigned width_of(Sort sort) { return sort == Sort::Long ? 64 : 32; }

bool is_multiplicative(TermOp op) {
  return op == TermOp::Mul || op == TermOp::Div || op == TermOp::Rem;
}

}  // namespace

relational::Number SatTerms::number(Term term) {
  const auto known = numbers_.find(term);
  if (known != numbers_.end()) return known->second;
  Number made = number_of(term);
  numbers_.emplace(term, made);
  return made;
}

relational::Number SatTerms::number_of(Term term) {
  switch (terms_.op(term)) {
    case TermOp::Variable: return variable(term);
    case TermOp::Constant: {
      const std::uint64_t bits = terms_.bits(term);
      return Number::of(terms_.sort(term) == Sort::Int ? static_cast<std::int32_t>(bits)
                                                       : static_cast<std::int64_t>(bits));
    }
    case TermOp::Ite:
      return Number::choose(circuit_, truth(terms_.operand(term, 0)),
                            number(terms_.operand(term, 1)), number(terms_.operand(term, 2)));
    default: break;
  }
  for (int i = 0; i < arity(terms_.op(term)); ++i) {
    if (!is_integer(terms_.sort(terms_.operand(term, i)))) return unknown_number(term);
  }
  return computed(term);
}

/// Of an operator all of whose operands are whole numbers.
relational::Number SatTerms::computed(Term term) {
  const TermOp op = terms_.op(term);
  const unsigned width = width_of(terms_.sort(term));
  Number a = number(terms_.operand(term, 0));
  const Number b = arity(op) > 1 ? number(terms_.operand(term, 1)) : Number::of(0);
  switch (op) {
    case TermOp::Add: return a.plus(circuit_, b).wrapped(width);
    case TermOp::Sub: return a.minus(circuit_, b).wrapped(width);
    case TermOp::Neg: return Number::of(0).minus(circuit_, a).wrapped(width);
    case TermOp::I2L: return a;
    case TermOp::L2I: return a.wrapped(32);
    case TermOp::I2B: return a.wrapped(8);
    case TermOp::I2S: return a.wrapped(16);
    case TermOp::I2C: return unsigned_part(a, 16);
    case TermOp::Shl: return shifted(circuit_, Shift::Left, a, b, width);
    case TermOp::Shr: return shifted(circuit_, Shift::Right, a, b, width);
    case TermOp::Ushr: return shifted(circuit_, Shift::RightUnsigned, a, b, width);
    case TermOp::And: return combined(circuit_, Bitwise::And, a, b);
    case TermOp::Or: return combined(circuit_, Bitwise::Or, a, b);
    case TermOp::Xor: return combined(circuit_, Bitwise::Xor, a, b);
    case TermOp::LCmp:
      return Number::choose(
          circuit_, a.is_less(circuit_, b), Number::of(-1),
          Number::choose(circuit_, a.equals(circuit_, b), Number::of(0), Number::of(1)));
    default: break;
  }
  const bool fits = is_multiplicative(op) && a.bits().size() * b.bits().size() <= kMostCells;
  if (!fits) return unknown_number(term);
  if (op == TermOp::Mul) return product(circuit_, a, b, width);
  auto [quotient, remainder] = quotient_and_remainder(circuit_, a, b, width);
  return op == TermOp::Div ? quotient : remainder;
}

relational::Number SatTerms::unknown_number(Term term) {
  unknown_.insert(term);
  return Number::variable(circuit_, width_of(terms_.sort(term)));
}

const std::vector<Term>& SatTerms::inexact(Term condition) {
  const auto known = inexact_.find(condition);
  if (known != inexact_.end()) return known->second;
  Variables below(terms_);
  std::vector<Term> open{condition};
  std::unordered_set<Term> seen;
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (!seen.insert(term).second) continue;
    if (unknown_.contains(term)) {
      below.add(term);
      continue;
    }
    for (int i = 0; i < arity(terms_.op(term)); ++i) open.push_back(terms_.operand(term, i));
  }
  std::vector<Term> found;
  for (const Term variable : below.all()) {
    if (is_integer(terms_.sort(variable))) found.push_back(variable);
  }
  return inexact_.emplace(condition, std::move(found)).first->second;
}

relational::Number SatTerms::variable(Term term) {
  const std::optional<Number> own = field(term);
  return own ? *own : any(terms_.domain(term));
}

/// The number that the object has to which the base leads.
std::optional<relational::Number> SatTerms::field(Term variable) {
  const Place place = symbols_.place_of(variable);
  if (place.kind != Place::Kind::Field) return std::nullopt;
  const Reference* const base = reference(place.base);
  if (base == nullptr) return std::nullopt;
  std::optional<Number> made;
  for (std::size_t i = 0; i < universe_.size(); ++i) {
    const Number* const own =
        base->targets[i] == kFalse ? nullptr : universe_.number(i, *place.field);
    if (own == nullptr) continue;
    if (!made) made = any(terms_.domain(variable));
    made = Number::choose(circuit_, base->targets[i], *own, *made);
  }
  return made;
}

relational::Number SatTerms::any(const Domain& domain) {
  Number made = Number::variable(circuit_, relational::width_of(domain.low, domain.high));
  circuit_.require(-made.is_less(circuit_, Number::of(domain.low)));
  circuit_.require(-Number::of(domain.high).is_less(circuit_, made));
  if (has_gap(domain))
    circuit_.require(circuit_.either(made.is_less(circuit_, Number::of(domain.gap_low)),
                                     Number::of(domain.gap_high).is_less(circuit_, made)));
  return made;
}

}  // namespace loris
