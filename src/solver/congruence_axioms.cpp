#include "solver/congruence_axioms.h"

#include <unordered_set>

namespace loris {

std::size_t CongruenceAxioms::ArgumentsHash::operator()(const Arguments& arguments) const noexcept {
  constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
  std::uint64_t hash = arguments.function;
  for (const std::uint64_t part : {arguments.base, arguments.index}) {
    hash = (hash ^ part) * kMix;
    hash ^= hash >> 32;
  }
  return hash;
}

std::uint64_t CongruenceAxioms::value(Term term, const Assignment& model) const {
  return evaluate_completed(terms_, term, model).value_or(0);
}

/// None where the base is null: then there is no such value.
std::optional<CongruenceAxioms::Arguments> CongruenceAxioms::arguments(
    Term variable, const Assignment& model) const {
  const Application applied = applications_.of(variable);
  if (applied.function == 0) return std::nullopt;
  const std::uint64_t base = value(applied.base, model);
  if (base == 0) return std::nullopt;
  return Arguments{applied.function, base, applied.index ? value(applied.index, model) : 0};
}

std::optional<CongruenceAxioms::Conflict> CongruenceAxioms::find(const std::vector<Term>& variables,
                                                                 const Assignment& model) {
  values_.clear();
  for (const Term variable : variables) {
    const auto key = arguments(variable, model);
    if (!key) continue;
    const auto [at, is_new] = values_.try_emplace(*key, variable);
    if (!is_new && value(at->second, model) != value(variable, model))
      return Conflict{at->second, variable};
  }
  return std::nullopt;
}

void CongruenceAxioms::close(std::vector<Term>& variables) const {
  std::vector<Term> closed;
  std::unordered_set<Term> seen;
  const auto add = [&](const auto& self, Term term) -> void {
    if (terms_.op(term) != TermOp::Variable) {
      for (int i = 0; i < arity(terms_.op(term)); ++i) self(self, terms_.operand(term, i));
      return;
    }
    if (!seen.insert(term).second) return;
    const Application applied = applications_.of(term);
    if (applied.function != 0) {
      self(self, applied.base);
      if (applied.index) self(self, applied.index);
    }
    closed.push_back(term);
  };
  for (const Term variable : variables) add(add, variable);
  variables = std::move(closed);
}

bool CongruenceAxioms::complete(const std::vector<Term>& variables, Assignment& model) {
  bool changed = false;
  values_.clear();
  for (const Term variable : variables) {
    if (model.find(variable) == model.end()) continue;
    if (const auto key = arguments(variable, model)) values_.try_emplace(*key, variable);
  }
  for (const Term variable : variables) {
    if (model.find(variable) != model.end()) continue;
    const auto key = arguments(variable, model);
    if (!key) continue;
    const auto [at, is_new] = values_.try_emplace(*key, variable);
    if (is_new) continue;
    model.insert_or_assign(variable, value(at->second, model));
    changed = true;
  }
  return changed;
}

Term CongruenceAxioms::instance(const Conflict& conflict) {
  const Application a = applications_.of(conflict.earlier), b = applications_.of(conflict.later);
  Term holds = same_value(conflict.earlier, conflict.later);
  const auto unless = [&](Term excuse) { holds = terms_.make(TermOp::BoolOr, excuse, holds); };
  if (a.index) unless(terms_.make(TermOp::Ne, a.index, b.index));
  if (a.base != b.base) unless(terms_.make(TermOp::Ne, a.base, b.base));
  unless(terms_.make(TermOp::Eq, a.base, terms_.constant(Sort::Ref, 0)));
  return holds;
}

Term CongruenceAxioms::same_value(Term x, Term y) {
  const Term equal = terms_.make(TermOp::Eq, x, y);
  if (!is_floating(terms_.sort(x))) return equal;
  const Term both_nan =
      terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ne, x, x), terms_.make(TermOp::Ne, y, y));
  return terms_.make(TermOp::BoolOr, equal, both_nan);
}

}  // namespace loris
