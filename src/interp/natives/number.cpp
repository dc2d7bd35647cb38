// Bits of floating-point numbers, and mathematics where HotSpot has intrinsics of its own.
#include <array>
#include <cmath>

#include "base/strict_math.h"
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

/// HotSpot's intrinsics are nearly always right to the last bit. The C library's functions for
/// double are so less often (log10: four times of five); those for long double, rounded, give
/// HotSpot's result but for one in 200 (tan) to one in 3,000 (log10).
template <long double (*kFunction)(long double)>
double nearest(double x) {
  return static_cast<double>(kFunction(x));
}

/// Java: a base of 1 with a NaN or infinite exponent, and -1 with an infinite one, give NaN.
/// HotSpot squares and takes square roots by themselves.
double java_pow(double base, double exponent) {
  if (std::isnan(exponent) || (std::abs(base) == 1.0 && std::isinf(exponent))) return std::nan("");
  if (exponent == 2) return base * base;
  if (exponent == 0.5 && base > 0) return std::sqrt(base);
  return static_cast<double>(std::pow(static_cast<long double>(base), exponent));
}

/// The argument's bits as a value of another kind; `inverse` is the way back. A term has one NaN,
/// so the raw bits of a NaN are those of Double.NaN unless they were bits before: Java leaves open
/// which NaN a computation gives.
template <TermOp kOp, TermOp kInverse, Kind kResult>
Flow reinterpret(NativeCall& call) {
  const Value argument = call.arguments[0];
  if (!argument.symbolic) return call.give({argument.bits, kResult, false});
  TermStore& terms = call.vm.terms();
  const Term term = argument.term();
  const Term result = terms.op(term) == kInverse ? terms.operand(term, 0) : terms.make(kOp, term);
  return call.give(Value::of_term(kResult, result));
}

constexpr std::string_view kMath = "java/lang/Math", kStrict = "java/lang/StrictMath";
constexpr std::string_view kDD = "(D)D", kDDD = "(DD)D";

constexpr std::array kNumberRows{
    NativeRow{"java/lang/Float", "floatToRawIntBits", "",
              reinterpret<TermOp::FloatToIntBits, TermOp::IntBitsToFloat, Kind::Int>, true},
    NativeRow{"java/lang/Float", "intBitsToFloat", "",
              reinterpret<TermOp::IntBitsToFloat, TermOp::FloatToIntBits, Kind::Float>, true},
    NativeRow{"java/lang/Double", "doubleToRawLongBits", "",
              reinterpret<TermOp::DoubleToLongBits, TermOp::LongBitsToDouble, Kind::Long>, true},
    NativeRow{"java/lang/Double", "longBitsToDouble", "",
              reinterpret<TermOp::LongBitsToDouble, TermOp::DoubleToLongBits, Kind::Double>, true},
    NativeRow{kMath, "sin", kDD, unary<nearest<std::sin>>},
    NativeRow{kMath, "cos", kDD, unary<nearest<std::cos>>},
    NativeRow{kMath, "tan", kDD, unary<nearest<std::tan>>},
    NativeRow{kMath, "exp", kDD, unary<nearest<std::exp>>},
    NativeRow{kMath, "log", kDD, unary<std::log>},
    NativeRow{kMath, "log10", kDD, unary<nearest<std::log10>>},
    NativeRow{kMath, "sqrt", kDD, unary<std::sqrt>},
    NativeRow{kMath, "pow", kDDD, binary<java_pow>},
    NativeRow{kStrict, "sin", kDD, unary<strict_sin>},
    NativeRow{kStrict, "cos", kDD, unary<strict_cos>},
    NativeRow{kStrict, "tan", kDD, unary<strict_tan>},
    NativeRow{kStrict, "asin", kDD, unary<strict_asin>},
    NativeRow{kStrict, "acos", kDD, unary<strict_acos>},
    NativeRow{kStrict, "atan", kDD, unary<strict_atan>},
    NativeRow{kStrict, "log", kDD, unary<strict_log>},
    NativeRow{kStrict, "log10", kDD, unary<strict_log10>},
    NativeRow{kStrict, "sqrt", kDD, unary<std::sqrt>},
    NativeRow{kStrict, "sinh", kDD, unary<strict_sinh>},
    NativeRow{kStrict, "cosh", kDD, unary<strict_cosh>},
    NativeRow{kStrict, "tanh", kDD, unary<strict_tanh>},
    NativeRow{kStrict, "expm1", kDD, unary<strict_expm1>},
    NativeRow{kStrict, "log1p", kDD, unary<strict_log1p>},
    NativeRow{kStrict, "atan2", kDDD, binary<strict_atan2>},
    NativeRow{kStrict, "IEEEremainder", kDDD, binary<strict_ieee_remainder>},
};

}  // namespace

std::span<const NativeRow> number_natives() { return kNumberRows; }

}  // namespace loris
