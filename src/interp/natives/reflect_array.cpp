// java.lang.reflect.Array: elements of arrays whose type is known at run time only.
#include <array>

#include <fmt/format.h>

#include "interp/native.h"
#include "interp/reflection.h"
#include "program/boxing.h"

namespace loris {

namespace {

constexpr std::string_view kIllegalArrayArgument = "java/lang/IllegalArgumentException";

/// Nothing when the element is there; else the flow of the exception that was raised. Arguments:
/// the array, the index.
std::optional<Flow> check_element(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const Object& array = call.heap().at(call.ref(0));
  if (!array.is_array()) return call.raise(kIllegalArrayArgument, "Argument is not an array");
  if (array.has_unknown_length())
    return call.unsupported("java.lang.reflect.Array on an array of open length");
  const std::int32_t index = call.integer(1);
  if (index < 0 || static_cast<std::uint32_t>(index) >= array.length()) {
    return call.raise("java/lang/ArrayIndexOutOfBoundsException");
  }
  return std::nullopt;
}

std::uint32_t index(NativeCall& call) { return static_cast<std::uint32_t>(call.integer(1)); }

char element_type(NativeCall& call) { return call.vm.class_of(call.ref(0)).name[1]; }

Flow mismatch(NativeCall& call) {
  return call.raise(kIllegalArrayArgument, "argument type mismatch");
}

/// Array.get: a primitive element in its wrapper, by the library's own valueOf.
Flow get(NativeCall& call) {
  if (const auto raised = check_element(call)) return *raised;
  const Value element = load_element(call.heap().at(call.ref(0)), index(call));
  const Boxing* boxing = boxing_of(element_type(call));
  if (boxing == nullptr) return call.give(element);
  const Class& wrapper = call.program().load(boxing->wrapper);
  const Method* box = wrapper.declared_method(
      "valueOf", fmt::format("({})L{};", boxing->primitive, boxing->wrapper));
  const std::array slots{element, Value{}};
  return call.tail_call(*box, std::span(slots).first(slots_of(element.kind)));
}

/// Array.getInt and its like: the element, widened.
template <char kType>
Flow get_primitive(NativeCall& call) {
  if (const auto raised = check_element(call)) return *raised;
  const char from = element_type(call);
  if (boxing_of(from) == nullptr)
    return call.raise(kIllegalArrayArgument, "Argument is not an array of primitive type");
  const Value element = load_element(call.heap().at(call.ref(0)), index(call));
  const auto widened = widen(element, from, kType);
  return widened ? call.give(*widened) : mismatch(call);
}

Flow set_reference(NativeCall& call, Value value) {
  const Class& type = *call.vm.class_of(call.ref(0)).element;
  if (value.as_ref() && !call.vm.class_of(value.as_ref()).is_assignable_to(type)) {
    return call.raise(kIllegalArrayArgument, "array element type mismatch");
  }
  store_element(call.heap().edit(call.ref(0)), index(call), value);
  return call.give_nothing();
}

Flow set(NativeCall& call) {
  if (const auto raised = check_element(call)) return *raised;
  const char type = element_type(call);
  if (boxing_of(type) == nullptr) return set_reference(call, call.arguments[2]);
  if (!call.ref(2)) return mismatch(call);
  const auto value = unbox(call.vm, call.ref(2), type);
  if (!value) return mismatch(call);
  store_element(call.heap().edit(call.ref(0)), index(call), *value);
  return call.give_nothing();
}

template <char kType>
Flow set_primitive(NativeCall& call) {
  if (const auto raised = check_element(call)) return *raised;
  const char type = element_type(call);
  if (boxing_of(type) == nullptr)
    return call.raise(kIllegalArrayArgument, "Argument is not an array of primitive type");
  const auto value = widen(call.arguments[2], kType, type);
  if (!value) return mismatch(call);
  store_element(call.heap().edit(call.ref(0)), index(call), *value);
  return call.give_nothing();
}

constexpr std::string_view kArray = "java/lang/reflect/Array";
constexpr std::array kReflectArrayRows{
    NativeRow{kArray, "get", "", get},
    NativeRow{kArray, "getBoolean", "", get_primitive<'Z'>},
    NativeRow{kArray, "getByte", "", get_primitive<'B'>},
    NativeRow{kArray, "getChar", "", get_primitive<'C'>},
    NativeRow{kArray, "getShort", "", get_primitive<'S'>},
    NativeRow{kArray, "getInt", "", get_primitive<'I'>},
    NativeRow{kArray, "getLong", "", get_primitive<'J'>},
    NativeRow{kArray, "getFloat", "", get_primitive<'F'>},
    NativeRow{kArray, "getDouble", "", get_primitive<'D'>},
    NativeRow{kArray, "set", "", set},
    NativeRow{kArray, "setBoolean", "", set_primitive<'Z'>},
    NativeRow{kArray, "setByte", "", set_primitive<'B'>},
    NativeRow{kArray, "setChar", "", set_primitive<'C'>},
    NativeRow{kArray, "setShort", "", set_primitive<'S'>},
    NativeRow{kArray, "setInt", "", set_primitive<'I'>},
    NativeRow{kArray, "setLong", "", set_primitive<'J'>},
    NativeRow{kArray, "setFloat", "", set_primitive<'F'>},
    NativeRow{kArray, "setDouble", "", set_primitive<'D'>},
};

}  // namespace

std::span<const NativeRow> reflect_array_natives() { return kReflectArrayRows; }

}  // namespace loris
