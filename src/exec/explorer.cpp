#include "exec/explorer.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "base/check.h"
#include "base/input_error.h"
#include "exec/describe.h"
#include "program/npe_message.h"

namespace loris {

namespace {

constexpr std::uint64_t kFuel = 1'000'000;  // instructions between looks at the clock

std::unique_ptr<Search> make_search(const std::string& name, std::uint64_t seed) {
  for (const SearchRow& row : kSearches) {
    if (row.name == name) return row.make(seed);
  }
  throw InputError(fmt::format("--search {}: not a search", name));
}

std::string place_of(const std::string& frame) {
  const std::size_t open = frame.rfind('(');
  return open == std::string::npos ? frame : frame.substr(open + 1, frame.size() - open - 2);
}

}  // namespace

std::string sortable(const std::vector<std::uint32_t>& choices) {
  constexpr std::uint32_t kLong = 0xff;
  std::string text;
  for (const std::uint32_t choice : choices) {
    if (choice < kLong) {
      text += static_cast<char>(choice);
      continue;
    }
    text += static_cast<char>(kLong);
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(choice >> shift & 0xff);
  }
  return text;
}

Explorer::Explorer(Engine& engine, Control& control)
    : engine_(engine),
      control_(control),
      search_(make_search(engine.options.search, engine.options.seed)) {}

void Explorer::explore(const std::vector<std::uint32_t>& prefix) {
  forced_ = prefix;
  Node root;
  root.state = engine_.start;
  bound_inputs(root);
  search_->add(begin_phase(std::move(root)));
  while (search_->size() > 0 && control_.keep_going()) {
    follow(search_->take());
    if (control_.wants_work()) offer_work();
  }
  found_.unexplored += search_->size();
  if (search_->size() > 0) found_.complete = false;
}

/// What the domains of references leave open is part of the scope.
void Explorer::bound_inputs(Node& root) {
  const Merger* merger = engine_.vm.merger();
  if (merger == nullptr) return;
  for (const auto* list : {&engine_.arguments, &engine_.statics}) {
    for (const Argument& argument : *list) {
      if (argument.value.kind != Kind::Ref || !argument.value.symbolic) continue;
      const Term wanted = merger->constraint(root.state.input, argument.value.term());
      if (!engine_.terms.is_constant(wanted)) root.condition.assume(wanted);
    }
  }
}

void Explorer::offer_work() {
  if (search_->size() < 2) return;
  const Node given = search_->give_away();
  control_.offer(given.choices);
}

/// Puts a call on the node's stack. A predicate may be overridden below the class that names it:
/// then there is one node for each method that the receiver may select.
std::vector<Node> Explorer::enter(Node node, const Method& method,
                                  const std::vector<Value>& values) {
  node.state.loops.clear();
  std::vector<Node> entered;
  std::vector<std::pair<const Method*, TypeSet>> selected;
  if (!method.is_static() && &method != &engine_.target) {
    const SymbolId receiver = engine_.symbols.of(values[0].term());
    const TypeSet types = engine_.refiner->types_of({node.state.heap, node.state.input}, receiver);
    selected = selected_methods(engine_.program, engine_.types, types, method);
  }
  if (selected.size() <= 1) {
    const Method& called = selected.empty() ? method : *selected[0].first;
    engine_.vm.enter_call(node.state, called, slots_of(values));
    entered.push_back(std::move(node));
    return entered;
  }
  if (engine_.vm.merger() != nullptr) return enter_merged(std::move(node), selected, values);
  const SymbolId receiver = engine_.symbols.of(values[0].term());
  std::uint32_t choice = 0;
  for (const auto& [called, types] : selected) {
    const HeapView view{node.state.heap, node.state.input};
    for (Refined& refined : engine_.refiner->split(view, receiver, {types})) {
      Node next = node;
      next.state.heap = std::move(refined.objects);
      next.state.input = std::move(refined.input);
      next.choices.push_back(choice);
      engine_.vm.enter_call(next.state, *called, slots_of(values));
      entered.push_back(std::move(next));
    }
    ++choice;
  }
  return entered;
}

std::vector<Node> Explorer::enter_merged(
    Node node, const std::vector<std::pair<const Method*, TypeSet>>& selected,
    const std::vector<Value>& values) {
  std::vector<Node> entered;
  const Merger& merger = *engine_.vm.merger();
  std::uint32_t choice = 0;
  for (const auto& [called, types] : selected) {
    const Term guard = merger.is_in(node.state.heap, node.state.input, values[0].term(), types);
    const Verdict verdict = feasible(node, guard);
    if (verdict.answer != Answer::No) {
      Node next = node;
      if (!engine_.terms.is_constant(guard)) next.condition.assume(guard);
      next.model = verdict.model;
      merger.narrow(next.state.input, values[0].term(), types);
      next.choices.push_back(choice);
      engine_.vm.enter_call(next.state, *called, slots_of(values));
      entered.push_back(std::move(next));
    }
    ++choice;
  }
  return entered;
}

/// The node with the call of its phase on its stack.
std::vector<Node> Explorer::begin_phase(Node node) {
  const bool is_target = node.phase == engine_.assumed.size();
  const Method& method = is_target ? engine_.target : *engine_.assumed[node.phase].method;
  const std::size_t count =
      is_target ? engine_.arguments.size() : engine_.assumed[node.phase].arguments;
  std::vector<Value> values;
  for (std::size_t i = 0; i < count; ++i) values.push_back(engine_.arguments[i].value);
  return enter(std::move(node), method, values);
}

void Explorer::follow(Node node) {
  engine_.vm.cover(node.phase == engine_.assumed.size());
  Advanced advanced = advance(node);
  if (advanced.outcome) return end_phase(std::move(node), std::move(*advanced.outcome));
  add_children(node, advanced);
}

/// On the way along a prefix there is one child; past it all are open.
void Explorer::add_children(Node& parent, Advanced& advanced) {
  if (advanced.children.empty() && advanced.cut.empty()) {
    ++found_.counts.pruned;
    return;
  }
  const std::size_t depth = parent.choices.size();
  if (depth < forced_.size()) {
    std::erase_if(advanced.children,
                  [&](const Node& child) { return child.choices[depth] != forced_[depth]; });
    std::erase_if(advanced.cut, [&](const auto& cut) { return cut.first != forced_[depth]; });
  }
  for (const auto& [choice, what] : advanced.cut) {
    Node ended = parent;
    ended.choices.push_back(choice);
    add_limit(Ending::Cut, what, {}, ended, {});
  }
  const auto most = engine_.options.max_branches;
  if (most && depth >= static_cast<std::size_t>(*most)) {
    for (Node& child : advanced.children)
      add_limit(Ending::Cut, fmt::format("{} decisions on a path", *most), {}, child, {});
    return;
  }
  search_->add(std::move(advanced.children));
}

Verdict Explorer::feasible(const Node& node, Term guard) {
  if (!guard) return {Answer::Yes, node.model};
  if (engine_.terms.is_constant(guard))
    return {engine_.terms.bits(guard) != 0 ? Answer::Yes : Answer::No, node.model};
  return engine_.solver->check(node.condition, guard, node.model);
}

/// Forks that have one possible outcome are no choice: the path goes on there.
bool Explorer::take_only(Node& node, Forked& forked, Advanced& advanced) {
  struct Possible {
    std::size_t at;
    Verdict verdict;
  };
  std::vector<Possible> possible;
  for (std::size_t i = 0; i < forked.alternatives.size(); ++i) {
    Verdict verdict = feasible(node, forked.alternatives[i].guard);
    if (verdict.answer == Answer::Unknown) {
      ++found_.limits[{"the solver did not answer", engine_.vm.where()}];
      found_.complete = false;
    }
    if (verdict.answer != Answer::No) possible.push_back({i, std::move(verdict)});
  }
  const auto assume = [&](PathCondition& condition, Term guard) {
    if (guard && !engine_.terms.is_constant(guard)) condition.assume(guard);
  };
  const bool is_cut = !forked.cut.what.empty();
  if (possible.size() == 1 && !(is_cut && possible[0].at == forked.cut.alternative)) {
    auto& [guard, state] = forked.alternatives[possible[0].at];
    // The other cases being impossible, the guard follows from what is known already.
    if (forked.is_assumption || possible[0].verdict.answer == Answer::Unknown)
      assume(node.condition, guard);
    node.state = std::move(state);
    node.model = std::move(possible[0].verdict.model);
    return true;
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
    advanced.children.push_back(std::move(child));
  }
  return false;
}

/// Asked beside the path: such questions are no decisions of the program and are not counted.
void Explorer::answer_for(const Node& node) {
  Merger* merger = engine_.strategy->merger();
  if (merger == nullptr) return;
  constexpr unsigned kMost = 200;  // from one fork to the next
  merger->excludes = [this, &node, asked = 0u](Term condition) mutable {
    SolverStats& stats = engine_.solver_stats;
    if (++asked > kMost || !control_.keep_going()) return false;
    const auto [total, sat, unsat, unknown] =
        std::tuple(stats.total, stats.sat, stats.unsat, stats.unknown);
    const Verdict verdict = engine_.solver->check(node.condition, condition, node.model);
    std::tie(stats.total, stats.sat, stats.unsat, stats.unknown) =
        std::tuple(total, sat, unsat, unknown);
    return verdict.answer == Answer::No;
  };
}

Explorer::Advanced Explorer::advance(Node& node) {
  Advanced advanced;
  for (;;) {
    answer_for(node);
    Outcome outcome = engine_.vm.run(node.state, kFuel);
    auto* forked = std::get_if<Forked>(&outcome);
    if (forked == nullptr && !std::holds_alternative<OutOfFuel>(outcome)) {
      advanced.outcome = std::move(outcome);
      return advanced;
    }
    if (forked != nullptr && !take_only(node, *forked, advanced)) return advanced;
    if (control_.keep_going()) continue;
    advanced.outcome = LimitMet{"stopped", engine_.vm.where()};
    return advanced;
  }
}

/// A predicate returned this: the path goes on where it is true. False when it is nowhere.
bool Explorer::assume_true(Node& node, Value value) {
  if (!value.symbolic) return value.as_int() != 0;
  const Term holds = engine_.terms.make(TermOp::Ne, value.term(), engine_.terms.int_constant(0));
  Verdict verdict = feasible(node, holds);
  if (verdict.answer == Answer::No) return false;
  if (!engine_.terms.is_constant(holds)) node.condition.assume(holds);
  node.model = std::move(verdict.model);
  return true;
}

void Explorer::end_phase(Node node, Outcome outcome) {
  if (const auto* limit = std::get_if<LimitMet>(&outcome))
    return add_limit(Ending::Cut, limit->what, limit->where, node, limit->stack);
  if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
    return add_limit(Ending::Unsupported, unsupported->what, unsupported->where, node,
                     unsupported->stack);
  if (node.phase == engine_.assumed.size()) return end_target(std::move(node), std::move(outcome));
  if (const auto* threw = std::get_if<Threw>(&outcome))
    return end_by_throwing(node, threw->exception);
  const auto* returned = std::get_if<Returned>(&outcome);
  if (returned == nullptr || !assume_true(node, returned->value)) {
    ++found_.counts.pruned;
    return;
  }
  engine_.refiner->reset_writes(node.state.heap, node.state.input);
  node.state.input.merged.forget_writes();
  ++node.phase;
  search_->add(begin_phase(std::move(node)));
}

/// A predicate that throws says no. One that cannot be linked says nothing at all.
void Explorer::end_by_throwing(Node& node, ObjectId exception) {
  const PathResult thrown = exception_path(node, exception);
  const std::string text =
      fmt::format("{} threw {}{}{}", engine_.assumed[node.phase].text, thrown.kind,
                  thrown.message.empty() ? "" : ": ", thrown.message);
  const Class& cls = engine_.program.at(node.state.heap.at(exception).cls());
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    if (at->name == "java/lang/LinkageError")
      return add_limit(Ending::Unsupported, text, thrown.at, node, thrown.stack);
  }
  found_.notes.insert(text + ", which counts as false");
  ++found_.counts.pruned;
}

bool Explorer::is_acceptable(const Class& exception) const {
  const auto below = [&](std::string_view name) {
    for (const Class* at = &exception; at != nullptr; at = at->super) {
      if (at->name == name) return true;
    }
    return false;
  };
  for (const std::string_view declared : engine_.target.info->exceptions) {
    if (below(declared)) return true;
  }
  for (const Class* at = &exception; at != nullptr; at = at->super) {
    const std::string full = at->external_name();
    const std::string simple = full.substr(full.find_last_of(".$") + 1);
    for (const std::string& allowed : engine_.options.allow) {
      if (allowed == full || allowed == simple) return true;
    }
  }
  // A checked exception that is not declared was thrown in a way that javac cannot see.
  return !below("java/lang/RuntimeException") && !below("java/lang/Error");
}

PathResult Explorer::exception_path(Node& node, ObjectId exception) {
  PathResult path;
  const Class& cls = engine_.program.at(node.state.heap.at(exception).cls());
  path.kind = cls.external_name();
  path.stack = engine_.vm.trace_text(node.state, exception);
  path.at = path.stack.empty() ? "" : place_of(path.stack.front());
  path.message = exception_message(engine_, node.state, exception);
  path.ending = is_acceptable(cls) ? Ending::Exceptional : Ending::Violating;
  return path;
}

void Explorer::end_target(Node node, Outcome outcome) {
  Refined heap{node.state.heap, node.state.input};
  if (engine_.vm.merger() == nullptr && !engine_.refiner->complete(heap)) {
    ++found_.counts.pruned;
    return;
  }
  engine_.vm.cover(false);
  PathResult path;
  Value result = Value::zero(Kind::Void);
  ObjectId exception;
  if (const auto* threw = std::get_if<Threw>(&outcome)) {
    exception = threw->exception;
    path = exception_path(node, exception);
  } else if (const auto* returned = std::get_if<Returned>(&outcome)) {
    result = returned->value;
    if (engine_.target.result == Kind::Void) result = Value::zero(Kind::Void);
  } else if (const auto* exited = std::get_if<Exited>(&outcome)) {
    path.kind = fmt::format("System.exit({})", exited->status);
  }
  std::vector<const Predicate*> after;
  if (path.ending != Ending::Violating && !std::holds_alternative<Exited>(outcome)) {
    for (const Predicate& predicate : engine_.asserted_always) after.push_back(&predicate);
    if (path.ending == Ending::Normal) {
      for (const Predicate& predicate : engine_.asserted_on_return) after.push_back(&predicate);
    }
  }
  if (after.empty()) return add_path(node, std::move(path), result, exception);
  Check check = check_after(node, after, result);
  if (check.undecided && !check.violated) found_.complete = false;
  const bool is_split = check.holds && check.violated;
  if (check.holds) {
    Node& holds = *check.holds;
    holds.choices = node.choices;
    if (is_split) holds.choices.push_back(0);
    // The path is the target's: what the predicates read and decided is none of it.
    Node ended = node;
    ended.choices = holds.choices;
    if (is_split) {
      ended.condition = holds.condition;
      ended.model = holds.model;
    }
    add_path(ended, path, result, exception);
  }
  if (check.violated) {
    Node& violated = *check.violated;
    violated.choices = node.choices;
    if (is_split) violated.choices.push_back(1);
    check.failure.ending = Ending::Violating;
    add_path(violated, std::move(check.failure), result, exception);
  }
  if (!check.holds && !check.violated && check.undecided) add_path(node, path, result, exception);
}

void Explorer::add_path(Node& node, PathResult path, Value result, ObjectId exception) {
  if (node.choices.size() < forced_.size()) return;  // ended before the choices that were asked for
  if (path.ending == Ending::Violating && !is_confirmed(node, path)) return;
  path.choices = node.choices;
  PathCounts& counts = found_.counts;
  switch (path.ending) {
    case Ending::Normal: ++counts.normal; break;
    case Ending::Exceptional: ++counts.exceptional; break;
    default: ++counts.violating;
  }
  found_.ended.push_back(sortable(path.choices));
  const bool is_shown = path.ending == Ending::Violating || engine_.options.list_paths;
  if (is_shown && engine_.options.describe) {
    describe(engine_, node, path, result, exception);
    found_.listed.push_back(std::move(path));
  }
  control_.path_ended(counts, search_->size(), node.choices.size());
}

/// A violation without an input that causes it is none: then the path may not even exist.
bool Explorer::is_confirmed(Node& node, const PathResult& path) {
  const Answer answer = has_input(engine_, node);
  if (answer == Answer::No) ++found_.counts.pruned;
  if (answer == Answer::Unknown)
    add_limit(Ending::Cut, "the solver did not answer",
              path.stack.empty() ? path.at : path.stack.front(), node, path.stack);
  return answer == Answer::Yes;
}

void Explorer::add_limit(Ending ending, const std::string& what, const std::string& where,
                         Node& node, const std::vector<std::string>& stack) {
  found_.complete = false;
  ++(ending == Ending::Cut ? found_.counts.cut : found_.counts.unsupported);
  PathResult path;
  path.ending = ending;
  path.kind = what;
  path.stack = stack;
  path.choices = node.choices;
  std::string place = where;
  if (place.empty() && !node.state.stack.empty()) {
    const Frame& top = node.state.stack.top();
    place = fmt::format("{}.{} ({})", top.code->method->owner->external_name(),
                        top.code->method->name, source_place(*top.code->method, top.bci()));
  }
  path.at = place_of(place);
  ++found_.limits[{what, place}];
  found_.ended.push_back(sortable(path.choices));
  if (engine_.options.list_paths) {
    describe(engine_, node, path, Value::zero(Kind::Void), {});
    found_.listed.push_back(std::move(path));
  }
  control_.path_ended(found_.counts, search_->size(), node.choices.size());
}

}  // namespace loris
