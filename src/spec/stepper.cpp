#include "spec/stepper.h"

#include <tuple>

namespace loris {
namespace {

constexpr std::uint64_t kFuel = 1'000'000;  // instructions between looks at the clock

}  // namespace

std::vector<Value> slots_of(const std::vector<Value>& values) {
  std::vector<Value> slots;
  for (const Value& value : values) {
    slots.push_back(value);
    if (slots_of(value.kind) == 2) slots.emplace_back();
  }
  return slots;
}

std::vector<Node> Stepper::enter(Node node, const Method& method, const std::vector<Value>& values,
                                 bool may_be_overridden) {
  node.state.loops.clear();
  std::vector<Node> entered;
  std::vector<std::pair<const Method*, TypeSet>> selected;
  if (!method.is_static() && !values[0].symbolic) {
    const Class& cls = machine_.program.at(node.state.heap.at(values[0].as_ref()).cls());
    const Method& called = may_be_overridden ? machine_.program.select(cls, method) : method;
    machine_.vm.enter_call(node.state, called, slots_of(values));
    entered.push_back(std::move(node));
    return entered;
  }
  if (!method.is_static() && may_be_overridden) {
    const SymbolId receiver = machine_.symbols.of(values[0].term());
    const TypeSet types = machine_.refiner.types_of({node.state.heap, node.state.input}, receiver);
    selected = selected_methods(machine_.program, machine_.symbols.types(), types, method);
  }
  if (selected.size() <= 1) {
    const Method& called = selected.empty() ? method : *selected[0].first;
    machine_.vm.enter_call(node.state, called, slots_of(values));
    entered.push_back(std::move(node));
    return entered;
  }
  if (machine_.vm.merger() != nullptr) return enter_merged(node, selected, values);
  const SymbolId receiver = machine_.symbols.of(values[0].term());
  std::uint32_t choice = 0;
  for (const auto& [called, types] : selected) {
    const HeapView view{node.state.heap, node.state.input};
    for (Refined& refined : machine_.refiner.split(view, receiver, {types})) {
      Node next = node;
      next.state.heap = std::move(refined.objects);
      next.state.input = std::move(refined.input);
      next.choices.push_back(choice);
      machine_.vm.enter_call(next.state, *called, slots_of(values));
      entered.push_back(std::move(next));
    }
    ++choice;
  }
  return entered;
}

std::vector<Node> Stepper::enter_merged(
    const Node& node, const std::vector<std::pair<const Method*, TypeSet>>& selected,
    const std::vector<Value>& values) {
  std::vector<Node> entered;
  const Merger& merger = *machine_.vm.merger();
  std::uint32_t choice = 0;
  for (const auto& [called, types] : selected) {
    const Term guard = merger.is_in(node.state.heap, node.state.input, values[0].term(), types);
    const Verdict verdict = feasible(node, guard);
    if (verdict.answer != Answer::No) {
      Node next = node;
      assume(next.condition, guard);
      next.model = verdict.model;
      merger.narrow(next.state.input, values[0].term(), types);
      next.choices.push_back(choice);
      machine_.vm.enter_call(next.state, *called, slots_of(values));
      entered.push_back(std::move(next));
    }
    ++choice;
  }
  return entered;
}

Verdict Stepper::feasible(const Node& node, Term guard) {
  if (!guard) return {Answer::Yes, node.model};
  if (machine_.terms.is_constant(guard))
    return {machine_.terms.bits(guard) != 0 ? Answer::Yes : Answer::No, node.model};
  return machine_.solver.check(node.condition, guard, node.model);
}

void Stepper::assume(PathCondition& condition, Term guard) const {
  if (guard && !machine_.terms.is_constant(guard)) condition.assume(guard);
}

std::optional<Node> Stepper::where_true(Node node, Value value) {
  if (!value.symbolic) return value.as_int() != 0 ? std::optional(std::move(node)) : std::nullopt;
  const Term holds = machine_.terms.make(TermOp::Ne, value.term(), machine_.terms.int_constant(0));
  Verdict verdict = feasible(node, holds);
  if (verdict.answer == Answer::No) return std::nullopt;
  assume(node.condition, holds);
  node.model = std::move(verdict.model);
  return node;
}

std::vector<Stepper::Possible> Stepper::find_possible(const Node& node, const Forked& forked,
                                                      Feasibility* feasibility,
                                                      Advanced& advanced) {
  std::vector<Possible> possible;
  for (std::size_t i = 0; i < forked.alternatives.size(); ++i) {
    const Forked::Alternative& next = forked.alternatives[i];
    std::shared_ptr<const Solution> witness;
    Verdict verdict = feasibility != nullptr ? feasibility->check(node, next, witness)
                                             : feasible(node, next.guard);
    if (verdict.answer == Answer::Unknown && feasibility == nullptr)
      advanced.unanswered.push_back(machine_.vm.where());
    if (verdict.answer != Answer::No)
      possible.push_back({i, std::move(verdict), std::move(witness)});
  }
  return possible;
}

/// Forks that have one possible outcome are no choice: the path goes on there.
bool Stepper::take_only(Node& node, Forked& forked, Feasibility* feasibility, Advanced& advanced) {
  std::vector<Possible> possible = find_possible(node, forked, feasibility, advanced);
  const bool is_cut = !forked.cut.what.empty();
  if (possible.size() == 1 && !(is_cut && possible[0].at == forked.cut.alternative)) {
    auto& [guard, state] = forked.alternatives[possible[0].at];
    // The other cases being impossible, the guard follows from what is known already; but not from
    // the condition alone where a precondition makes them so.
    if (forked.is_assumption || possible[0].verdict.answer == Answer::Unknown || feasibility)
      assume(node.condition, guard);
    if (is_recording() && feasibility && guard && !machine_.terms.is_constant(guard))
      recorder_->decide(guard, state, true);
    node.state = std::move(state);
    node.model = std::move(possible[0].verdict.model);
    node.witness = std::move(possible[0].witness);
    return settle_only(node, feasibility, advanced);
  }
  for (Possible& one : possible) {
    const auto choice = static_cast<std::uint32_t>(one.at);
    if (is_cut && one.at == forked.cut.alternative) {
      advanced.cut.emplace_back(choice, forked.cut.what);
      continue;
    }
    auto& [guard, state] = forked.alternatives[one.at];
    Node child;
    child.state = std::move(state);
    child.condition = node.condition;
    assume(child.condition, guard);
    child.model = std::move(one.verdict.model);
    child.choices = node.choices;
    child.choices.push_back(choice);
    child.phase = node.phase;
    child.witness = std::move(one.witness);
    child.driven = node.driven;
    if (feasibility == nullptr || child.state.input.due.empty())
      advanced.children.push_back(std::move(child));
    else
      add_settled(feasibility->settled(std::move(child)), advanced);
  }
  return false;
}

/// The same for an alternative after which something has to be run.
bool Stepper::settle_only(Node& node, Feasibility* feasibility, Advanced& advanced) {
  if (feasibility == nullptr || node.state.input.due.empty()) return true;
  std::vector<Node> settled = feasibility->settled(node);
  if (settled.size() != 1) {
    add_settled(std::move(settled), advanced);
    return false;
  }
  node = std::move(settled[0]);
  return true;
}

/// Where there are several, which of them it is is a choice of its own.
void Stepper::add_settled(std::vector<Node> settled, Advanced& advanced) {
  const bool is_choice = settled.size() > 1;
  for (std::uint32_t i = 0; i < settled.size(); ++i) {
    if (is_choice) settled[i].choices.push_back(i);
    advanced.children.push_back(std::move(settled[i]));
  }
}

/// Asked beside the path: such questions are no decisions of the program.
void Stepper::answer_for(const Node& node, Feasibility* feasibility) {
  Merger* merger = machine_.strategy.merger();
  if (merger == nullptr) return;
  constexpr unsigned kMost = 200;  // from one fork to the next
  merger->excludes = [this, &node, feasibility, asked = 0u](Term condition) mutable {
    if (++asked > kMost || !keep_going_()) return false;
    const std::uint64_t before = machine_.stats.total;
    const Verdict verdict = machine_.solver.check(node.condition, condition, node.model);
    machine_.stats.beside += machine_.stats.total - before;
    if (verdict.answer == Answer::No) return true;
    return feasibility != nullptr && feasibility->excludes(node, condition);
  };
}

/// One instruction at a time where the trail is recorded.
Outcome Stepper::run(Node& node) {
  if (!is_recording()) return machine_.vm.run(node.state, kFuel);
  for (std::uint64_t done = 0; done < kFuel; ++done) {
    recorder_->look(node.state);
    Outcome outcome = machine_.vm.run(node.state, 1);
    if (!std::holds_alternative<OutOfFuel>(outcome)) return outcome;
  }
  return OutOfFuel{};
}

Stepper::Advanced Stepper::advance(Node& node, Feasibility* feasibility) {
  if (!is_recording()) return go_on(node, feasibility);
  recorder_->begin(node.trail);
  Advanced advanced = go_on(node, feasibility);
  node.trail = recorder_->finish();
  if (advanced.outcome) node.trail->end = std::make_shared<const State>(node.state);
  for (Node& child : advanced.children) {
    const bool has_guard = child.condition.depth() > node.condition.depth();
    const Term guard = has_guard ? child.condition.newest()->conjunct : Term{};
    child.trail = recorder_->decided(node.trail, guard, child.state);
  }
  return advanced;
}

Stepper::Advanced Stepper::go_on(Node& node, Feasibility* feasibility) {
  Advanced advanced;
  for (;;) {
    answer_for(node, feasibility);
    Outcome outcome = run(node);
    auto* forked = std::get_if<Forked>(&outcome);
    if (forked == nullptr && !std::holds_alternative<OutOfFuel>(outcome)) {
      advanced.outcome = std::move(outcome);
      return advanced;
    }
    const bool goes_on = forked == nullptr || take_only(node, *forked, feasibility, advanced);
    machine_.vm.look_at(node.state);  // others may have been run to say what is possible
    if (!goes_on) return advanced;
    if (keep_going_()) continue;
    advanced.outcome = LimitMet{"stopped", machine_.vm.where()};
    return advanced;
  }
}

}  // namespace loris
