#include "spec/precise.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "term/evaluate.h"

namespace loris {
namespace {

using Clock = std::chrono::steady_clock;

/// Adds the time until it goes out of scope.
class Stopwatch {
 public:
  explicit Stopwatch(double& seconds) : seconds_(seconds) {}
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;
  ~Stopwatch() { seconds_ += std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  double& seconds_;
  const Clock::time_point start_ = Clock::now();
};

}  // namespace

Precise::Precise(const Machine& machine, const Precondition& precondition, Solver& witnesses,
                 std::function<bool()> keep_going)
    : machine_(machine),
      precondition_(precondition),
      witnesses_(witnesses),
      stepper_(machine, std::move(keep_going)),
      purity_(machine.program) {}

Verdict Precise::check(const Node& node, const Forked::Alternative& next,
                       std::shared_ptr<const Witness>& witness) {
  const Stopwatch watch(counts_.seconds);
  ++counts_.total;
  const Term guard = next.guard;
  if (guard && !is_open(guard) && machine_.terms.bits(guard) == 0) return {Answer::No, {}};
  if (node.witness && agrees(next.state, *node.witness)) {
    Verdict kept{Answer::Yes, node.witness->model};
    if (is_open(guard))
      kept = witnesses_.check(node.witness->condition, guard, node.witness->model);
    if (kept.answer == Answer::Yes) {
      ++counts_.reused;
      auto same = std::make_shared<Witness>(*node.witness);
      if (is_open(guard)) same->condition.assume(guard);
      same->model = kept.model;
      witness = std::move(same);
      return kept;
    }
  }
  const Verdict verdict = stepper_.feasible(node, guard);
  if (verdict.answer == Answer::No) return verdict;
  if (verdict.answer == Answer::Unknown)
    ++limits_[{"the solver did not answer", place_of(next.state)}];
  std::optional<Node> root = initial(node, next.state);
  if (root && is_open(guard)) root->condition.assume(guard);
  if (root) root->model = verdict.model;
  Found found = search(std::move(root), Order::AsTheModelGoes);
  if (found.accepted) witness = witness_of(std::move(*found.accepted));
  return {found.answer, witness ? witness->model : verdict.model};
}

Answer Precise::begin(Node& node) {
  const Stopwatch watch(counts_.seconds);
  ++counts_.total;
  Found found = search(initial(node, node.state), Order::AsTheModelGoes);
  if (found.accepted) node.witness = witness_of(std::move(*found.accepted));
  if (node.witness) node.model = node.witness->model;
  return found.answer;
}

std::optional<Node> Precise::first_input(const Node& node) {
  std::optional<Node> root = initial(node, node.state);
  if (root) root->model = nullptr;
  return search(std::move(root), Order::AsTheyCome).accepted;
}

Answer Precise::for_each_input(const Node& node, const std::function<bool(Node)>& visit) {
  std::optional<Node> root = initial(node, node.state);
  if (root) root->model = nullptr;
  visit_ = &visit;
  const Found found = search(std::move(root), Order::AsTheyCome);
  visit_ = nullptr;
  return found.answer;
}

std::shared_ptr<const Witness> Precise::witness_of(Node accepted) const {
  return std::make_shared<Witness>(Witness{std::move(accepted.condition), std::move(accepted.model),
                                           std::move(accepted.state.heap),
                                           std::move(accepted.state.input)});
}

std::string Precise::place_of(State state) const {
  machine_.vm.look_at(state);
  return machine_.vm.where();
}

bool Precise::is_open(Term guard) const { return guard && !machine_.terms.is_constant(guard); }

/// The state as it was before the target ran, with all that the node knows of the input.
std::optional<Node> Precise::initial(const Node& node, const State& state) const {
  Node root;
  root.condition = node.condition;
  root.model = node.model;
  root.state = precondition_.start;
  root.state.input = state.input;
  root.state.input.merged.forget_writes();
  if (machine_.vm.merger() != nullptr) return root;
  root.state.heap = state.heap;
  if (!root.state.heap.restore(precondition_.start.heap)) return std::nullopt;
  machine_.refiner.reset_writes(root.state.heap, root.state.input);
  return root;
}

std::vector<Node> Precise::begin_predicate(Node node) {
  const Predicate& predicate = precondition_.predicates[node.phase];
  const std::vector<Value> values(
      precondition_.arguments.begin(),
      precondition_.arguments.begin() + static_cast<std::ptrdiff_t>(predicate.arguments));
  return stepper_.enter(std::move(node), *predicate.method, values, true);
}

Precise::Found Precise::search(std::optional<Node> root, Order order) {
  met_.clear();
  order_ = order;
  trail_.clear();
  failures_ = 0;
  next_proof_ = kFirstProof;
  Found found = met("what the target overwrote was freed", "the precondition");
  if (root) {
    met_.clear();
    root_ = std::move(*root);
    const bool covered = machine_.vm.cover(false);
    found = explore_all(begin_predicate(root_));
    machine_.vm.cover(covered);
  }
  // What was met does not matter where there is an input all the same.
  if (found.answer == Answer::Unknown)
    for (const auto& [what, count] : met_) limits_[what] += count;
  return found;
}

Precise::Found Precise::met(const std::string& what, const std::string& where) {
  if (!is_proving_) ++met_[{what, where}];
  return {Answer::Unknown, {}};
}

/// The first of them that leads to acceptance.
Precise::Found Precise::explore_all(std::vector<Node> nodes) {
  Found all{Answer::No, {}};
  for (Node& node : nodes) {
    Found found = explore(std::move(node));
    if (found.answer == Answer::Yes || found.is_proof) return found;
    if (found.answer == Answer::Unknown) all.answer = Answer::Unknown;
  }
  return all;
}

Precise::Found Precise::explore(Node node) {
  const Model before = node.model;
  Stepper::Advanced advanced = stepper_.advance(node);
  if (advanced.outcome)
    return fail_or(end_predicate(std::move(node), std::move(*advanced.outcome)));
  if (is_proving_) {
    if (std::optional<Node> after = skip_call(node)) return explore(std::move(*after));
  }
  std::vector<Node>& children = advanced.children;
  if (order_ == Order::AsTheModelGoes && before)
    std::stable_partition(children.begin(), children.end(),
                          [&](const Node& child) { return goes_on(*before, child.condition); });
  Found limits{Answer::No, {}};
  for (const std::string& where : advanced.unanswered)
    limits = met("the solver did not answer", where);
  for (const auto& [choice, what] : advanced.cut) limits = met(what, machine_.vm.where());
  if (children.empty()) return fail_or(std::move(limits));
  if (!is_proving_) trail_.push_back(calls_of(node.state.stack));
  Found found = explore_all(std::move(children));
  if (!is_proving_) trail_.pop_back();
  if (found.answer == Answer::No && !found.is_proof) found.answer = limits.answer;
  return found;
}

/// Whether the model takes that way: what it does not mention is null or zero.
bool Precise::goes_on(const Assignment& model, const PathCondition& condition) const {
  return condition.empty() || evaluate_completed(machine_.terms, condition.newest()->conjunct,
                                                 model) == std::uint64_t{1};
}

/// A path has ended. Where many have failed, tries to show that all do.
Precise::Found Precise::fail_or(Found found) {
  if (found.answer != Answer::No || is_proving_ || visit_ != nullptr || ++failures_ < next_proof_)
    return found;
  next_proof_ *= kFirstProof;
  found.is_proof = is_refuted_without_calls();
  return found;
}

/// Whether nothing is accepted whatever those calls return that the current path has completed:
/// what they found out may have nothing to do with why it fails.
bool Precise::is_refuted_without_calls() {
  const std::set<Call> open(trail_.empty()
                                ? std::set<Call>()
                                : std::set<Call>(trail_.back().begin(), trail_.back().end()));
  skipped_.clear();
  for (const std::vector<Call>& calls : trail_) {
    const auto ended = std::find_if(calls.begin(), calls.end(),
                                    [&](const Call& call) { return !open.contains(call); });
    if (ended != calls.end()) skipped_.insert(*ended);
  }
  if (skipped_.empty()) return false;
  is_proving_ = true;
  results_ = 0;
  const Found found = explore_all(begin_predicate(root_));
  is_proving_ = false;
  return found.answer == Answer::No;
}

/// The calls of a stack, the outermost first: where each was made, with what the caller knew.
std::vector<Precise::Call> Precise::calls_of(const FrameStack& stack) {
  std::vector<Call> calls;
  for (const Frame* frame = stack.top().caller; frame != nullptr; frame = frame->caller) {
    Call call{frame->pc};
    call.push_back(reinterpret_cast<std::uintptr_t>(frame->code));
    const Value* end = frame->stack() + frame->sp;
    for (const Value* value = frame->locals(); value != end; ++value) {
      call.push_back(value->bits);
      call.push_back(static_cast<std::uint64_t>(value->kind) << 1 | (value->symbolic ? 1u : 0u));
    }
    calls.push_back(std::move(call));
  }
  std::reverse(calls.begin(), calls.end());
  return calls;
}

/// The node after the outermost call that is to be skipped, with anything for its result; none when
/// there is none, or it may do more than return or fail.
std::optional<Node> Precise::skip_call(const Node& node) {
  const std::vector<Call> calls = calls_of(node.state.stack);
  const auto call = std::find_if(calls.begin(), calls.end(),
                                 [&](const Call& one) { return skipped_.contains(one); });
  if (call == calls.end()) return std::nullopt;
  const auto depth = static_cast<std::uint32_t>(call - calls.begin()) + 2;  // of the frame to leave
  Node after = node;
  FrameStack& stack = after.state.stack;
  while (stack.depth() > depth) stack.pop();
  const Frame& top = stack.top();
  const Method& called = *top.code->method;
  if (top.on_exit != OnExit::PushResult || called.result == Kind::Ref || !purity_.is_pure(called))
    return std::nullopt;
  for (const Frame* frame = top.caller; frame != nullptr; frame = frame->caller)
    if (!frame->code->handlers.empty()) return std::nullopt;  // what it throws may be caught
  Value result = Value::zero(called.result);
  if (called.result != Kind::Void) {
    const char type = called.descriptor[called.descriptor.rfind(')') + 1];
    const std::string name = fmt::format("result {} of {}", results_++, called.key());
    result = Value::of_term(called.result, machine_.terms.variable(name, whole_domain(type)));
  }
  machine_.vm.return_from_call(after.state, result);
  return after;
}

Precise::Found Precise::end_predicate(Node node, Outcome outcome) {
  if (const auto* limit = std::get_if<LimitMet>(&outcome)) return met(limit->what, limit->where);
  if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
    return met(unsupported->what, unsupported->where);
  if (const auto* threw = std::get_if<Threw>(&outcome)) {
    const Class& cls = machine_.program.at(node.state.heap.at(threw->exception).cls());
    const std::string text =
        fmt::format("{} threw {}", precondition_.predicates[node.phase].text, cls.external_name());
    for (const Class* at = &cls; at != nullptr; at = at->super)
      if (at->name == "java/lang/LinkageError") return met(text, machine_.vm.where());
    notes_.insert(text + ", which counts as false");
    return {Answer::No, {}};
  }
  const auto* returned = std::get_if<Returned>(&outcome);
  std::optional<Node> holds;
  if (returned != nullptr) holds = stepper_.where_true(std::move(node), returned->value);
  if (!holds) return {Answer::No, {}};
  machine_.refiner.reset_writes(holds->state.heap, holds->state.input);
  holds->state.input.merged.forget_writes();
  if (++holds->phase < precondition_.predicates.size())
    return explore_all(begin_predicate(std::move(*holds)));
  if (machine_.vm.merger() == nullptr) {
    Refined heap{holds->state.heap, holds->state.input};
    if (!machine_.refiner.complete(heap)) return {Answer::No, {}};
  }
  if (visit_ != nullptr) return {(*visit_)(std::move(*holds)) ? Answer::No : Answer::Yes, {}};
  return {Answer::Yes, std::move(holds)};
}

/// Whether what the state has decided is decided in the same way of the witness. What it has not
/// decided is left to the conditions of both.
bool Precise::agrees(const State& next, const Witness& witness) const {
  if (machine_.vm.merger() != nullptr) return true;
  const HeapView here{next.heap, next.input}, there{witness.heap, witness.input};
  TypeUniverse& types = machine_.symbols.types();
  bool agrees = true;
  next.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    if (!agrees) return;
    const TypeSet allowed = machine_.refiner.types_of(here, symbol);
    const TypeSet taken = machine_.refiner.types_of(there, symbol);
    agrees = types.meet(allowed, taken) == taken;
    if (!agrees || !facts.object) return;
    const ObjectId other = witness.input.facts(symbol).object;
    if (!other || !witness.heap.has(other)) {
      agrees = false;
      return;
    }
    const Symbolic* mine = next.heap.at(facts.object).symbolic();
    const Symbolic* its = witness.heap.at(other).symbolic();
    agrees =
        mine == nullptr || its == nullptr ? facts.object == other : mine->origin == its->origin;
  });
  return agrees && next.input.comparisons().size() == witness.input.comparisons().size() &&
         agrees_on_arrays(next, witness);
}

/// An element that the state has read may be one that the witness has read under another index.
bool Precise::agrees_on_arrays(const State& next, const Witness& witness) const {
  for (std::uint32_t i = 0; i < next.input.object_count(); ++i) {
    const Object& object = next.heap.at(next.input.object(i));
    if (!object.is_array() || object.symbolic()->elements.empty()) continue;
    const ObjectId other = witness.input.facts(object.symbolic()->origin).object;
    if (!other) return false;
    const auto& known = witness.heap.at(other).symbolic()->elements;
    for (const ArrayElement& element : object.symbolic()->elements) {
      if (element.initial.kind == Kind::Unset) continue;
      const auto is_it = [&](const ArrayElement& one) {
        return one.index == element.index && one.initial == element.initial;
      };
      if (std::none_of(known.begin(), known.end(), is_it)) return false;
    }
  }
  return true;
}

}  // namespace loris
