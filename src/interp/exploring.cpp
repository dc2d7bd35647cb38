// What a run on inputs keeps beside its values: rounds of loops, coverage.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "interp/interpreter.h"

namespace loris {

void Interpreter::use_inputs(const Refiner& refiner, HeapStrategy& strategy, PathLimits limits) {
  refiner_ = &refiner;
  strategy_ = &strategy;
  limits_ = limits;
  merger_ = strategy.merger();
  if (strategy.merger() == nullptr) return;
  strategy.merger()->kept_content = [this](ObjectId object) -> std::optional<Merger::Content> {
    const Class& cls = class_of(object);
    if (!is_value_class(cls) || !is_shared(object)) return std::nullopt;
    if (&cls == &known_->string) return Merger::Content{&cls, {}, text_of(object)};
    return Merger::Content{&cls, box_value(object)};
  };
}

HeapStrategy& Interpreter::use_strategy(HeapStrategy& strategy) {
  HeapStrategy& before = *std::exchange(strategy_, &strategy);
  merger_ = strategy.merger();
  return before;
}

/// A round counts when something of the input was read or tested in it and it found no new object:
/// those are bounded already.
bool Interpreter::count_back_jump(State& state, std::uint32_t target) {
  const std::uint32_t depth = state.stack.depth();
  auto& loops = state.loops;
  while (!loops.empty() && loops.back().depth > depth) loops.pop_back();
  const std::uint32_t steps = state.symbolic_steps;
  // Without decisions: as many as there may be.
  const std::uint32_t objects =
      merger_ == nullptr ? state.input.object_count()
                         : std::min(state.input.merged.used_count(), merger_->most_objects());
  // An inner loop, which starts further on, begins anew.
  std::erase_if(loops,
                [&](const LoopCount& loop) { return loop.depth == depth && loop.target > target; });
  const auto found = std::find_if(loops.begin(), loops.end(), [&](const LoopCount& loop) {
    return loop.depth == depth && loop.target == target;
  });
  if (found == loops.end()) {
    loops.push_back({depth, target, 0, steps, objects});
    return true;
  }
  if (found->steps != steps && found->objects == objects) ++found->rounds;
  found->steps = steps;
  found->objects = objects;
  return found->rounds <= limits_.rounds;
}

bool Interpreter::count_back_jump(std::uint32_t target) {
  if (count_back_jump(*state_, target)) return true;
  limit(fmt::format("a loop went round {} times", limits_.rounds));
  return false;
}

Flow Interpreter::limit(std::string what) {
  return finish(LimitMet{std::move(what), where(), stack_text()});
}

std::uint8_t* Interpreter::coverage_marks(Code& code) {
  if (code.marks.empty()) {
    const Class& owner = *code.method->owner;
    if (!is_covered_ || owner.hidden || !is_covered_(owner)) return nullptr;
    code.marks.resize(code.insns.size());
  }
  return code.marks.data();
}

void Interpreter::set_edge(State& state, std::uint32_t at, std::uint8_t mark) {
  if (covering_) state.edge = {state.stack.top().code, at, mark};
}

void Interpreter::mark_switch(Code& code, SwitchTable& table, std::uint32_t target) {
  if (!covering_ || coverage_marks(code) == nullptr) return;
  const auto found = std::find(table.taken.begin(), table.taken.end(), target);
  if (found == table.taken.end()) table.taken.push_back(target);
}

void Interpreter::settle_edge() {
  const Edge edge = std::exchange(state_->edge, {});
  if (edge.code == nullptr || !covering_) return;
  if (edge.mark == mark::kSwitched)
    return mark_switch(*edge.code, *edge.code->insns[edge.at].table, state_->stack.top().pc);
  if (std::uint8_t* marks = coverage_marks(*edge.code)) marks[edge.at] |= edge.mark;
}

}  // namespace loris
