#include "interp/native.h"

#include <algorithm>

#include <fmt/format.h>

namespace loris {

Flow NativeCall::tail_call(const Method& called, std::span<const Value> slots,
                           std::string_view call_descriptor) {
  Flow flow;
  const NativeRow* row = vm.entry(called).native;
  if (row == nullptr) {
    tail_called = vm.call(called, slots, flow);
    return flow;
  }
  if (!vm.ensure_initialized(*called.owner, flow)) return flow;
  const auto is_symbolic = [](const Value& v) { return v.symbolic; };
  if (!row->takes_terms && std::any_of(slots.begin(), slots.end(), is_symbolic)) {
    return unsupported(fmt::format("native method {} on a symbolic argument", called.key()));
  }
  NativeCall inner(vm, called, call_descriptor, slots);
  inner.is_instruction = false;
  flow = row->native(inner);
  result = inner.result;
  tail_called = inner.tail_called;
  return flow;
}

namespace {

constexpr std::string_view kClock =
    "the clock stands still, but for the time that a program sleeps";

}  // namespace

std::int64_t NativeCall::nano_time() {
  take_for_granted(std::string(kClock));
  return vm.host().nano_time() + vm.state().slept;
}

std::int64_t NativeCall::current_time_millis() {
  constexpr std::int64_t kNanosPerMilli = 1'000'000;
  take_for_granted(std::string(kClock));
  return vm.host().current_time_millis() + vm.state().slept / kNanosPerMilli;
}

Flow NativeCall::go_on_where(Term condition, const std::function<Value()>& act,
                             std::string otherwise) {
  if (!is_instruction) return unsupported(std::move(otherwise));
  State inside = vm.state();
  State* const current = std::exchange(vm.state_, &inside);
  const Value given = act();
  Frame& frame = inside.stack.own();
  frame.sp -= method.argument_slots;
  ++frame.pc;
  if (given.kind != Kind::Void) frame.stack()[frame.sp++] = given;
  if (slots_of(given.kind) == 2) frame.stack()[frame.sp++] = Value{};
  vm.state_ = current;
  Forked forked;
  forked.alternatives.push_back({condition, std::move(inside)});
  forked.alternatives.push_back({vm.terms().make(TermOp::Not, condition), vm.state()});
  forked.cut = {1, std::move(otherwise)};
  return vm.finish(std::move(forked));
}

}  // namespace loris
