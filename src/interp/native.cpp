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
  flow = row->native(inner);
  result = inner.result;
  tail_called = inner.tail_called;
  return flow;
}

}  // namespace loris
