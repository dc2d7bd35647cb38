#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_path.h"

namespace loris {

/// A ClassBytes that owns what it found.
ClassBytes owned_bytes(std::vector<std::uint8_t> storage, std::string origin, std::string module);

/// Throws InputError unless the bytes hold the class that they were looked up as.
void check_class_name(const ClassBytes& found, std::string_view expected);

}  // namespace loris
