// papers/000, section III-B: the solver of LISSA looks for a completion of the partial heap that
// satisfies the precondition, and never at the condition of the path.
#include "spec/deciders.h"
#include "spec/tree_search.h"

namespace loris {
namespace {

class Lissa final : public Decider {
 public:
  explicit Lissa(const DeciderParts& parts)
      : machine_(parts.machine),
        inside_(parts.inside),
        stepper_(parts.machine, parts.keep_going),
        tree_(parts.inside, parts.heap, parts.keep_going),
        demands_(parts.machine.refiner, numbering_of(parts.machine.strategy)),
        search_(parts.inside, tree_, demands_, parts.walking, parts.keep_going),
        reuses_(parts.reuses) {}

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>& witness) override {
    Verdict verdict = stepper_.feasible(node, next.guard);
    if (verdict.answer == Answer::No) return verdict;
    const bool has_guard = next.guard && !machine_.terms.is_constant(next.guard);
    PathCondition condition = node.condition;
    if (has_guard) condition.assume(next.guard);
    const Answer answer = complete(condition, next.state, node.witness, witness);
    if (answer != Answer::Yes) verdict.answer = answer;
    return verdict;
  }

  Answer begin(Node& node) override {
    std::shared_ptr<const Solution> witness;
    const Answer answer = complete(node.condition, node.state, nullptr, witness);
    node.witness = std::move(witness);
    return answer;
  }

  std::set<std::string> notes() const override { return tree_.notes(); }

 private:
  /// Whether the heap can be completed, and how; the parent's way is tried first.
  Answer complete(const PathCondition& condition, const State& state,
                  const std::shared_ptr<const Solution>& parent,
                  std::shared_ptr<const Solution>& witness) {
    const Stopwatch watch(counts_.seconds);
    ++counts_.total;
    Demand demand = demands_.of(condition, state);
    std::erase_if(demand.conjuncts, [this](const Demand::Conjunct& conjunct) {
      return !demands_.is_about_references(conjunct.term);
    });
    const bool is_known = parent != nullptr && reuses_;
    const auto sieve = Sieve::below(is_known ? parent->sieve : nullptr, &tree_, std::move(demand));
    const auto take = [&](Solution solution) {
      solution.sieve = sieve;
      witness = std::make_shared<Solution>(std::move(solution));
      return TreeSearch::Next::Stop;
    };
    if (is_known) {
      if (auto kept = search_.keep(*parent, *sieve)) {
        ++counts_.reused;
        take(std::move(*kept));
        return Answer::Yes;
      }
    }
    const WithStrategy decided(machine_.vm, inside_.strategy);
    const Answer answer = search_.search(*sieve, take);
    if (answer == Answer::Unknown)
      for (const auto& [what, count] : search_.met()) limits_[what] += count;
    return answer;
  }

  Machine machine_;
  Machine inside_;
  Stepper stepper_;
  PredicateTree tree_;
  Demands demands_;
  TreeSearch search_;
  bool reuses_;
};

}  // namespace

std::unique_ptr<Decider> make_lissa(const DeciderParts& parts) {
  return std::make_unique<Lissa>(parts);
}

}  // namespace loris
