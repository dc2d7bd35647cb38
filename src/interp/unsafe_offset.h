#pragma once
#include <cstdint>

namespace loris {

/// What Unsafe calls the offset of the first cell of an object or array.
inline constexpr std::int32_t kUnsafeBase = 16;

/// The offset of a field's cell.
constexpr std::int64_t unsafe_offset(std::uint32_t slot) {
  return kUnsafeBase + std::int64_t{8} * slot;
}

}  // namespace loris
