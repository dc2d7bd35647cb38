#pragma once
#include <bit>
#include <concepts>
#include <cstdint>

namespace loris {

/// The value of a constant term as 64 bits: an Int or Float in the low 32, the rest zero; a Bool is
/// 0 or 1; a Float or Double is its IEEE pattern, so that 0.0 and -0.0 differ and a NaN equals
/// itself.
inline std::uint64_t to_bits(bool value) { return value ? 1 : 0; }
inline std::uint64_t to_bits(std::int32_t value) { return static_cast<std::uint32_t>(value); }
inline std::uint64_t to_bits(std::int64_t value) { return static_cast<std::uint64_t>(value); }
inline std::uint64_t to_bits(float value) { return std::bit_cast<std::uint32_t>(value); }
inline std::uint64_t to_bits(double value) { return std::bit_cast<std::uint64_t>(value); }

/// Float.NaN and Double.NaN.
constexpr std::uint64_t kFloatNan = 0x7fc00000;
constexpr std::uint64_t kDoubleNan = 0x7ff8000000000000;

template <class T>
T from_bits(std::uint64_t bits) {
  if constexpr (std::same_as<T, bool>) {
    return bits != 0;
  } else if constexpr (sizeof(T) == 4) {
    return std::bit_cast<T>(static_cast<std::uint32_t>(bits));
  } else {
    return std::bit_cast<T>(bits);
  }
}

}  // namespace loris
