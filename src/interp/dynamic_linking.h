#pragma once
#include "program/bootstrap.h"
#include "program/program.h"

namespace loris {

// Constants and call sites that the library itself makes (JVMS 5.4.3.5, 5.4.3.6). Each is a class
// whose initializer lets the library make the thing once per state, and a static method that uses
// it; what went wrong the first time is thrown again.

/// Gives the method handle that is constant `index` of the class.
const Method& handle_constant(Program& program, const Class& from, std::uint16_t index);
/// Gives the method type that is constant `index` of the class.
const Method& type_constant(Program& program, const Class& from, std::uint16_t index);
/// Gives a dynamic constant, by running its bootstrap method.
const Method& bootstrapped_constant(Program& program, const DynamicSite& site);
/// Calls the target of the call site that the bootstrap method makes.
const Method& bootstrapped_call(Program& program, const DynamicSite& site);

/// Class Types: its method gives the class of a descriptor, as the native row for it says.
const Method& types_class(Program& program);
inline constexpr std::string_view kTypesClass = "java/lang/invoke/Loris$Types";

}  // namespace loris
