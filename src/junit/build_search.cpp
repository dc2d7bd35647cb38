#include "junit/build_search.h"

#include <algorithm>
#include <set>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// Of one call; what builds an object is short.
constexpr std::uint64_t kFuel = 50'000;
/// Ways to fill the parameters of one method.
constexpr std::size_t kMostArguments = 64;
constexpr std::size_t kLongest = 12;  // calls in a row

class CallSearch {
 public:
  CallSearch(Engine& engine, const BuildGoal& goal, const State& base, const State& plain,
             const std::vector<ObjectId>& made, std::uint64_t& budget)
      : engine_(engine), goal_(goal), base_(base), plain_(plain), made_(made), budget_(budget) {}

  std::optional<BuiltObject> run(const std::vector<OpenCall>& constructors,
                                 const std::vector<OpenCall>& methods) {
    for (const OpenCall& call : constructors) {
      each_call(call, [&](const std::vector<GraphValue>& arguments) {
        State state = base_;
        const ObjectId object = state.heap.add_instance(goal_.cls());
        attempt({std::move(state), object, {}, {}}, *call.method, arguments);
      });
      if (found_) return std::move(found_);
    }
    while (!open_.empty() && budget_ > 0) {
      const auto next = open_.begin();
      const BuiltObject from = std::move(reached_[next->second]);
      open_.erase(next);
      if (from.calls.size() >= kLongest) continue;
      for (const OpenCall& call : methods) {
        each_call(call, [&](const std::vector<GraphValue>& arguments) {
          attempt(from, *call.method, arguments);
        });
        if (found_) return std::move(found_);
      }
    }
    return std::nullopt;
  }

 private:
  /// All ways to fill the parameters, the last one fastest.
  template <class Visit>
  void each_call(const OpenCall& call, Visit visit) {
    std::vector<std::size_t> at(call.choices.size());
    for (std::size_t count = 0; count < kMostArguments && budget_ > 0 && !found_; ++count) {
      std::vector<GraphValue> arguments;
      for (std::size_t i = 0; i < at.size(); ++i) {
        if (call.choices[i].empty()) return;
        arguments.push_back(call.choices[i][at[i]]);
      }
      visit(arguments);
      std::size_t i = at.size();
      while (i > 0 && ++at[i - 1] == call.choices[i - 1].size()) at[--i] = 0;
      if (i == 0) return;
    }
  }

  Value value_of(const GraphValue& value) const {
    if (value.type == 'L')
      return value.bits == 0 ? Value::of_null() : Value::of_ref(made_[value.bits - 1]);
    const Kind kind = kind_of_descriptor(std::string_view(&value.type, 1));
    const bool is_word = kind == Kind::Int || kind == Kind::Float;
    return {is_word ? static_cast<std::uint32_t>(value.bits) : value.bits, kind, false};
  }

  void attempt(BuiltObject from, const Method& method, const std::vector<GraphValue>& arguments) {
    --budget_;
    std::vector<Value> given{Value::of_ref(from.object)};
    for (const GraphValue& argument : arguments) given.push_back(value_of(argument));
    if (!call(from.state, method, given)) return;
    if (!forms_.insert(form_of(engine_.program, from.state, plain_, from.object)).second) return;
    from.calls.push_back(
        {method.owner->name, std::string(method.name), std::string(method.descriptor), arguments});
    from.match = goal_.match(from.state, from.object);
    if (from.match.distance == 0) return found_ = std::move(from), void();
    const std::pair key{2 * from.match.distance + from.calls.size(), reached_.size()};
    open_.insert(key);
    reached_.push_back(std::move(from));
  }

  /// False when it does not return, or asks for what another run would answer otherwise.
  bool call(State& state, const Method& method, const std::vector<Value>& arguments) {
    const std::uint64_t hashes = engine_.vm.identity_hashes(), times = engine_.host.clock_reads();
    try {
      engine_.vm.enter_initialized(state, *method.owner, method, slots_of(arguments));
      const Outcome outcome = engine_.vm.run(state, kFuel);
      return std::holds_alternative<Returned>(outcome) && engine_.vm.identity_hashes() == hashes &&
             engine_.host.clock_reads() == times;
    } catch (const LinkError&) {
      return false;
    } catch (const InputError&) {
      return false;
    }
  }

  Engine& engine_;
  const BuildGoal& goal_;
  const State& base_;
  const State& plain_;
  const std::vector<ObjectId>& made_;
  std::uint64_t& budget_;
  std::set<std::string> forms_;
  std::vector<BuiltObject> reached_;
  std::set<std::pair<std::size_t, std::size_t>> open_;  // nearest first, then as reached
  std::optional<BuiltObject> found_;
};

}  // namespace

std::optional<BuiltObject> BuildSearch::find(const BuildGoal& goal, const State& base,
                                             const State& plain, const std::vector<ObjectId>& made,
                                             std::uint64_t& budget) {
  const ClassCalls& calls = calls_.of(goal.cls());
  if (calls.constructors.empty()) return std::nullopt;
  return CallSearch(engine_, goal, base, plain, made, budget)
      .run(calls_.towards(goal, calls.constructors, made),
           calls_.towards(goal, calls.methods, made));
}

}  // namespace loris
