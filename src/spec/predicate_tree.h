#pragma once
#include <memory>
#include <set>
#include <string>
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
    bool is_alive = false;     // something that begins here is known not to refuse
    std::uint32_t passed = 0;  // by searches that had no use for it
    std::vector<std::shared_ptr<Branch>> children;  // null where nothing is accepted
    std::string what, where;                        // Unknown: why
  };

  /// `machine` runs the predicates.
  PredicateTree(const Machine& machine, const Precondition& precondition,
                std::function<bool()> keep_going, std::unique_ptr<Skipping> skipping = nullptr);

  const std::shared_ptr<Branch>& root() { return root_; }
  /// Runs an unread branch to its next decision or its end.
  void grow(Branch& branch);
  /// Notes that a search has passed by. What many pass by is read on, a little each time, as it may
  /// turn out to accept nothing at all.
  void pass_by(const std::shared_ptr<Branch>& branch);
  /// Whether all that begins here is known to accept nothing. Holds of what was cut off as well.
  static bool is_dead(const Branch& branch);
  /// Cuts off a branch, if it is dead, and those above that then are.
  static void cut_dead(std::shared_ptr<Branch> branch);
  /// The branch where inputs next go different ways, as far as is known.
  static std::shared_ptr<Branch> next_fork(std::shared_ptr<Branch> branch);

  /// What else a reader should know: predicates that threw.
  const std::set<std::string>& notes() const { return notes_; }

 private:
  std::vector<Node> begin_predicate(Node node);
  Stepper::Advanced advance(Node& node);
  void add_children(Branch& branch, std::vector<Node> nodes);
  void add_unknown(Branch& branch, Node node, const std::string& what, const std::string& where);
  void end_predicate(Branch& branch, Outcome outcome);
  static std::shared_ptr<Branch> only_child(const Branch& branch);
  static void mark_alive(Branch& branch);
  void end_unknown(Branch& branch, const std::string& what, const std::string& where);

  Machine machine_;
  Precondition precondition_;
  Stepper stepper_;
  std::unique_ptr<Skipping> skipping_;
  std::shared_ptr<Branch> root_ = std::make_shared<Branch>();
  std::set<std::string> notes_;
};

}  // namespace loris
