#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "interp/interpreter.h"
#include "program/class_builder.h"

namespace loris {

/// The method of every class made here.
inline constexpr std::string_view kHandleMethod = "call";

/// A class of ours in the package java.lang.invoke, so that it may use the library's internals;
/// `draw` fills it when it is asked for by this name for the first time. It has one method,
/// kHandleMethod. The name may hold a descriptor: what is not allowed in a class name is replaced.
const Method& handle_class(Program& program, std::string_view name,
                           const std::function<void(ClassBuilder&)>& draw);

/// "(Ljava/util/Map;Z[I)S" -> "(Ljava/lang/Object;ILjava/lang/Object;)I": one type per kind of
/// value.
std::string erased(std::string_view method_descriptor);
/// With more parameters before those that are there.
std::string prepended(std::string_view parameters, std::string_view method_descriptor);

/// Pushes all arguments of a static method with this descriptor, from this one on.
void push_arguments(Assembler& code, std::string_view descriptor, std::size_t first = 0);
/// Returns what a method with this descriptor gives.
void return_result(Assembler& code, std::string_view descriptor);

}  // namespace loris
