// Bits of floating-point numbers, and mathematics where HotSpot has intrinsics of its own.
#include <array>
#include <bit>
#include <cmath>

#include "interp/native.h"

namespace loris {

namespace {

template <double (*kFunction)(double)>
Flow unary(NativeCall& call) {
  return call.give_double(kFunction(call.double_number(0)));
}

template <double (*kFunction)(double, double)>
Flow binary(NativeCall& call) {
  return call.give_double(kFunction(call.double_number(0), call.double_number(2)));
}

/// Java: a base of 1 with a NaN or infinite exponent, and -1 with an infinite one, give NaN.
double java_pow(double base, double exponent) {
  if (std::isnan(exponent) || (std::abs(base) == 1.0 && std::isinf(exponent))) return std::nan("");
  return std::pow(base, exponent);
}

constexpr std::string_view kMath = "java/lang/Math", kStrict = "java/lang/StrictMath";
constexpr std::string_view kDD = "(D)D", kDDD = "(DD)D";

constexpr std::array kRows{
    NativeRow{"java/lang/Float", "floatToRawIntBits", "",
              [](NativeCall& c) { return c.give_int(std::bit_cast<std::int32_t>(c.float_number(0))); }},
    NativeRow{"java/lang/Float", "intBitsToFloat", "",
              [](NativeCall& c) { return c.give_float(std::bit_cast<float>(c.integer(0))); }},
    NativeRow{"java/lang/Double", "doubleToRawLongBits", "",
              [](NativeCall& c) { return c.give_long(std::bit_cast<std::int64_t>(c.double_number(0))); }},
    NativeRow{"java/lang/Double", "longBitsToDouble", "",
              [](NativeCall& c) { return c.give_double(std::bit_cast<double>(c.long_integer(0))); }},
    NativeRow{kMath, "sin", kDD, unary<std::sin>},
    NativeRow{kMath, "cos", kDD, unary<std::cos>},
    NativeRow{kMath, "tan", kDD, unary<std::tan>},
    NativeRow{kMath, "exp", kDD, unary<std::exp>},
    NativeRow{kMath, "log", kDD, unary<std::log>},
    NativeRow{kMath, "log10", kDD, unary<std::log10>},
    NativeRow{kMath, "sqrt", kDD, unary<std::sqrt>},
    NativeRow{kMath, "pow", kDDD, binary<java_pow>},
    NativeRow{kStrict, "sin", kDD, unary<std::sin>},
    NativeRow{kStrict, "cos", kDD, unary<std::cos>},
    NativeRow{kStrict, "tan", kDD, unary<std::tan>},
    NativeRow{kStrict, "asin", kDD, unary<std::asin>},
    NativeRow{kStrict, "acos", kDD, unary<std::acos>},
    NativeRow{kStrict, "atan", kDD, unary<std::atan>},
    NativeRow{kStrict, "log", kDD, unary<std::log>},
    NativeRow{kStrict, "log10", kDD, unary<std::log10>},
    NativeRow{kStrict, "sqrt", kDD, unary<std::sqrt>},
    NativeRow{kStrict, "sinh", kDD, unary<std::sinh>},
    NativeRow{kStrict, "cosh", kDD, unary<std::cosh>},
    NativeRow{kStrict, "tanh", kDD, unary<std::tanh>},
    NativeRow{kStrict, "expm1", kDD, unary<std::expm1>},
    NativeRow{kStrict, "log1p", kDD, unary<std::log1p>},
    NativeRow{kStrict, "atan2", kDDD, binary<std::atan2>},
    NativeRow{kStrict, "IEEEremainder", kDDD, binary<std::remainder>},
};

}  // namespace

std::span<const NativeRow> number_natives() { return kRows; }

}  // namespace loris
