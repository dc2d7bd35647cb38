#include "spec/sat_terms.h"

#include <algorithm>

namespace loris {

using relational::kFalse;
using relational::kTrue;

namespace {

bool holds(TermOp op, std::int64_t a, std::int64_t b) {
  switch (op) {
    case TermOp::Lt: return a < b;
    case TermOp::Le: return a <= b;
    case TermOp::Gt: return a > b;
    default: return a >= b;
  }
}

TermOp mirrored(TermOp op) {
  switch (op) {
    case TermOp::Lt: return TermOp::Gt;
    case TermOp::Le: return TermOp::Ge;
    case TermOp::Gt: return TermOp::Lt;
    case TermOp::Ge: return TermOp::Le;
    default: return op;
  }
}

}  // namespace

SatTerms::SatTerms(relational::Problem& problem, const Refiner& refiner, const Numbering* numbering)
    : circuit_(problem.circuit()),
      universe_(problem.universe()),
      refiner_(refiner),
      symbols_(refiner.symbols()),
      terms_(symbols_.terms()),
      numbering_(numbering) {}

const relational::Reference* SatTerms::reference(SymbolId symbol) {
  auto known = references_.find(symbol.value);
  if (known == references_.end()) {
    std::optional<Reference> made = make_reference(symbol);
    known = references_.emplace(symbol.value, std::move(made)).first;
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<relational::Reference> SatTerms::make_reference(SymbolId symbol) {
  const Symbol& named = symbols_.at(symbol);
  const Place place = symbols_.place_of(named.term);
  if (place.kind == Place::Kind::Root && !named.is_private) {
    const Reference* const root = universe_.root(named.name);
    return root == nullptr ? std::nullopt : std::optional(*root);
  }
  if (place.kind != Place::Kind::Field) return std::nullopt;
  const auto& fields = universe_.references();
  if (std::find(fields.begin(), fields.end(), place.field) == fields.end()) return std::nullopt;
  const Reference* const base = reference(place.base);
  return base == nullptr ? std::nullopt : std::optional(universe_.step(*base, *place.field));
}

std::optional<relational::Reference> SatTerms::reference_of(Term term) {
  const auto none = [this](Lit null) {
    return Reference{relational::Members(universe_.size(), kFalse), null};
  };
  switch (terms_.op(term)) {
    case TermOp::Variable:
      if (!symbols_.is_symbol(term)) return std::nullopt;
      if (const Reference* known = reference(symbols_.of(term))) return *known;
      return std::nullopt;
    case TermOp::Constant: {
      const std::uint64_t number = terms_.bits(term);
      if (number == 0) return none(kTrue);
      // What the run has made is no object of the input.
      if (numbering_ != nullptr && numbering_->is_input(number)) return std::nullopt;
      return none(kFalse);
    }
    case TermOp::Ite: {
      const std::optional<Reference> a = reference_of(terms_.operand(term, 1));
      const std::optional<Reference> b = reference_of(terms_.operand(term, 2));
      if (!a || !b) return std::nullopt;
      const Lit condition = truth(terms_.operand(term, 0));
      Reference made = none(circuit_.choose(condition, a->null, b->null));
      for (std::size_t i = 0; i < universe_.size(); ++i)
        made.targets[i] = circuit_.choose(condition, a->targets[i], b->targets[i]);
      return made;
    }
    default: return std::nullopt;
  }
}

relational::Lit SatTerms::is_in(const Reference& reference, TypeSet types) {
  const auto members = refiner_.types().members(types);
  std::vector<Lit> ways;
  if (refiner_.types().has_null(types)) ways.push_back(reference.null);
  const bool has_others = std::any_of(members.begin(), members.end(),
                                      [this](const Class* cls) { return !universe_.has(*cls); });
  for (std::size_t i = 0; i < universe_.size(); ++i) {
    const Class* const cls = universe_.atom(i).cls;
    const bool is_member = cls == nullptr
                               ? has_others
                               : std::find(members.begin(), members.end(), cls) != members.end();
    if (is_member) ways.push_back(reference.targets[i]);
  }
  return circuit_.any_of(std::move(ways));
}

relational::Lit SatTerms::truth(Term condition) {
  const auto known = truths_.find(condition);
  if (known != truths_.end()) return known->second;
  prepare(condition);
  return truths_.at(condition);
}

void SatTerms::prepare(Term condition) {
  std::vector<Term> open{condition};
  std::unordered_set<Term>
      passed;  // terms of other sorts, and those whose operands are on their way
  while (!open.empty()) {
    const Term term = open.back();
    if (!is_made(term) && passed.insert(term).second) {
      for (int i = 0; i < arity(terms_.op(term)); ++i) {
        const Term operand = terms_.operand(term, i);
        if (!is_made(operand) && !passed.contains(operand)) open.push_back(operand);
      }
      continue;
    }
    open.pop_back();
    if (is_made(term)) continue;
    if (terms_.sort(term) == Sort::Bool) truths_.emplace(term, truth_of(term));
    if (is_integer(terms_.sort(term))) number(term);
  }
}

relational::Lit SatTerms::truth_of(Term condition) {
  const auto operand = [&](int index) { return terms_.operand(condition, index); };
  switch (terms_.op(condition)) {
    case TermOp::Constant: return relational::constant(terms_.bits(condition) != 0);
    case TermOp::Not: return -truth(operand(0));
    case TermOp::BoolAnd: return circuit_.both(truth(operand(0)), truth(operand(1)));
    case TermOp::BoolOr: return circuit_.either(truth(operand(0)), truth(operand(1)));
    case TermOp::Ite:
      return circuit_.choose(truth(operand(0)), truth(operand(1)), truth(operand(2)));
    case TermOp::Eq:
    case TermOp::Ne:
    case TermOp::Lt:
    case TermOp::Le:
    case TermOp::Gt:
    case TermOp::Ge: return compare(condition);
    default: return unknown_truth(condition);
  }
}

relational::Lit SatTerms::unknown_truth(Term condition) {
  unknown_.insert(condition);
  return circuit_.variable();
}

relational::Lit SatTerms::compare(Term condition) {
  const TermOp op = terms_.op(condition);
  const Term left = terms_.operand(condition, 0), right = terms_.operand(condition, 1);
  if (op == TermOp::Ne) return -truth(terms_.make(TermOp::Eq, left, right));
  switch (terms_.sort(left)) {
    case Sort::Bool: return circuit_.same(truth(left), truth(right));
    case Sort::Ref: return compare_references(op, left, right);
    case Sort::Int:
    case Sort::Long: break;
    default: return unknown_truth(condition);
  }
  const Number a = number(left), b = number(right);
  switch (op) {
    case TermOp::Eq: return a.equals(circuit_, b);
    case TermOp::Lt: return a.is_less(circuit_, b);
    case TermOp::Le: return -b.is_less(circuit_, a);
    case TermOp::Gt: return b.is_less(circuit_, a);
    default: return -a.is_less(circuit_, b);
  }
}

relational::Lit SatTerms::compare_references(TermOp op, Term left, Term right) {
  if (op != TermOp::Eq) {
    if (terms_.is_constant(left)) return compare_references(mirrored(op), right, left);
    const std::optional<Reference> reference = reference_of(left);
    if (!reference || !terms_.is_constant(right)) return circuit_.variable();
    return compare_with_number(op, *reference, static_cast<std::int64_t>(terms_.bits(right)));
  }
  const std::optional<Reference> a = reference_of(left), b = reference_of(right);
  return a && b ? universe_.same(*a, *b) : circuit_.variable();
}

/// Numbers of objects tell classes apart and nothing else.
relational::Lit SatTerms::compare_with_number(TermOp op, const Reference& reference,
                                              std::int64_t number) {
  std::vector<Lit> ways;
  if (holds(op, 0, number)) ways.push_back(reference.null);
  for (std::size_t i = 0; i < universe_.size(); ++i) {
    if (reference.targets[i] == kFalse) continue;
    const Class* const cls = universe_.atom(i).cls;
    if (cls == nullptr) return circuit_.variable();
    const auto low = static_cast<std::int64_t>(numbering_->number_of(*cls, 0));
    const std::int64_t high = low + universe_.most(cls) - 1;
    if (holds(op, low, number) != holds(op, high, number)) return circuit_.variable();
    if (holds(op, low, number)) ways.push_back(reference.targets[i]);
  }
  return circuit_.any_of(std::move(ways));
}

}  // namespace loris
