#include "spec/demand.h"

#include <algorithm>
#include <map>

#include "term/variables.h"

namespace loris {

using Truth = Judgement::Truth;

std::shared_ptr<const std::vector<Term>> Demands::variables_of(Term condition) const {
  auto& known = variables_[condition];
  if (known == nullptr) {
    Variables variables(refiner_.symbols().terms());
    variables.add(condition);
    known = std::make_shared<std::vector<Term>>(variables.all().begin(), variables.all().end());
  }
  return known;
}

Demand::Conjunct Demands::conjunct(Term condition) const {
  return {condition, variables_of(condition)};
}

bool Demands::is_about_references(Term condition) const {
  const auto variables = variables_of(condition);
  const TermStore& terms = refiner_.symbols().terms();
  return std::all_of(variables->begin(), variables->end(),
                     [&](Term variable) { return terms.sort(variable) == Sort::Ref; });
}

Demand Demands::of(const PathCondition& condition, const State& state) {
  Demand demand = decided(state);
  for (const Term term : conjuncts(condition)) demand.conjuncts.push_back(conjunct(term));
  return demand;
}

/// Of a String or box it matters what it may be, not which object.
Demand Demands::decided(const State& state) const {
  Demand demand;
  if (numbering_ != nullptr) return demand;
  InputSymbols& symbols = refiner_.symbols();
  const HeapView view{state.heap, state.input};
  state.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    if (symbols.at(symbol).is_private) return;
    Demand::Reference reference{symbol, refiner_.types_of(view, symbol), {}};
    if (facts.object) {
      const Symbolic* symbolic = state.heap.at(facts.object).symbolic();
      const bool is_input = symbolic != nullptr && symbolic->origin;
      if (!is_input) reference.types = facts.types;  // a constant of an enum
      if (is_input && symbolic->is_apart) reference.object = symbolic->origin;
    }
    demand.references.push_back(reference);
  });
  for (std::uint32_t i = 0; i < state.input.object_count(); ++i)
    demand.apart.push_back(state.heap.at(state.input.object(i)).symbolic()->origin);
  const auto name_of = [&](ObjectId object) {
    const Symbolic* symbolic = state.heap.at(object).symbolic();
    return symbolic == nullptr ? SymbolId{} : symbolic->origin;
  };
  for (const InputHeap::Comparison& known : state.input.comparisons()) {
    const SymbolId a = name_of(known.a), b = name_of(known.b);
    if (a && b) demand.samenesses.push_back({a, b, known.same});
  }
  return demand;
}

Judgement Demands::judge(const Demand& demand, std::size_t part, HeapView view,
                         const FoundElements& found) const {
  Relocation there(refiner_, numbering_, view, found);
  if (part < demand.conjuncts.size()) return judge_conjunct(demand.conjuncts[part], view, there);
  part -= demand.conjuncts.size();
  if (part < demand.references.size()) return judge_reference(demand.references[part], view, there);
  part -= demand.references.size();
  if (part < demand.apart.size()) return judge_apart(demand.apart[part], view, there);
  return judge_sameness(demand.samenesses[part - demand.apart.size()], there);
}

/// Names of Strings and boxes stay names: each has its class, and two may be one object where their
/// contents are the same, unless the heap has set them apart.
Term Demands::with_contents(Term condition, HeapView view) const {
  InputSymbols& symbols = refiner_.symbols();
  TermStore& terms = symbols.terms();
  std::vector<SymbolId> values;
  for (const Term variable : *variables_of(condition)) {
    if (terms.sort(variable) == Sort::Ref && symbols.is_symbol(variable))
      values.push_back(symbols.of(variable));
  }
  const auto is_apart = [&](SymbolId symbol) {
    const ObjectId object = view.input.facts(symbol).object;
    const Symbolic* symbolic = object ? view.objects.at(object).symbolic() : nullptr;
    return symbolic != nullptr && symbolic->is_apart;
  };
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!symbols.at(values[i]).is_private)
      condition = terms.make(
          TermOp::BoolAnd, condition,
          numbering_->is_in(terms, symbols.at(values[i]).term, refiner_.types_of(view, values[i])));
    for (std::size_t j = 0; j < i; ++j) {
      const Term other =
          terms.make(TermOp::Ne, symbols.at(values[i]).term, symbols.at(values[j]).term);
      const bool may_be_one = !is_apart(values[i]) || !is_apart(values[j]);
      const Term fitting = may_be_one ? terms.make(TermOp::BoolOr, other,
                                                   same_content(symbols, values[i], values[j]))
                                      : other;
      condition = terms.make(TermOp::BoolAnd, condition, fitting);
    }
  }
  return condition;
}

Judgement Demands::judge_conjunct(const Demand::Conjunct& conjunct, HeapView view,
                                  Relocation& there) const {
  TermStore& terms = refiner_.symbols().terms();
  const Term term = there.condition(conjunct.term, *conjunct.variables);
  if (terms.is_constant(term)) return {terms.bits(term) != 0 ? Truth::Yes : Truth::No};
  if (const auto blocked = there.take_blocked()) return {Truth::Open, {}, {}, *blocked};
  return {Truth::Number, numbering_ == nullptr ? term : with_contents(term, view)};
}

Judgement Demands::judge_reference(const Demand::Reference& reference, HeapView view,
                                   Relocation& there) const {
  TypeUniverse& types = refiner_.types();
  const std::optional<SymbolId> symbol = there.symbol(reference.symbol);
  if (!symbol) return {Truth::Open, {}, {}, *there.take_blocked()};
  const TypeSet known = refiner_.types_of(view, *symbol);
  const TypeSet left = types.meet(known, reference.types);
  if (!left) return {Truth::No};
  const ObjectId object = view.input.facts(*symbol).object;
  if (left != known) {
    if (!object) return {Truth::Open, {}, {}, {*symbol, left}};
    return {Truth::Open, {}, {}, {{}, {}, object}};
  }
  if (!reference.object || reference.object == reference.symbol) return {Truth::Yes};
  if (!object) return {Truth::Open, {}, {}, {*symbol}};
  const std::optional<SymbolId> other = there.owner(reference.object);
  if (!other) return {Truth::Open, {}, {}, *there.take_blocked()};
  return {view.input.facts(*other).object == object ? Truth::Yes : Truth::No};
}

Judgement Demands::judge_apart(SymbolId name, HeapView view, Relocation& there) const {
  const std::optional<SymbolId> owner = there.owner(name);
  if (!owner) return {Truth::Open, {}, {}, *there.take_blocked()};
  return {Truth::Yes, {}, view.input.facts(*owner).object};
}

bool Demands::agrees(const std::vector<Demand::Sameness>& demanded, HeapView view,
                     const FoundElements& found, std::vector<Term>& known) const {
  InputSymbols& symbols = refiner_.symbols();
  TermStore& terms = symbols.terms();
  std::vector<Demand::Sameness> all;
  for (const InputHeap::Comparison& one : view.input.comparisons()) {
    const Symbolic *a = view.objects.at(one.a).symbolic(), *b = view.objects.at(one.b).symbolic();
    if (a == nullptr || b == nullptr || !a->origin || !b->origin) continue;
    all.push_back({a->origin, b->origin, one.same});
    if (numbering_ != nullptr)
      known.push_back(terms.make(one.same ? TermOp::Eq : TermOp::Ne, symbols.at(a->origin).term,
                                 symbols.at(b->origin).term));
  }
  Relocation there(refiner_, numbering_, view, found);
  for (const Demand::Sameness& one : demanded) {
    const std::optional<SymbolId> a = there.owner(one.a), b = there.owner(one.b);
    if (a && b) all.push_back({*a, *b, one.same});
  }
  std::map<SymbolId, SymbolId> leaders;
  const auto leader = [&](SymbolId symbol) {
    for (auto at = leaders.find(symbol); at != leaders.end(); at = leaders.find(symbol))
      symbol = at->second;
    return symbol;
  };
  for (const Demand::Sameness& one : all) {
    const SymbolId a = leader(one.a), b = leader(one.b);
    if (one.same && a != b) leaders.emplace(a, b);
  }
  return std::none_of(all.begin(), all.end(), [&](const Demand::Sameness& one) {
    return !one.same && leader(one.a) == leader(one.b);
  });
}

std::vector<Term> Demands::identities(const std::vector<Demand::Sameness>& demanded, HeapView view,
                                      const FoundElements& found) const {
  InputSymbols& symbols = refiner_.symbols();
  Relocation there(refiner_, numbering_, view, found);
  std::vector<Term> conditions;
  for (const Demand::Sameness& one : demanded) {
    const std::optional<SymbolId> a = there.owner(one.a), b = there.owner(one.b);
    if (!a || !b || *a == *b) continue;
    conditions.push_back(symbols.terms().make(one.same ? TermOp::Eq : TermOp::Ne,
                                              symbols.at(*a).term, symbols.at(*b).term));
  }
  return conditions;
}

Judgement Demands::judge_sameness(const Demand::Sameness& sameness, Relocation& there) const {
  const std::optional<SymbolId> a = there.owner(sameness.a), b = there.owner(sameness.b);
  if (!a || !b) return {Truth::Open, {}, {}, *there.take_blocked()};
  if (*a == *b || !sameness.same) return {(*a == *b) == sameness.same ? Truth::Yes : Truth::No};
  const Term same = same_content(refiner_.symbols(), *a, *b);
  TermStore& terms = refiner_.symbols().terms();
  if (!terms.is_constant(same)) return {Truth::Number, same};
  return {terms.bits(same) != 0 ? Truth::Yes : Truth::No};
}

}  // namespace loris
