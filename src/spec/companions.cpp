#include "spec/companions.h"

#include <algorithm>
#include <deque>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

namespace {

std::string name_of(const hex::Trigger& trigger) {
  return fmt::format("{}.{}", trigger.call.class_name, trigger.call.method);
}

}  // namespace

std::vector<Node> Companions::settled(Node node) {
  const bool covered = machine_.vm.cover(false);
  std::vector<Node> done;
  std::deque<Node> open;
  open.push_back(std::move(node));
  while (!open.empty()) {
    Node next = std::move(open.front());
    open.pop_front();
    std::vector<std::uint32_t>& due = next.state.input.due;
    if (due.empty()) {
      done.push_back(std::move(next));
      continue;
    }
    const hex::Checker::Due call = rules_.due(due.front());
    due.erase(due.begin());
    std::vector<Node> after = run(std::move(next), call);
    for (std::size_t i = after.size(); i-- > 0;) open.push_front(std::move(after[i]));
  }
  machine_.vm.cover(covered);
  return done;
}

/// Runs a method on the input as it was at first. The nodes where it returned.
std::vector<Node> Companions::run(Node node, const hex::Checker::Due& due) {
  const hex::Trigger& trigger = *due.trigger;
  const HeapView view{node.state.heap, node.state.input};
  std::vector<Node> returned;
  if (!trigger.class_name.empty() && !rules_.is_of(view, due.anchor, trigger.class_name)) {
    returned.push_back(std::move(node));
    return returned;
  }
  std::vector<Value> values;
  for (const hex::Path& argument : trigger.call.arguments)
    values.push_back(value_of(view, argument, due));
  Node scratch = node;
  scratch.state.stack = {};
  scratch.state.loops.clear();
  machine_.refiner.reset_writes(scratch.state.heap, scratch.state.input);
  machine_.vm.enter_call(scratch.state, method_of(trigger.call), slots_of(values));
  std::vector<Node> open;
  open.push_back(std::move(scratch));
  while (!open.empty()) {
    Node next = std::move(open.back());
    open.pop_back();
    Stepper::Advanced advanced = stepper_.advance(next);
    for (std::size_t i = advanced.children.size(); i-- > 0;)
      open.push_back(std::move(advanced.children[i]));
    for (const std::string& where : advanced.unanswered)
      ++limits_[{"the solver did not answer", where}];
    for (const auto& cut : advanced.cut) add_limit(trigger, cut.second, node, returned);
    if (!advanced.outcome) continue;
    if (std::holds_alternative<Returned>(*advanced.outcome))
      returned.push_back(taken_back(node, std::move(next)));
    else
      end_otherwise(trigger, *advanced.outcome, node, next, returned);
  }
  return returned;
}

/// A method that throws refuses. One that does not end, or cannot be linked, says nothing.
void Companions::end_otherwise(const hex::Trigger& trigger, const Outcome& outcome,
                               const Node& before, const Node& node, std::vector<Node>& returned) {
  if (const auto* threw = std::get_if<Threw>(&outcome)) {
    const Class& cls = machine_.program.at(node.state.heap.at(threw->exception).cls());
    const std::string what = fmt::format("threw {}", cls.external_name());
    for (const Class* at = &cls; at != nullptr; at = at->super) {
      if (at->name == "java/lang/LinkageError") return add_limit(trigger, what, before, returned);
    }
    notes_.insert(fmt::format("{} {}, which counts as a refusal", name_of(trigger), what));
  } else if (const auto* limit = std::get_if<LimitMet>(&outcome)) {
    add_limit(trigger, limit->what, before, returned);
  } else if (const auto* unsupported = std::get_if<Unsupported>(&outcome)) {
    add_limit(trigger, unsupported->what, before, returned);
  } else {
    add_limit(trigger, "it ended the program", before, returned);
  }
}

void Companions::add_limit(const hex::Trigger& trigger, const std::string& what, const Node& before,
                           std::vector<Node>& returned) {
  ++limits_[{what, fmt::format("in the companion method {}", name_of(trigger))}];
  returned.push_back(before);
}

/// The node with what a method has decided, assumed and kept in static fields; what the target
/// had written to input objects is there again.
Node Companions::taken_back(const Node& before, Node after) const {
  State& state = after.state;
  machine_.refiner.reset_writes(state.heap, state.input);
  const InputHeap& input = before.state.input;
  for (std::uint32_t i = 0; i < input.object_count(); ++i) {
    const ObjectId id = input.object(i);
    const Object& saved = before.state.heap.at(id);
    if (!saved.symbolic()->changed) continue;
    Object& object = state.heap.edit(id);
    const TypeSet types = object.symbolic()->types;
    std::copy(saved.bytes(), saved.bytes() + saved.byte_size(), object.bytes());
    object.make_symbolic() = *saved.symbolic();
    object.make_symbolic().types = types;
  }
  state.stack = before.state.stack;
  state.loops = before.state.loops;
  state.edge = before.state.edge;
  state.symbolic_steps = before.state.symbolic_steps;
  after.choices = before.choices;
  after.trail = before.trail;
  return after;
}

Value Companions::value_of(HeapView view, const hex::Path& argument,
                           const hex::Checker::Due& due) const {
  if (argument.base == hex::Path::Base::Root || argument.base == hex::Path::Base::Static)
    return decided(view, rules_.root_of(argument));
  const bool is_anchor = argument.base == hex::Path::Base::Anchor;
  const hex::Ref ref = rules_.up(is_anchor ? due.anchor : due.ref, argument.ups);
  return ref == 0 ? Value::of_null() : decided(view, rules_.symbol_of(ref));
}

Value Companions::decided(HeapView view, SymbolId symbol) const {
  if (const ObjectId object = view.input.facts(symbol).object) return Value::of_ref(object);
  if (machine_.refiner.is_null(view, symbol)) return Value::of_null();
  return Value::of_term(Kind::Ref, machine_.symbols.at(symbol).term);
}

const Method& Companions::method_of(const hex::Call& call) const {
  return *machine_.program.load(call.class_name).declared_method(call.method, call.descriptor);
}

void refuse_companions_of_merging(const HexRules* rules, HeapStrategy& strategy) {
  if (rules == nullptr || rules->rules().triggers.empty() || strategy.merger() == nullptr) return;
  throw InputError(fmt::format(
      "--hex {}: companion methods run when a reference is decided, expected --heap lazy, lazier "
      "or lazier#",
      rules->rules().file));
}

}  // namespace loris
