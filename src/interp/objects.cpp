// Constants, new, casts, monitors.
#include <fmt/format.h>

#include "base/check.h"
#include "interp/dynamic_linking.h"
#include "interp/interpreter.h"
#include "interp/text.h"
#include "program/link_error.h"
#include "program/type_names.h"

namespace loris {

Flow Interpreter::resolve_constant(Insn& insn) {
  Frame& frame = state_->stack.own();
  if (insn.act == Act::push_string) {
    frame.stack()[frame.sp++] = Value::of_ref(literal(static_cast<std::uint32_t>(insn.b)));
    return Flow::Next;
  }
  const Class& from = *frame.code->method->owner;
  const ConstantPool& constants = from.file->constants;
  const auto index = static_cast<std::uint16_t>(insn.b);
  switch (constants.tag(index)) {
    case ConstantTag::String:
      insn.b =
          static_cast<std::int32_t>(literal_number(from_modified_utf8(constants.string(index))));
      insn.act = Act::push_string;
      return Flow::Stay;
    case ConstantTag::Class:
      insn.cls = &program_.resolve_class(from, constants.class_name(index));
      insn.act = Act::push_class;
      return Flow::Stay;
    case ConstantTag::Dynamic:
      return push_constant(link_dynamic(from, constants.dynamic(index), true));
    case ConstantTag::MethodHandle: return push_constant(handle_constant(program_, from, index));
    case ConstantTag::MethodType: return push_constant(type_constant(program_, from, index));
    default:
      throw LinkError("java/lang/VerifyError",
                      fmt::format("{}: constant {} is not loadable", from.file->origin, index));
  }
}

/// Such a constant is the result of a synthesized class, whose initializer makes it once.
Flow Interpreter::push_constant(const Method& constant) {
  Flow flow;
  call(constant, {}, flow);
  return flow;
}

Flow Interpreter::push_class(const Class& cls) {
  const ObjectId object = mirror(cls);
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp++] = Value::of_ref(object);
  return Flow::Next;
}

Flow Interpreter::resolve_type(Insn& insn) {
  const Class& from = *state_->stack.top().code->method->owner;
  if (insn.act == Act::newarray) {
    constexpr std::string_view kTypes = "ZCFDBSIJ";  // from 4, JVMS table 6.5.newarray-A
    insn.cls = &program_.array_of(program_.primitive(kTypes[insn.a - 4u]));
    insn.act = Act::new_array;
    return Flow::Stay;
  }
  const auto index = static_cast<std::uint16_t>(insn.b);
  const Class& cls = program_.resolve_class(from, from.file->constants.class_name(index));
  switch (insn.act) {
    case Act::new_:
      if (cls.is_array() || cls.is_interface() || (cls.access & access::kAbstract) != 0) {
        throw LinkError("java/lang/InstantiationError", cls.external_name());
      }
      insn.cls = &cls;
      insn.act = Act::new_object;
      break;
    case Act::anewarray:
      insn.cls = &program_.array_of(cls);
      insn.act = Act::new_array;
      break;
    case Act::multianewarray: {
      unsigned dimensions = 0;
      for (const Class* c = &cls; c->is_array(); c = c->element) ++dimensions;
      if (insn.a == 0 || insn.a > dimensions) {
        throw LinkError("java/lang/VerifyError",
                        "multianewarray with more dimensions than its type");
      }
      insn.cls = &cls;
      insn.act = Act::multi_new_array;
      break;
    }
    case Act::checkcast:
      insn.cls = &cls;
      insn.act = Act::check_cast;
      break;
    default: insn.cls = &cls; insn.act = Act::instance_of;
  }
  return Flow::Stay;
}

Flow Interpreter::new_object(const Class& cls) {
  Flow flow;
  if (!ensure_initialized(cls, flow)) return flow;
  collect_if_due();
  const Flow room = check_room(sizeof(Object) + cls.instance_slots * sizeof(std::uint64_t));
  if (room != Flow::Next) return room;
  const ObjectId object = heap().add_instance(cls);
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp++] = Value::of_ref(object);
  return Flow::Next;
}

Interpreter::Use Interpreter::cast_text(const Class& cls) {
  return [&cls] { return fmt::format("a cast to {}", type_text(cls)); };
}

Interpreter::Use Interpreter::test_text(const Class& cls) {
  return [&cls] { return fmt::format("an instanceof {}", type_text(cls)); };
}

Flow Interpreter::check_cast(const Class& cls) {
  const Frame& frame = state_->stack.top();
  const Value top = frame.stack()[frame.sp - 1];
  if (!top.symbolic && !top.as_ref()) return Flow::Next;
  bool fits = false;
  Flow flow;
  if (is_open(top)) return check_cast_merged(top, cls);
  if (top.symbolic || heap().at(top.as_ref()).is_input()) [[unlikely]] {
    if (!knows_type(top, cls, cast_text(cls), flow)) return flow;
    if (!decide_type(top, cls, true, fits, flow)) return flow;
  } else {
    fits = class_of(top.as_ref()).is_assignable_to(cls);
    if (!fits && class_of(top.as_ref()).is_unknown()) {
      if (!knows_type(top, cls, cast_text(cls), flow)) return flow;
      fits = true;
    }
  }
  if (fits) [[likely]]
    return Flow::Next;
  return raise_cast(top, cls);
}

Flow Interpreter::instance_of(const Class& cls) {
  Frame& frame = state_->stack.own();
  Value& top = frame.stack()[frame.sp - 1];
  bool is_in = false;
  Flow flow;
  if (is_open(top)) return instance_of_merged(top, cls);
  if (top.symbolic || (top.as_ref() && heap().at(top.as_ref()).is_input())) [[unlikely]] {
    if (!knows_type(top, cls, test_text(cls), flow)) return flow;
    if (!decide_type(top, cls, false, is_in, flow)) return flow;
  } else {
    is_in = top.as_ref() && class_of(top.as_ref()).is_assignable_to(cls);
    if (!is_in && top.as_ref() && class_of(top.as_ref()).is_unknown()) {
      if (!knows_type(top, cls, test_text(cls), flow)) return flow;
      is_in = true;
    }
  }
  state_->stack.own().stack()[state_->stack.top().sp - 1] = Value::of_bool(is_in);
  return Flow::Next;
}

Flow Interpreter::monitor(bool enter) {
  const Value top = state_->stack.top().stack()[state_->stack.top().sp - 1];
  ObjectId id;
  Flow flow;
  if (is_open(top)) {  // there is one thread: nobody else holds it
    if (!not_null(top, flow)) return flow;
    --state_->stack.own().sp;
    return Flow::Next;
  }
  if (!dereference(top, id, flow)) return flow;
  Object& object = heap().edit(id);
  if (!enter && object.locks() == 0) return raise("java/lang/IllegalMonitorStateException");
  object.set_locks(static_cast<std::uint16_t>(object.locks() + (enter ? 1 : -1)));
  --state_->stack.own().sp;
  return Flow::Next;
}

void Interpreter::unlock(ObjectId object) {
  Object& locked = heap().edit(object);
  if (locked.locks() > 0) locked.set_locks(static_cast<std::uint16_t>(locked.locks() - 1));
}

}  // namespace loris
