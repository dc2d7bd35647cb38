#pragma once
#include <cfloat>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

/// The arithmetic of the Java virtual machine, JVMS 2.8 and 6.5: int is std::int32_t, long is
/// std::int64_t. Integers wrap, shift distances are masked, nothing here is undefined behaviour.
namespace loris {

static_assert(FLT_EVAL_METHOD == 0, "float and double must be computed in their own precision");
static_assert(std::numeric_limits<float>::is_iec559 && std::numeric_limits<double>::is_iec559);

template <class T>
concept JavaInteger = std::same_as<T, std::int32_t> || std::same_as<T, std::int64_t>;
template <class T>
concept JavaFloating = std::same_as<T, float> || std::same_as<T, double>;

template <JavaInteger T>
constexpr T java_add(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <JavaInteger T>
constexpr T java_sub(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}
template <JavaInteger T>
constexpr T java_mul(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
}
template <JavaInteger T>
constexpr T java_neg(T a) {
  return java_sub(T{0}, a);
}
/// The caller has excluded b == 0. MIN_VALUE / -1 is MIN_VALUE.
template <JavaInteger T>
constexpr T java_div(T a, T b) {
  return b == -1 ? java_neg(a) : static_cast<T>(a / b);
}
/// The caller has excluded b == 0. The sign is that of a.
template <JavaInteger T>
constexpr T java_rem(T a, T b) {
  return b == -1 ? T{0} : static_cast<T>(a % b);
}

/// The distance counts modulo the width of a: its low five or six bits.
template <JavaInteger T>
constexpr T java_shl(T a, std::int32_t distance) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) << (distance & std::numeric_limits<T>::digits));
}
template <JavaInteger T>
constexpr T java_shr(T a, std::int32_t distance) {
  return static_cast<T>(a >> (distance & std::numeric_limits<T>::digits));
}
template <JavaInteger T>
constexpr T java_ushr(T a, std::int32_t distance) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) >> (distance & std::numeric_limits<T>::digits));
}

template <JavaFloating T>
constexpr T java_add(T a, T b) {
  return a + b;
}
template <JavaFloating T>
constexpr T java_sub(T a, T b) {
  return a - b;
}
template <JavaFloating T>
constexpr T java_mul(T a, T b) {
  return a * b;
}
template <JavaFloating T>
constexpr T java_div(T a, T b) {
  return a / b;
}
/// frem and drem truncate as fmod does; this is not the IEEE remainder.
template <JavaFloating T>
inline T java_rem(T a, T b) {
  return std::fmod(a, b);
}
/// Flips the sign of zeros and NaNs too.
template <JavaFloating T>
constexpr T java_neg(T a) {
  return -a;
}

/// lcmp: -1, 0 or 1.
constexpr std::int32_t java_cmp(std::int64_t a, std::int64_t b) { return (a > b) - (a < b); }
/// fcmpl, dcmpl: a NaN compares as less.
template <JavaFloating T>
constexpr std::int32_t java_cmpl(T a, T b) {
  return a > b ? 1 : a == b ? 0 : -1;
}
/// fcmpg, dcmpg: a NaN compares as greater.
template <JavaFloating T>
constexpr std::int32_t java_cmpg(T a, T b) {
  return a < b ? -1 : a == b ? 0 : 1;
}

constexpr std::int32_t java_i2b(std::int32_t a) { return static_cast<std::int8_t>(a); }
constexpr std::int32_t java_i2c(std::int32_t a) { return static_cast<std::uint16_t>(a); }
constexpr std::int32_t java_i2s(std::int32_t a) { return static_cast<std::int16_t>(a); }
constexpr std::int64_t java_i2l(std::int32_t a) { return a; }
constexpr std::int32_t java_l2i(std::int64_t a) { return static_cast<std::int32_t>(a); }
constexpr float java_i2f(std::int32_t a) { return static_cast<float>(a); }
constexpr double java_i2d(std::int32_t a) { return static_cast<double>(a); }
constexpr float java_l2f(std::int64_t a) { return static_cast<float>(a); }
constexpr double java_l2d(std::int64_t a) { return static_cast<double>(a); }
constexpr double java_f2d(float a) { return static_cast<double>(a); }
/// Rounds to nearest; what is too large becomes an infinity.
constexpr float java_d2f(double a) { return static_cast<float>(a); }

/// Truncates towards zero; NaN is 0, what does not fit is the nearest end of the range.
template <JavaInteger To, JavaFloating From>
constexpr To java_truncate(From a) {
  constexpr From kMin = static_cast<From>(std::numeric_limits<To>::min());  // exact: a power of two
  if (a != a) return 0;
  if (a < kMin) return std::numeric_limits<To>::min();
  if (a >= -kMin) return std::numeric_limits<To>::max();
  return static_cast<To>(a);
}
constexpr std::int32_t java_f2i(float a) { return java_truncate<std::int32_t>(a); }
constexpr std::int64_t java_f2l(float a) { return java_truncate<std::int64_t>(a); }
constexpr std::int32_t java_d2i(double a) { return java_truncate<std::int32_t>(a); }
constexpr std::int64_t java_d2l(double a) { return java_truncate<std::int64_t>(a); }

}  // namespace loris
