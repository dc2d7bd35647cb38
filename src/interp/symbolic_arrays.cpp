// Arrays whose length or index is a term.
//
// An array of unknown length is an accumulator (papers/004, 3.1 and Fig. 6): an index is one of
// those seen before or a new one. An alternative that equates two indexes puts the known one on the
// operand stack and runs the instruction again.
#include <algorithm>

#include <fmt/format.h>

#include "interp/interpreter.h"

namespace loris {

Value Interpreter::length_of(const Object& array) {
  if (array.has_unknown_length()) return array.symbolic()->length;
  return Value::of_int(static_cast<std::int32_t>(array.length()));
}

Term Interpreter::in_range(Value index, Value length) {
  const Term i = term_of(index);
  return terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ge, i, terms_.int_constant(0)),
                     terms_.make(TermOp::Lt, i, term_of(length)));
}

Term Interpreter::equal_index(Value a, Value b) {
  return terms_.make(TermOp::Eq, term_of(a), term_of(b));
}

/// Leaves out what cannot be; goes on without a fork where only one thing can.
Flow Interpreter::fork_guarded(std::vector<Forked::Alternative> alternatives) {
  ++state_->symbolic_steps;
  std::erase_if(alternatives, [this](const Forked::Alternative& alternative) {
    return terms_.is_constant(alternative.guard) && terms_.bits(alternative.guard) == 0;
  });
  if (alternatives.size() == 1 && terms_.is_constant(alternatives[0].guard)) {
    *state_ = std::move(alternatives[0].state);
    return Flow::Stay;
  }
  for (auto& [guard, state] : alternatives) ++state.symbolic_steps;
  Forked forked;
  forked.alternatives = std::move(alternatives);
  return finish(std::move(forked));
}

/// The current state, but with an exception raised at the current instruction.
Forked::Alternative Interpreter::raising(Term guard, const std::function<void()>& raise_it) {
  State throwing = *state_;
  State* const current = std::exchange(state_, &throwing);
  raise_it();
  state_ = current;
  return {guard, std::move(throwing)};
}

Forked::Alternative Interpreter::out_of_range(Value index, Value length) {
  const Term guard = terms_.make(TermOp::Not, in_range(index, length));
  if (terms_.is_constant(guard) && terms_.bits(guard) == 0) return {guard, {}};
  return raising(guard, [&] {
    raise_numbers("java/lang/ArrayIndexOutOfBoundsException", "index", {index, length});
  });
}

/// The symbol of an element is shared by all paths, also by those where the array has another
/// class.
void Interpreter::fit_element(State& state, const Class& array_class, Value element) const {
  TypeUniverse& types = refiner_->types();
  const SymbolId symbol = refiner_->symbols().of(element.term());
  const TypeSet known = refiner_->types_of({state.heap, state.input}, symbol);
  const TypeSet fitting =
      types.meet(known, types.join(types.led_to(*array_class.element), types.null()));
  if (fitting != known) state.input.set_facts(symbol, {fitting, {}});
}

/// Where the index is among those of the array; none when that is not known yet, then flow says how
/// it goes on. `slot` is the place of the index below the top of the operand stack.
std::optional<std::size_t> Interpreter::find_element(ObjectId id, Value index, unsigned slot,
                                                     bool for_write, Flow& flow) {
  const Symbolic& array = *heap().at(id).symbolic();
  for (std::size_t i = 0; i < array.elements.size(); ++i) {
    const Value known = array.elements[i].index;
    if (known.bits == index.bits && known.symbolic == index.symbolic) return i;
  }
  std::vector<Forked::Alternative> alternatives;
  Term is_new = in_range(index, array.length);
  for (const ArrayElement& element : array.elements) {
    const Term same = equal_index(index, element.index);
    if (terms_.is_constant(same) && terms_.bits(same) == 0) continue;
    is_new = terms_.make(TermOp::BoolAnd, is_new, terms_.make(TermOp::Not, same));
    State next = *state_;
    Frame& frame = next.stack.own();
    frame.stack()[frame.sp - slot] = element.index;
    alternatives.push_back({same, std::move(next)});
  }
  State fresh = *state_;
  Object& object = fresh.heap.edit(id);
  const Class& cls = program_.at(object.cls());
  Symbolic& grown = object.make_symbolic();
  const Value zero = Value::zero(kind_of(cls.storage));
  if (grown.origin && !for_write) {
    const Value initial = refiner_->symbols().element(grown.origin, cls, index);
    grown.elements.push_back({index, initial, initial});
    if (initial.kind == Kind::Ref) fit_element(fresh, cls, initial);
  } else {
    // Of an input: unknown until it is stored, which may be refused.
    grown.elements.push_back({index, {}, grown.origin ? Value{} : zero});
  }
  alternatives.push_back({is_new, std::move(fresh)});
  alternatives.push_back(out_of_range(index, array.length));
  flow = fork_guarded(std::move(alternatives));
  return std::nullopt;
}

/// The elements that were found for a store that is refused.
void Interpreter::forget_unwritten(ObjectId array) {
  const Symbolic* symbolic = heap().at(array).symbolic();
  if (symbolic == nullptr) return;
  const auto is_unwritten = [](const ArrayElement& element) {
    return element.current.kind == Kind::Unset;
  };
  if (std::none_of(symbolic->elements.begin(), symbolic->elements.end(), is_unwritten)) return;
  std::erase_if(heap().edit(array).make_symbolic().elements, is_unwritten);
}

Flow Interpreter::load_symbolic(ObjectId array, Value index) {
  Flow flow;
  if (!heap().at(array).has_unknown_length()) return load_chosen(array, index);
  // What an element may be depends on the class of the array.
  if (heap().at(array).storage() == Storage::Ref && !decide_class(array, flow)) return flow;
  const auto found = find_element(array, index, 1, false, flow);
  if (!found) return flow;
  if (heap().at(array).is_input()) ++state_->symbolic_steps;
  Value value = heap().at(array).symbolic()->elements[*found].current;
  if (value.symbolic && value.kind == Kind::Ref) {
    if (!loaded(value, flow)) return flow;
    value = settled(value);
  }
  put_element(state_->stack.own(), value);
  return Flow::Next;
}

/// A concrete array: a number is one of its elements by an ite term, a reference by a fork.
Flow Interpreter::load_chosen(ObjectId id, Value index) {
  const Object& array = heap().at(id);
  const Value length = length_of(array);
  if (array.length() > kMaxCases)
    return unsupported(fmt::format("a symbolic index into {} elements", array.length()));
  std::vector<Forked::Alternative> alternatives;
  if (array.storage() != Storage::Ref) {
    if (array.length() > 0) {
      State next = *state_;
      put_chosen(next.stack.own(), array, index);
      alternatives.push_back({in_range(index, length), std::move(next)});
    }
  } else {
    std::vector<std::pair<Value, std::pair<Term, std::uint32_t>>> groups;  // by element
    for (std::uint32_t i = 0; i < array.length(); ++i) {
      const Value element = load_element(array, i);
      const Term same = equal_index(index, Value::of_int(static_cast<std::int32_t>(i)));
      const auto known = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
        return group.first.bits == element.bits && group.first.symbolic == element.symbolic;
      });
      if (known == groups.end())
        groups.push_back({element, {same, i}});
      else
        known->second.first = terms_.make(TermOp::BoolOr, known->second.first, same);
    }
    for (const auto& [element, where] : groups) {
      State next = *state_;
      Frame& frame = next.stack.own();
      frame.stack()[frame.sp - 1] = Value::of_int(static_cast<std::int32_t>(where.second));
      alternatives.push_back({where.first, std::move(next)});
    }
  }
  alternatives.push_back(out_of_range(index, length));
  return fork_guarded(std::move(alternatives));
}

/// Replaces array and index by an element.
void Interpreter::put_element(Frame& frame, Value value) {
  frame.stack()[frame.sp - 2] = value;
  if (slots_of(value.kind) == 2)
    frame.stack()[frame.sp - 1] = Value{};
  else
    --frame.sp;
}

/// Replaces array and index by the element and goes past the instruction.
void Interpreter::put_chosen(Frame& frame, const Object& array, Value index) {
  const std::uint32_t last = array.length() - 1;
  Value value = load_element(array, last);
  for (std::uint32_t i = last; i-- > 0;) {
    const Term same = equal_index(index, Value::of_int(static_cast<std::int32_t>(i)));
    const Term chosen =
        terms_.make(TermOp::Ite, same, term_of(load_element(array, i)), term_of(value));
    value = terms_.is_constant(chosen) ? Value{terms_.bits(chosen), value.kind, false}
                                       : Value::of_term(value.kind, chosen);
  }
  put_element(frame, value);
  ++frame.pc;
}

Flow Interpreter::store_symbolic(ObjectId array, Value index, Value value) {
  const Object& object = heap().at(array);
  Flow flow;
  if (!object.has_unknown_length()) return store_chosen(array, index, value);
  const unsigned slots = slots_of(value.kind);
  const auto found = find_element(array, index, slots + 1, true, flow);
  if (!found) return flow;
  if (object.storage() == Storage::Ref && value.bits != 0 && !may_store(array, value, flow))
    return flow;
  if (value.kind == Kind::Int) value = narrowed(object.storage(), value);
  Symbolic& edited = heap().edit(array).make_symbolic();
  edited.elements[*found].current = value;
  edited.changed = true;
  state_->stack.own().sp -= slots + 2;
  return Flow::Next;
}

/// A concrete array: each number becomes an ite term, a reference is stored by a fork.
Flow Interpreter::store_chosen(ObjectId id, Value index, Value value) {
  const Object& array = heap().at(id);
  const Value length = length_of(array);
  if (array.length() > kMaxCases)
    return unsupported(fmt::format("a symbolic index into {} elements", array.length()));
  const unsigned slots = slots_of(value.kind);
  std::vector<Forked::Alternative> alternatives;
  if (array.storage() == Storage::Ref) {
    for (std::uint32_t i = 0; i < array.length(); ++i) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      State next = *state_;
      Frame& frame = next.stack.own();
      frame.stack()[frame.sp - slots - 1] = place;
      alternatives.push_back({equal_index(index, place), std::move(next)});
    }
  } else if (array.length() > 0) {
    if (value.kind == Kind::Int) value = narrowed(array.storage(), value);
    State next = *state_;
    Object& edited = next.heap.edit(id);
    for (std::uint32_t i = 0; i < array.length(); ++i) {
      const Term same = equal_index(index, Value::of_int(static_cast<std::int32_t>(i)));
      const Term chosen =
          terms_.make(TermOp::Ite, same, term_of(value), term_of(load_element(array, i)));
      store_element(edited, i,
                    terms_.is_constant(chosen) ? Value{terms_.bits(chosen), value.kind, false}
                                               : Value::of_term(value.kind, chosen));
    }
    Frame& frame = next.stack.own();
    frame.sp -= slots + 2;
    ++frame.pc;
    alternatives.push_back({in_range(index, length), std::move(next)});
  }
  alternatives.push_back(out_of_range(index, length));
  return fork_guarded(std::move(alternatives));
}

/// newarray with a length that is not known.
Flow Interpreter::new_array_of(const Class& array_class, Term length) {
  const Term negative = terms_.make(TermOp::Lt, length, terms_.int_constant(0));
  std::vector<Forked::Alternative> alternatives;
  State made = *state_;
  const ObjectId array = made.heap.add_array(array_class, 0);
  made.heap.edit(array).make_symbolic().length = Value::of_term(Kind::Int, length);
  Frame& frame = made.stack.own();
  frame.stack()[frame.sp - 1] = Value::of_ref(array);
  ++frame.pc;
  alternatives.push_back({terms_.make(TermOp::Not, negative), std::move(made)});
  alternatives.push_back(raising(negative, [&] {
    raise_numbers("java/lang/NegativeArraySizeException", "size",
                  {Value::of_term(Kind::Int, length)});
  }));
  return fork_guarded(std::move(alternatives));
}

}  // namespace loris
