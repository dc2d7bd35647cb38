#include "spec/index_cases.h"

#include <algorithm>

#include "term/replace.h"
#include "term/variables.h"

namespace loris {
namespace {

/// Searches of so many cases cost less than one that waits for the leaves.
constexpr std::size_t kMostCases = 64;

std::vector<Term> variables_of(const TermStore& terms, Term term) {
  Variables inside(terms);
  inside.add(term);
  return {inside.all().begin(), inside.all().end()};
}

}  // namespace

Term FixedNames::variable(Term name) {
  if (const auto at = known_.find(name); at != known_.end()) return at->second;
  const Value value = renamed(name);
  return known_[name] = value.symbolic ? value.term()
                                       : machine_.terms.constant(sort_of(value.kind), value.bits);
}

Value FixedNames::renamed(Term name) {
  InputSymbols& symbols = machine_.symbols;
  const Value same = Value::of_term(Kind::Ref, name);
  const Place place = symbols.place_of(name);
  if (place.kind == Place::Kind::Root) return same;
  const SymbolId base = symbol(place.base);
  if (place.kind == Place::Kind::Element) {
    const Value index = index_of(place);
    const Class& cls = *symbols.at(place.base).declared;
    const bool is_other = base != place.base || index.symbolic != place.index.symbolic;
    return is_other && cls.element != nullptr ? symbols.element(base, cls, index) : same;
  }
  if (base == place.base) return same;
  if (place.kind == Place::Kind::Field) return symbols.field(base, *place.field);
  return place.kind == Place::Kind::Length ? symbols.length(base) : symbols.kept(base);
}

Value FixedNames::index_of(const Place& place) const {
  if (!place.index.symbolic) return place.index;
  const auto fixed = std::find_if(fixed_.begin(), fixed_.end(), [&](const Sieve::Fixed& one) {
    return one.array == place.base && one.index == place.index.term();
  });
  return fixed == fixed_.end() ? place.index : Value::of_int(fixed->value);
}

SymbolId FixedNames::symbol(SymbolId name) {
  return machine_.symbols.of(variable(machine_.symbols.at(name).term));
}

Term FixedNames::term(Term condition, const std::vector<Term>& variables) {
  std::vector<std::pair<Term, Term>> parts;
  for (const Term name : variables) {
    if (const Term there = variable(name); there != name) parts.emplace_back(name, there);
  }
  return replace(machine_.terms, condition, parts);
}

Demand FixedNames::demand(const Demand& demand) {
  Demand there;
  for (const Demand::Conjunct& conjunct : demand.conjuncts)
    there.conjuncts.push_back(demands_.conjunct(term(conjunct.term, *conjunct.variables)));
  for (const Demand::Reference& reference : demand.references)
    there.references.push_back({symbol(reference.symbol), reference.types,
                                reference.object ? symbol(reference.object) : SymbolId{}});
  for (const SymbolId name : demand.apart) there.apart.push_back(symbol(name));
  for (const Demand::Sameness& sameness : demand.samenesses)
    there.samenesses.push_back({symbol(sameness.a), symbol(sameness.b), sameness.same});
  return there;
}

/// Elements that are references, of arrays that are named by a field or parameter of array type.
void IndexCases::find_open(Term variable, std::vector<Fixed>& found) const {
  const InputSymbols& symbols = machine_.symbols;
  for (Place place = symbols.place_of(variable); place.kind != Place::Kind::Root;) {
    const Symbol& base = symbols.at(place.base);
    if (place.kind == Place::Kind::Element && place.index.symbolic && !base.is_private &&
        base.declared->element != nullptr && base.declared->storage == Storage::Ref) {
      const Fixed open{place.base, place.index.term(), 0};
      const auto is_it = [&](const Fixed& known) {
        return known.array == open.array && known.index == open.index;
      };
      if (std::none_of(found.begin(), found.end(), is_it)) found.push_back(open);
    }
    place = symbols.place_of(base.term);
  }
}

void IndexCases::find_open(const Demand& demand, std::vector<Fixed>& found) const {
  const auto add = [&](SymbolId name) { find_open(machine_.symbols.at(name).term, found); };
  for (const Demand::Conjunct& conjunct : demand.conjuncts)
    for (const Term variable : *conjunct.variables) find_open(variable, found);
  for (const Demand::Reference& reference : demand.references) {
    add(reference.symbol);
    if (reference.object) add(reference.object);
  }
  for (const SymbolId name : demand.apart) add(name);
}

std::shared_ptr<Sieve> IndexCases::with(const std::shared_ptr<Sieve>& above, const Demand& more,
                                        const std::vector<Fixed>& fixed) {
  TermStore& terms = machine_.terms;
  FixedNames names(machine_, demands_, fixed);
  Demand demand;
  const std::size_t known = above == nullptr ? 0 : above->fixed.size();
  for (std::size_t i = known; i < fixed.size(); ++i) {
    const Term same = terms.make(TermOp::Eq, fixed[i].index, terms.int_constant(fixed[i].value));
    demand.conjuncts.push_back(demands_.conjunct(names.term(same, variables_of(terms, same))));
  }
  Demand rest = names.demand(more);
  demand.conjuncts.insert(demand.conjuncts.end(), rest.conjuncts.begin(), rest.conjuncts.end());
  demand.references = std::move(rest.references);
  demand.apart = std::move(rest.apart);
  demand.samenesses = std::move(rest.samenesses);
  auto sieve = Sieve::with(above, &tree_, std::move(demand));
  sieve->fixed = fixed;
  return sieve;
}

/// What is asked of nothing but these numbers.
PathCondition IndexCases::bounds_of(const std::vector<Term>& numbers, const Demand& demand) const {
  const auto is_number = [&](Term variable) {
    return std::find(numbers.begin(), numbers.end(), variable) != numbers.end();
  };
  PathCondition bounds;
  for (const Demand::Conjunct& conjunct : demand.conjuncts) {
    if (std::all_of(conjunct.variables->begin(), conjunct.variables->end(), is_number))
      bounds.assume(conjunct.term);
  }
  return bounds;
}

/// What the index may be: anything in the bounds of arrays, or, where it is made of one number that
/// stays in such bounds, what follows from those that it can be.
std::set<std::int32_t> IndexCases::values_of(Term index, const Demand& demand) const {
  const std::vector<Term> numbers = variables_of(machine_.terms, index);
  const PathCondition bounds = bounds_of(numbers, demand);
  std::optional<std::set<std::int32_t>> followers;
  if (numbers.size() == 1) followers = followers_of(index, numbers.front(), bounds);
  std::set<std::int32_t> values = followers.value_or(std::set<std::int32_t>{});
  if (!followers) {
    const auto end = static_cast<std::int32_t>(machine_.symbols.scope().max_array);
    for (std::int32_t value = 0; value < end; ++value)
      if (!is_never(bounds, TermOp::Eq, index, value)) values.insert(value);
  }
  if (values.empty()) values.insert(0);  // nor can the demand be met
  return values;
}

/// What the index is for each value that the number can have. None where these are not in the
/// bounds of arrays, or one is not known.
std::optional<std::set<std::int32_t>> IndexCases::followers_of(Term index, Term number,
                                                               const PathCondition& bounds) const {
  TermStore& terms = machine_.terms;
  const auto end = static_cast<std::int32_t>(machine_.symbols.scope().max_array);
  if (terms.sort(number) != Sort::Int || !is_never(bounds, TermOp::Lt, number, 0) ||
      !is_never(bounds, TermOp::Ge, number, end))
    return std::nullopt;
  std::set<std::int32_t> followers;
  for (std::int32_t value = 0; value < end; ++value) {
    if (is_never(bounds, TermOp::Eq, number, value)) continue;
    const Term there = replace(terms, index, number, terms.int_constant(value));
    if (!terms.is_constant(there)) return std::nullopt;
    const auto at = static_cast<std::int32_t>(terms.bits(there));
    if (at >= 0 && at < end) followers.insert(at);
  }
  return followers;
}

bool IndexCases::is_never(const PathCondition& bounds, TermOp op, Term term,
                          std::int32_t value) const {
  TermStore& terms = machine_.terms;
  const Term condition = terms.make(op, term, terms.int_constant(value));
  if (terms.is_constant(condition)) return terms.bits(condition) == 0;
  return solver_.check(bounds, condition, nullptr).answer == Answer::No;
}

const std::vector<std::shared_ptr<Sieve>>& IndexCases::of(Sieve& sieve) {
  if (std::exchange(sieve.has_cases, true)) return sieve.cases;
  std::vector<std::shared_ptr<Sieve>> known;
  if (sieve.above != nullptr) {
    for (const auto& one : of(*sieve.above))
      if (one->branches->empty() || !one->branches->front().is_gone()) known.push_back(one);
    if (known.empty() && !sieve.above->cases.empty()) known.push_back(sieve.above->cases.front());
  }
  std::vector<Fixed> open;
  if (!known.empty()) open = known.front()->fixed;
  const std::size_t before = open.size();
  find_open(sieve.demand, open);
  const bool is_above = sieve.above != nullptr && sieve.above->has_open_index;
  if (known.empty() && is_above) find_open(sieve.whole(), open);
  sieve.has_open_index = is_above || !open.empty();
  if (open.empty()) return sieve.cases;
  const Demand whole = known.empty() || before < open.size() ? sieve.whole() : Demand{};
  const Demand& more = known.empty() ? whole : sieve.demand;
  if (known.empty()) known.push_back(nullptr);
  std::vector<std::pair<std::shared_ptr<Sieve>, std::vector<Fixed>>> cases;
  cases.reserve(known.size());
  for (const auto& one : known) cases.emplace_back(one, one ? one->fixed : std::vector<Fixed>{});
  for (std::size_t i = before; i < open.size(); ++i) {
    const std::set<std::int32_t> values = values_of(open[i].index, whole);
    if (cases.size() * values.size() > kMostCases) break;
    decltype(cases) split;
    for (const auto& [one, fixed] : cases) {
      for (const std::int32_t value : values) {
        split.emplace_back(one, fixed);
        split.back().second.push_back({open[i].array, open[i].index, value});
      }
    }
    cases = std::move(split);
  }
  if (cases.front().second.empty()) return sieve.cases;
  for (const auto& [one, fixed] : cases) sieve.cases.push_back(with(one, more, fixed));
  return sieve.cases;
}

}  // namespace loris
