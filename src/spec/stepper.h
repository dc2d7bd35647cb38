#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "heap/strategy.h"
#include "interp/interpreter.h"
#include "solver/stats.h"
#include "spec/node.h"
#include "spec/trail.h"

namespace loris {

/// What runs states; a worker has one of each.
struct Machine {
  Program& program;
  TermStore& terms;
  InputSymbols& symbols;
  Interpreter& vm;
  Refiner& refiner;
  HeapStrategy& strategy;
  Solver& solver;
  SolverStats& stats;
};

/// Says which alternatives of a fork some input takes.
class Feasibility {
 public:
  virtual ~Feasibility() = default;
  /// Whether the node can go on in that alternative. Where it can, the witness is one for it.
  virtual Verdict check(const Node& node, const Forked::Alternative& next,
                        std::shared_ptr<const Solution>& witness) = 0;
  /// Whether no input of the node satisfies the condition; false where that is not known.
  virtual bool excludes(const Node&, Term) { return false; }
  /// The node, which has just taken an alternative, after what has to be run because of that: one
  /// for each way that goes, none where it refuses the alternative.
  virtual std::vector<Node> settled(Node node) {
    std::vector<Node> only;
    only.push_back(std::move(node));
    return only;
  }
};

/// Takes a path to its next decision.
class Stepper {
 public:
  /// `keep_going` says whether there is still time.
  Stepper(const Machine& machine, std::function<bool()> keep_going)
      : machine_(machine), keep_going_(std::move(keep_going)) {}

  /// From now on the trails of nodes are recorded while their code is covered.
  void record_trails() { recorder_ = std::make_unique<TrailRecorder>(machine_.vm); }

  /// Runs on until it ends or forks: then the children are what is possible.
  struct Advanced {
    std::optional<Outcome> outcome;  // none: forked, or no input is left
    std::vector<Node> children;
    std::vector<std::pair<std::uint32_t, std::string>> cut;  // children that met a limit
    std::vector<std::string> unanswered;                     // where the solver did not answer
  };
  /// What is possible is asked of `feasibility`; where there is none, of the solver.
  Advanced advance(Node& node, Feasibility* feasibility = nullptr);

  /// Puts a call on the node's stack. A predicate may be overridden below the class that names it:
  /// then there is one node for each method that the receiver may select.
  std::vector<Node> enter(Node node, const Method& method, const std::vector<Value>& values,
                          bool may_be_overridden);

  /// Whether the node's condition leaves room for that one.
  Verdict feasible(const Node& node, Term guard);
  /// The node where a predicate that returned this is true; none when that is nowhere.
  std::optional<Node> where_true(Node node, Value value);

 private:
  struct Possible {
    std::size_t at;
    Verdict verdict;
    std::shared_ptr<const Solution> witness;
  };

  void answer_for(const Node& node, Feasibility* feasibility);
  bool take_only(Node& node, Forked& forked, Feasibility* feasibility, Advanced& advanced);
  bool settle_only(Node& node, Feasibility* feasibility, Advanced& advanced);
  static void add_settled(std::vector<Node> settled, Advanced& advanced);
  std::vector<Possible> find_possible(const Node& node, const Forked& forked,
                                      Feasibility* feasibility, Advanced& advanced);
  std::vector<Node> enter_merged(const Node& node,
                                 const std::vector<std::pair<const Method*, TypeSet>>& selected,
                                 const std::vector<Value>& values);
  void assume(PathCondition& condition, Term guard) const;
  Outcome run(Node& node);
  Advanced go_on(Node& node, Feasibility* feasibility);
  bool is_recording() const { return recorder_ != nullptr && machine_.vm.is_covering(); }

  Machine machine_;
  std::function<bool()> keep_going_;
  std::unique_ptr<TrailRecorder> recorder_;
};

/// The values of arguments as locals, longs and doubles in two slots.
std::vector<Value> slots_of(const std::vector<Value>& values);

}  // namespace loris
