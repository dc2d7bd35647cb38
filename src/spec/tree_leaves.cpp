// What a demand still asks for at a leaf that accepts.
#include <algorithm>

#include "spec/tree_search.h"

namespace loris {

Answer TreeSearch::visit_leaf(Sieve& sieve, Sifted& leaf) {
  Walk walk = leaf.walk;
  for (const Sifted* at = leaf.above; at != nullptr; at = at->above) {
    walk.open.insert(walk.open.end(), at->walk.open.begin(), at->walk.open.end());
    walk.taken.insert(walk.taken.end(), at->walk.taken.begin(), at->walk.taken.end());
  }
  sieve_ = &sieve;
  leaf_ = &leaf.branch;
  is_useful_ = false;
  const State& state = leaf.branch->node.state;
  const Answer answer = settle({state.heap, state.input}, {}, std::move(walk));
  if (answer == Answer::No && !is_useful_) leaf.drop();
  return answer;
}

/// Decides what is open, one thing after the other.
Answer TreeSearch::settle(Refined heap, FoundElements found, Walk walk) {
  if (!keep_going_()) return unknown("stopped", "the precondition");
  if (!consider(walk, {heap.objects, heap.input}, found, true)) return Answer::No;
  if (walk.open.empty()) return accept(std::move(heap), std::move(found), std::move(walk));
  const Blocked blocked = walk.open.front().blocked;
  if (blocked.array) return settle_element(heap, found, walk, blocked);
  return settle_symbol(heap, found, walk, blocked);
}

Answer TreeSearch::accept(Refined heap, FoundElements found, Walk walk) {
  Refined whole = heap;
  if (!machine_.refiner.complete(whole)) return Answer::No;
  std::vector<Term> known;
  if (!demands_.agrees(sieve_->all_samenesses(), {heap.objects, heap.input}, found, known))
    return Answer::No;
  for (const Term condition : known) {
    if (!assume(walk, condition)) return Answer::No;
  }
  if (!walk.is_sure) return unknown("the solver did not answer", "the precondition");
  add_fixed(heap, found);
  heap.input.name_by("");
  const Next next =
      (*visit_)({*leaf_, std::move(heap.objects), std::move(heap.input), std::move(found),
                 std::move(walk.condition), std::move(walk.model), nullptr});
  if (next != Next::Useless) is_useful_ = true;
  return next == Next::Stop ? Answer::Yes : Answer::No;
}

/// Elements at an index that the sieve has fixed are found at that index, too.
void TreeSearch::add_fixed(const Refined& heap, FoundElements& found) const {
  for (const Sieve::Fixed& fixed : sieve_->fixed) {
    Relocation there(machine_.refiner, demands_.numbering(), {heap.objects, heap.input}, found);
    if (const auto element = there.fixed(fixed.array, fixed.index, fixed.value))
      found.push_back(*element);
  }
}

Answer TreeSearch::settle_symbol(const Refined& heap, const FoundElements& found, const Walk& walk,
                                 const Blocked& blocked) {
  const Refiner& refiner = machine_.refiner;
  const HeapView view{heap.objects, heap.input};
  Alternatives alternatives;
  if (blocked.object) {
    std::vector<TypeSet> classes;
    for (const Class* cls :
         refiner.types().members(refiner.object_types(heap.objects, blocked.object)))
      classes.push_back(refiner.types().only(*cls));
    alternatives = refiner.split_object(view, blocked.object, classes);
  } else if (blocked.within) {
    alternatives = refiner.split(view, blocked.symbol, {blocked.within});
  } else {
    alternatives = refiner.choose_object(view, blocked.symbol);
  }
  Answer all = Answer::No;
  for (Refined& next : alternatives) {
    const Answer answer = settle(std::move(next), found, walk);
    if (answer == Answer::Yes) return answer;
    if (answer == Answer::Unknown) all = answer;
  }
  return all;
}

/// The name of an element is shared with heaps where the array has another class.
void TreeSearch::fit_element(Refined& heap, const Class& array_class, SymbolId element) const {
  TypeUniverse& types = machine_.refiner.types();
  const TypeSet known = machine_.refiner.types_of({heap.objects, heap.input}, element);
  const TypeSet held = types.join(types.led_to(*array_class.element), types.null());
  const TypeSet fitting = types.meet(known, held);
  if (fitting != known) heap.input.set_facts(element, {fitting, heap.input.facts(element).object});
}

/// An index means an element that is known, or another one.
Answer TreeSearch::settle_element(const Refined& heap, const FoundElements& found, const Walk& walk,
                                  const Blocked& blocked) {
  TermStore& terms = machine_.terms;
  InputSymbols& symbols = machine_.symbols;
  const auto term_of = [&](Value index) {
    return index.symbolic ? index.term() : terms.int_constant(index.as_int());
  };
  const ObjectId object = heap.input.facts(blocked.array).object;
  // What an element may be depends on the class of the array.
  const auto classes = [&] { return machine_.refiner.object_types(heap.objects, object); };
  if (object && machine_.refiner.types().members(classes()).size() > 1)
    return settle_symbol(heap, found, walk, {{}, {}, object});
  FoundElements known;
  if (object) {
    for (const ArrayElement& element : heap.objects.at(object).symbolic()->elements)
      if (element.initial.kind != Kind::Unset)
        known.push_back({blocked.array, element.index, element.initial});
  }
  for (const FoundElement& element : found)
    if (element.array == blocked.array) known.push_back(element);
  Answer all = Answer::No;
  Walk other = walk;
  bool may_be_other = true;
  for (const FoundElement& element : known) {
    const Term same = terms.make(TermOp::Eq, term_of(blocked.index), term_of(element.index));
    Walk next = walk;
    if (assume(next, same)) {
      FoundElements more = found;
      more.push_back({blocked.array, blocked.index, element.initial});
      const Answer answer = settle(heap, std::move(more), std::move(next));
      if (answer == Answer::Yes) return answer;
      if (answer == Answer::Unknown) all = answer;
    }
    may_be_other = may_be_other && assume(other, terms.make(TermOp::Not, same));
  }
  if (!may_be_other) return all;
  const Class& cls = object ? machine_.program.at(heap.objects.at(object).cls())
                            : *symbols.at(blocked.array).declared;
  const Value initial = symbols.element(blocked.array, cls, blocked.index);
  Refined grown = heap;
  if (initial.kind == Kind::Ref) fit_element(grown, cls, symbols.of(initial.term()));
  FoundElements more = found;
  if (object)
    grown.objects.edit(object).make_symbolic().elements.push_back(
        {blocked.index, initial, initial});
  else
    more.push_back({blocked.array, blocked.index, initial});
  const Answer answer = settle(std::move(grown), std::move(more), std::move(other));
  return answer == Answer::No ? all : answer;
}

}  // namespace loris
