// papers/000, section IV-B (LIHybrid), papers/001 (ConsP): the precondition is run on what is
// decided of the input; where it needs more, the answer is "maybe".
#include <algorithm>

#include "spec/deciders.h"
#include "spec/demand.h"

namespace loris {
namespace {

class Hybrid final : public Decider {
 public:
  explicit Hybrid(const DeciderParts& parts)
      : machine_(parts.machine),
        inside_(parts.inside),
        stepper_(parts.machine, parts.keep_going),
        tree_(parts.inside, parts.heap, parts.keep_going),
        demands_(parts.machine.refiner, numbering_of(parts.machine.strategy)) {}

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>&) override {
    Verdict verdict = stepper_.feasible(node, next.guard);
    if (verdict.answer == Answer::No) return verdict;
    PathCondition condition = node.condition;
    if (next.guard && !machine_.terms.is_constant(next.guard)) condition.assume(next.guard);
    if (!may_hold(condition, next.state)) verdict.answer = Answer::No;
    return verdict;
  }

  Answer begin(Node& node) override {
    return may_hold(node.condition, node.state) ? Answer::Yes : Answer::No;
  }

  std::set<std::string> notes() const override { return tree_.notes(); }

 private:
  using Branch = PredicateTree::Branch;

  /// Follows the precondition as long as the state has decided where it goes. The tree is only a
  /// memory of runs: no branch is cut, so that no answer depends on what was asked before.
  bool may_hold(const PathCondition& condition, const State& state) {
    const Stopwatch watch(counts_.seconds);
    ++counts_.total;
    Demand demand = demands_.of(condition, state);
    std::erase_if(demand.conjuncts, [this](const Demand::Conjunct& conjunct) {
      return !demands_.is_about_references(conjunct.term);
    });
    const WithStrategy decided(machine_.vm, inside_.strategy);
    for (Branch* branch = tree_.root().get();;) {
      if (branch->kind == PredicateTree::Kind::Unread) tree_.grow(*branch);
      if (branch->kind == PredicateTree::Kind::Refuses) return false;
      if (branch->kind != PredicateTree::Kind::Inner) return true;
      Branch* only = nullptr;
      for (const auto& child : branch->children) {
        if (!fits(demand, *child)) continue;
        if (only != nullptr) return true;
        only = child.get();
      }
      if (only == nullptr) return false;
      branch = only;
    }
  }

  bool fits(const Demand& demand, const Branch& branch) const {
    const HeapView view{branch.node.state.heap, branch.node.state.input};
    std::vector<ObjectId> taken;
    for (std::size_t part = 0; part < demand.size(); ++part) {
      const Judgement judged = demands_.judge(demand, part, view, {});
      if (judged.truth == Judgement::Truth::No) return false;
      if (!judged.taken) continue;
      if (std::find(taken.begin(), taken.end(), judged.taken) != taken.end()) return false;
      taken.push_back(judged.taken);
    }
    return true;
  }

  Machine machine_;
  Machine inside_;
  Stepper stepper_;
  PredicateTree tree_;
  Demands demands_;
};

}  // namespace

std::unique_ptr<Decider> make_hybrid(const DeciderParts& parts) {
  return std::make_unique<Hybrid>(parts);
}

}  // namespace loris
