#include "spec/predicate_tree.h"

#include <algorithm>

#include <fmt/format.h>

namespace loris {

PredicateTree::PredicateTree(const Machine& machine, const Precondition& precondition,
                             std::function<bool()> keep_going, std::unique_ptr<Skipping> skipping)
    : machine_(machine),
      precondition_(precondition),
      stepper_(machine, std::move(keep_going)),
      skipping_(std::move(skipping)) {
  root_->node.state = precondition_.start;
  root_->node.state.input.name_by("pre ");
}

bool PredicateTree::is_dead(const Branch& branch) {
  if (branch.kind == Kind::Refuses) return true;
  return branch.kind == Kind::Inner &&
         std::all_of(branch.children.begin(), branch.children.end(),
                     [](const auto& child) { return child == nullptr; });
}

void PredicateTree::cut_dead(std::shared_ptr<Branch> branch) {
  while (branch->parent != nullptr && is_dead(*branch)) {
    Branch& parent = *std::exchange(branch->parent, nullptr);
    parent.children[branch->index].reset();
    if (parent.parent == nullptr) return;
    branch = parent.parent->children[parent.index];
  }
}

std::shared_ptr<PredicateTree::Branch> PredicateTree::only_child(const Branch& branch) {
  std::shared_ptr<Branch> only;
  for (const auto& child : branch.children) {
    if (child == nullptr) continue;
    if (only != nullptr) return nullptr;
    only = child;
  }
  return only;
}

std::shared_ptr<PredicateTree::Branch> PredicateTree::next_fork(std::shared_ptr<Branch> branch) {
  while (branch->kind == Kind::Inner) {
    std::shared_ptr<Branch> only = only_child(*branch);
    if (only == nullptr) break;
    branch = std::move(only);
  }
  return branch;
}

void PredicateTree::mark_alive(Branch& branch) {
  for (Branch* at = &branch; at != nullptr && !at->is_alive; at = at->parent) at->is_alive = true;
}

void PredicateTree::pass_by(const std::shared_ptr<Branch>& branch) {
  constexpr std::uint32_t kOften = 16;
  if (branch->is_alive || ++branch->passed % kOften != 0) return;
  std::shared_ptr<Branch> at = branch;
  while (at->kind == Kind::Inner) {
    const auto child = std::find_if(at->children.begin(), at->children.end(),
                                    [](const auto& one) { return one != nullptr; });
    if (child == at->children.end()) break;
    at = *child;
  }
  if (at->kind == Kind::Unread) grow(*at);
  cut_dead(at);
}

std::vector<Node> PredicateTree::begin_predicate(Node node) {
  const Predicate& predicate = precondition_.predicates[node.phase];
  const std::vector<Value> values(
      precondition_.arguments.begin(),
      precondition_.arguments.begin() + static_cast<std::ptrdiff_t>(predicate.arguments));
  return stepper_.enter(std::move(node), *predicate.method, values, true);
}

void PredicateTree::add_children(Branch& branch, std::vector<Node> nodes) {
  branch.kind = Kind::Inner;
  for (Node& node : nodes) {
    auto child = std::make_shared<Branch>();
    child->node = std::move(node);
    child->parent = &branch;
    child->index = static_cast<std::uint32_t>(branch.children.size());
    branch.children.push_back(std::move(child));
  }
}

void PredicateTree::add_unknown(Branch& branch, Node node, const std::string& what,
                                const std::string& where) {
  std::vector<Node> nodes;
  nodes.push_back(std::move(node));
  add_children(branch, std::move(nodes));
  end_unknown(*branch.children.back(), what, where);
}

void PredicateTree::end_unknown(Branch& branch, const std::string& what, const std::string& where) {
  branch.kind = Kind::Unknown;
  branch.what = what;
  branch.where = where;
}

/// To the next decision that is not inside a call to be left out.
Stepper::Advanced PredicateTree::advance(Node& node) {
  for (;;) {
    Stepper::Advanced advanced = stepper_.advance(node);
    if (advanced.outcome || skipping_ == nullptr) return advanced;
    std::optional<Node> after = skipping_->after_call(node);
    if (!after) return advanced;
    node = std::move(*after);
  }
}

void PredicateTree::grow(Branch& branch) {
  const bool covered = machine_.vm.cover(false);
  if (&branch == root_.get() && precondition_.predicates.empty()) {
    branch.kind = Kind::Accepts;
  } else if (&branch == root_.get()) {
    add_children(branch, begin_predicate(branch.node));
  } else {
    Stepper::Advanced advanced = advance(branch.node);
    if (advanced.outcome) {
      end_predicate(branch, std::move(*advanced.outcome));
    } else {
      // What is cut is all that the others are not.
      Node cut = branch.node;
      for (const Node& child : advanced.children) {
        if (child.condition.depth() > cut.condition.depth() && !advanced.cut.empty())
          cut.condition.assume(
              machine_.terms.make(TermOp::Not, child.condition.newest()->conjunct));
      }
      add_children(branch, std::move(advanced.children));
      for (const auto& [choice, what] : advanced.cut)
        add_unknown(branch, cut, what, machine_.vm.where());
    }
  }
  machine_.vm.cover(covered);
  if (branch.kind == Kind::Accepts || branch.kind == Kind::Unknown) mark_alive(branch);
  for (const auto& child : branch.children) {
    if (child->kind == Kind::Unknown) mark_alive(*child);
  }
  if (branch.kind == Kind::Inner) branch.node.state.stack = {};
}

void PredicateTree::end_predicate(Branch& branch, Outcome outcome) {
  Node& node = branch.node;
  if (const auto* limit = std::get_if<LimitMet>(&outcome))
    return end_unknown(branch, limit->what, limit->where);
  if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
    return end_unknown(branch, unsupported->what, unsupported->where);
  branch.kind = Kind::Refuses;
  if (const auto* threw = std::get_if<Threw>(&outcome)) {
    const Class& cls = machine_.program.at(node.state.heap.at(threw->exception).cls());
    const std::string text =
        fmt::format("{} threw {}", precondition_.predicates[node.phase].text, cls.external_name());
    for (const Class* at = &cls; at != nullptr; at = at->super)
      if (at->name == "java/lang/LinkageError")
        return end_unknown(branch, text, machine_.vm.where());
    notes_.insert(text + ", which counts as false");
    return;
  }
  const auto* returned = std::get_if<Returned>(&outcome);
  if (returned == nullptr) return;
  std::optional<Node> holds = stepper_.where_true(node, returned->value);
  if (!holds) return;
  machine_.refiner.reset_writes(holds->state.heap, holds->state.input);
  node = std::move(*holds);
  if (++node.phase < precondition_.predicates.size())
    return add_children(branch, begin_predicate(node));
  branch.kind = Kind::Accepts;
}

}  // namespace loris
