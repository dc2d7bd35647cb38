// java.lang.Object and java.lang.reflect.Array.
#include <array>

#include <fmt/format.h>

#include "interp/array_copying.h"
#include "interp/native.h"

namespace loris {

namespace {

Flow get_class(NativeCall& call) {
  return call.give_ref(call.vm.mirror(call.vm.class_of(call.ref(0))));
}

/// A new array of the same length, filled by bytecode.
Flow clone_by_loop(NativeCall& call, const Class& cls) {
  const Value length = call.arguments[0].symbolic ? call.vm.open_length(call.arguments[0])
                                                  : call.heap().at(call.ref(0)).symbolic()->length;
  const ObjectId copy = call.heap().add_array(cls, 0);
  call.heap().edit(copy).make_symbolic().length = length;
  const std::string array = copier_array(cls);
  const Method& fill = array_copier(call.program(), "fill", fmt::format("({0}{0}){0}", array));
  const std::array given{call.arguments[0], Value::of_ref(copy)};
  return call.tail_call(fill, given);
}

/// Of a reference that is left open: an array element by element, another object field by field.
Flow clone_open(NativeCall& call) {
  const Class* cls = nullptr;
  Flow flow;
  if (!call.vm.class_of_value(call.arguments[0], cls, flow)) return flow;
  if (cls->is_array()) return clone_by_loop(call, *cls);
  if (!cls->is_assignable_to(call.program().load("java/lang/Cloneable")))
    return call.raise("java/lang/CloneNotSupportedException", cls->external_name());
  const ObjectId copy = call.heap().add_instance(*cls);
  for (const Class* owner : cls->ancestors) {
    for (const Field& field : owner->fields) {
      if (field.is_static() || field.info == nullptr) continue;
      Value value;
      if (!call.vm.read_open_field(call.arguments[0], field, value, flow)) return flow;
      Heap::store(call.heap().edit(copy), field.slot, value);
    }
  }
  return call.give_ref(copy);
}

Flow clone(NativeCall& call) {
  if (call.arguments[0].symbolic) return clone_open(call);
  const Class& cls = call.vm.class_of(call.ref(0));
  if (!cls.is_array() && !cls.is_assignable_to(call.program().load("java/lang/Cloneable"))) {
    return call.raise("java/lang/CloneNotSupportedException", cls.external_name());
  }
  if (call.heap().at(call.ref(0)).has_unknown_length()) return clone_by_loop(call, cls);
  if (call.heap().at(call.ref(0)).is_input())
    return call.unsupported(
        fmt::format("clone of an input object of class {}", cls.external_name()));
  return call.give_ref(call.heap().add_copy(call.ref(0)));
}

/// With one thread nobody waits, so there is nobody to wake; the monitor must still be held.
Flow notify(NativeCall& call) {
  if (call.heap().at(call.ref(0)).locks() == 0) {
    return call.raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
  }
  return call.give_nothing();
}

Flow array_length(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const Object& array = call.heap().at(call.ref(0));
  if (!array.is_array())
    return call.raise("java/lang/IllegalArgumentException", "Argument is not an array");
  return call.give(Interpreter::length_of(array));
}

Flow new_array(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const Class& element = call.vm.mirrored(call.ref(0));
  const std::int32_t length = call.integer(1);
  if (element.name == "void") return call.raise("java/lang/IllegalArgumentException");
  if (length < 0) return call.raise("java/lang/NegativeArraySizeException", std::to_string(length));
  const Class& cls = call.program().array_of(element);
  return call.give_ref(call.heap().add_array(cls, static_cast<std::uint32_t>(length)));
}

Flow multi_new_array(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  const Class* cls = &call.vm.mirrored(call.ref(0));
  std::vector<std::int32_t> lengths;
  const Object& given = call.heap().at(call.ref(1));
  if (given.has_terms()) return call.unsupported("Array.newInstance of open lengths");
  for (std::uint32_t i = 0; i < given.length(); ++i) {
    lengths.push_back(given.raw<std::int32_t>(i));
    cls = &call.program().array_of(*cls);
  }
  if (lengths.empty()) return call.raise("java/lang/IllegalArgumentException");
  for (const std::int32_t length : lengths) {
    if (length < 0)
      return call.raise("java/lang/NegativeArraySizeException", std::to_string(length));
  }
  return call.give_ref(call.heap().add_nested_array(*cls, lengths));
}

constexpr std::array kObjectRows{
    NativeRow{"java/lang/Object", "getClass", "()Ljava/lang/Class;", get_class},
    NativeRow{"java/lang/Object", "hashCode", "()I",
              [](NativeCall& c) { return c.give_int(c.vm.identity_hash_of(c.ref(0))); }},
    NativeRow{"java/lang/Object", "clone", "()Ljava/lang/Object;", clone, true},
    NativeRow{"java/lang/Object", "notify", "()V", notify},
    NativeRow{"java/lang/Object", "notifyAll", "()V", notify},
    NativeRow{"java/lang/reflect/Array", "getLength", "(Ljava/lang/Object;)I", array_length},
    NativeRow{"java/lang/reflect/Array", "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;",
              new_array},
    NativeRow{"java/lang/reflect/Array", "multiNewArray", "(Ljava/lang/Class;[I)Ljava/lang/Object;",
              multi_new_array},
};

}  // namespace

std::span<const NativeRow> object_natives() { return kObjectRows; }

}  // namespace loris
