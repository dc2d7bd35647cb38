// What instructions do when an operand is a term: build a larger term, or fork.
#include <fmt/format.h>

#include "base/java_math.h"
#include "interp/interpreter.h"

namespace loris {

namespace {

/// A term that folded to a constant becomes concrete again.
Value value_of(const TermStore& terms, Kind kind, Term term) {
  if (terms.is_constant(term)) return {terms.bits(term), kind, false};
  return Value::of_term(kind, term);
}

template <class T>
Value quotient(TermOp op, T a, T b) {
  const T result = op == TermOp::Div ? java_div(a, b) : java_rem(a, b);
  if constexpr (sizeof(T) == 4)
    return Value::of_int(result);
  else
    return Value::of_long(result);
}

}  // namespace

Term Interpreter::term_of(Value value) {
  return value.symbolic ? value.term() : terms_.constant(sort_of(value.kind), value.bits);
}

Value Interpreter::symbolic_unary(TermOp op, Kind result, Value a) {
  return value_of(terms_, result, terms_.make(op, term_of(a)));
}

Value Interpreter::symbolic_binary(TermOp op, Kind result, Value a, Value b) {
  return value_of(terms_, result, terms_.make(op, term_of(a), term_of(b)));
}

/// idiv, irem, ldiv, lrem: a divisor of zero throws, and a symbolic one may be zero.
Flow Interpreter::divide(TermOp op, Kind kind) {
  Frame& frame = state_->stack.own();
  const unsigned slots = slots_of(kind);
  Value& a = frame.stack()[frame.sp - 2 * slots];
  const Value b = frame.stack()[frame.sp - slots];
  if (!b.symbolic && b.bits == 0) return raise("java/lang/ArithmeticException", "/ by zero");
  if (!b.symbolic) {
    if (a.symbolic)
      a = symbolic_binary(op, kind, a, b);
    else
      a = kind == Kind::Int ? quotient(op, a.as_int(), b.as_int())
                            : quotient(op, a.as_long(), b.as_long());
    frame.sp -= slots;
    return Flow::Next;
  }
  const Term is_zero = terms_.make(TermOp::Eq, b.term(), terms_.constant(sort_of(kind), 0));
  Forked forked;
  forked.alternatives.push_back(
      raising(is_zero, [this] { raise("java/lang/ArithmeticException", "/ by zero"); }));
  Frame& dividing = state_->stack.own();
  dividing.stack()[dividing.sp - 2 * slots] =
      symbolic_binary(op, kind, dividing.stack()[dividing.sp - 2 * slots], b);
  dividing.sp -= slots;
  ++dividing.pc;
  forked.alternatives.push_back({terms_.make(TermOp::Not, is_zero), *state_});
  return finish(std::move(forked));
}

Flow Interpreter::fork_compare(TermOp op, Value a, Value b, std::uint32_t target, unsigned popped) {
  if (a.kind == Kind::Ref) return branch_on_references(op == TermOp::Eq, a, b, target, popped);
  return fork_branch(terms_.make(op, term_of(a), term_of(b)), target, popped);
}

Flow Interpreter::fork_branch(Term condition, std::uint32_t target, unsigned popped) {
  if (merger_ != nullptr) condition = merger_->known(state_->input, condition);
  Frame& frame = state_->stack.own();
  frame.sp -= popped;
  ++state_->symbolic_steps;
  const std::uint32_t at = frame.pc;
  if (terms_.is_constant(condition)) {
    const bool taken = terms_.bits(condition) != 0;
    set_edge(*state_, at, taken ? mark::kTaken : mark::kNotTaken);
    settle_edge();
    if (taken && target <= at && !count_back_jump(target)) return Flow::Stop;
    frame.pc = taken ? target : at + 1;
    return Flow::Stay;
  }
  // The state that forks stays as it was: others may go on from there.
  State taken = *state_, not_taken = *state_;
  taken.stack.own().pc = target;
  set_edge(taken, at, mark::kTaken);
  ++not_taken.stack.own().pc;
  set_edge(not_taken, at, mark::kNotTaken);
  if (merger_ != nullptr) {
    merger_->learn(taken.input, condition, true);
    merger_->learn(not_taken.input, condition, false);
  }
  Forked forked;
  const bool goes_back = refiner_ != nullptr && target <= at;
  const bool may_go_back = !goes_back || count_back_jump(taken, target);
  forked.alternatives.push_back({condition, std::move(taken)});
  forked.alternatives.push_back({terms_.make(TermOp::Not, condition), std::move(not_taken)});
  if (!may_go_back) forked.cut = {0, fmt::format("a loop went round {} times", limits_.rounds)};
  return finish(std::move(forked));
}

/// tableswitch and lookupswitch; one alternative per distinct target of a symbolic key.
Flow Interpreter::fork_switch(SwitchTable& table) {
  Frame& frame = state_->stack.own();
  const Value key = frame.stack()[--frame.sp];
  if (!key.symbolic) {
    frame.pc = table.target(key.as_int());
    mark_switch(*frame.code, table, frame.pc);
    return Flow::Stay;
  }
  std::vector<std::pair<std::uint32_t, Term>> by_target;  // in the order of first appearance
  Term matched = terms_.bool_constant(false);
  const auto add = [&](std::uint32_t target, Term guard) {
    for (auto& [known, known_guard] : by_target) {
      if (known != target) continue;
      known_guard = terms_.make(TermOp::BoolOr, known_guard, guard);
      return;
    }
    by_target.emplace_back(target, guard);
  };
  for (std::size_t i = 0; i < table.targets.size(); ++i) {
    const std::int32_t label =
        table.keys.empty() ? static_cast<std::int32_t>(table.low + static_cast<std::int64_t>(i))
                           : table.keys[i];
    const Term guard = terms_.make(TermOp::Eq, key.term(), terms_.int_constant(label));
    matched = terms_.make(TermOp::BoolOr, matched, guard);
    add(table.targets[i], guard);
  }
  add(table.fallback, terms_.make(TermOp::Not, matched));
  Forked forked;
  for (const auto& [target, guard] : by_target) {
    State next = *state_;
    next.stack.own().pc = target;
    set_edge(next, frame.pc, mark::kSwitched);
    forked.alternatives.push_back({guard, std::move(next)});
  }
  return finish(std::move(forked));
}

}  // namespace loris
