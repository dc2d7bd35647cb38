#pragma once
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "interp/interpreter.h"

namespace loris {

inline constexpr std::string_view kFieldClass = "java/lang/reflect/Field", kMethodClass = "java/lang/reflect/Method",
                                  kConstructorClass = "java/lang/reflect/Constructor";

/// A new array of references with elements of this class.
ObjectId ref_array(Interpreter& vm, const Class& element, std::span<const ObjectId> elements);
/// A new Class[].
ObjectId class_array(Interpreter& vm, const std::vector<const Class*>& classes);

/// The method or constructor that an object of java.lang.reflect stands for.
const Method& reflected_method(Interpreter& vm, ObjectId executable);

/// The value in a wrapper object, widened to a primitive type as by JLS 5.1.2. Nothing when it is not
/// a wrapper or does not fit. A term that would have to be converted keeps its kind.
std::optional<Value> unbox(Interpreter& vm, ObjectId box, char primitive);

}  // namespace loris
