#include "solver/congruence_axioms.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

namespace loris {

void CongruenceAxioms::Values::clear(std::size_t most) {
  ++round_;
  if (slots_.size() < 2 * most) slots_.resize(std::bit_ceil(2 * most));
}

Term CongruenceAxioms::Values::put(const Arguments& arguments, Term variable) {
  constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
  std::uint64_t hash = arguments.function;
  for (const std::uint64_t part : {arguments.base, arguments.index}) {
    hash = (hash ^ part) * kMix;
    hash ^= hash >> 32;
  }
  for (std::size_t at = hash & (slots_.size() - 1);; at = (at + 1) & (slots_.size() - 1)) {
    Slot& slot = slots_[at];
    if (slot.round != round_) slot = {round_, variable, arguments};
    if (slot.arguments == arguments) return slot.variable;
  }
}

std::uint64_t CongruenceAxioms::value(Term term, const Assignment& model) const {
  if (terms_.op(term) != TermOp::Variable)
    return evaluate_completed(terms_, term, model).value_or(0);
  const auto found = model.find(term);
  return found == model.end() ? terms_.default_bits(term) : found->second;
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
  const std::vector<Conflict> found = find_all(variables, model, 1);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<CongruenceAxioms::Conflict> CongruenceAxioms::find_all(
    const std::vector<Term>& variables, const Assignment& model, std::size_t most) {
  std::vector<Conflict> found;
  values_.clear(variables.size());
  for (const Term variable : variables) {
    const auto key = arguments(variable, model);
    if (!key) continue;
    const Term earlier = values_.put(*key, variable);
    if (earlier != variable && value(earlier, model) != value(variable, model))
      found.push_back({earlier, variable});
    if (found.size() == most) break;
  }
  return found;
}

void CongruenceAxioms::mark_changes(const Assignment& model, const Assignment& before) {
  ++round_;
  const auto mark = [this](Term variable) {
    if (variable.id >= changed_.size()) changed_.resize(variable.id + 64u);
    changed_[variable.id] = round_;
  };
  auto old = before.begin();
  for (const auto& [variable, bits] : model) {
    for (; old != before.end() && old->first < variable; ++old) mark(old->first);
    const bool had_value = old != before.end() && old->first == variable;
    if (!had_value || old->second != bits) mark(variable);
    if (had_value) ++old;
  }
  for (; old != before.end(); ++old) mark(old->first);
}

bool CongruenceAxioms::is_changed(Term term) const {
  if (!term || terms_.is_constant(term)) return false;
  if (terms_.op(term) != TermOp::Variable) return true;
  return term.id < changed_.size() && changed_[term.id] == round_;
}

std::optional<CongruenceAxioms::Conflict> CongruenceAxioms::find(const PathVariables& variables,
                                                                 const Assignment& model,
                                                                 const Assignment& before) {
  if (&model == &before) return std::nullopt;
  mark_changes(model, before);
  for (const Term variable : variables.all()) {
    const Application applied = applications_.of(variable);
    if (applied.function == 0) continue;
    if (!is_changed(variable) && !is_changed(applied.base) && !is_changed(applied.index)) continue;
    const Term other = twin(variables, variable, model);
    if (other && value(other, model) != value(variable, model)) return Conflict{other, variable};
  }
  return std::nullopt;
}

Term CongruenceAxioms::twin(const PathVariables& variables, Term variable, const Assignment& model,
                            std::span<const Term> except) const {
  const auto own = arguments(variable, model);
  if (!own) return {};
  Term alike;
  for (const Term other : variables.values_of(own->function)) {
    if (other == variable || arguments(other, model) != own) continue;
    if (std::find(except.begin(), except.end(), other) != except.end()) continue;
    if (value(other, model) != value(variable, model)) return other;
    alike = other;
  }
  return alike;
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
  values_.clear(variables.size());
  for (const Term variable : variables) {
    if (model.find(variable) == model.end()) continue;
    if (const auto key = arguments(variable, model)) values_.put(*key, variable);
  }
  for (const Term variable : variables) {
    if (model.find(variable) != model.end()) continue;
    const auto key = arguments(variable, model);
    if (!key) continue;
    const Term earlier = values_.put(*key, variable);
    if (earlier == variable) continue;
    model.insert_or_assign(variable, value(earlier, model));
    changed = true;
  }
  return changed;
}

Term CongruenceAxioms::instance(const Conflict& conflict) {
  const Application a = applications_.of(conflict.earlier), b = applications_.of(conflict.later);
  Term holds = make_same(terms_, conflict.earlier, conflict.later);
  const auto unless = [&](Term excuse) { holds = terms_.make(TermOp::BoolOr, excuse, holds); };
  if (a.index) unless(terms_.make(TermOp::Ne, a.index, b.index));
  if (a.base != b.base) unless(terms_.make(TermOp::Ne, a.base, b.base));
  unless(terms_.make(TermOp::Eq, a.base, terms_.constant(Sort::Ref, 0)));
  return holds;
}

std::vector<Term> CongruenceAxioms::ways(const Conflict& conflict, const PathVariables& variables,
                                         const std::function<bool(Term)>& is_object) {
  const Application a = applications_.of(conflict.earlier), b = applications_.of(conflict.later);
  std::vector<Term> ways, equal{make_same(terms_, conflict.earlier, conflict.later)};
  const auto differ_or_same = [&](Term x, Term y) {
    ways.push_back(terms_.make(TermOp::Ne, x, y));
    equal.push_back(terms_.make(TermOp::Eq, x, y));
  };
  if (a.index) differ_or_same(a.index, b.index);
  if (a.base != b.base) {
    differ_or_same(a.base, b.base);
    join_values(a.base, b.base, variables, is_object, equal);
  }
  Term same = equal.back();
  for (std::size_t i = equal.size() - 1; i-- > 0;)
    same = terms_.make(TermOp::BoolAnd, equal[i], same);
  ways.push_back(same);
  if (!is_object(a.base))
    ways.push_back(terms_.make(TermOp::Eq, a.base, terms_.constant(Sort::Ref, 0)));
  return ways;
}

/// What is equal when these are the same object.
void CongruenceAxioms::join_values(Term a, Term b, const PathVariables& variables,
                                   const std::function<bool(Term)>& is_object,
                                   std::vector<Term>& equal) {
  constexpr std::size_t kMost = 40;
  for (const Term x : variables.applied_to(a)) {
    const Application of_x = applications_.of(x);
    for (const Term y : variables.applied_to(b)) {
      const Application of_y = applications_.of(y);
      if (x == y || of_x.function != of_y.function || of_x.index != of_y.index) continue;
      const Term same = make_same(terms_, x, y);
      if (equal.size() == kMost || std::find(equal.begin(), equal.end(), same) != equal.end())
        continue;
      equal.push_back(same);
      if (terms_.sort(x) == Sort::Ref && is_object(x) && is_object(y))
        join_values(x, y, variables, is_object, equal);
    }
  }
}

}  // namespace loris
