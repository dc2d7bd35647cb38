#pragma once
#include <string>
#include <string_view>

#include "program/program.h"

namespace loris {

/// A method of the class that copies arrays in bytecode (program/array_copier.h).
const Method& array_copier(Program& program, std::string_view name, std::string_view descriptor);
/// The array type that stands for this one there.
std::string copier_array(const Class& array_class);

/// What HotSpot says of arrays of references of which an element does not fit into the other.
std::string copy_mismatch(const Class& from, const Class& to);

}  // namespace loris
