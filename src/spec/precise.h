#pragma once
#include <optional>

#include "spec/deciders.h"
#include "spec/index_cases.h"
#include "spec/learned_cores.h"
#include "spec/refuter.h"
#include "spec/tree_search.h"

namespace loris {

/// Keeps of each state a valid input: a run of the precondition on the initial heap that returns
/// true under the state's condition (DESIGN 6, points 6 to 8). A state without one is infeasible.
///
/// The runs are those of one tree, which is shared by all states and walked in one order. What a
/// state asks only grows, so a search looks at what that of its parent left (`Sieve`).
class Precise final : public Decider {
 public:
  explicit Precise(const DeciderParts& parts);

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>& witness) override;
  bool excludes(const Node& node, Term condition) override;
  Answer begin(Node& node) override;
  std::set<std::string> notes() const override { return tree_.notes(); }

  /// The first input of the node, in an order that no history of the run changes: the node before
  /// the target is run, to be followed with the strategy of the inside. Where there is none the
  /// answer is No, or Unknown.
  std::optional<Node> first_input(const Node& node, Answer& answer);
  /// All of them in that order, each of them many inputs, until `visit` says no. Unknown where some
  /// may be missing.
  Answer for_each_input(const Node& node, const std::function<bool(Node)>& visit);

 private:
  std::shared_ptr<Sieve> sieve_for(const Node& node);
  Answer search(Sieve& sieve, const TreeSearch::Visit& visit, std::uint64_t most = UINT64_MAX);
  std::shared_ptr<const Solution> first(const std::shared_ptr<Sieve>& sieve, Answer& answer);
  /// Refuted with: what showed that there is none in a case before, and is tried first.
  std::optional<Solution> first_in(Sieve& sieve, std::optional<Refuter::Effort>& refuted_with,
                                   Answer& answer);
  void learn(std::optional<LearnedCores::Candidate> core);
  void learn_related(const Sieve& sieve);
  Node input_of(Solution solution, const Sieve& sieve) const;
  bool is_open(Term guard) const;

  DeciderParts parts_;
  Machine machine_;
  Machine inside_;
  Stepper stepper_;
  PredicateTree tree_;
  Demands demands_;
  IndexCases cases_;
  TreeSearch search_;
  Refuter refuter_;
  LearnedCores learned_;
  std::uint64_t visited_ = 0;  // branches, by the last search for an input of a state
};

}  // namespace loris
