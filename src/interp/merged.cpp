// What instructions do with references that are terms (heap/merge.h): they fork where the program
// does, and where one is null.
#include <algorithm>

#include <fmt/format.h>

#include "interp/interpreter.h"
#include "interp/native.h"
#include "program/type_names.h"

namespace loris {

bool Interpreter::is_open(Value value) const {
  return merger_ != nullptr && value.symbolic && value.kind == Kind::Ref;
}

/// One alternative where the condition holds and one where it does not; `then` and `otherwise`
/// change the state that goes on there. A decided condition forks nothing.
Flow Interpreter::fork_on(Term condition, const std::function<void()>& then,
                          const std::function<void()>& otherwise) {
  std::vector<Forked::Alternative> alternatives;
  for (const bool holds : {true, false}) {
    const Term guard = holds ? condition : terms_.make(TermOp::Not, condition);
    if (terms_.is_constant(guard) && terms_.bits(guard) == 0) continue;
    State next = *state_;
    State* const current = std::exchange(state_, &next);
    merger_->learn(next.input, condition, holds);
    (holds ? then : otherwise)();
    state_ = current;
    alternatives.push_back({guard, std::move(next)});
  }
  return fork_guarded(std::move(alternatives));
}

/// True where it is not null; else flow says how it goes on, on both sides.
bool Interpreter::not_null(Value reference, Flow& flow) {
  const Term null = merger_->is_null(state_->input, merger_->term_of(reference));
  if (terms_.is_constant(null)) {
    if (terms_.bits(null) == 0) return true;
    flow = raise("java/lang/NullPointerException");
    return false;
  }
  flow = fork_on(
      null, [this] { raise("java/lang/NullPointerException"); }, [] {});
  return false;
}

/// A reference was read that the domain of its variable does not bound enough: true when it is.
bool Interpreter::bounded(Value value, Flow& flow) {
  if (!is_open(value)) return true;
  const Term wanted =
      merger_->known(state_->input, merger_->constraint(state_->input, value.term()));
  if (terms_.is_constant(wanted) && terms_.bits(wanted) != 0) return true;
  State next = *state_;
  merger_->learn(next.input, wanted, true);
  Forked forked;
  forked.is_assumption = true;
  if (!terms_.is_constant(wanted)) forked.alternatives.push_back({wanted, std::move(next)});
  flow = finish(std::move(forked));
  return false;
}

Flow Interpreter::get_field_merged(Value target, const Insn& insn, Kind kind) {
  Flow flow;
  if (!not_null(target, flow) || !knows_open(target, field_text(insn), flow)) return flow;
  if (may_be_unwritten(*insn.field->field))
    return unsupported("the message of an exception that is left open");
  ++state_->symbolic_steps;
  const Value value = merger_->read(heap(), state_->input, target.term(), *insn.field->field);
  if (!bounded(value, flow)) return flow;
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp - 1] = value;
  if (slots_of(kind) == 2) frame.stack()[frame.sp++] = Value{};
  return Flow::Next;
}

Flow Interpreter::put_field_merged(Value target, const Insn& insn, Kind kind) {
  Flow flow;
  if (!not_null(target, flow) || !knows_open(target, field_text(insn), flow)) return flow;
  const unsigned slots = slots_of(kind);
  Frame& frame = state_->stack.own();
  Value value = frame.stack()[frame.sp - slots];
  if (kind == Kind::Int) value = narrowed(insn.field->storage, value);
  merger_->write(heap(), state_->input, target.term(), *insn.field->field, value);
  frame.sp -= slots + 1;
  return Flow::Next;
}

Flow Interpreter::branch_merged(bool if_same, Value a, Value b, std::uint32_t target,
                                unsigned popped) {
  if (b.kind != Kind::Ref) b = Value::of_null();
  leave_out_open(a, b);
  const auto is_literal = [this](Value value) {
    if (value.symbolic || !value.as_ref()) return false;
    return &class_of(value.as_ref()) == &known_->string && is_shared(value.as_ref());
  };
  if ((is_literal(a) || is_literal(b)) && is_shortcut())
    return fork_branch(terms_.bool_constant(!if_same), target, popped);
  Term condition = merger_->known(
      state_->input, merger_->same(state_->input, merger_->term_of(a), merger_->term_of(b)));
  for (const SymbolId symbol : merger_->take_asked()) {
    const auto asked = state_->input.merged.asked_kept();
    if (std::find(asked.begin(), asked.end(), symbol) != asked.end()) continue;
    const Term axioms = merger_->kept_axioms(state_->input, symbol);
    state_->input.merged.ask_kept(symbol);
    if (terms_.is_constant(axioms)) continue;
    merger_->learn(state_->input, axioms, true);
    return assume(axioms);
  }
  if (!if_same) condition = terms_.make(TermOp::Not, condition);
  return fork_branch(condition, target, popped);
}

/// Whether the value is of the class, null included if asked for, as a condition. What is of a
/// class that nobody knows is known to be of this one (knows_type_open).
Term Interpreter::is_of_class(Value value, const Class& cls, bool null_is_in) {
  const auto below = [&](const Class& actual) {
    return actual.is_unknown() || actual.is_assignable_to(cls);
  };
  return merger_->is_of(heap(), state_->input, value.term(), below, null_is_in);
}

Flow Interpreter::check_cast_merged(Value value, const Class& cls) {
  Flow flow;
  if (!knows_type_open(value, cls, cast_text(cls), flow)) return flow;
  const Term fits = is_of_class(value, cls, true);
  if (terms_.is_constant(fits) && terms_.bits(fits) != 0) return Flow::Next;
  const auto refuse = [&] { raise_cast(value, cls); };
  const bool is_plain = terms_.op(value.term()) == TermOp::Variable;
  TypeUniverse& all = refiner_->types();
  const TypeSet in = all.join(all.join(all.below(cls), all.unknown()), all.null());
  const auto narrow = [&](bool holds) {
    if (!is_plain) return;
    const TypeSet own = merger_->types_of(state_->input, value.term());
    merger_->narrow(state_->input, value.term(), holds ? all.meet(own, in) : all.minus(own, in));
  };
  return fork_on(
      fits,
      [&] {
        narrow(true);
        ++state_->stack.own().pc;
      },
      [&] {
        narrow(false);
        refuse();
      });
}

Flow Interpreter::instance_of_merged(Value value, const Class& cls) {
  Flow flow;
  if (!knows_type_open(value, cls, test_text(cls), flow)) return flow;
  const Term is_in = is_of_class(value, cls, false);
  const Term one = terms_.int_constant(1), zero = terms_.int_constant(0);
  ++state_->symbolic_steps;
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp - 1] =
      merger_->value_of(Kind::Int, terms_.make(TermOp::Ite, is_in, one, zero));
  return Flow::Next;
}

/// One alternative for each method that the receiver may select.
Flow Interpreter::call_virtual_merged(const CallSite& site, Value receiver) {
  Flow flow;
  if (!not_null(receiver, flow) || !knows_open(receiver, call_text(site), flow)) return flow;
  std::vector<const Method*> selected;  // in the order of the classes
  const auto target_of = [&](const Class& cls) -> const Method* {
    if (!cls.is_assignable_to(*site.method->owner)) return nullptr;
    return &program_.select(cls, *site.method);
  };
  for (const Class* cls : merger_->possible_classes(heap(), state_->input, receiver.term())) {
    const Method* target = target_of(*cls);
    if (target != nullptr && std::find(selected.begin(), selected.end(), target) == selected.end())
      selected.push_back(target);
  }
  if (selected.size() == 1) return invoke(*selected[0], site);
  std::vector<Forked::Alternative> alternatives;
  for (const Method* target : selected) {
    const auto selects = [&](const Class& cls) { return target_of(cls) == target; };
    const Term guard = merger_->is_of(heap(), state_->input, receiver.term(), selects, false);
    if (terms_.is_constant(guard) && terms_.bits(guard) == 0) continue;
    if (terms_.is_constant(guard)) return invoke(*target, site);
    alternatives.push_back({guard, decided_class(receiver, guard, selects)});
  }
  return fork_guarded(std::move(alternatives));
}

/// The state where an open reference is of a class that is accepted.
State Interpreter::decided_class(Value reference, Term guard, const Merger::Accept& accept) {
  State next = *state_;
  merger_->learn(next.input, guard, true);
  if (terms_.op(reference.term()) != TermOp::Variable) return next;
  TypeUniverse& all = refiner_->types();
  const TypeSet own = merger_->types_of(next.input, reference.term());
  merger_->narrow(next.input, reference.term(), all.filter(own, accept));
  return next;
}

/// An object of one class among those that an open reference may have: true when there is one left.
bool Interpreter::one_class(Value value, const Class*& cls, Flow& flow) {
  std::vector<Forked::Alternative> alternatives;
  for (const Class* member : merger_->possible_classes(heap(), state_->input, value.term())) {
    const auto is_it = [&](const Class& actual) { return &actual == member; };
    const Term guard = merger_->is_of(heap(), state_->input, value.term(), is_it, false);
    if (terms_.is_constant(guard) && terms_.bits(guard) == 0) continue;
    if (terms_.is_constant(guard)) {
      cls = member;
      return true;
    }
    alternatives.push_back({guard, decided_class(value, guard, is_it)});
  }
  flow = fork_guarded(std::move(alternatives));
  return false;
}

bool Interpreter::class_of_value(Value reference, const Class*& cls, Flow& flow) {
  if (is_open(reference))
    return not_null(reference, flow) &&
           knows_open(reference, plain_text("a look at the class"), flow) &&
           one_class(reference, cls, flow);
  if (!reference.as_ref()) {
    flow = raise("java/lang/NullPointerException");
    return false;
  }
  cls = &class_of(reference.as_ref());
  return true;
}

/// Natives see objects. Those that only ask for the class or the identity hash of an object can be
/// answered for one that is left open.
Flow Interpreter::invoke_native_open(const NativeRow& row, const Method& method,
                                     const CallSite& site) {
  const Frame& caller = state_->stack.top();
  const std::vector<Value> arguments(caller.stack() + (caller.sp - site.argument_slots),
                                     caller.stack() + caller.sp);
  Flow flow;
  if (method.name == "getClass" || method.name == "hashCode") {
    if (!not_null(arguments[0], flow)) return flow;
  }
  if (method.name == "getClass") {
    const Class* cls = nullptr;
    if (!one_class(arguments[0], cls, flow)) return flow;
    give_result(site, Value::of_ref(mirror(*cls)));
    return Flow::Next;
  }
  if (method.name == "hashCode" || method.name == "identityHashCode") {
    const Term null = merger_->is_null(state_->input, arguments[0].term());
    if (!terms_.is_constant(null))
      return fork_on(
          null, [] {}, [] {});
    const bool is_null = terms_.bits(null) != 0;
    if (!is_null) state_->input.hash_used = true;
    give_result(site, Value::of_int(is_null ? 0 : kInputHash));
    return Flow::Next;
  }
  if (row.takes_terms) {
    NativeCall native(*this, method, site.descriptor, arguments);
    flow = row.native(native);
    if (flow == Flow::Next)
      give_result(site, native.result);
    else if (native.tail_called)
      state_->stack.top().caller->sp -= site.argument_slots;
    return flow;
  }
  return unsupported(
      fmt::format("native method {} on a reference that is left open", method.key()));
}

bool Interpreter::may_return_open(Value value, const Method& method, Flow& flow) {
  const Term null = merger_->is_null(state_->input, value.term());
  if (terms_.is_constant(null) && terms_.bits(null) == 0) return true;
  refiner_->symbols().assume(fmt::format("{}.{} does not return null (its annotation)",
                                         method.owner->external_name(), method.name));
  merger_->learn(state_->input, null, false);
  flow = assume(terms_.make(TermOp::Not, null));
  return false;
}

/// Loris.field of an open reference.
bool Interpreter::read_open_field(Value reference, const Field& field, Value& value, Flow& flow) {
  if (!not_null(reference, flow)) return false;
  value = merger_->read(heap(), state_->input, reference.term(), field);
  return bounded(value, flow);
}

}  // namespace loris
