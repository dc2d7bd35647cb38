#pragma once
#include <array>
#include <bit>
#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <limits>

/// Doubles as the algorithms of strict_math.h see them: a high and a low word of 32 bits.
namespace loris {

static_assert(FLT_EVAL_METHOD == 0, "double must be computed in its own precision");

constexpr int kExponentBias = 1023;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The sign, the exponent and the first 20 bits of the fraction.
constexpr std::uint32_t high_word(double x) {
  return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x) >> 32);
}
/// The number with this high word and a low word of 0.
constexpr double from_high_word(std::uint32_t high) {
  return std::bit_cast<double>(std::uint64_t{high} << 32);
}
/// The upper half of x: the product of two such numbers is exact.
constexpr double without_low_word(double x) { return from_high_word(high_word(x)); }

/// The exponent of a normal number, as it is stored.
constexpr int biased_exponent(double x) { return static_cast<int>(high_word(x) >> 20 & 0x7ff); }
/// The first 20 bits of the fraction.
constexpr std::uint32_t high_fraction(double x) { return high_word(x) & 0xfffff; }

/// x * 2^n, where both are normal numbers.
constexpr double add_to_exponent(double x, int n) {
  const auto step = static_cast<std::uint64_t>(std::int64_t{n}) << 52;
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) + step);
}

/// c[0] + x * (c[1] + x * (c[2] + ...)), rounded at each step in this order.
template <std::size_t kCount>
constexpr double polynomial(const std::array<double, kCount>& coefficients, double x) {
  double sum = coefficients.back();
  for (std::size_t i = kCount - 1; i > 0; --i) sum = coefficients[i - 1] + x * sum;
  return sum;
}

/// What an operation gives that has no result: NaN, as the processor makes it.
inline double not_a_number(double x) { return (x - x) / (x - x); }

}  // namespace loris
