#include "spec/tree_search.h"

#include <algorithm>

#include "term/evaluate.h"

namespace loris {

using Truth = Judgement::Truth;
using BranchKind = PredicateTree::Kind;

namespace {

std::vector<std::uint32_t> way_to(const PredicateTree::Branch* branch) {
  std::vector<std::uint32_t> way;
  for (; branch != nullptr && branch->parent != nullptr; branch = branch->parent)
    way.push_back(branch->index);
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace

Answer TreeSearch::search(const Demand& demand, const Solution* from, const Visit& visit,
                          std::uint64_t most) {
  return start(demand, from, visit, most, false);
}

Answer TreeSearch::search_heaps_first(const Demand& demand, const Solution* from,
                                      const Visit& visit) {
  return start(demand, from, visit, UINT64_MAX, true);
}

Answer TreeSearch::start(const Demand& demand, const Solution* from, const Visit& visit,
                         std::uint64_t most, bool numbers_wait) {
  left_ = most;
  demand_ = &demand;
  visit_ = &visit;
  // Demands only grow: what did not meet a part of this one does not meet the whole.
  from_ = way_to(from == nullptr || from->has_doubt ? nullptr : from->leaf);
  met_.clear();
  Walk walk;
  for (std::size_t part = 0; part < demand.size(); ++part) {
    const bool is_number = part < demand.conjuncts.size() &&
                           !demands_.is_about_references(demand.conjuncts[part].term);
    walk.open.push_back({part, {}, {}, 0, numbers_wait && is_number});
  }
  return this->visit(tree_.root(), std::move(walk), 0);
}

Answer TreeSearch::unknown(const std::string& what, const std::string& where) {
  ++met_[{what, where}];
  return Answer::Unknown;
}

/// Whether some number is left.
bool TreeSearch::assume(Walk& walk, Term condition) {
  if (machine_.terms.is_constant(condition)) return machine_.terms.bits(condition) != 0;
  Verdict verdict = solver_.check(walk.condition, condition, walk.model);
  if (verdict.answer == Answer::No) return false;
  if (verdict.answer == Answer::Unknown) walk.is_sure = false;
  walk.condition.assume(condition);
  walk.model = std::move(verdict.model);
  return true;
}

/// What the branch assumes beyond its parent.
bool TreeSearch::assume_guards(Walk& walk, const Branch& branch) {
  const std::uint32_t known = branch.parent == nullptr ? 0 : branch.parent->node.condition.depth();
  std::vector<Term> guards;
  for (const auto* at = branch.node.condition.newest(); at != nullptr && at->depth > known;
       at = at->parent)
    guards.push_back(at->conjunct);
  return std::all_of(guards.rbegin(), guards.rend(),
                     [&](Term guard) { return assume(walk, guard); });
}

std::size_t TreeSearch::known_elements(SymbolId array, HeapView view) {
  const ObjectId object = view.input.facts(array).object;
  return object ? view.objects.at(object).symbolic()->elements.size() : 0;
}

bool TreeSearch::is_decided(const Open& open, HeapView view) const {
  if (open.waits_for_leaf) return false;
  if (open.blocked.array) return known_elements(open.blocked.array, view) != open.elements;
  if (!open.blocked.symbol) return true;
  return view.input.facts(open.blocked.symbol).object ||
         machine_.refiner.types_of(view, open.blocked.symbol) != open.types;
}

/// What states ask along one path is mostly the same, so it is kept at the branch.
Judgement TreeSearch::judge(std::size_t part, HeapView view, const FoundElements& found,
                            Branch* branch) {
  if (branch == nullptr || part >= demand_->conjuncts.size())
    return demands_.judge(*demand_, part, view, found);
  constexpr std::size_t kKept = 64;
  if (branch->judged.size() >= kKept) branch->judged.clear();
  const auto [known, is_new] = branch->judged.try_emplace(demand_->conjuncts[part].term);
  if (is_new) known->second = demands_.judge(*demand_, part, view, found);
  return known->second;
}

bool TreeSearch::consider(Walk& walk, Branch& branch) {
  const HeapView view{branch.node.state.heap, branch.node.state.input};
  return consider(walk, view, {}, false, &branch);
}

/// Judges those parts of the demand of which more is known now. False: one cannot be met here.
bool TreeSearch::consider(Walk& walk, HeapView view, const FoundElements& found, bool all,
                          Branch* branch) {
  for (std::size_t i = 0; i < walk.open.size(); ++i) {
    Open& open = walk.open[i];
    if (!all && !is_decided(open, view)) continue;
    const Judgement judged = judge(open.part, view, found, branch);
    switch (judged.truth) {
      case Truth::No: return false;
      case Truth::Open:
        open.blocked = judged.blocked;
        if (open.blocked.array) open.elements = known_elements(open.blocked.array, view);
        if (open.blocked.symbol) open.types = machine_.refiner.types_of(view, open.blocked.symbol);
        continue;
      case Truth::Number:
        if (!assume(walk, judged.condition)) return false;
        break;
      case Truth::Yes:
        if (!judged.taken) break;
        if (std::find(walk.taken.begin(), walk.taken.end(), judged.taken) != walk.taken.end())
          return false;
        walk.taken.push_back(judged.taken);
    }
    walk.open.erase(walk.open.begin() + static_cast<std::ptrdiff_t>(i--));
  }
  return true;
}

/// `depth` is that of the branch; on the way to the first leaf that counts it is also how much of
/// the way is done.
Answer TreeSearch::visit(Branch& branch, Walk walk, std::size_t depth) {
  if (left_ == 0) return Answer::Unknown;
  --left_;
  const Walk before = branch.kind == BranchKind::Unread ? walk : Walk{};
  if (!assume_guards(walk, branch) || !consider(walk, branch)) return Answer::No;
  if (branch.kind == BranchKind::Unread) {
    if (!keep_going_()) return unknown("stopped", "the precondition");
    tree_.grow(branch);
    if (PredicateTree::is_dead(branch)) return Answer::No;
    walk = before;
    if (!assume_guards(walk, branch) || !consider(walk, branch)) return Answer::No;
  }
  if (branch.kind == BranchKind::Unknown) return unknown(branch.what, branch.where);
  if (branch.kind == BranchKind::Accepts)
    return settle(branch, {branch.node.state.heap, branch.node.state.input}, {}, std::move(walk));
  Answer all = Answer::No;
  const bool is_on_way = depth < from_.size();
  const std::vector<std::uint32_t> way = from_;
  for (std::size_t i = is_on_way ? from_[depth] : 0; i < branch.children.size(); ++i) {
    if (branch.children[i] == nullptr) continue;
    if (is_on_way && i > way[depth]) from_.clear();
    const bool is_last = i + 1 == branch.children.size();
    const Answer answer = visit(*branch.children[i], is_last ? std::move(walk) : walk, depth + 1);
    if (PredicateTree::is_dead(*branch.children[i])) PredicateTree::cut(branch, i);
    if (answer == Answer::Yes) return answer;
    if (answer == Answer::Unknown) all = answer;
  }
  return all;
}

/// The precondition accepts; what the demand still asks for is decided here.
Answer TreeSearch::settle(Branch& leaf, Refined heap, FoundElements found, Walk walk) {
  if (!keep_going_()) return unknown("stopped", "the precondition");
  if (!consider(walk, {heap.objects, heap.input}, found, true, nullptr)) return Answer::No;
  if (walk.open.empty()) {
    Refined whole = heap;
    if (!machine_.refiner.complete(whole)) return Answer::No;
    std::vector<Term> known;
    if (!demands_.agrees(*demand_, {heap.objects, heap.input}, found, known)) return Answer::No;
    for (const Term condition : known) {
      if (!assume(walk, condition)) return Answer::No;
    }
    if (!walk.is_sure) return unknown("the solver did not answer", "the precondition");
    heap.input.name_by("");
    Solution solution{&leaf,
                      std::move(heap.objects),
                      std::move(heap.input),
                      std::move(found),
                      std::move(walk.condition),
                      std::move(walk.model),
                      !met_.empty()};
    return (*visit_)(std::move(solution)) ? Answer::No : Answer::Yes;
  }
  const Blocked blocked = walk.open.front().blocked;
  if (blocked.array) return settle_element(leaf, heap, found, walk, blocked);
  return settle_symbol(leaf, heap, found, walk, blocked);
}

Answer TreeSearch::settle_symbol(Branch& leaf, const Refined& heap, const FoundElements& found,
                                 const Walk& walk, const Blocked& blocked) {
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
    const Answer answer = settle(leaf, std::move(next), found, walk);
    if (answer == Answer::Yes) return answer;
    if (answer == Answer::Unknown) all = answer;
  }
  return all;
}

/// The name of an element is shared with heaps where the array has another class.
void TreeSearch::fit_element(Refined& heap, const Class& array_class, SymbolId element) const {
  TypeUniverse& types = machine_.refiner.types();
  const TypeSet known = machine_.refiner.types_of({heap.objects, heap.input}, element);
  const TypeSet held = types.join(types.below(*array_class.element), types.null());
  const TypeSet fitting = types.meet(known, held);
  if (fitting != known) heap.input.set_facts(element, {fitting, heap.input.facts(element).object});
}

/// An index means an element that is known, or another one.
Answer TreeSearch::settle_element(Branch& leaf, const Refined& heap, const FoundElements& found,
                                  const Walk& walk, const Blocked& blocked) {
  TermStore& terms = machine_.terms;
  InputSymbols& symbols = machine_.symbols;
  const auto term_of = [&](Value index) {
    return index.symbolic ? index.term() : terms.int_constant(index.as_int());
  };
  const ObjectId object = heap.input.facts(blocked.array).object;
  // What an element may be depends on the class of the array.
  const auto classes = [&] { return machine_.refiner.object_types(heap.objects, object); };
  if (object && machine_.refiner.types().members(classes()).size() > 1)
    return settle_symbol(leaf, heap, found, walk, {{}, {}, object});
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
      const Answer answer = settle(leaf, heap, std::move(more), std::move(next));
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
  const Answer answer = settle(leaf, std::move(grown), std::move(more), std::move(other));
  return answer == Answer::No ? all : answer;
}

std::optional<Solution> TreeSearch::keep(const Solution& solution, const Demand& more) {
  demand_ = &more;
  Walk walk{solution.condition, solution.model, {}, {}};
  for (std::size_t part = 0; part < more.size(); ++part)
    walk.open.push_back({part, {}, {}, 0, false});
  if (!consider(walk, {solution.heap, solution.input}, solution.found, true, nullptr))
    return std::nullopt;
  if (!walk.open.empty() || !walk.is_sure) return std::nullopt;
  std::vector<Term> known;  // is part of the condition already
  if (!demands_.agrees(more, {solution.heap, solution.input}, solution.found, known))
    return std::nullopt;
  Solution kept = solution;
  kept.condition = std::move(walk.condition);
  kept.model = std::move(walk.model);
  return kept;
}

Model TreeSearch::model_for(const Demand& demand, const Solution& solution) const {
  if (solution.model == nullptr) return nullptr;
  auto model = std::make_shared<Assignment>();
  Relocation there(machine_.refiner, demands_.numbering(), {solution.heap, solution.input},
                   solution.found);
  for (const Demand::Conjunct& conjunct : demand.conjuncts) {
    for (const Term variable : *conjunct.variables) {
      if (model->contains(variable)) continue;
      const std::optional<Term> term = there.value(variable);
      if (!term) continue;
      if (const auto bits = evaluate_completed(machine_.terms, *term, *solution.model))
        model->emplace(variable, *bits);
    }
  }
  return model;
}

}  // namespace loris
