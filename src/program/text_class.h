#pragma once
#include <string_view>

#include "program/class_builder.h"

namespace loris {

/// Arrays that hold the characters of Strings: the library takes them for byte[], two bytes to a
/// character, and they keep one UTF-16 unit in each element (docs/adr/0010).
inline constexpr std::string_view kUnit = "java/lang/LorisUnit";
inline constexpr std::string_view kUnitArray = "[Ljava/lang/LorisUnit;";

/// What the library asks of such an array, by element and not by byte.
inline constexpr std::string_view kText = "java/lang/LorisText";

/// The class that such arrays are named by; it has no objects.
ClassBuilder draw_unit();

/// Bodies for methods of java.lang.StringUTF16 and StringLatin1, with their names and descriptors,
/// and "copy" and "copyOfRange" as System.arraycopy and Arrays.copyOfRange, where numbers count
/// units.
ClassBuilder draw_text();

/// Whether the method has a body there.
bool is_drawn_in_text(std::string_view class_name, std::string_view name,
                      std::string_view descriptor);

}  // namespace loris
