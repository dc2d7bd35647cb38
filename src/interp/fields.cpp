// getfield, putfield, getstatic, putstatic.
#include "interp/interpreter.h"
#include "program/link_error.h"

#include <fmt/format.h>

namespace loris {

namespace {

Act resolved_act(bool is_put, Kind kind) {
  switch (kind) {
    case Kind::Long: return is_put ? Act::put_long : Act::get_long;
    case Kind::Float: return is_put ? Act::put_float : Act::get_float;
    case Kind::Double: return is_put ? Act::put_double : Act::get_double;
    case Kind::Ref: return is_put ? Act::put_ref : Act::get_ref;
    default: return is_put ? Act::put_int : Act::get_int;
  }
}

TermOp narrowing(Storage storage) {
  switch (storage) {
    case Storage::Byte: return TermOp::I2B;
    case Storage::Char: return TermOp::I2C;
    default: return TermOp::I2S;
  }
}

/// JVMS 6.5 (putfield): a final field is written by its own class's initializer only.
void check_final(const Method& method, const Field& field) {
  if ((field.access & access::kFinal) == 0) return;
  const bool own = method.owner == field.owner;
  const bool initializer = method.name == (field.is_static() ? "<clinit>" : "<init>");
  // Before Java 9 any method of the class might do it.
  if (own && (initializer || method.owner->file->major < 53)) return;
  if (method.owner->hidden) return;
  throw LinkError(
      "java/lang/IllegalAccessError",
      fmt::format("Update to {} final field {}.{} attempted from a different {} than {}",
                  field.is_static() ? "static" : "non-static", field.owner->external_name(),
                  field.name, own ? "method (" + std::string(method.name) + ")" : "class",
                  own ? (field.is_static() ? "the initializer method <clinit> "
                                           : "the initializer method <init> ")
                      : "the field's class"));
}

}  // namespace

Flow Interpreter::resolve_field(Insn& insn, bool is_static, bool is_put) {
  Code& code = *state_->stack.top().code;
  const Class& from = *code.method->owner;
  const MemberRef ref = from.file->constants.field(static_cast<std::uint16_t>(insn.b));
  const Field& field = program_.resolve_field(from, ref, is_static);
  if (is_put) check_final(*code.method, field);
  const std::uint32_t slot = field.slot + (is_static ? known_->class_class.instance_slots : 0);
  code.fields.push_back({&field, slot, field.storage, {}});
  insn.field = &code.fields.back();
  if (is_static)
    insn.act = is_put ? Act::put_static : Act::get_static;
  else
    insn.act = resolved_act(is_put, field.kind());
  return Flow::Stay;
}

Interpreter::Use Interpreter::field_text(const Insn& insn) {
  return [&insn] {
    const Field& field = *insn.field->field;
    return fmt::format("a use of the field {}.{}", field.owner->external_name(), field.name);
  };
}

/// Bytecode is checked for kinds of values, not for classes: an object that lacks the field is
/// caught here.
bool Interpreter::has_field(const Object& object, FieldSite& site) {
  if (object.cls() == site.seen) [[likely]]
    return true;
  if (!program_.at(object.cls()).is_assignable_to(*site.field->owner)) return false;
  site.seen = object.cls();
  return true;
}

Flow Interpreter::get_field(const Insn& insn, Kind kind) {
  Frame& frame = state_->stack.own();
  Value& top = frame.stack()[frame.sp - 1];
  if (top.symbolic || !top.as_ref()) [[unlikely]]
    return get_field_of(top, insn, kind);
  const Object& object = heap().at(top.as_ref());
  if (object.has_terms()) [[unlikely]]
    return get_field_of(top, insn, kind);
  if (!has_field(object, *insn.field)) [[unlikely]] {
    if (Flow flow; !knows(top.as_ref(), field_text(insn), flow)) return flow;
    return raise("java/lang/VerifyError", "getfield on an object without the field");
  }
  top = {object.raw<std::uint64_t>(insn.field->slot), kind, false};
  if (slots_of(kind) == 2) frame.stack()[frame.sp++] = Value{};
  return Flow::Next;
}

/// The same where the object is not known yet, or something about it is symbolic.
Flow Interpreter::get_field_of(Value target, const Insn& insn, Kind kind) {
  ObjectId id;
  Flow flow;
  if (is_open(target)) return get_field_merged(target, insn, kind);
  if (!dereference(target, id, flow)) return flow;
  const Object& object = heap().at(id);
  if (!has_field(object, *insn.field) && !knows(id, field_text(insn), flow)) return flow;
  if (!has_field(object, *insn.field))
    return raise("java/lang/VerifyError", "getfield on an object without the field");
  if (insn.field->field == &known_->throwable_message && has_unwritten_message(*state_, id))
    return write_message(id);
  if (object.is_input()) ++state_->symbolic_steps;
  Value value = Heap::load(object, insn.field->slot, kind);
  if (value.symbolic && value.term() == kUntouched)
    value = touch(id, insn.field->slot, *insn.field->field);
  if (refiner_ != nullptr && kind == Kind::Ref && value.symbolic) {
    if (!loaded(value, flow)) return flow;
    value = settled(value);
  }
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp - 1] = value;
  if (slots_of(kind) == 2) frame.stack()[frame.sp++] = Value{};
  return Flow::Next;
}

Flow Interpreter::put_field(const Insn& insn, Kind kind) {
  const unsigned slots = slots_of(kind);
  const Frame& top = state_->stack.top();
  const Value target = top.stack()[top.sp - slots - 1];
  ObjectId id = target.as_ref();
  Flow flow;
  if (target.symbolic || !id) [[unlikely]] {
    if (is_open(target)) return put_field_merged(target, insn, kind);
    if (!dereference(target, id, flow)) return flow;
  }
  Frame& frame = state_->stack.own();
  Value value = frame.stack()[frame.sp - slots];
  Object& object = heap().edit(id);
  if (!has_field(object, *insn.field)) [[unlikely]] {
    if (!knows(id, field_text(insn), flow)) return flow;
    return raise("java/lang/VerifyError", "putfield on an object without the field");
  }
  if (kind == Kind::Int) value = narrowed(insn.field->storage, value);
  if (object.is_input()) [[unlikely]]
    object.make_symbolic().changed = true;
  Heap::store(object, insn.field->slot, value);
  frame.sp -= slots + 1;
  return Flow::Next;
}

Value Interpreter::narrowed(Storage storage, Value value) {
  if (!value.symbolic) return Value::of_int(narrow(storage, value.as_int()));
  if (storage == Storage::Int) return value;
  if (storage == Storage::Boolean)
    return symbolic_binary(TermOp::And, Kind::Int, value, Value::of_int(1));
  return symbolic_unary(narrowing(storage), Kind::Int, value);
}

Flow Interpreter::get_static(const Insn& insn) {
  const Class& owner = *insn.field->field->owner;
  Flow flow;
  if (!ensure_initialized(owner, flow)) return flow;
  const Kind kind = kind_of(insn.field->storage);
  const ObjectId statics = state_->classes.find(owner.id.value)->mirror;
  Value value = Heap::load(heap().at(statics), insn.field->slot, kind);
  if (value.symbolic && kind == Kind::Ref) [[unlikely]] {
    if (!loaded(value, flow)) return flow;
    value = settled(value);
  }
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp++] = value;
  if (slots_of(kind) == 2) frame.stack()[frame.sp++] = Value{};
  return Flow::Next;
}

Flow Interpreter::put_static(const Insn& insn) {
  const Class& owner = *insn.field->field->owner;
  Flow flow;
  if (!ensure_initialized(owner, flow)) return flow;
  const Kind kind = kind_of(insn.field->storage);
  Frame& frame = state_->stack.own();
  Value value = frame.stack()[frame.sp - slots_of(kind)];
  if (kind == Kind::Int) value = narrowed(insn.field->storage, value);
  const ClassState& known = *state_->classes.find(owner.id.value);
  Heap::store(heap().edit(known.mirror), insn.field->slot, value);
  frame.sp -= slots_of(kind);
  return Flow::Next;
}

}  // namespace loris
