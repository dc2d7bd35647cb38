#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "exec/describe.h"
#include "exec/driver.h"
#include "exec/engine.h"
#include "exec/result.h"
#include "exec/search.h"
#include "spec/precise.h"

namespace loris {

/// What one worker found.
struct Found {
  PathCounts counts;
  std::vector<PathResult> listed;  // violations, and every path when they are listed
  std::vector<std::string> ended;  // the choices of all, in a form that sorts as they do
  std::map<std::pair<std::string, std::string>, std::uint64_t> limits;  // what, where: how often
  Decider::Limits decider_limits;                                       // the same of the decider
  std::set<std::string> notes;  // what else a reader should know
  std::uint64_t unexplored = 0;
  bool complete = true;
  Decider::Counts decided;  // whether preconditions can be met
  AuditCounts audited;
};

/// Asked between steps: may the exploration go on, and does someone wait for work?
class Control {
 public:
  virtual ~Control() = default;
  virtual bool keep_going() = 0;
  /// Whether to give away a part of the open states; those offered are followed elsewhere.
  virtual bool wants_work() = 0;
  virtual void offer(const std::vector<std::uint32_t>& choices) = 0;
  /// What is listed so far may be taken out of `found`; the rest stays.
  virtual void path_ended(Found& found, std::size_t open, std::size_t depth) = 0;
  /// The same between two steps, where nothing has ended.
  virtual void found_so_far(Found&, std::size_t) {}
};

/// A form of choices whose order as text is that of the choices.
std::string sortable(const std::vector<std::uint32_t>& choices);

/// Follows the paths of an engine's target that begin with the given choices.
class Explorer {
 public:
  Explorer(Engine& engine, Control& control);

  void explore(const std::vector<std::uint32_t>& prefix);
  Found take();

 private:
  using Advanced = Stepper::Advanced;
  Advanced advance(Node& node);

  void ask_decider();
  void follow(Node node);
  void bound_inputs(Node& root);
  void make_decider();
  DeciderParts decider_parts();
  void end_call(const Node& node, const Outcome& outcome);
  bool has_valid_input(Node& node);
  std::vector<Node> begin_phase(Node node);
  void end_by_throwing(Node& node, ObjectId exception);
  void end_phase(Node node, Outcome outcome);
  void end_target(Node node, Outcome outcome);
  void add_children(Node& parent, Advanced& advanced);

  // explorer_checks.cpp: predicates on the way out.
  struct Check {
    // A state in which all hold, one in which one fails.
    std::optional<Ended> holds, violated;
    PathResult failure;
    bool undecided = false;
  };
  Check check_after(const Ended& ended, const std::vector<const Predicate*>& predicates);
  Check check_inputs(const Node& node, const std::vector<const Predicate*>& predicates);
  void split_answer(Check& check, const Ended& ended, Node node, const Predicate& predicate,
                    Value value, const std::function<void(Node)>& holds);
  std::string predicate_kind(const Predicate& predicate) const;
  void note_limit(const Outcome& outcome);

  bool describes_all() const;
  bool is_asked_for(const Node& node) const;
  void add_path(Ended ended, PathResult path, const Ended* shown = nullptr);
  void count(Ending ending);
  CheckedInput show(const Ended& ended, const Ended* shown, PathResult& path);
  CheckedInput show_otherwise(const Ended& ended, bool was_run_again, const CheckedInput& first,
                              PathResult& path);
  void leave_undecided(PathResult& path, const CheckedInput& checked);
  void audit(const Ended& ended, PathResult& path);
  Answer holds_before(const Node& node);
  std::optional<Ended> run_again(const Node& node, Ending ending);
  bool run_from(Node input, const std::function<bool(Ended)>& visit);
  bool is_confirmed(Node& node, const PathResult& path);
  void add_limit(Ending ending, const std::string& what, const std::string& where, Node& node,
                 const std::vector<std::string>& stack);
  PathResult exception_path(Node& node, ObjectId exception);
  bool is_acceptable(const Class& exception) const;
  void offer_work();

  Engine& engine_;
  Control& control_;
  Stepper stepper_;
  Stepper inside_;                // of preconditions that are decided on the way
  Stepper* current_ = &stepper_;  // one of them
  const std::vector<Value> arguments_;
  std::unique_ptr<Decider> decider_;      // where preconditions are decided on the way
  Decider* deciding_ = nullptr;           // the same, where they have not been run already
  std::unique_ptr<Precise> own_precise_;  // where the decider is another one
  Precise* precise_ = nullptr;            // finds valid inputs, where every path has one
  Precise* shows_ = nullptr;              // the same, and where it is asked whether there are any
  Answer has_input_ = Answer::Yes;        // of the path that was shown last: a valid one
  std::unique_ptr<Driver> driver_;        // where receivers are built by calls
  std::unique_ptr<Search> search_;
  std::vector<std::uint32_t> forced_;
  Found found_;
};

}  // namespace loris
