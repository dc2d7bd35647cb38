#pragma once
#include <set>
#include <string>
#include <vector>

#include "spec/decider.h"
#include "spec/hex_rules.h"

namespace loris {

/// Companion methods of structural rules (papers/001, section 3.4): run on the input as it was at
/// first when a reference is decided as a rule says. They may refuse, assume and count.
class Companions {
 public:
  /// What they meet is added to the limits and the notes.
  Companions(const Machine& machine, Stepper& stepper, HexRules& rules, Decider::Limits& limits,
             std::set<std::string>& notes)
      : machine_(machine), stepper_(stepper), rules_(rules), limits_(limits), notes_(notes) {}

  /// The node after all that are due, one after the other; what they decide may call for others.
  std::vector<Node> settled(Node node);

 private:
  std::vector<Node> run(Node node, const hex::Checker::Due& due);
  void end_otherwise(const hex::Trigger& trigger, const Outcome& outcome, const Node& before,
                     const Node& node, std::vector<Node>& returned);
  void add_limit(const hex::Trigger& trigger, const std::string& what, const Node& before,
                 std::vector<Node>& returned);
  Node taken_back(const Node& before, Node after) const;
  Value value_of(HeapView view, const hex::Path& argument, const hex::Checker::Due& due) const;
  Value decided(HeapView view, SymbolId symbol) const;
  const Method& method_of(const hex::Call& call) const;

  Machine machine_;
  Stepper& stepper_;
  HexRules& rules_;
  Decider::Limits& limits_;
  std::set<std::string>& notes_;
};

/// Throws an InputError where companion methods cannot be run: they need references that are
/// decided one by one.
void refuse_companions_of_merging(const HexRules* rules, HeapStrategy& strategy);

}  // namespace loris
