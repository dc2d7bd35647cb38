#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "classfile/class_file.h"

namespace loris {

/// What the message of a NullPointerException says that the instruction at `bci` has thrown, word
/// for word as HotSpot 17 does (JEP 358): 'Cannot read field "x" because "this.a.b" is null'. None
/// when the instruction dereferences nothing, as where a program makes the exception itself. The
/// method's code has passed check_code. The text is modified UTF-8, as the names in it are.
std::optional<std::string> npe_message(const ClassFile& file, const MethodInfo& method,
                                       std::uint32_t bci);

}  // namespace loris
