#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "classfile/class_file.h"

namespace loris {

/// Reads one class file, majors 45 to 69. Throws InputError when the bytes are not one.
ClassFile read_class(std::span<const std::uint8_t> bytes, std::string_view origin);

/// The name of the class in a class file, without reading further than that.
std::string read_class_name(std::span<const std::uint8_t> bytes, std::string_view origin);

}  // namespace loris
