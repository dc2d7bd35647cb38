#pragma once
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "spec/demand.h"
#include "spec/predicate.h"
#include "spec/skipping.h"

namespace loris {

/// What a precondition is run on, and how.
struct Precondition {
  const std::vector<Predicate>& predicates;  // all hold of the input
  const std::vector<Value>& arguments;       // of the target: the predicates get the first of them
  const State& start;                        // before the first instruction
};

/// All runs of a precondition, as the tree of the decisions that they make on an input of which
/// nothing else is known. It grows where someone looks, once for all states: what accepts no input
/// is cut off for good, whoever asks next. With calls left out it is the tree of a weaker one.
class PredicateTree {
 public:
  enum class Kind : std::uint8_t { Unread, Inner, Accepts, Unknown, Refuses };

  struct Branch {
    Node node;  // what is decided and assumed here; a state to go on from when Unread or Accepts
    Branch* parent = nullptr;
    std::uint32_t index = 0;  // among the parent's children
    Kind kind = Kind::Unread;
    std::vector<std::unique_ptr<Branch>> children;  // null where nothing is accepted
    std::string what, where;                        // Unknown: why
    std::unordered_map<Term, Judgement> judged;     // what was found of conditions here
  };

  /// `machine` runs the predicates.
  PredicateTree(const Machine& machine, const Precondition& precondition,
                std::function<bool()> keep_going, std::unique_ptr<Skipping> skipping = nullptr);

  Branch& root() { return root_; }
  /// Runs an unread branch to its next decision or its end.
  void grow(Branch& branch);
  /// Forgets a child that accepts nothing.
  static void cut(Branch& branch, std::size_t child) { branch.children[child].reset(); }
  /// Whether all that begins here is known to accept nothing.
  static bool is_dead(const Branch& branch);

  /// What else a reader should know: predicates that threw.
  const std::set<std::string>& notes() const { return notes_; }

 private:
  std::vector<Node> begin_predicate(Node node);
  Stepper::Advanced advance(Node& node);
  void add_children(Branch& branch, std::vector<Node> nodes);
  void add_unknown(Branch& branch, Node node, const std::string& what, const std::string& where);
  void end_predicate(Branch& branch, Outcome outcome);
  void end_unknown(Branch& branch, const std::string& what, const std::string& where);

  Machine machine_;
  Precondition precondition_;
  Stepper stepper_;
  std::unique_ptr<Skipping> skipping_;
  Branch root_;
  std::set<std::string> notes_;
};

}  // namespace loris
