#include "exec/input_check.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/input_error.h"
#include "exec/materializer.h"
#include "program/link_error.h"
#include "spec/decider.h"
#include "term/bits.h"
#include "term/evaluate.h"

namespace loris {

namespace {

/// Between two looks at the clock.
constexpr std::uint64_t kSlice = 200'000;
/// Of a run that does not end: one that follows its path has as many steps as that had.
constexpr std::uint64_t kMostSlices = 500;

/// Nothing is covered, and objects have the identity hash of input objects, until it goes out of
/// scope.
class AsInputs {
 public:
  AsInputs(Interpreter& vm, std::pair<ObjectId, ObjectId> objects)
      : vm_(vm), was_covering_(vm.cover(false)), before_(vm.treat_as_inputs(objects)) {}
  AsInputs(const AsInputs&) = delete;
  AsInputs& operator=(const AsInputs&) = delete;
  ~AsInputs() {
    vm_.cover(was_covering_);
    vm_.treat_as_inputs(before_);
  }

 private:
  Interpreter& vm_;
  const bool was_covering_;
  const std::pair<ObjectId, ObjectId> before_;
};

std::string frame_text(const Program& program, const TraceEntry& entry) {
  const Method& method = program.method_at(entry.method);
  return fmt::format("{}.{} ({})", method.owner->external_name(), method.name,
                     source_place(method, entry.bci));
}

/// Rules or relations of a file say which inputs are valid then, not the predicates.
bool has_rules_instead(const ExploreOptions& options) {
  if (options.decide == "sat" && !options.sat.empty()) return true;
  return options.hex &&
         (options.decide == "hex" || options.decide == "sat" || options.decide == "mona");
}

bool is_cut(const PathResult& path) {
  return path.ending == Ending::Cut || path.ending == Ending::Unsupported;
}

}  // namespace

std::optional<std::size_t> place_in(const Program& program, const Method& target,
                                    const std::vector<TraceEntry>& trace) {
  const auto first = [&](const auto& is_it) -> std::optional<std::size_t> {
    const auto found = std::find_if(trace.begin(), trace.end(), [&](const TraceEntry& entry) {
      return is_it(*program.method_at(entry.method).owner);
    });
    if (found == trace.end()) return std::nullopt;
    return static_cast<std::size_t>(found - trace.begin());
  };
  if (const auto own = first([](const Class& cls) { return cls.module.empty() && !cls.hidden; }))
    return own;
  if (const auto own = first([&](const Class& cls) { return &cls == target.owner; })) return own;
  if (trace.empty()) return std::nullopt;
  return 0;
}

std::string thrown_at(Program& program, const Method& target,
                      const std::vector<std::string>& stack) {
  const auto owner_of = [](const std::string& frame) {
    const std::size_t space = std::min(frame.find(" ("), frame.size());
    return frame.substr(0, std::min(frame.rfind('.', space), frame.size()));
  };
  const auto is_own = [&](const std::string& frame) {
    std::string name = owner_of(frame);
    std::replace(name.begin(), name.end(), '.', '/');
    const Class* cls = program.find(name);
    return cls != nullptr && cls->module.empty() && !cls->hidden;
  };
  const auto own = std::find_if(stack.begin(), stack.end(), is_own);
  if (own != stack.end()) return *own;
  const std::string owner = target.owner->external_name();
  const auto of_target = std::find_if(stack.begin(), stack.end(), [&](const std::string& frame) {
    return owner_of(frame) == owner;
  });
  if (of_target != stack.end()) return *of_target;
  return stack.empty() ? "" : stack.front();
}

/// The input in memory, and what became of it.
struct InputCheck::Run {
  ConcreteInput input;
  State after;
};

CheckedInput InputCheck::check(const PathResult& path, const Predicted& predicted) {
  CheckedInput found;
  try {
    found = check_it(path, predicted);
  } catch (const Stopped& stopped) {
    found.why = stopped.why;
  } catch (const LinkError& error) {
    found.why = error.what();
  } catch (const InputError& error) {
    found.why = error.what();
  }
  return found;
}

CheckedInput InputCheck::check_it(const PathResult& path, const Predicted& predicted) {
  const WithStrategy decided(engine_.vm, *engine_.inside_strategy);
  CheckedInput found;
  Run run{make_concrete(engine_, *path.input), {}};
  const AsInputs inputs(
      engine_.vm, {ObjectId{engine_.start.heap.limit()}, ObjectId{run.input.state.heap.limit()}});
  found.valid = holds(run, found);
  if (found.valid != Answer::Yes || is_cut(path)) {
    if (is_cut(path)) found.same = Answer::Yes;
    return found;
  }
  run.after = run.input.state;
  run.after.input.ask_in(AskedIn::Target);
  found.why = difference(path, predicted, run);
  found.same = found.why.empty() ? Answer::Yes : Answer::No;
  return found;
}

Answer InputCheck::holds(const Run& run, CheckedInput& found) {
  if (has_rules_instead(engine_.options)) return Answer::Yes;
  for (const Predicate& predicate : engine_.assumed) {
    State state = run.input.state;
    state.input.ask_in(AskedIn::Before);
    const auto& all = run.input.arguments;
    const auto last = all.begin() + static_cast<std::ptrdiff_t>(predicate.arguments);
    const Outcome outcome = call(state, *predicate.method, {all.begin(), last});
    const auto* returned = std::get_if<Returned>(&outcome);
    if (returned != nullptr && concrete(returned->value).as_int() != 0) continue;
    found.why = fmt::format("{} refuses it", predicate.text);
    return Answer::No;
  }
  return Answer::Yes;
}

/// Empty where the target ends as the path says.
std::string InputCheck::difference(const PathResult& path, const Predicted& predicted, Run& run) {
  const Outcome outcome = call(run.after, engine_.target, run.input.arguments);
  if (const auto* exited = std::get_if<Exited>(&outcome)) {
    const std::string found = fmt::format("System.exit({})", exited->status);
    return path.kind == found ? "" : fmt::format("it ends by {}", found);
  }
  Value result = Value::zero(Kind::Void);
  const auto* threw = std::get_if<Threw>(&outcome);
  if (threw != nullptr || predicted.thrown) {
    if (threw == nullptr) return fmt::format("it throws no {}", *predicted.thrown);
    if (std::string wrong = wrong_exception(predicted, run.after, threw->exception); !wrong.empty())
      return wrong;
  } else {
    if (path.kind.starts_with("System.exit("))
      return fmt::format("it does not end by {}", path.kind);
    if (engine_.target.result != Kind::Void) result = std::get<Returned>(outcome).value;
    if (std::string wrong = wrong_result(path, run, result); !wrong.empty()) return wrong;
  }
  return is_check(path) ? wrong_predicate(path, run, result, threw != nullptr) : "";
}

std::string InputCheck::wrong_exception(const Predicted& predicted, const State& state,
                                        ObjectId thrown) {
  const std::string kind = engine_.program.at(state.heap.at(thrown).cls()).external_name();
  if (!predicted.thrown || *predicted.thrown != kind) return fmt::format("it throws {}", kind);
  const std::vector<TraceEntry> trace = engine_.vm.backtrace_of(state, thrown);
  const auto found = place_in(engine_.program, engine_.target, trace);
  const auto expected = place_in(engine_.program, engine_.target, predicted.trace);
  if (!found || !expected)
    return found.has_value() == expected.has_value() ? ""
                                                     : fmt::format("it throws {} elsewhere", kind);
  const TraceEntry &is = trace[*found], &was = predicted.trace[*expected];
  if (is.method == was.method && is.bci == was.bci) return {};
  return fmt::format("it throws {} at {}", kind, frame_text(engine_.program, is));
}

std::string InputCheck::wrong_result(const PathResult& path, const Run& run, Value result) {
  if (!path.output || path.output->roots.empty() || path.output->roots.back().name != "result")
    return {};
  const GraphRoot& expected = path.output->roots.back();
  engine_.vm.look_at(const_cast<State&>(run.after));
  if (is_same(expected.value, *path.output, run, concrete(result))) return {};
  return expected.value.type == 'L' ? "it returns another object" : "it returns another number";
}

/// The predicates after it are run in turn; the first that fails has to be that of the path.
std::string InputCheck::wrong_predicate(const PathResult& path, Run& run, Value result,
                                        bool has_thrown) {
  constexpr std::string_view kThrew = "it threw ";
  std::vector<std::pair<const Predicate*, const char*>> after;
  for (const Predicate& each : engine_.asserted_always) after.emplace_back(&each, "invariant");
  for (const Predicate& each : engine_.asserted_on_return) {
    if (!has_thrown) after.emplace_back(&each, "postcondition");
  }
  // What nothing leads to any more may be gone.
  for (const Value& value : run.input.arguments) {
    if (value.kind == Kind::Ref && value.as_ref() && !run.after.heap.has(value.as_ref()))
      throw Stopped{"an input that the target lets go of cannot be looked at"};
  }
  run.after.input.ask_in(AskedIn::After);
  for (const auto& [predicate, what] : after) {
    std::vector<Value> values = run.input.arguments;
    values.push_back(result);
    values.resize(predicate->arguments);
    const Outcome outcome = call(run.after, *predicate->method, values);
    std::string message;
    if (const auto* threw = std::get_if<Threw>(&outcome))
      message = fmt::format(
          "{}{}", kThrew,
          engine_.program.at(run.after.heap.at(threw->exception).cls()).external_name());
    else if (const auto* returned = std::get_if<Returned>(&outcome);
             returned != nullptr && concrete(returned->value).as_int() != 0)
      continue;
    const std::string failed = fmt::format("{} {}", what, predicate->text);
    if (failed != path.kind) return fmt::format("{} fails", failed);
    if (message == path.message) return {};
    return fmt::format("{} {}", failed, message.empty() ? "returns false" : message);
  }
  return fmt::format("{} holds", path.kind);
}

bool InputCheck::is_same(const GraphValue& expected, const Graph& graph, const Run& run,
                         Value found) {
  if (expected.type != 'L') {
    const auto is_nan = [&](std::uint64_t bits) {
      if (expected.type == 'F') return std::isnan(from_bits<float>(bits));
      return expected.type == 'D' && std::isnan(from_bits<double>(bits));
    };
    if (is_nan(expected.bits) || is_nan(found.bits))
      return is_nan(expected.bits) && is_nan(found.bits);
    if (expected.type == 'J' || expected.type == 'D') return expected.bits == found.bits;
    return static_cast<std::uint32_t>(expected.bits) == static_cast<std::uint32_t>(found.bits);
  }
  const ObjectId object = found.as_ref();
  if (!object || expected.bits == 0) return !object == (expected.bits == 0);
  const std::size_t index = expected.bits - 1;
  const GraphNode& node = graph.nodes[index];
  const Class& cls = engine_.program.at(run.after.heap.at(object).cls());
  if (node.class_name != cls.name) return false;
  if (cls.name == "java/lang/String") return node.text == engine_.vm.text_of(object);
  if (is_value_class(cls) && node.fields.size() == 1) {
    const Value number = engine_.vm.get_field(object, "value", node.fields[0].descriptor);
    if (!is_same(node.fields[0].value, graph, run, concrete(number))) return false;
  }
  const auto& inputs = run.input.objects;
  if (index < inputs.size()) return inputs[index] == object;
  return is_value_class(cls) || std::find(inputs.begin(), inputs.end(), object) == inputs.end();
}

/// To its end; what it makes up has its value in the model.
Outcome InputCheck::call(State& state, const Method& method, const std::vector<Value>& arguments) {
  const Method* called = &method;
  if (&method != &engine_.target && !method.is_static()) {
    const Class& receiver = engine_.program.at(state.heap.at(arguments[0].as_ref()).cls());
    called = &engine_.program.select(receiver, method);
  }
  engine_.vm.enter_call(state, *called, slots_of(arguments));
  for (std::uint64_t slices = 0; slices < kMostSlices;) {
    Outcome outcome = engine_.vm.run(state, kSlice);
    if (std::holds_alternative<Returned>(outcome) || std::holds_alternative<Threw>(outcome) ||
        std::holds_alternative<Exited>(outcome))
      return outcome;
    if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
      throw Stopped{fmt::format("{} at {}", unsupported->what, unsupported->where)};
    if (const auto* limit = std::get_if<LimitMet>(&outcome))
      throw Stopped{fmt::format("{} at {}", limit->what, limit->where)};
    if (auto* forked = std::get_if<Forked>(&outcome)) {
      State next = chosen(*forked);
      state = std::move(next);
      continue;
    }
    ++slices;
    if (!keep_going_()) throw Stopped{"stopped before it was run"};
  }
  throw Stopped{
      fmt::format("{} has not ended after {} instructions", method.key(), kSlice * kMostSlices)};
}

/// The alternative of the model; a run without made-up values does not fork.
State& InputCheck::chosen(Forked& forked) const {
  State* found = nullptr;
  for (Forked::Alternative& each : forked.alternatives) {
    const bool is_true = each.guard.id == 0 ||
                         evaluate_completed(engine_.terms, each.guard, model_).value_or(0) != 0;
    if (!is_true) continue;
    if (found != nullptr) throw Stopped{"it depends on an object that the run makes up"};
    found = &each.state;
  }
  if (found == nullptr && forked.is_assumption) throw Stopped{"Loris.assume refuses it"};
  if (found == nullptr) throw Stopped{"it depends on a value that the run makes up"};
  return *found;
}

Value InputCheck::concrete(Value value) const {
  if (!value.symbolic || value.kind == Kind::Ref) return value;
  return {evaluate_completed(engine_.terms, value.term(), model_).value_or(0), value.kind, false};
}

}  // namespace loris
