#include "interp/reflection.h"

#include <algorithm>

#include "base/check.h"
#include "base/java_math.h"
#include "program/bootstrap_family.h"
#include "program/boxing.h"
#include "program/reflect_invoker.h"

namespace loris {

namespace {

/// The value itself when it has this kind already.
Value converted(Value value, Kind to) {
  if (value.kind == to) return value;
  switch (value.kind) {
    case Kind::Int:
      if (to == Kind::Long) return Value::of_long(java_i2l(value.as_int()));
      if (to == Kind::Float) return Value::of_float(java_i2f(value.as_int()));
      return to == Kind::Double ? Value::of_double(java_i2d(value.as_int())) : value;
    case Kind::Long:
      if (to == Kind::Float) return Value::of_float(java_l2f(value.as_long()));
      return to == Kind::Double ? Value::of_double(java_l2d(value.as_long())) : value;
    case Kind::Float:
      return to == Kind::Double ? Value::of_double(java_f2d(value.as_float())) : value;
    default: return value;
  }
}

}  // namespace

ObjectId ref_array(Interpreter& vm, const Class& element, std::span<const ObjectId> elements) {
  const Class& array_class = vm.program().array_of(element);
  const ObjectId array =
      vm.heap().add_array(array_class, static_cast<std::uint32_t>(elements.size()));
  Object& object = vm.heap().edit(array);
  for (std::uint32_t i = 0; i < elements.size(); ++i)
    store_element(object, i, Value::of_ref(elements[i]));
  return array;
}

ObjectId byte_array(Interpreter& vm, std::span<const std::uint8_t> bytes) {
  const ObjectId array =
      vm.heap().add_array(vm.known().byte_array, static_cast<std::uint32_t>(bytes.size()));
  std::copy(bytes.begin(), bytes.end(),
            reinterpret_cast<std::uint8_t*>(vm.heap().edit(array).bytes()));
  return array;
}

ObjectId class_array(Interpreter& vm, const std::vector<const Class*>& classes) {
  std::vector<ObjectId> mirrors;
  mirrors.reserve(classes.size());
  for (const Class* cls : classes) mirrors.push_back(vm.mirror(*cls));
  return ref_array(vm, vm.known().class_class, mirrors);
}

const Method& reflected_method(Interpreter& vm, ObjectId executable) {
  const Class& cls = vm.mirrored(vm.get_field(executable, "clazz", "Ljava/lang/Class;").as_ref());
  const auto slot = static_cast<std::size_t>(vm.get_field(executable, "slot", "I").as_int());
  LORIS_CHECK(slot < cls.methods.size(), "a reflected method should be one of its class");
  return *cls.methods[slot];
}

const Field& reflected_field(Interpreter& vm, ObjectId field) {
  const Class& cls = vm.mirrored(vm.get_field(field, "clazz", "Ljava/lang/Class;").as_ref());
  const auto slot = static_cast<std::size_t>(vm.get_field(field, "slot", "I").as_int());
  LORIS_CHECK(slot < cls.fields.size(), "a reflected field should be one of its class");
  return cls.fields[slot];
}

bool is_trusted_final(const Field& field) {
  if ((field.access & access::kFinal) == 0) return false;
  return field.is_static() || field.owner->hidden || field.owner->file->is_record;
}

std::optional<Value> widen(Value value, char from, char to) {
  if (!synthesis::is_widening(from, to)) return std::nullopt;
  const Kind kind = kind_of(storage_of(to));
  if (value.symbolic && value.kind != kind) throw UnsupportedError{"widening a term by reflection"};
  return converted(value, kind);
}

std::optional<Value> unbox(Interpreter& vm, ObjectId box, char primitive) {
  const Boxing* boxing = boxing_of_wrapper(vm.class_of(box).name);
  if (boxing == nullptr) return std::nullopt;
  const Value value = vm.get_field(box, "value", std::string_view(&boxing->primitive, 1));
  return widen(value, boxing->primitive, primitive);
}

const Method& Interpreter::invoker(const Method& target) {
  const auto known = invokers_.find(target.id);
  if (known != invokers_.end()) return *known->second;
  const ClassBuilder builder = draw_invoker(target, program_.next_serial());
  const Class& cls = program_.define(std::make_unique<ClassFile>(builder.build()), true);
  LORIS_CHECK(cls.methods.size() == 1 && cls.methods[0]->name == kInvokerMethod,
              "an invoker should have its method");
  return *invokers_.emplace(target.id, cls.methods[0].get()).first->second;
}

}  // namespace loris
