// papers/000, Algorithm 1: heaps that satisfy preH one after the other, whatever the condition of
// the path is; of each, whether its numbers fit the path; then preP is run on it under both.
#include "spec/deciders.h"
#include "spec/tree_search.h"

namespace loris {
namespace {

class Pli final : public Decider {
 public:
  explicit Pli(const DeciderParts& parts)
      : machine_(parts.machine),
        inside_(parts.inside),
        data_(parts.data),
        keep_going_(parts.keep_going),
        tree_(parts.inside, parts.heap, parts.keep_going),
        demands_(parts.machine.refiner, numbering_of(parts.machine.strategy)),
        search_(parts.inside, tree_, demands_, parts.walking, parts.keep_going, true),
        reuses_(parts.reuses) {}

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>& witness) override {
    const Term guard = next.guard;
    const bool is_open = guard && !machine_.terms.is_constant(guard);
    if (guard && !is_open && machine_.terms.bits(guard) == 0) return {Answer::No, {}};
    PathCondition condition = node.condition;
    if (is_open) condition.assume(guard);
    const Answer answer = solve(demands_.of(condition, next.state), node.witness, witness);
    return {answer, witness ? search_.model_for(*witness->sieve, *witness) : nullptr};
  }

  Answer begin(Node& node) override {
    std::shared_ptr<const Solution> witness;
    const Answer answer = solve(demands_.of(node.condition, node.state), nullptr, witness);
    node.witness = std::move(witness);
    return answer;
  }

  std::set<std::string> notes() const override { return tree_.notes(); }

 private:
  Answer solve(Demand demand, const std::shared_ptr<const Solution>& parent,
               std::shared_ptr<const Solution>& witness) {
    const Stopwatch watch(counts_.seconds);
    ++counts_.total;
    const bool is_known = parent != nullptr && reuses_;
    const auto sieve = Sieve::below(is_known ? parent->sieve : nullptr, &tree_, std::move(demand));
    const auto take = [&](Solution solution) {
      solution.sieve = sieve;
      witness = std::make_shared<Solution>(std::move(solution));
    };
    if (is_known) {
      if (auto kept = search_.keep(*parent, *sieve)) {
        ++counts_.reused;
        take(std::move(*kept));
        return Answer::Yes;
      }
    }
    const WithStrategy decided(machine_.vm, inside_.strategy);
    bool may_be = false;  // a heap of which preP did not say
    const Answer answer = search_.search(*sieve, [&](Solution solution) {
      const Answer holds = run_data(solution);
      if (holds == Answer::No) return TreeSearch::Next::Useless;
      may_be |= holds == Answer::Unknown;
      if (holds == Answer::Unknown) return TreeSearch::Next::GoOn;
      take(std::move(solution));
      return TreeSearch::Next::Stop;
    });
    if (answer == Answer::Unknown)
      for (const auto& [what, count] : search_.met()) limits_[what] += count;
    return answer == Answer::No && may_be ? Answer::Unknown : answer;
  }

  /// Runs preP on a heap, under what is known of its numbers: the first path that returns true.
  Answer run_data(Solution& solution) {
    State start = solution.leaf->node.state;
    start.heap = solution.heap;
    start.input = solution.input;
    PredicateTree runs(inside_, {data_.predicates, data_.arguments, start}, keep_going_);
    runs.root()->node.condition = solution.condition;
    runs.root()->node.model = solution.model;
    std::vector<PredicateTree::Branch*> open{runs.root().get()};
    Answer answer = Answer::No;
    while (!open.empty()) {
      PredicateTree::Branch& branch = *open.back();
      open.pop_back();
      if (branch.kind == PredicateTree::Kind::Unread) runs.grow(branch);
      if (branch.kind == PredicateTree::Kind::Unknown) {
        ++limits_[{branch.what, branch.where}];
        answer = Answer::Unknown;
      }
      if (branch.kind == PredicateTree::Kind::Accepts) {
        Refined whole{branch.node.state.heap, branch.node.state.input};
        if (!machine_.refiner.complete(whole)) continue;
        solution.heap = branch.node.state.heap;
        solution.input = branch.node.state.input;
        solution.input.name_by("");
        solution.condition = branch.node.condition;
        solution.model = branch.node.model;
        return Answer::Yes;
      }
      for (std::size_t i = branch.children.size(); i-- > 0;)
        open.push_back(branch.children[i].get());
    }
    return answer;
  }

  Machine machine_;
  Machine inside_;
  Precondition data_;
  std::function<bool()> keep_going_;
  PredicateTree tree_;
  Demands demands_;
  TreeSearch search_;
  bool reuses_;
};

}  // namespace

std::unique_ptr<Decider> make_pli(const DeciderParts& parts) {
  return std::make_unique<Pli>(parts);
}

}  // namespace loris
