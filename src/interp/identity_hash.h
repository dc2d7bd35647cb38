#pragma once
#include <cstdint>

#include "heap/value.h"

namespace loris {

/// The identity hash code of an object: any number will do, so it is the same in every run.
inline std::int32_t identity_hash(ObjectId id) {
  if (!id) return 0;
  std::uint32_t h = id.value * 0x9e3779b1u;
  h ^= h >> 15;
  return static_cast<std::int32_t>(h & 0x7fffffffu);
}

}  // namespace loris
