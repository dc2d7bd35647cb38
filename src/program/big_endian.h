#pragma once
#include <cstdint>
#include <vector>

namespace loris {

/// Appends fields as class files have them, the high byte first.
inline void put_u1(std::vector<std::uint8_t>& out, std::uint32_t value) {
  out.push_back(static_cast<std::uint8_t>(value));
}
inline void put_u2(std::vector<std::uint8_t>& out, std::uint32_t value) {
  put_u1(out, value >> 8);
  put_u1(out, value);
}
inline void put_u4(std::vector<std::uint8_t>& out, std::uint32_t value) {
  put_u2(out, value >> 16);
  put_u2(out, value);
}

}  // namespace loris
