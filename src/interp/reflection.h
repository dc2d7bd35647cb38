#pragma once
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "interp/interpreter.h"

namespace loris {

inline constexpr std::string_view kFieldClass = "java/lang/reflect/Field",
                                  kMethodClass = "java/lang/reflect/Method",
                                  kConstructorClass = "java/lang/reflect/Constructor";

/// The synthesized class whose initializer makes the library's modules.
inline constexpr std::string_view kModuleStarter = "java/lang/Loris$$ModuleStarter";

/// A new array of references with elements of this class.
ObjectId ref_array(Interpreter& vm, const Class& element, std::span<const ObjectId> elements);
ObjectId byte_array(Interpreter& vm, std::span<const std::uint8_t> bytes);
/// A new Class[].
ObjectId class_array(Interpreter& vm, const std::vector<const Class*>& classes);

/// The method or constructor that an object of java.lang.reflect stands for.
const Method& reflected_method(Interpreter& vm, ObjectId executable);
/// The same for a java.lang.reflect.Field.
const Field& reflected_field(Interpreter& vm, ObjectId field);

/// A final of a record or of a hidden class, or a static one: it cannot be written even after
/// setAccessible, so its value may be relied on.
bool is_trusted_final(const Field& field);

/// Converts a value between primitive types as by JLS 5.1.2; nothing when that is no widening.
/// Throws UnsupportedError when a term would have to change its kind.
std::optional<Value> widen(Value value, char from, char to);
/// The value in a wrapper object, widened. Nothing when it is not a wrapper or does not fit.
std::optional<Value> unbox(Interpreter& vm, ObjectId box, char primitive);

}  // namespace loris
