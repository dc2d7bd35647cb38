#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "exec/engine.h"
#include "spec/purity.h"

namespace loris {

/// How a receiver came about: which constructor, then which methods were called on it.
struct Driven {
  struct Call {
    const Method* method;
    std::vector<Value> arguments;
  };
  Value receiver;
  std::vector<Call> calls;  // the constructor first
  std::size_t stage = 0;    // of the methods, where their order is given
  std::uint32_t in_stage = 0;
  bool is_running = true;  // the last of the calls; else the target
  State before;            // when the target was called
};

/// Builds receivers by the class's own constructors and methods, called with any arguments
/// (papers/000, section IV-B, DRIVER). Each is built once: of two that are the same but for the
/// names of their numbers, the second is dropped.
class Driver {
 public:
  /// Throws InputError where the options name no method of the target's class.
  Driver(Engine& engine, Stepper& stepper);

  /// The constructors, entered.
  std::vector<Node> begin(const Node& root);
  /// A call has returned: the target and every further call, entered. None where the receiver is
  /// one that was built before.
  std::vector<Node> go_on(const Node& node);
  /// "new Bst()", "insert(3)": the calls with the numbers of a model, that of the target last.
  std::vector<std::string> describe(const Driven& driven, const Assignment& model) const;
  /// What the inputs are, for people.
  std::string text() const;

 private:
  Node enter(Node node, const Method& method, std::shared_ptr<Driven> driven);
  Value fresh(const std::string& name, std::string_view descriptor);
  void add_calls(const Node& node, std::vector<Node>& to);
  /// The state of the receiver and of the program's static fields, the same for those that differ
  /// in names alone; none where references are decided.
  std::optional<std::string> form_of(const Node& node) const;
  std::uint32_t most_calls() const;

  Engine& engine_;
  Stepper& stepper_;
  std::vector<const Method*> constructors_, methods_;
  bool is_ordered_ = false;  // the methods are stages: all calls of one come before the next
  std::set<std::string> built_;
};

}  // namespace loris
