#pragma once
#include <cstdint>

#include "base/byte_cursor.h"
#include "classfile/constant_pool.h"

namespace loris {

/// Reads constant_pool_count and the constants (JVMS 4.4) of a class file of the given major, and
/// checks every index, name and descriptor in them. What is left to check is that the bootstrap
/// indexes of Dynamic and InvokeDynamic constants are below the number of bootstrap methods.
ConstantPool read_constant_pool(ByteCursor& in, std::uint16_t major);

}  // namespace loris
