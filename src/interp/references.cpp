// What instructions do with references of the input: ask the strategy, and fork by its answer.
//
// An instruction that needs a decision is run again on each alternative, where it is made.
#include <fmt/format.h>

#include "base/check.h"
#include "interp/identity_hash.h"
#include "interp/interpreter.h"

namespace loris {

/// The current instruction goes on from each of these heaps.
Flow Interpreter::fork_heap(Alternatives alternatives) {
  ++state_->symbolic_steps;
  if (alternatives.size() == 1 && alternatives[0].input.due.empty()) {
    state_->heap = std::move(alternatives[0].objects);
    state_->input = std::move(alternatives[0].input);
    return Flow::Stay;
  }
  Forked forked;
  for (Refined& refined : alternatives) {
    State next = *state_;
    next.heap = std::move(refined.objects);
    next.input = std::move(refined.input);
    forked.alternatives.push_back({{}, std::move(next)});
  }
  return finish(std::move(forked));
}

bool Interpreter::is_value_object(ObjectId object) const {
  const Symbolic* symbolic = state_->heap.at(object).symbolic();
  return symbolic != nullptr && symbolic->origin && !symbolic->is_apart &&
         refiner_->types().meet(symbolic->types, refiner_->types().values());
}

/// A reference whose object is known, as that object. Strings and boxes keep their names, for two
/// names may still turn out to be one object.
Value Interpreter::settled(Value value) const {
  if (!value.symbolic || refiner_ == nullptr || merger_ != nullptr) return value;
  const SymbolId symbol = refiner_->symbols().of(value.term());
  const ObjectId object = state_->input.facts(symbol).object;
  if (object) return is_value_object(object) ? value : Value::of_ref(object);
  return refiner_->is_null(view(), symbol) ? Value::of_null() : value;
}

/// True when the object is known; else flow says what happens instead, the exception included.
bool Interpreter::dereference(Value value, ObjectId& object, Flow& flow) {
  object = value.as_ref();
  if (value.symbolic) {
    if (refiner_ == nullptr || merger_ != nullptr) {
      flow = unsupported(merger_ != nullptr ? "an object that is left open"
                                            : "a symbolic reference in a run without inputs");
      return false;
    }
    const SymbolId symbol = refiner_->symbols().of(value.term());
    object = state_->input.facts(symbol).object;
    if (!object) {
      if (auto alternatives = strategy_->object(view(), symbol)) {
        flow = fork_heap(std::move(*alternatives));
        return false;
      }
    }
  }
  if (object) return true;
  flow = raise("java/lang/NullPointerException");
  return false;
}

/// True when the object has one class; else the state forked over those that it may have.
bool Interpreter::decide_class(ObjectId object, Flow& flow) {
  if (refiner_ == nullptr) return true;
  const TypeSet types = refiner_->object_types(heap(), object);
  const auto members = refiner_->types().members(types);
  if (members.size() <= 1) return true;
  std::vector<TypeSet> parts;
  for (const Class* cls : members) parts.push_back(refiner_->types().only(*cls));
  flow = fork_heap(refiner_->split_object(view(), object, parts));
  return false;
}

/// A reference was read; lazy strategies decide then.
bool Interpreter::loaded(Value value, Flow& flow) {
  if (!value.symbolic || strategy_ == nullptr || !strategy_->decides_on_load()) return true;
  auto alternatives = strategy_->load(view(), refiner_->symbols().of(value.term()));
  if (!alternatives) return true;
  flow = fork_heap(std::move(*alternatives));
  return false;
}

Flow Interpreter::load_reference(std::uint32_t local) {
  Flow flow;
  if (!loaded(state_->stack.top().locals()[local], flow)) return flow;
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp++] = settled(frame.locals()[local]);
  ++frame.pc;
  return Flow::Stay;
}

/// The first read of a field of an input object.
Value Interpreter::touch(ObjectId object, std::uint32_t slot, const Field& field) {
  Object& owner = heap().edit(object);
  const Value value = refiner_->symbols().field(owner.symbolic()->origin, field);
  Heap::store(owner, slot, value);
  ++state_->symbolic_steps;
  return value;
}

Flow Interpreter::branch_on_references(bool if_same, Value a, Value b, std::uint32_t target,
                                       unsigned popped) {
  if (refiner_ == nullptr) return unsupported("a symbolic reference in a run without inputs");
  if (merger_ != nullptr) return branch_merged(if_same, a, b, target, popped);
  bool same = false;
  Flow flow;
  if (!same_reference(a, b, same, flow)) return flow;
  ++state_->symbolic_steps;
  Frame& frame = state_->stack.own();
  frame.sp -= popped;
  const bool taken = same == if_same;
  if (covering_) {
    if (std::uint8_t* marks = coverage_marks(*frame.code))
      marks[frame.pc] |= taken ? mark::kTaken : mark::kNotTaken;
  }
  if (taken && target <= frame.pc && !count_back_jump(target)) return Flow::Stop;
  frame.pc = taken ? target : frame.pc + 1;
  return Flow::Stay;
}

/// True with an answer; else flow says what has to be decided first.
bool Interpreter::same_reference(Value a, Value b, bool& same, Flow& flow) {
  if (a.symbolic && b.symbolic && a.term() == b.term()) return same = true;
  const bool is_input = a.symbolic || (a.as_ref() && heap().at(a.as_ref()).is_input());
  if (!is_input || (b.symbolic && !a.symbolic)) std::swap(a, b);
  if (!b.symbolic && !b.as_ref()) {
    const SymbolId symbol = refiner_->symbols().of(a.term());
    if (auto alternatives = strategy_->null(view(), symbol)) {
      flow = fork_heap(std::move(*alternatives));
      return false;
    }
    same = refiner_->is_null(view(), symbol);
    return true;
  }
  return compare_objects(a, b, same, flow);
}

bool Interpreter::compare_objects(Value a, Value b, bool& same, Flow& flow) {
  // An object that the program made is none of the input's, but valueOf may have made both.
  if (!b.symbolic && !heap().at(b.as_ref()).is_input() && !may_lead_to(a, b.as_ref())) {
    same = false;
    return true;
  }
  // Whether they are null comes first: null is no object, whichever the other leads to.
  for (const Value value : {a, b}) {
    if (!value.symbolic) continue;
    if (auto alternatives = strategy_->null(view(), refiner_->symbols().of(value.term()))) {
      flow = fork_heap(std::move(*alternatives));
      return false;
    }
  }
  const auto is_null = [this](Value value) {
    return value.symbolic && refiner_->is_null(view(), refiner_->symbols().of(value.term()));
  };
  if (is_null(a) || is_null(b)) {
    same = is_null(a) && is_null(b);
    return true;
  }
  ObjectId objects[2];
  for (int i = 0; i < 2; ++i) {
    const Value value = i == 0 ? a : b;
    objects[i] = value.as_ref();
    if (!value.symbolic) continue;
    const SymbolId symbol = refiner_->symbols().of(value.term());
    if (auto alternatives = strategy_->object(view(), symbol)) {
      flow = fork_heap(std::move(*alternatives));
      return false;
    }
    objects[i] = state_->input.facts(symbol).object;
  }
  same = objects[0] == objects[1];
  if (same || !objects[0] || !objects[1]) return true;
  if (!may_be_same(objects[0], objects[1])) return true;
  if (const auto known = refiner_->compared(view(), objects[0], objects[1])) {
    same = *known;
    return true;
  }
  flow = fork_values(objects[0], objects[1]);
  return false;
}

bool Interpreter::decide_type(Value value, const Class& cls, bool null_is_in, bool& is_in,
                              Flow& flow) {
  if (refiner_ == nullptr) {
    flow = unsupported("a symbolic reference in a run without inputs");
    return false;
  }
  TypeUniverse& all = refiner_->types();
  TypeSet in = all.join(all.below(cls), all.unknown());  // of what knows_type has let pass
  if (null_is_in) in = all.join(in, all.null());
  SymbolId symbol;
  TypeSet types;
  if (value.symbolic) {
    symbol = refiner_->symbols().of(value.term());
    types = refiner_->types_of(view(), symbol);
  } else {
    types = refiner_->object_types(heap(), value.as_ref());
  }
  const TypeSet yes = all.meet(types, in), no = all.minus(types, in);
  is_in = bool(yes);
  if (!yes || !no) return true;
  if (!value.symbolic) {
    flow = fork_heap(refiner_->split_object(view(), value.as_ref(), {yes, no}));
    return false;
  }
  flow = fork_heap(*strategy_->type(view(), symbol, {yes, no}));
  return false;
}

bool Interpreter::read_field(ObjectId object, const Field& field, Value& value, Flow& flow) {
  if (&field == &known_->throwable_message && has_unwritten_message(*state_, object)) {
    flow = unsupported(
        "the message of an exception with open numbers, by other ways than its methods");
    return false;
  }
  value = Heap::load(heap().at(object), field.slot, field.kind());
  if (value.symbolic && value.term() == kUntouched) value = touch(object, field.slot, field);
  if (value.symbolic && value.kind == Kind::Ref) {
    if (!loaded(value, flow)) return false;
    value = settled(value);
  }
  return true;
}

/// A synchronized method locks its receiver before it runs: nothing else is known of the input
/// then, so there is one alternative.
void Interpreter::enter_call(State& state, const Method& method, std::span<const Value> arguments) {
  state_ = &state;
  std::vector<Value> given(arguments.begin(), arguments.end());
  if (!method.is_static() && given[0].symbolic && merger_ == nullptr) {
    const SymbolId symbol = refiner_->symbols().of(given[0].term());
    if ((method.access & access::kSynchronized) != 0 && !refiner_->is_decided(view(), symbol)) {
      Alternatives first = refiner_->choose_object(view(), symbol);
      LORIS_CHECK(first.size() == 1, "the first object of an input should be a new one");
      state.heap = std::move(first[0].objects);
      state.input = std::move(first[0].input);
    }
    given[0] = settled(given[0]);
  }
  enter_initialized(state, *method.owner, method, given);
}

std::int32_t Interpreter::identity_hash_of(ObjectId object) {
  ++identity_hashes_;
  const bool is_given = as_inputs_.first <= object && object < as_inputs_.second;
  if (!object || !(is_given || heap().at(object).is_input())) return identity_hash(object);
  state_->input.hash_used = true;
  return kInputHash;
}

void Interpreter::drop_call(const Method& method) {
  Frame& frame = state_->stack.own();
  frame.sp -= method.argument_slots;
  ++frame.pc;
}

Flow Interpreter::assume(Term condition) {
  Forked forked;
  forked.is_assumption = true;
  if (!terms_.is_constant(condition) || terms_.bits(condition) != 0)
    forked.alternatives.push_back({condition, *state_});
  return finish(std::move(forked));
}

/// A method that is called and declared never to return null is taken at its word: where it would,
/// the path is none of the program's. Of the method under test itself, null is a result like any
/// other.
bool Interpreter::may_return(Flow& flow) {
  const Frame& frame = state_->stack.top();
  if (!frame.code->never_null || state_->stack.depth() == 1) return true;
  const Value value = settled(frame.stack()[frame.sp - 1]);
  if (!value.symbolic && value.as_ref()) return true;
  if (is_open(value)) return may_return_open(value, *frame.code->method, flow);
  Alternatives others;
  if (value.symbolic) {
    const SymbolId symbol = refiner_->symbols().of(value.term());
    auto alternatives = strategy_->null(view(), symbol);
    if (!alternatives) return true;
    for (Refined& refined : *alternatives) {
      if (!refiner_->is_null({refined.objects, refined.input}, symbol))
        others.push_back(std::move(refined));
    }
  }
  const Method& method = *frame.code->method;
  refiner_->symbols().assume(fmt::format("{}.{} does not return null (its annotation)",
                                         method.owner->external_name(), method.name));
  flow = others.empty() ? assume(terms_.bool_constant(false)) : fork_heap(std::move(others));
  return false;
}

Flow Interpreter::throw_value(Value thrown) {
  ObjectId exception;
  Flow flow;
  if (is_open(thrown)) {
    if (!not_null(thrown, flow)) return flow;
    return unsupported("throwing an exception that is an input");
  }
  if (!dereference(thrown, exception, flow)) return flow;
  if (!knows(exception, plain_text("a throw"), flow) || !decide_class(exception, flow)) return flow;
  return throw_object(exception);
}

}  // namespace loris
