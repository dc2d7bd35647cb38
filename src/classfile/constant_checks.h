#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "classfile/constant_pool.h"

namespace loris {

struct ConstantFlaw {
  std::uint16_t index;
  std::string message;
};

/// The first constant that breaks a static constraint of JVMS 4.4: an index of the wrong kind, a
/// malformed name or descriptor, a method handle whose kind does not fit its member.
std::optional<ConstantFlaw> find_flaw(const ConstantPool& pool, std::uint16_t major);

/// May be the argument of a bootstrap method or the operand of ldc (JVMS table 4.4-C).
bool is_loadable(ConstantTag tag);

}  // namespace loris
