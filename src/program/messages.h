#pragma once
#include <string_view>

#include "program/class_builder.h"

namespace loris {

/// The synthesized class that writes the messages of exceptions that the VM raises where numbers in
/// them are not known: the library's own code makes their digits, when a program asks.
inline constexpr std::string_view kMessages = "loris/Messages";

/// Each method takes the exception and the numbers, sets its message, and gives it:
/// "index" (index, length), "size" (length), and for each element type T, "object array" for
/// references, "copy T" (source index, source length, target index, target length, count).
ClassBuilder draw_messages();

}  // namespace loris
