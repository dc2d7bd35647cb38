#include "exec/explorer.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "base/check.h"
#include "base/input_error.h"
#include "exec/audit.h"
#include "exec/describe.h"
#include "exec/trace_builder.h"
#include "mona/answer_file.h"
#include "program/npe_message.h"

namespace loris {

namespace {

std::unique_ptr<Search> make_search(const std::string& name, std::uint64_t seed) {
  for (const SearchRow& row : kSearches) {
    if (row.name == name) return row.make(seed);
  }
  throw InputError(fmt::format("--search {}: not a search", name));
}

TreeParts tree_parts(const Engine& engine) {
  if (engine.options.decide != "mona") return {};
  TreeParts parts;
  if (engine.tree_rules) parts.rules = &*engine.tree_rules;
  parts.roots = engine.roots();
  if (engine.options.cache)
    parts.cache =
        engine.options.cache_dir ? engine.options.cache_dir : mona::default_cache_directory();
  parts.seconds = static_cast<double>(engine.options.solver_timeout_ms) / 1000;
  return parts;
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
      stepper_(engine.machine(), [&control] { return control.keep_going(); }),
      inside_(engine.inside(), [&control] { return control.keep_going(); }),
      arguments_(engine.argument_values()),
      search_(make_search(engine.options.search, engine.options.seed)) {
  if (engine.options.trace) stepper_.record_trails();
  if (engine.options.decide == "driver")
    driver_ = std::make_unique<Driver>(engine, stepper_);
  else if (!engine.assumed.empty() || engine.options.decide == "sat" ||
           engine.options.decide == "hex" || engine.options.decide == "mona")
    make_decider();
}

DeciderParts Explorer::decider_parts() {
  const auto run_on = [this](const std::vector<Predicate>& predicates) {
    return Precondition{predicates, arguments_, engine_.start};
  };
  return {engine_.machine(),
          engine_.inside(),
          run_on(engine_.assumed),
          run_on(engine_.heap_half),
          run_on(engine_.data_half),
          *engine_.walking_solver,
          engine_.quick_inside_solver.get(),
          engine_.quick_walking_solver.get(),
          [this] { return control_.keep_going(); },
          engine_.options.reuse,
          &engine_.sat,
          engine_.rules.get(),
          tree_parts(engine_)};
}

void Explorer::make_decider() {
  const DeciderParts parts = decider_parts();
  const auto row = std::find_if(kDeciders.begin(), kDeciders.end(), [this](const DeciderRow& one) {
    return one.name == engine_.options.decide;
  });
  if (row == kDeciders.end())
    throw InputError(fmt::format("--decide {}: not a decider", engine_.options.decide));
  if (row->make != nullptr) decider_ = row->make(parts);
  deciding_ = decider_.get();
  precise_ = dynamic_cast<Precise*>(deciding_);
  // Rules prune, but what is audited are preconditions.
  if ((precise_ == nullptr && row->is_precise) ||
      (engine_.options.audit && (precise_ == nullptr || engine_.rules)))
    own_precise_ = std::make_unique<Precise>(parts);
  shows_ = own_precise_ ? own_precise_.get() : precise_;
  if (row->is_precise) precise_ = shows_;
}

Found Explorer::take() {
  if (driver_) found_.notes.insert(driver_->text());
  ask_decider();
  if (decider_) {
    found_.decider_limits = decider_->limits();
    found_.notes.merge(decider_->notes());
  }
  return std::move(found_);
}

/// What the decider has counted is part of what was found.
void Explorer::ask_decider() {
  if (!decider_) return;
  found_.decided = decider_->counts();
  if (found_.decider_limits.size() != decider_->limits().size())
    found_.decider_limits = decider_->limits();
}

void Explorer::explore(const std::vector<std::uint32_t>& prefix) {
  forced_ = prefix;
  Node root;
  root.state = engine_.start;
  bound_inputs(root);
  if (engine_.options.decide != "eager") root.phase = engine_.assumed.size();
  if (driver_)
    search_->add(driver_->begin(root));
  else if (has_valid_input(root))
    search_->add(begin_phase(std::move(root)));
  else
    ++found_.counts.pruned;
  while (search_->size() > 0 && control_.keep_going()) {
    follow(search_->take());
    ask_decider();
    control_.found_so_far(found_, search_->size());
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

/// Whether an input of the node is one that the preconditions allow. What is not known is taken for
/// true, and said.
bool Explorer::has_valid_input(Node& node) {
  if (deciding_ == nullptr || node.witness) return true;
  const Answer answer = deciding_->begin(node);
  engine_.vm.look_at(node.state);
  if (answer == Answer::Unknown) found_.complete = false;
  return answer != Answer::No;
}

/// The node with the call of its phase on its stack.
std::vector<Node> Explorer::begin_phase(Node node) {
  const bool is_target = node.phase == engine_.assumed.size();
  node.state.input.ask_in(is_target ? AskedIn::Target : AskedIn::Before);
  if (is_target) return stepper_.enter(std::move(node), engine_.target, arguments_, false);
  const Predicate& predicate = engine_.assumed[node.phase];
  const auto last = arguments_.begin() + static_cast<std::ptrdiff_t>(predicate.arguments);
  return stepper_.enter(std::move(node), *predicate.method, {arguments_.begin(), last}, true);
}

void Explorer::follow(Node node) {
  const bool is_target = !node.driven || !node.driven->is_running;
  engine_.vm.cover(node.phase == engine_.assumed.size() && is_target);
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

Explorer::Advanced Explorer::advance(Node& node) {
  const std::size_t limits = decider_ ? decider_->limits().size() : 0;
  Advanced advanced = current_->advance(node, deciding_);
  for (const std::string& where : advanced.unanswered) {
    ++found_.limits[{"the solver did not answer", where}];
    found_.complete = false;
  }
  if (decider_ && decider_->limits().size() > limits) found_.complete = false;
  return advanced;
}

void Explorer::end_phase(Node node, Outcome outcome) {
  if (const auto* limit = std::get_if<LimitMet>(&outcome))
    return add_limit(Ending::Cut, limit->what, limit->where, node, limit->stack);
  if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
    return add_limit(Ending::Unsupported, unsupported->what, unsupported->where, node,
                     unsupported->stack);
  if (node.driven && node.driven->is_running) return end_call(node, outcome);
  if (node.phase == engine_.assumed.size()) return end_target(std::move(node), std::move(outcome));
  if (const auto* threw = std::get_if<Threw>(&outcome))
    return end_by_throwing(node, threw->exception);
  const auto* returned = std::get_if<Returned>(&outcome);
  std::optional<Node> holds;
  if (returned != nullptr) holds = stepper_.where_true(std::move(node), returned->value);
  if (!holds) {
    ++found_.counts.pruned;
    return;
  }
  engine_.refiner->reset_writes(holds->state.heap, holds->state.input);
  holds->state.input.merged.forget_writes();
  ++holds->phase;
  search_->add(begin_phase(std::move(*holds)));
}

/// A call that builds the receiver. One that throws builds none.
void Explorer::end_call(const Node& node, const Outcome& outcome) {
  if (std::holds_alternative<Returned>(outcome)) {
    std::vector<Node> next = driver_->go_on(node);
    if (!next.empty()) return search_->add(std::move(next));
  }
  ++found_.counts.pruned;
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
  const std::vector<TraceEntry> trace = engine_.vm.backtrace_of(node.state, exception);
  if (const auto place = place_in(engine_.program, engine_.target, trace))
    path.bci = trace[*place].bci;
  path.message = exception_message(engine_, node.state, exception);
  path.ending = is_acceptable(cls) ? Ending::Exceptional : Ending::Violating;
  if (!engine_.options.trace) return path;
  for (const TraceEntry& entry : trace)
    path.frames.push_back(trace_step(engine_, engine_.program.method_at(entry.method), entry.bci));
  return path;
}

void Explorer::end_target(Node node, Outcome outcome) {
  if (deciding_ != nullptr && !node.state.input.due.empty()) {
    for (Node& settled : deciding_->settled(std::move(node)))
      end_target(std::move(settled), outcome);
    return;
  }
  Refined heap{node.state.heap, node.state.input};
  if (engine_.vm.merger() == nullptr && !engine_.refiner->complete(heap)) {
    ++found_.counts.pruned;
    return;
  }
  engine_.vm.cover(false);
  if (!has_valid_input(node)) {
    ++found_.counts.pruned;
    return;
  }
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
  Ended ended{std::move(node), result, exception};
  if (after.empty()) return add_path(std::move(ended), std::move(path));
  Check check = precise_ ? check_inputs(ended.node, after) : check_after(ended, after);
  if (check.undecided && !check.violated) found_.complete = false;
  const bool is_split = check.holds && check.violated;
  const std::vector<std::uint32_t> choices = ended.node.choices;
  const std::shared_ptr<Trail> trail = ended.node.trail;
  if (check.violated) {
    Ended& violated = *check.violated;
    violated.node.choices = choices;
    violated.node.trail = trail;
    if (is_split) violated.node.choices.push_back(1);
    check.failure.ending = Ending::Violating;
    add_path(std::move(violated), std::move(check.failure));
  }
  if (!check.holds && (check.violated || !check.undecided)) return;
  // The path is the target's: what the predicates read and decided is none of it.
  if (is_split) ended.node.choices.push_back(0);
  if (is_split && !check.holds->is_inside) {
    ended.node.condition = check.holds->node.condition;
    ended.node.model = check.holds->node.model;
  }
  const bool is_shown = check.holds && check.holds->is_inside;
  add_path(std::move(ended), std::move(path), is_shown ? &*check.holds : nullptr);
}

bool Explorer::describes_all() const {
  return engine_.options.list_paths || (engine_.options.path && engine_.options.describe_path);
}

/// Not where it ended before the choices that were asked for, nor on the other side of a check.
bool Explorer::is_asked_for(const Node& node) const {
  return node.choices.size() >= forced_.size() &&
         std::equal(forced_.begin(), forced_.end(), node.choices.begin());
}

/// `shown` is where more of the same end is decided, if that is known already.
void Explorer::add_path(Ended ended, PathResult path, const Ended* shown) {
  Node& node = ended.node;
  if (!is_asked_for(node)) return;
  if (!ended.is_inside && !has_valid_input(node)) {
    ++found_.counts.pruned;
    return;
  }
  if (path.ending == Ending::Violating && !is_confirmed(node, path)) return;
  path.choices = node.choices;
  const bool is_shown =
      path.ending == Ending::Violating || describes_all() || engine_.options.keep_paths;
  const bool is_audited = engine_.options.audit && !engine_.assumed.empty();
  if ((is_shown || is_audited) && engine_.options.describe) {
    const CheckedInput checked = show(ended, shown, path);
    if (is_audited) audit(ended, path);
    if (!path.unchecked.empty()) leave_undecided(path, checked);
  }
  count(path.ending);
  found_.ended.push_back(sortable(path.choices));
  if (is_shown && engine_.options.describe) found_.listed.push_back(std::move(path));
  control_.path_ended(found_, search_->size(), node.choices.size());
}

void Explorer::count(Ending ending) {
  PathCounts& counts = found_.counts;
  switch (ending) {
    case Ending::Normal: ++counts.normal; break;
    case Ending::Exceptional: ++counts.exceptional; break;
    case Ending::Undecided: ++counts.undecided; break;
    default: ++counts.violating;
  }
}

/// Runs the preconditions on the input that is shown, which is a valid one if there is any.
void Explorer::audit(const Ended& ended, PathResult& path) {
  AuditCounts& counts = found_.audited;
  ++counts.checked;
  Answer answer = Answer::Unknown;
  if (ended.node.driven)
    answer = holds_before(ended.node);
  else if (path.input && has_input_ != Answer::Unknown)
    answer = holds_of(engine_, *path.input);
  path.audit = answer == Answer::Yes  ? Audit::Valid
               : answer == Answer::No ? Audit::Infeasible
                                      : Audit::Unknown;
  if (answer == Answer::Unknown) ++counts.unknown;
  if (answer != Answer::No) return;
  ++counts.infeasible;
  if (path.ending == Ending::Violating) ++counts.false_alarms;
}

/// Whether a receiver that was built satisfies the preconditions.
Answer Explorer::holds_before(const Node& node) {
  Ended before{node, Value::zero(Kind::Void), {}};
  before.node.state = node.driven->before;
  std::vector<const Predicate*> predicates;
  for (const Predicate& predicate : engine_.assumed) predicates.push_back(&predicate);
  const Check check = check_after(before, predicates);
  if (check.holds) return Answer::Yes;
  return check.violated ? Answer::No : Answer::Unknown;
}

/// The input that is shown satisfies the preconditions, so all that they look at is part of it.
CheckedInput Explorer::show(const Ended& ended, const Ended* shown, PathResult& path) {
  has_input_ = Answer::Yes;
  if (ended.node.trail) path.trace = trace_of(engine_, ended.node.state, *ended.node.trail);
  if (driver_) {
    describe_calls(engine_, *driver_, ended, path);
    return {};
  }
  std::optional<Ended> again;
  if (shown == nullptr && shows_ && !ended.is_inside) again = run_again(ended.node, path.ending);
  if (shown == nullptr && !again && deciding_ != nullptr && !ended.is_inside) {
    if (std::optional<Node> completed = deciding_->completed(ended.node))
      again = Ended{std::move(*completed), ended.result, ended.exception};
  }
  if (again) shown = &*again;
  const auto keep_going = [this] { return control_.keep_going(); };
  describe(engine_, ended, path);
  const Ended& first = shown != nullptr ? *shown : ended;
  CheckedInput checked = describe_input(engine_, ended, first, path, keep_going);
  const bool is_given = shown != nullptr && !again;
  if (checked.is_good() || is_given || !keep_going()) return checked;
  return show_otherwise(ended, again.has_value(), checked, path);
}

/// The first input that was tried is not good. Where that was the precondition's, the path's own is
/// tried; else the precondition is asked for one, which not every decider does.
CheckedInput Explorer::show_otherwise(const Ended& ended, bool was_run_again,
                                      const CheckedInput& first, PathResult& path) {
  const auto keep_going = [this] { return control_.keep_going(); };
  if (was_run_again) {
    const PathResult before = path;
    CheckedInput checked = describe_input(engine_, ended, ended, path, keep_going);
    if (checked.is_good()) return checked;
    path = before;
    return first;
  }
  if (engine_.assumed.empty() || engine_.options.decide == "eager" || shows_ || ended.is_inside)
    return first;
  if (!own_precise_) own_precise_ = std::make_unique<Precise>(decider_parts());
  const Answer had_input = has_input_;
  shows_ = own_precise_.get();
  const std::optional<Ended> again = run_again(ended.node, path.ending);
  shows_ = nullptr;
  has_input_ = had_input;
  return again ? describe_input(engine_, ended, *again, path, keep_going) : first;
}

/// An input that is not known to be right is not shown, nor what it would have shown. Alarms on
/// inputs that are not valid are what a decider that is not precise has; all others are a limit.
void Explorer::leave_undecided(PathResult& path, const CheckedInput& checked) {
  path.input.reset();
  path.output.reset();
  path.detail.reset();
  path.result.clear();
  if (path.ending != Ending::Violating) return;
  path.ending = Ending::Undecided;
  const bool is_precise = precise_ != nullptr || engine_.options.decide == "eager";
  if (checked.valid == Answer::No && !is_precise) return;
  found_.complete = false;
  ++found_.limits[{fmt::format("no input was shown to end by {}: {}", path.kind, path.unchecked),
                   path.stack.empty() ? path.at : path.stack.front()}];
}

/// The node's path from the first valid input that takes it: to its end, if it has one.
std::optional<Ended> Explorer::run_again(const Node& node, Ending ending) {
  std::optional<Node> input = shows_->first_input(node, has_input_);
  if (!input) return std::nullopt;
  if (ending == Ending::Cut || ending == Ending::Unsupported)
    return Ended{std::move(*input), Value::zero(Kind::Void), {}, true};
  std::optional<Ended> first;
  run_from(std::move(*input), [&](Ended ended) {
    first = std::move(ended);
    return false;
  });
  return first;
}

/// All ways in which the target ends on inputs of one path, until `visit` says no: there are
/// several where it looks at what the precondition left open. False where one did not end.
bool Explorer::run_from(Node input, const std::function<bool(Ended)>& visit) {
  const WithStrategy decided(engine_.vm, *engine_.inside_strategy);
  input.state.input.ask_in(AskedIn::Target);
  std::vector<Node> open = inside_.enter(std::move(input), engine_.target, arguments_, false);
  bool all_ended = true;
  while (!open.empty() && control_.keep_going()) {
    Node next = std::move(open.back());
    open.pop_back();
    Advanced advanced = inside_.advance(next);
    for (std::size_t i = advanced.children.size(); i-- > 0;)
      open.push_back(std::move(advanced.children[i]));
    if (!advanced.cut.empty()) all_ended = false;
    if (!advanced.outcome) continue;
    if (std::holds_alternative<LimitMet>(*advanced.outcome) ||
        std::holds_alternative<Unsupported>(*advanced.outcome)) {
      note_limit(*advanced.outcome);
      all_ended = false;
      continue;
    }
    Ended ended{std::move(next), Value::zero(Kind::Void), {}, true};
    Refined heap{ended.node.state.heap, ended.node.state.input};
    if (!engine_.refiner->complete(heap)) continue;
    if (const auto* threw = std::get_if<Threw>(&*advanced.outcome)) {
      ended.exception = threw->exception;
    } else if (const auto* returned = std::get_if<Returned>(&*advanced.outcome)) {
      if (engine_.target.result != Kind::Void) ended.result = returned->value;
    }
    if (!visit(std::move(ended))) return all_ended;
  }
  return all_ended;
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
  if (describes_all()) {
    const CheckedInput checked = show({node, Value::zero(Kind::Void), {}}, nullptr, path);
    if (!path.unchecked.empty()) leave_undecided(path, checked);
    found_.listed.push_back(std::move(path));
  }
  control_.path_ended(found_, search_->size(), node.choices.size());
}

}  // namespace loris
