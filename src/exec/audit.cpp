#include "exec/audit.h"

#include "exec/materializer.h"
#include "spec/decider.h"

namespace loris {
namespace {

Answer run(Engine& engine, State state, const Predicate& predicate,
           const std::vector<Value>& arguments) {
  const std::vector<Value> given(
      arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(predicate.arguments));
  const Method* method = predicate.method;
  if (!method->is_static()) {
    const Class& receiver = engine.program.at(state.heap.at(given[0].as_ref()).cls());
    method = &engine.program.select(receiver, *method);
  }
  engine.vm.enter_call(state, *method, slots_of(given));
  const Outcome outcome = engine.vm.run(state);
  if (const auto* returned = std::get_if<Returned>(&outcome))
    return !returned->value.symbolic && returned->value.as_int() != 0 ? Answer::Yes : Answer::No;
  return std::holds_alternative<Threw>(outcome) ? Answer::No : Answer::Unknown;
}

}  // namespace

Answer holds_of(Engine& engine, const Graph& input) {
  const WithStrategy decided(engine.vm, *engine.inside_strategy);
  const ConcreteInput made = make_concrete(engine, input);
  for (const Predicate& predicate : engine.assumed) {
    const Answer answer = run(engine, made.state, predicate, made.arguments);
    if (answer != Answer::Yes) return answer;
  }
  return Answer::Yes;
}

}  // namespace loris
