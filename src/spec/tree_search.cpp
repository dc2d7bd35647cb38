#include "spec/tree_search.h"

#include <algorithm>

#include "base/reversed.h"
#include "term/evaluate.h"

namespace loris {

using Truth = Judgement::Truth;
using BranchKind = PredicateTree::Kind;
using Stage = Sifted::Stage;

Answer TreeSearch::search(Sieve& sieve, const Visit& visit, std::uint64_t most) {
  most_ = left_ = most;
  visit_ = &visit;
  sieve_ = &sieve;
  met_.clear();
  forget();
  return this->visit(sieve, root_of(sieve));
}

/// Sieves can be filled anew; those that many states left behind are emptied.
void TreeSearch::forget() {
  constexpr std::size_t kMost = 2'000'000;
  if (added_ < kMost) return;
  std::erase_if(held_, [](const auto& branches) { return branches.expired(); });
  added_ = 0;
  for (const auto& branches : held_) added_ += branches.lock()->size();
  if (added_ < kMost / 2) return;
  for (const auto& branches : held_) branches.lock()->clear();
  held_.clear();
  added_ = 0;
}

Sifted& TreeSearch::add(Sieve& sieve, Sifted sifted) {
  if (sieve.branches->empty()) held_.push_back(sieve.branches);
  ++added_;
  return sieve.branches->emplace_back(std::move(sifted));
}

Sifted& TreeSearch::root_of(Sieve& sieve) {
  if (!sieve.branches->empty()) return sieve.branches->front();
  Sieve* source = sieve.above.get();
  while (source != nullptr && source->branches->empty()) source = source->above.get();
  sieve.source = source;
  return add(sieve, {tree_.root(), source == nullptr ? nullptr : &source->branches->front()});
}

Answer TreeSearch::unknown(const std::string& what, const std::string& where) {
  ++met_[{what, where}];
  return Answer::Unknown;
}

Answer TreeSearch::visit(Sieve& sieve, Sifted& sifted) {
  if (sifted.is_gone()) return Answer::No;
  if (left_ == 0) return Answer::Unknown;
  constexpr std::uint64_t kOften = 64;  // it takes longer to look at a clock than at a branch
  if (--left_ % kOften == 0 && !keep_going_()) return unknown("stopped", "the precondition");
  const std::shared_ptr<Branch> held = sifted.branch;
  Branch& branch = *held;
  if (!judge(sieve, sifted)) {
    if (keep_going_()) tree_.pass_by(held);
    return Answer::No;
  }
  if (branch.kind == BranchKind::Unread) {
    if (!keep_going_()) return unknown("stopped", "the precondition");
    tree_.grow(branch);
    if (!judge(sieve, sifted)) return Answer::No;
  }
  if (branch.kind == BranchKind::Unknown) return unknown(branch.what, branch.where);
  if (branch.kind == BranchKind::Accepts) return visit_leaf(sieve, sifted);
  return visit_children(sieve, sifted);
}

Answer TreeSearch::visit_children(Sieve& sieve, Sifted& sifted) {
  find_children(sieve, sifted);
  Answer all = Answer::No;
  bool is_gone = true;
  for (std::uint32_t i = 0; i < sifted.children; ++i) {
    Sifted* const child = &(*sieve.branches)[sifted.first_child + i];
    if (!is_left(*child)) continue;
    const std::shared_ptr<Branch> branch = child->branch;
    Sifted* const above = child->above;
    const Answer answer = visit(sieve, *child);
    if (child->is_gone() && PredicateTree::is_dead(*branch)) {
      PredicateTree::cut_dead(branch);
      drop_all(above);
    }
    if (answer == Answer::Yes) return answer;
    if (answer == Answer::Unknown) all = answer;
    is_gone = is_gone && child->is_gone();
  }
  if (is_gone) sifted.drop();
  return all;
}

void TreeSearch::find_children(Sieve& sieve, Sifted& sifted) {
  if (std::exchange(sifted.has_children, true)) return;
  if (sifted.above != nullptr) find_children(*sieve.source, *sifted.above);
  sifted.first_child = static_cast<std::uint32_t>(sieve.branches->size());
  if (sifted.above == nullptr) {
    for (const auto& child : sifted.branch->children) {
      if (child == nullptr) continue;
      const auto fork = PredicateTree::next_fork(child);
      add(sieve, {fork, nullptr, &sifted});
    }
  } else {
    const Sifted& above = *sifted.above;
    for (std::uint32_t i = 0; i < above.children; ++i) {
      Sifted& child = (*sieve.source->branches)[above.first_child + i];
      if (!is_left(child)) continue;
      Sifted* const fork = next_fork(*sieve.source, &child);
      add(sieve, {fork->branch, fork, &sifted});
    }
  }
  sifted.children = static_cast<std::uint32_t>(sieve.branches->size()) - sifted.first_child;
}

/// What accepts nothing is gone from the sieves above, too.
void TreeSearch::drop_all(Sifted* sifted) {
  while (sifted != nullptr) std::exchange(sifted, sifted->above)->drop();
}

/// Whether some input may have passed, as far as is known.
bool TreeSearch::is_left(const Sifted& sifted) {
  return !sifted.is_gone() && !PredicateTree::is_dead(*sifted.branch);
}

/// Where the inputs that are left next go different ways, as far as is known.
Sifted* TreeSearch::next_fork(const Sieve& sieve, Sifted* sifted) {
  while (sifted->has_children) {
    Sifted* only = nullptr;
    for (std::uint32_t i = 0; i < sifted->children; ++i) {
      Sifted& child = (*sieve.branches)[sifted->first_child + i];
      if (!is_left(child)) continue;
      if (only != nullptr) return sifted;
      only = &child;
    }
    if (only == nullptr) return sifted;
    sifted = only;
  }
  return sifted;
}

/// Whether some input of the branch may pass, as far as is known of the branch by now.
bool TreeSearch::judge(Sieve& sieve, Sifted& sifted) {
  if (sifted.is_gone()) return false;
  const bool is_read = sifted.branch->kind != BranchKind::Unread;
  const Stage reached = is_read ? Stage::Judged : Stage::Before;
  if (sifted.stage == reached) return true;
  if (!PredicateTree::is_dead(*sifted.branch) &&
      (sifted.above == nullptr || judge(*sieve.source, *sifted.above)) && sift(sieve, sifted)) {
    sifted.stage = reached;
    return true;
  }
  sifted.drop();
  return false;
}

bool TreeSearch::sift(Sieve& sieve, Sifted& sifted) {
  const State& state = sifted.branch->node.state;
  Walk walk;
  if (sifted.parent != nullptr)
    walk = sifted.parent->walk;
  else
    walk.open = parts_of(sieve);
  if (!assume_guards(walk, sifted)) return false;
  if (!consider(walk, {state.heap, state.input}, {}, false)) return false;
  sifted.walk = std::move(walk);
  return is_apart(sieve, sifted);
}

/// Objects that are apart here must be so of those above, too.
bool TreeSearch::is_apart(const Sieve& sieve, const Sifted& sifted) const {
  if (sieve.apart == (sieve.source == nullptr ? 0 : sieve.source->apart)) return true;
  std::vector<ObjectId> taken;
  for (const Sifted* at = &sifted; at != nullptr; at = at->above)
    taken.insert(taken.end(), at->walk.taken.begin(), at->walk.taken.end());
  std::sort(taken.begin(), taken.end());
  return std::adjacent_find(taken.begin(), taken.end()) == taken.end();
}

/// What holds of the branch beyond its parent. Where this sieve has assumed nothing so far, it was
/// asked already; and the model that was found then often fits what the sieve has assumed.
bool TreeSearch::assume_guards(Walk& walk, const Sifted& sifted) {
  const Branch& branch = *sifted.branch;
  const PathCondition none;
  const PathCondition *before = &none, *now = &branch.node.condition;
  if (sifted.above != nullptr) {
    now = &sifted.above->walk.condition;
    if (sifted.parent != nullptr) before = &sifted.parent->above->walk.condition;
    walk.is_sure = walk.is_sure && sifted.above->walk.is_sure;
  } else if (sifted.parent != nullptr) {
    before = &sifted.parent->branch->node.condition;
  }
  if (walk.condition.newest() == before->newest()) {
    walk.condition = *now;
    walk.model = sifted.above != nullptr ? sifted.above->walk.model : branch.node.model;
    return true;
  }
  std::vector<Term> guards;
  for (const auto* at = now->newest(); at != nullptr && at->depth > before->depth();
       at = at->parent)
    guards.push_back(at->conjunct);
  std::reverse(guards.begin(), guards.end());
  const Model& model = sifted.above != nullptr ? sifted.above->walk.model : branch.node.model;
  if (!guards.empty() && holds(walk.own, model)) {
    for (const Term guard : guards) walk.condition.assume(guard);
    walk.model = model;
    return true;
  }
  return std::all_of(guards.begin(), guards.end(), [&](Term guard) { return assume(walk, guard); });
}

/// Whether the model, if there is one, is one of these conditions too.
bool TreeSearch::holds(const PathCondition& conditions, const Model& model) const {
  if (model == nullptr) return false;
  for (const auto* at = conditions.newest(); at != nullptr; at = at->parent) {
    if (evaluate_completed(machine_.terms, at->conjunct, *model) != std::uint64_t{1}) return false;
  }
  return true;
}

/// All that is asked beyond the source, what was asked first before the rest.
std::vector<Walk::Open> TreeSearch::parts_of(const Sieve& sieve) {
  std::vector<const Demand*> demands;
  for (const Sieve* at = &sieve; at != sieve.source; at = at->above.get())
    demands.push_back(&at->demand);
  std::vector<Walk::Open> parts;
  for (const Demand* demand : reversed(demands)) {
    for (std::size_t part = 0; part < demand->size(); ++part)
      parts.push_back({demand, part, {}, {}, 0, heaps_first_ && is_about_numbers(*demand, part)});
  }
  return parts;
}

bool TreeSearch::is_about_numbers(const Demand& demand, std::size_t part) {
  return part < demand.conjuncts.size() &&
         !demands_.is_about_references(demand.conjuncts[part].term);
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

std::size_t TreeSearch::known_elements(SymbolId array, HeapView view) {
  const ObjectId object = view.input.facts(array).object;
  return object ? view.objects.at(object).symbolic()->elements.size() : 0;
}

bool TreeSearch::is_decided(const Walk::Open& open, HeapView view) const {
  if (open.waits_for_leaf) return false;
  if (open.blocked.array) return known_elements(open.blocked.array, view) != open.elements;
  if (!open.blocked.symbol) return true;
  return view.input.facts(open.blocked.symbol).object ||
         machine_.refiner.types_of(view, open.blocked.symbol) != open.types;
}

/// Judges those parts of the demand of which more is known now. False: one cannot be met here.
bool TreeSearch::consider(Walk& walk, HeapView view, const FoundElements& found, bool all) {
  for (std::size_t i = 0; i < walk.open.size(); ++i) {
    Walk::Open& open = walk.open[i];
    if (!all && !is_decided(open, view)) continue;
    const Judgement judged = demands_.judge(*open.demand, open.part, view, found);
    switch (judged.truth) {
      case Truth::No: return false;
      case Truth::Open:
        open.blocked = judged.blocked;
        if (open.blocked.array) open.elements = known_elements(open.blocked.array, view);
        if (open.blocked.symbol) open.types = machine_.refiner.types_of(view, open.blocked.symbol);
        continue;
      case Truth::Number:
        if (!assume(walk, judged.condition)) return false;
        walk.own.assume(judged.condition);
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

std::optional<Solution> TreeSearch::keep(const Solution& solution, const Sieve& sieve) {
  Walk walk{solution.condition, {}, solution.model, {}, {}};
  for (std::size_t part = 0; part < sieve.demand.size(); ++part)
    walk.open.push_back({&sieve.demand, part});
  const HeapView view{solution.heap, solution.input};
  if (!consider(walk, view, solution.found, true)) return std::nullopt;
  if (!walk.open.empty() || !walk.is_sure) return std::nullopt;
  // What is apart or the same must be so of what was asked before, too.
  if (!sieve.demand.apart.empty() || !sieve.demand.samenesses.empty()) {
    const Demand whole = sieve.whole();
    walk.taken.clear();
    for (std::size_t i = 0; i < whole.apart.size(); ++i)
      walk.open.push_back({&whole, whole.conjuncts.size() + whole.references.size() + i});
    std::vector<Term> known;  // is part of the condition already
    if (!consider(walk, view, solution.found, true) || !walk.open.empty() ||
        !demands_.agrees(whole.samenesses, view, solution.found, known))
      return std::nullopt;
  }
  Solution kept = solution;
  kept.condition = std::move(walk.condition);
  kept.model = std::move(walk.model);
  return kept;
}

Model TreeSearch::model_for(const Sieve& sieve, const Solution& solution) const {
  if (solution.model == nullptr) return nullptr;
  auto model = std::make_shared<Assignment>();
  Relocation there(machine_.refiner, demands_.numbering(), {solution.heap, solution.input},
                   solution.found);
  for (const Sieve* at = &sieve; at != nullptr; at = at->above.get()) {
    for (const Demand::Conjunct& conjunct : at->demand.conjuncts) {
      for (const Term variable : *conjunct.variables) {
        if (model->contains(variable)) continue;
        const std::optional<Term> term = there.value(variable);
        if (!term) continue;
        if (const auto bits = evaluate_completed(machine_.terms, *term, *solution.model))
          model->emplace(variable, *bits);
      }
    }
  }
  return model;
}

}  // namespace loris
