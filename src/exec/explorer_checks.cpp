// Invariants and postconditions on the state in which the target ended.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "exec/explorer.h"
#include "exec/trace_builder.h"
#include "program/npe_message.h"

namespace loris {

namespace {

std::string failure_text(const Predicate& predicate, bool is_invariant) {
  return fmt::format("{} {}", is_invariant ? "invariant" : "postcondition", predicate.text);
}

}  // namespace

/// Runs the predicates one after the other on the state in which the target ended, along all their
/// paths, until one state is found in which all hold and one in which one does not.
Explorer::Check Explorer::check_after(const Ended& ended,
                                      const std::vector<const Predicate*>& predicates) {
  Check check;
  const auto with = [&](Node node) {
    return Ended{std::move(node), ended.result, ended.exception, ended.is_inside};
  };
  struct Open {
    Node node;
    std::size_t at;
    bool running;
  };
  std::vector<Open> open;
  open.push_back({ended.node, 0, false});
  open.back().node.state.input.ask_in(AskedIn::After);
  while (!open.empty() && !(check.holds && check.violated)) {
    Open next = std::move(open.back());
    open.pop_back();
    if (next.at == predicates.size()) {
      if (!check.holds) check.holds = with(std::move(next.node));
      continue;
    }
    const Predicate& predicate = *predicates[next.at];
    if (!next.running) {
      std::vector<Value> values;
      for (std::size_t i = 0; i < predicate.arguments; ++i)
        values.push_back(i < arguments_.size() ? arguments_[i] : ended.result);
      if (!values.empty() && ended.node.driven) values[0] = ended.node.driven->receiver;
      for (Node& entered : current_->enter(std::move(next.node), *predicate.method, values, true))
        open.push_back({std::move(entered), next.at, true});
      continue;
    }
    Advanced advanced = advance(next.node);
    for (std::size_t i = advanced.children.size(); i-- > 0;)
      open.push_back({std::move(advanced.children[i]), next.at, true});
    for (const auto& [choice, what] : advanced.cut) {
      check.undecided = true;
      ++found_.limits[{what, engine_.vm.where()}];
    }
    if (!advanced.outcome) continue;
    if (const auto* returned = std::get_if<Returned>(&*advanced.outcome)) {
      split_answer(check, ended, std::move(next.node), predicate, returned->value, [&](Node holds) {
        open.push_back({std::move(holds), next.at + 1, false});
      });
    } else if (const auto* threw = std::get_if<Threw>(&*advanced.outcome)) {
      if (check.violated) continue;
      check.failure = exception_path(next.node, threw->exception);
      check.failure.message = fmt::format("it threw {}", check.failure.kind);
      check.failure.kind = predicate_kind(predicate);
      check.violated = with(std::move(next.node));
    } else {
      check.undecided = true;
      note_limit(*advanced.outcome);
    }
  }
  if (!open.empty() && !(check.holds && check.violated)) check.undecided = true;
  return check;
}

/// The same for a path of which preconditions were decided on the way: its valid inputs one after
/// the other, the target run again on each, so that the predicates find decided what they look at.
Explorer::Check Explorer::check_inputs(const Node& node,
                                       const std::vector<const Predicate*>& predicates) {
  Check all;
  Decider* const deciding = std::exchange(deciding_, nullptr);
  current_ = &inside_;
  const auto check_end = [&](const Ended& ended) {
    Check one = check_after(ended, predicates);
    all.undecided |= one.undecided;
    if (one.holds && !all.holds) all.holds = std::move(one.holds);
    if (one.violated && !all.violated) {
      all.violated = std::move(one.violated);
      all.failure = std::move(one.failure);
    }
    return !(all.holds && all.violated);
  };
  const Answer answer = precise_->for_each_input(node, [&](Node input) {
    if (!run_from(std::move(input), check_end)) all.undecided = true;
    return !(all.holds && all.violated) && control_.keep_going();
  });
  current_ = &stepper_;
  deciding_ = deciding;
  if (answer == Answer::Unknown) all.undecided = true;
  if (!control_.keep_going()) all.undecided = true;
  return all;
}

std::string Explorer::predicate_kind(const Predicate& predicate) const {
  const auto is_same = [&](const Predicate& other) { return &other == &predicate; };
  return failure_text(predicate, std::any_of(engine_.asserted_always.begin(),
                                             engine_.asserted_always.end(), is_same));
}

/// The answer of a predicate may be a term: then it holds for some inputs and fails for others.
void Explorer::split_answer(Check& check, const Ended& ended, Node node, const Predicate& predicate,
                            Value value, const std::function<void(Node)>& holds) {
  Term truth = engine_.terms.bool_constant(value.as_int() != 0);
  if (value.symbolic)
    truth = engine_.terms.make(TermOp::Ne, value.term(), engine_.terms.int_constant(0));
  const Term falsity = engine_.terms.make(TermOp::Not, truth);
  const auto where = [&](Term term) {
    Node copy = node;
    std::shared_ptr<const Solution> witness;
    Verdict verdict = deciding_ ? deciding_->check(node, {term, node.state}, witness)
                                : current_->feasible(node, term);
    if (!engine_.terms.is_constant(term)) copy.condition.assume(term);
    copy.model = std::move(verdict.model);
    copy.witness = std::move(witness);
    return std::pair(verdict.answer, std::move(copy));
  };
  auto [is_true, where_true] = where(truth);
  if (is_true != Answer::No) holds(std::move(where_true));
  if (check.violated) return;
  auto [is_false, where_false] = where(falsity);
  if (is_false == Answer::No) return;
  if (is_false == Answer::Unknown) {
    check.undecided = true;
    ++found_.limits[{"the solver did not answer", predicate.method->key()}];
    return;
  }
  check.violated = Ended{std::move(where_false), ended.result, ended.exception, ended.is_inside};
  check.failure = {};
  check.failure.kind = predicate_kind(predicate);
  check.failure.at = source_place(*predicate.method, 0);
  if (engine_.options.trace) check.failure.frames = {trace_step(engine_, *predicate.method, 0)};
}

void Explorer::note_limit(const Outcome& outcome) {
  if (const auto* limit = std::get_if<LimitMet>(&outcome))
    ++found_.limits[{limit->what, limit->where}];
  if (const auto* unsupported = std::get_if<Unsupported>(&outcome))
    ++found_.limits[{unsupported->what, unsupported->where}];
}

}  // namespace loris
