#pragma once
#include <map>
#include <set>
#include <string>

#include "spec/predicate.h"
#include "spec/purity.h"
#include "spec/stepper.h"

namespace loris {

/// What a precondition is run on, and how.
struct Precondition {
  const std::vector<Predicate>& predicates;  // all hold of the input
  const std::vector<Value>& arguments;       // of the target: the predicates get the first of them
  const State& start;                        // before the first instruction
};

/// Keeps of each state a valid input: a path of the precondition, run on the initial heap, that
/// returns true under the state's condition (DESIGN 6, points 6 and 7). A state without one is
/// infeasible. As long as the input that the parent has takes the same way, nothing is run.
class Precise final : public Feasibility {
 public:
  /// `witnesses` solves conditions of witnesses, which are other stacks than those of states.
  Precise(const Machine& machine, const Precondition& precondition, Solver& witnesses,
          std::function<bool()> keep_going);

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Witness>& witness) override;
  /// The same for a node as it is: gives it a witness.
  Answer begin(Node& node);
  /// The first input of the node, in an order that no history of the run changes: the node before
  /// the target is run, with that input's condition. None when there is none or it is not known.
  std::optional<Node> first_input(const Node& node);
  /// All of them in that order, each of them many inputs, until `visit` says no. Unknown where some
  /// may be missing.
  Answer for_each_input(const Node& node, const std::function<bool(Node)>& visit);

  struct Counts {
    std::uint64_t total = 0, reused = 0;
    double seconds = 0;
  };
  const Counts& counts() const { return counts_; }
  /// What was met on the way: what, where, how often; what else a reader should know.
  const std::map<std::pair<std::string, std::string>, std::uint64_t>& limits() const {
    return limits_;
  }
  const std::set<std::string>& notes() const { return notes_; }

 private:
  /// In which order paths of the precondition are tried.
  enum class Order : std::uint8_t { AsTheModelGoes, AsTheyCome };
  struct Found {
    Answer answer;
    std::optional<Node> accepted;  // where the answer is Yes: the state before the target is run
    bool is_proof = false;         // No, whatever is left to be tried
  };
  /// A call that is being run, as its caller sees it.
  using Call = std::vector<std::uint64_t>;

  Found search(std::optional<Node> root, Order order);
  Found explore(Node node);
  Found explore_all(std::vector<Node> nodes);
  Found end_predicate(Node node, Outcome outcome);
  Found fail_or(Found found);
  bool goes_on(const Assignment& model, const PathCondition& condition) const;
  Found met(const std::string& what, const std::string& where);
  bool is_refuted_without_calls();
  static std::vector<Call> calls_of(const FrameStack& stack);
  std::optional<Node> skip_call(const Node& node);
  /// None where that cannot be told any more.
  std::optional<Node> initial(const Node& node, const State& state) const;
  std::vector<Node> begin_predicate(Node node);
  bool agrees(const State& next, const Witness& witness) const;
  bool agrees_on_arrays(const State& next, const Witness& witness) const;
  std::shared_ptr<const Witness> witness_of(Node accepted) const;
  std::string place_of(State state) const;
  bool is_open(Term guard) const;

  Machine machine_;
  Precondition precondition_;
  Solver& witnesses_;
  Stepper stepper_;
  Purity purity_;
  // Of the search that is going on:
  static constexpr std::uint64_t kFirstProof = 4;  // is tried after so many failures
  Node root_;
  Order order_ = Order::AsTheyCome;
  std::vector<std::vector<Call>> trail_;  // at each choice of the current path
  std::uint64_t failures_ = 0, next_proof_ = kFirstProof;
  std::map<std::pair<std::string, std::string>, std::uint64_t> met_;
  bool is_proving_ = false;
  const std::function<bool(Node)>* visit_ = nullptr;  // where all that is accepted is asked for
  std::set<Call> skipped_;
  unsigned results_ = 0;  // of calls that were skipped
  Counts counts_;
  std::map<std::pair<std::string, std::string>, std::uint64_t> limits_;
  std::set<std::string> notes_;
};

}  // namespace loris
