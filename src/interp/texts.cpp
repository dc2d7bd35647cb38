// The arrays that hold the characters of Strings: one UTF-16 unit in each element, where the
// library thinks of bytes (docs/adr/0010).
#include <algorithm>
#include <array>

#include "interp/interpreter.h"
#include "program/text_class.h"

namespace loris {

namespace {

constexpr unsigned kByteBits = 8;

const Class& text_class(Program& program) {
  if (const Class* cls = program.find_loaded(kText)) return *cls;
  return program.define(std::make_unique<ClassFile>(draw_text().build()), true, "java.base");
}

}  // namespace

/// The body that stands in for a method of the library that reads or writes a unit.
const Method* Interpreter::drawn_body(const Method& method) {
  if (!is_drawn_in_text(method.owner->name, method.name, method.descriptor)) return nullptr;
  return text_class(program_).declared_method(method.name, method.descriptor);
}

Value Interpreter::doubled(Value count) {
  if (!count.symbolic) return Value::of_int(2 * count.as_int());
  return symbolic_binary(TermOp::Mul, Kind::Int, count, Value::of_int(2));
}

std::optional<Value> Interpreter::halved(Value count) {
  if (!count.symbolic) {
    if (count.as_int() % 2 != 0) return std::nullopt;
    return Value::of_int(count.as_int() / 2);
  }
  const Term term = count.term();
  const TermOp op = terms_.op(term);
  const auto operand = [&](int i) {
    const Term part = terms_.operand(term, i);
    return terms_.is_constant(part) ? Value{terms_.bits(part), Kind::Int, false}
                                    : Value::of_term(Kind::Int, part);
  };
  const auto rebuilt = [&](int i, int j) -> std::optional<Value> {
    const auto a = halved(operand(i)), b = halved(operand(j));
    if (!a || !b) return std::nullopt;
    if (op != TermOp::Ite) return symbolic_binary(op, Kind::Int, *a, *b);
    return Value::of_term(Kind::Int,
                          terms_.make(op, terms_.operand(term, 0), term_of(*a), term_of(*b)));
  };
  switch (op) {
    case TermOp::Shl:
      if (operand(1).symbolic || operand(1).as_int() != 1) return std::nullopt;
      return operand(0);
    case TermOp::Mul: {
      if (operand(1).symbolic) return std::nullopt;
      const auto factor = halved(operand(1));
      if (!factor) return std::nullopt;
      return symbolic_binary(TermOp::Mul, Kind::Int, operand(0), *factor);
    }
    case TermOp::Add:
    case TermOp::Sub: return rebuilt(0, 1);
    case TermOp::Ite: return rebuilt(1, 2);
    default: return std::nullopt;
  }
}

Value Interpreter::unit_of(Value low, Value high) {
  const Value mask = Value::of_int(0xff);
  if (!low.symbolic && !high.symbolic)
    return Value::of_int((low.as_int() & 0xff) | (high.as_int() & 0xff) << kByteBits);
  const Value above =
      symbolic_binary(TermOp::Shl, Kind::Int, symbolic_binary(TermOp::And, Kind::Int, high, mask),
                      Value::of_int(kByteBits));
  return symbolic_binary(TermOp::Or, Kind::Int, symbolic_binary(TermOp::And, Kind::Int, low, mask),
                         above);
}

Value Interpreter::byte_of(Value unit, bool is_high) {
  if (!unit.symbolic)
    return Value::of_int(
        narrow(Storage::Byte, is_high ? unit.as_int() >> kByteBits : unit.as_int()));
  if (is_high) unit = symbolic_binary(TermOp::Shr, Kind::Int, unit, Value::of_int(kByteBits));
  return narrowed(Storage::Byte, unit);
}

/// Makes an array of bytes one of units, under the same reference.
bool Interpreter::make_units(ObjectId array) {
  const Object& bytes = heap().at(array);
  if (is_units(bytes)) return true;
  if (bytes.cls() != known_->byte_array.id || bytes.is_input()) return false;
  if (bytes.has_unknown_length()) {
    const auto length = halved(bytes.symbolic()->length);
    if (!length || !bytes.symbolic()->elements.empty() || is_written(array)) return false;
    heap().replace_array(array, known_->unit_array, 0);
    heap().edit(array).make_symbolic().length = *length;
    return true;
  }
  if (bytes.length() % 2 != 0) return false;
  std::vector<Value> units;
  for (std::uint32_t i = 0; i < bytes.length(); i += 2)
    units.push_back(unit_of(load_element(bytes, i), load_element(bytes, i + 1)));
  const auto length = static_cast<std::uint32_t>(units.size());
  heap().replace_array(array, known_->unit_array, length);
  Object& made = heap().edit(array);
  for (std::uint32_t i = 0; i < length; ++i) store_element(made, i, units[i]);
  return true;
}

/// Whether there may be writes to an array of bytes of unknown length.
bool Interpreter::is_written(ObjectId array) const {
  if (merger_ == nullptr) return false;
  const Term own = merger_->term_of(Value::of_ref(array));
  const auto& writes = state_->input.merged.element_writes(Storage::Byte);
  return std::any_of(writes.begin(), writes.end(), [&](const MergedHeap::ElementWrite& write) {
    const auto leaves = merger_->leaves(write.address);
    return std::find(leaves.begin(), leaves.end(), own) != leaves.end();
  });
}

bool Interpreter::make_units_of(Value array) {
  if (!is_open(array)) return array.as_ref() && make_units(array.as_ref());
  bool all = true;
  for (const Term leaf : merger_->leaves(merger_->leader(state_->input, array.term()))) {
    if (terms_.is_constant(leaf)) {
      const ObjectId id = merger_->numbering().object_of(terms_.bits(leaf));
      all = all && (!id || make_units(id));
    } else {
      const auto classes = merger_->possible_classes(heap(), state_->input, leaf);
      all = all && classes.size() == 1 && classes[0] == &known_->unit_array;
    }
  }
  return all;
}

bool Interpreter::has_units(Value array) {
  if (!is_open(array)) return array.as_ref() && is_units(heap().at(array.as_ref()));
  const auto classes = merger_->possible_classes(heap(), state_->input, array.term());
  return std::find(classes.begin(), classes.end(), &known_->unit_array) != classes.end();
}

/// Ends an instruction that loads a byte by a call that gives it.
Flow Interpreter::call_byte_at(Value array, Value index) {
  const Method& method = *text_class(program_).declared_method("byteAt", "([BI)I");
  const std::array arguments{array, index};
  Flow flow;
  if (call(method, arguments, flow)) state_->stack.top().caller->sp -= 2;
  return flow;
}

/// A unit of bytes, or a byte of units; none where it is neither.
std::optional<Flow> Interpreter::load_of_text(ObjectId array, Value index, Storage storage) {
  if (storage == Storage::Char && make_units(array)) return Flow::Stay;
  const Object& units = heap().at(array);
  if (storage != Storage::Byte || !is_units(units)) return std::nullopt;
  if (index.symbolic || units.has_unknown_length())
    return call_byte_at(Value::of_ref(array), index);
  const auto i = static_cast<std::uint32_t>(index.as_int());
  if (i >= 2 * units.length()) return raise_index(index.as_int(), 2 * units.length());
  const Value byte = byte_of(load_element(units, i / 2), i % 2 != 0);
  put_element(state_->stack.own(), byte);
  return Flow::Next;
}

std::optional<Flow> Interpreter::store_into_text(ObjectId array, Value index, Value value,
                                                 Storage storage) {
  if (storage == Storage::Char && make_units(array)) return Flow::Stay;
  const Object& units = heap().at(array);
  if (storage != Storage::Byte || !is_units(units)) return std::nullopt;
  if (index.symbolic || units.has_unknown_length())
    return unsupported("a byte of a String's characters at an open index");
  const auto i = static_cast<std::uint32_t>(index.as_int());
  if (i >= 2 * units.length()) return raise_index(index.as_int(), 2 * units.length());
  const Value old = load_element(units, i / 2);
  const Value unit =
      i % 2 != 0 ? unit_of(byte_of(old, false), value) : unit_of(value, byte_of(old, true));
  store_element(heap().edit(array), i / 2, unit);
  state_->stack.own().sp -= 3;
  return Flow::Next;
}

}  // namespace loris
