#include "heap/merge.h"

#include <algorithm>

#include "base/check.h"
#include "term/replace.h"

namespace loris {

namespace {

/// A branch that cannot be taken: its value does not matter.
bool is_dead(Value value) { return value.kind == Kind::Unset; }

}  // namespace

Term Merger::term_of(Value value) const {
  if (value.symbolic) return value.term();
  if (value.kind == Kind::Ref)
    return terms_.constant(Sort::Ref, numbering_.number_of(value.as_ref()));
  return terms_.constant(sort_of(value.kind), value.bits);
}

Value Merger::value_of(Kind kind, Term term) const {
  if (!terms_.is_constant(term)) return Value::of_term(kind, term);
  if (kind != Kind::Ref) return {terms_.bits(term), kind, false};
  return Value::of_ref(numbering_.object_of(terms_.bits(term)));
}

TypeSet Merger::types_of(const InputHeap& input, Term variable) const {
  const SymbolId symbol = symbols_.of(variable);
  const InputHeap::Facts facts = input.facts(symbol);
  return facts.types ? facts.types : symbols_.at(symbol).types;
}

std::vector<Term> Merger::leaves(Term reference) const {
  if (terms_.op(reference) != TermOp::Ite) return {reference};
  std::vector<Term> found, open{reference};
  std::unordered_map<Term, bool> seen;
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (!seen.emplace(term, true).second) continue;
    if (terms_.op(term) == TermOp::Ite) {
      open.push_back(terms_.operand(term, 2));
      open.push_back(terms_.operand(term, 1));
    } else {
      found.push_back(term);
    }
  }
  return found;
}

TypeSet Merger::possible_types(const Heap& objects, const InputHeap& input, Term reference) const {
  TypeSet all;
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) {
      all = types_.join(all, types_of(input, leaf));
      continue;
    }
    const ObjectId object = numbering_.object_of(terms_.bits(leaf));
    if (!object) {
      all = types_.join(all, types_.null());
      continue;
    }
    all = types_.join(all, types_.only(symbols_.program().at(objects.at(object).cls())));
  }
  return all;
}

Value Merger::choose(Term condition, Value then, Value otherwise) const {
  if (is_dead(then)) return otherwise;
  if (is_dead(otherwise)) return then;
  return value_of(then.kind, choose(condition, term_of(then), term_of(otherwise)));
}

/// What the condition decides goes away on its sides: else terms grow with every write. Large terms
/// are left as they are: copies of what they share would make them grow.
Term Merger::choose(Term condition, Term then, Term otherwise) const {
  if (terms_.is_constant(condition)) return terms_.bits(condition) != 0 ? then : otherwise;
  constexpr std::size_t kMost = 500;
  return terms_.make(TermOp::Ite, condition, assuming(terms_, then, condition, true, kMost),
                     assuming(terms_, otherwise, condition, false, kMost));
}

Term Merger::known(const InputHeap& input, Term condition) const {
  if (terms_.is_constant(condition)) return condition;
  if (const auto decided = input.merged.known(condition)) return terms_.bool_constant(*decided);
  return condition;
}

template <class Result>
class Merger::Mapping {
 public:
  using Leaf = std::function<Result(Term)>;
  using Choose = std::function<Result(Term condition, Result then, Result otherwise)>;
  Mapping(const Merger& merger, const InputHeap& input, const Leaf& leaf, const Choose& choose)
      : merger_(merger), input_(input), leaf_(leaf), choose_(choose) {}

  Result of(Term reference) {
    const auto found = done_.find(reference);
    if (found != done_.end()) return found->second;
    const Result result = compute(reference);
    done_.emplace(reference, result);
    return result;
  }

 private:
  Result compute(Term reference) {
    const TermStore& terms = merger_.terms_;
    if (terms.op(reference) != TermOp::Ite) return leaf_(merger_.leader(input_, reference));
    const Term condition = merger_.known(input_, terms.operand(reference, 0));
    const Term then = terms.operand(reference, 1), otherwise = terms.operand(reference, 2);
    if (terms.is_constant(condition)) return of(terms.bits(condition) != 0 ? then : otherwise);
    const Result one = of(then);
    return choose_(condition, one, of(otherwise));
  }

  const Merger& merger_;
  const InputHeap& input_;
  const Leaf& leaf_;
  const Choose& choose_;
  std::unordered_map<Term, Result> done_;
};

Value Merger::mapped(const InputHeap& input, Term reference,
                     const std::function<Value(Term)>& leaf) const {
  if (terms_.op(reference) != TermOp::Ite) return leaf(leader(input, reference));
  const Mapping<Value>::Choose choose_value = [this](Term condition, Value then, Value otherwise) {
    return choose(condition, then, otherwise);
  };
  return Mapping<Value>(*this, input, leaf, choose_value).of(reference);
}

Term Merger::mapped_condition(const InputHeap& input, Term reference,
                              const std::function<Term(Term)>& leaf) const {
  if (terms_.op(reference) != TermOp::Ite) return leaf(leader(input, reference));
  const Mapping<Term>::Choose choose_term = [this](Term condition, Term then, Term otherwise) {
    return choose(condition, then, otherwise);
  };
  return Mapping<Term>(*this, input, leaf, choose_term).of(reference);
}

Term Merger::same_leaves(const InputHeap& input, Term a, Term b) const {
  if (a == b) return terms_.bool_constant(true);
  if (const auto content = content_of(input, a)) return same_kept(input, *content, b);
  if (const auto content = content_of(input, b)) return same_kept(input, *content, a);
  const bool a_is_open = terms_.op(a) == TermOp::Variable;
  const bool b_is_open = terms_.op(b) == TermOp::Variable;
  if (a_is_open && b_is_open) {
    const TypeSet common = types_.meet(types_of(input, a), types_of(input, b));
    if (!common) return terms_.bool_constant(false);
    if (symbols_.comes_before(symbols_.of(b), symbols_.of(a))) std::swap(a, b);
    if (common == types_.null()) {
      const Term null = terms_.constant(Sort::Ref, 0);
      return terms_.make(TermOp::BoolAnd, same_leaves(input, a, null), same_leaves(input, b, null));
    }
    return known(input, terms_.make(TermOp::Eq, a, b));
  }
  if (!a_is_open && !b_is_open) return terms_.bool_constant(false);
  const Term variable = a_is_open ? a : b, constant = a_is_open ? b : a;
  const std::uint64_t number = terms_.bits(constant);
  const TypeSet types = types_of(input, variable);
  if (number > 0 && !numbering_.is_input(number)) return terms_.bool_constant(false);
  if (number == 0 && !types_.has_null(types)) return terms_.bool_constant(false);
  if (number == 0 && types == types_.null()) return terms_.bool_constant(true);
  return known(input, terms_.make(TermOp::Eq, variable, constant));
}

Term Merger::same(const InputHeap& input, Term a, Term b) const {
  if (a == b) return terms_.bool_constant(true);
  const auto is_leaf = [this](Term term) { return terms_.op(term) != TermOp::Ite; };
  if (is_leaf(a) && is_leaf(b)) return same_leaves(input, leader(input, a), leader(input, b));
  return mapped_condition(input, a, [&](Term left) {
    return mapped_condition(input, b, [&](Term right) { return same_leaves(input, left, right); });
  });
}

Term Merger::is_null(const InputHeap& input, Term reference) const {
  return known(input, same(input, reference, terms_.constant(Sort::Ref, 0)));
}

Term Merger::is_in(const Heap& objects, const InputHeap& input, Term reference,
                   TypeSet types) const {
  const auto decided = [this](bool holds) { return terms_.bool_constant(holds); };
  return known(input, mapped_condition(input, reference, [&](Term leaf) {
                 if (terms_.op(leaf) == TermOp::Variable) {
                   const TypeSet own = types_of(input, leaf);
                   const TypeSet yes = types_.meet(own, types);
                   if (!yes || yes == own) return decided(bool(yes));
                   return known(input, numbering_.is_in(terms_, leaf, yes));
                 }
                 const ObjectId object = numbering_.object_of(terms_.bits(leaf));
                 if (!object) return decided(types_.has_null(types));
                 const Class& cls = symbols_.program().at(objects.at(object).cls());
                 const auto members = types_.members(types);
                 return decided(std::find(members.begin(), members.end(), &cls) != members.end());
               }));
}

Term Merger::is_of(const Heap& objects, const InputHeap& input, Term reference,
                   const Accept& accept, bool null_is_in) const {
  TypeSet in = types_.filter(possible_types(objects, input, reference), accept);
  if (null_is_in) in = types_.join(in, types_.null());
  Term holds = is_in(objects, input, reference, in);
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) continue;
    const ObjectId object = numbering_.object_of(terms_.bits(leaf));
    if (!object) continue;
    const Class& cls = symbols_.program().at(objects.at(object).cls());
    if (!types_.only(cls) && accept(cls))
      holds = terms_.make(TermOp::BoolOr, holds, same(input, reference, leaf));
  }
  return known(input, holds);
}

std::vector<const Class*> Merger::possible_classes(const Heap& objects, const InputHeap& input,
                                                   Term reference) const {
  const auto members = types_.members(possible_types(objects, input, reference));
  std::vector<const Class*> all(members.begin(), members.end());
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) continue;
    if (const ObjectId object = numbering_.object_of(terms_.bits(leaf)))
      all.push_back(&symbols_.program().at(objects.at(object).cls()));
  }
  std::sort(all.begin(), all.end(),
            [](const Class* a, const Class* b) { return a->name < b->name; });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

namespace {

struct Bounds {
  std::int64_t low, high;
};

/// The numbers for which a comparison of a variable with a constant holds; the two parts of x != c
/// are not one range.
std::optional<Bounds> bounds_of(TermOp op, std::int64_t c) {
  switch (op) {
    case TermOp::Eq: return Bounds{c, c};
    case TermOp::Lt: return Bounds{0, c - 1};
    case TermOp::Le: return Bounds{0, c};
    case TermOp::Gt: return Bounds{c + 1, INT64_MAX};
    case TermOp::Ge: return Bounds{c, INT64_MAX};
    default: return std::nullopt;
  }
}

}  // namespace

void Merger::learn(InputHeap& input, Term condition, bool holds) const {
  if (terms_.is_constant(condition)) return;
  input.merged.learn(condition, holds);
  const TermOp op = terms_.op(condition);
  if (op == TermOp::Not) return learn(input, terms_.operand(condition, 0), !holds);
  if (op == (holds ? TermOp::BoolAnd : TermOp::BoolOr)) {
    learn(input, terms_.operand(condition, 0), holds);
    learn(input, terms_.operand(condition, 1), holds);
    return;
  }
  if (op < TermOp::Eq || op > TermOp::Ge) return;
  const Term left = terms_.operand(condition, 0), right = terms_.operand(condition, 1);
  const Term opposite = terms_.make(TermOp::Not, condition);
  input.merged.learn(opposite, !holds);
  if (terms_.sort(left) != Sort::Ref || terms_.op(left) != TermOp::Variable) return;
  if (op == (holds ? TermOp::Eq : TermOp::Ne) && terms_.op(right) == TermOp::Variable)
    return learn_equal(input, left, right);
  if (!terms_.is_constant(right)) return;
  const Term said = holds ? condition : opposite;
  if (terms_.bits(right) == 0 && (op == TermOp::Eq || op == TermOp::Ne)) {
    const bool is_null = terms_.op(said) == TermOp::Eq;
    const TypeSet null = types_.null();
    return narrow(input, left, is_null ? null : types_.minus(types_of(input, left), null));
  }
  const auto bounds = bounds_of(terms_.op(said), static_cast<std::int64_t>(terms_.bits(right)));
  if (!bounds) return;
  narrow(input, left, numbering_.types_between(bounds->low, bounds->high));
}

/// From now on one of them is read and written: the one of which more is known, or the one that is
/// nearer to the roots.
void Merger::learn_equal(InputHeap& input, Term a, Term b) const {
  SymbolId one = input.merged.leader(symbols_.of(a)), other = input.merged.leader(symbols_.of(b));
  if (one == other || symbols_.at(one).is_private || symbols_.at(other).is_private) return;
  const bool one_is_used = input.merged.is_used(one), other_is_used = input.merged.is_used(other);
  if (one_is_used != other_is_used ? other_is_used : symbols_.comes_before(other, one))
    std::swap(one, other);
  narrow(input, symbols_.at(one).term, types_of(input, symbols_.at(other).term));
  input.merged.follow(other, one);
}

Term Merger::leader(const InputHeap& input, Term reference) const {
  if (terms_.op(reference) != TermOp::Variable) return reference;
  return symbols_.at(input.merged.leader(symbols_.of(reference))).term;
}

void Merger::narrow(InputHeap& input, Term variable, TypeSet types) const {
  const TypeSet left = types_.meet(types_of(input, variable), types);
  if (!left) return;
  const SymbolId symbol = symbols_.of(variable);
  input.set_facts(symbol, {left, input.facts(symbol).object});
}

Term Merger::loaded(InputHeap& input, Term reference) const {
  reference = leader(input, reference);
  if (!spreads_ || terms_.op(reference) != TermOp::Variable) return reference;
  const SymbolId symbol = symbols_.of(reference);
  if (symbols_.at(symbol).is_private) return reference;
  Term spread = reference;
  for (std::uint32_t i = input.merged.place_count(); i-- > 0;) {
    const Term other = symbols_.at(input.merged.place(i)).term;
    if (other == reference) return reference;
    spread = terms_.make(TermOp::Ite, same_leaves(input, reference, other), other, spread);
  }
  return spread;
}

std::uint32_t Merger::most_objects() const {
  std::uint32_t all = 0;
  for (const Class* cls : types_.classes()) {
    if (is_value_class(*cls) || is_enum_class(*cls)) continue;
    const auto most = symbols_.scope().most(*cls);
    if (!most) return UINT32_MAX;
    all += *most;
  }
  return all;
}

/// An array holds what its class allows, which may be less than what it is declared to hold.
Term Merger::fits_array(const InputHeap& input, Term array, Term element) const {
  Term fits = terms_.bool_constant(true);
  const TypeSet own = types_of(input, element);
  const auto classes = types_.members(types_of(input, array));
  for (const Class* cls : classes) {
    if (!cls->is_array() || cls->element == nullptr) continue;
    const TypeSet fitting =
        types_.meet(own, types_.join(types_.led_to(*cls->element), types_.null()));
    if (fitting == own) continue;
    const Term inside = numbering_.is_in(terms_, element, fitting);
    const Term elsewhere =
        terms_.make(TermOp::Not, numbering_.is_in(terms_, array, types_.only(*cls)));
    fits =
        terms_.make(TermOp::BoolAnd, fits,
                    classes.size() == 1 ? inside : terms_.make(TermOp::BoolOr, elsewhere, inside));
  }
  return fits;
}

Term Merger::constraint(const InputHeap& input, Term reference) const {
  Term holds = terms_.bool_constant(true);
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) != TermOp::Variable) continue;
    const SymbolId symbol = symbols_.of(leaf);
    const Symbol& made = symbols_.at(symbol);
    if (made.is_private) continue;
    Term wanted = terms_.bool_constant(true);
    if (made.is_loose) wanted = numbering_.is_in(terms_, leaf, made.types);
    const Application applied = symbols_.applications().of(leaf);
    if (applied.index)
      wanted = terms_.make(TermOp::BoolAnd, wanted, fits_array(input, applied.base, leaf));
    const auto k = symbols_.scope().k;
    if (k && made.depth > *k) {
      // Too deep for an object of its own: null or one that is there.
      Term old = is_null(input, leaf);
      for (std::uint32_t i = 0; i < input.merged.place_count(); ++i) {
        const Term other = symbols_.at(input.merged.place(i)).term;
        if (other == leaf) old = terms_.bool_constant(true);
        if (other != leaf) old = terms_.make(TermOp::BoolOr, old, same_leaves(input, leaf, other));
      }
      wanted = terms_.make(TermOp::BoolAnd, wanted, old);
    }
    holds = terms_.make(TermOp::BoolAnd, holds, known(input, wanted));
  }
  return holds;
}

}  // namespace loris
