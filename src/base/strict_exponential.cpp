// Exponential and hyperbolic functions: a power of two times a series around 0.
#include <cmath>

#include "base/strict_bits.h"
#include "base/strict_math.h"

namespace loris {
namespace {

constexpr double kLn2 = 6.93147180369123816490e-01;  // 33 bits: exact when times an exponent
constexpr double kLn2Tail = 1.90821492927058770002e-10;
constexpr double kInverseLn2 = 1.44269504088896338700e+00;
constexpr double kHalfLn2Limit = from_high_word(0x3fd62e43);
constexpr double kThreeHalvesLn2Limit = from_high_word(0x3ff0a2b2);

constexpr double kOverflow = 7.09782712893383973096e+02;    // exp is infinite above
constexpr double kUnderflow = -7.45133219101941108420e+02;  // exp is 0 below

/// x = exponent * ln 2 + value, where value = head - tail.
struct Reduced {
  int exponent;
  double head;
  double tail;
  double value;
};

/// The nearest multiple of ln 2 is taken off; of numbers up to ln 2 / 2, none.
Reduced reduce(double x) {
  const double size = std::abs(x);
  if (size < kHalfLn2Limit) return {0, x, 0, x};
  const double half = std::copysign(0.5, x);
  const int exponent =
      size < kThreeHalvesLn2Limit ? (x < 0 ? -1 : 1) : static_cast<int>(kInverseLn2 * x + half);
  const double head = x - exponent * kLn2;
  const double tail = exponent * kLn2Tail;
  return {exponent, head, tail, head - tail};
}

constexpr std::array kExpSeries{
    1.66666666666666019037e-01,  -2.77777777770155933842e-03, 6.61375632143793436117e-05,
    -1.65339022054652515390e-06, 4.13813679705723846039e-08,
};

constexpr std::array kExpm1Series{
    1.0,
    -3.33333333333331316428e-02,
    1.58730158725481460165e-03,
    -7.93650757867487942473e-05,
    4.00821782732936239552e-06,
    -2.01099218183624371326e-07,
};

/// What x^2 / 2 lacks to exp(x) - 1 - x, divided by x.
double expm1_error(double x, double half_square) {
  const double half = 0.5 * x;
  const double series = polynomial(kExpm1Series, half_square);
  const double t = 3 - series * half;
  return half_square * ((series - t) / (6 - x * t));
}

/// 2^exponent * (1 + x - error) - 1 for an exponent other than 0, with the 1 taken off where it
/// loses least.
double scaled_minus_one(int exponent, double x, double error) {
  if (exponent == -1) return 0.5 * (x - error) - 0.5;
  if (exponent == 1) return x < -0.25 ? -2 * (error - (x + 0.5)) : 1 + 2 * (x - error);
  if (exponent <= -2 || exponent > 56) return add_to_exponent(1 - (error - x), exponent) - 1;
  const double unit = add_to_exponent(1, -exponent);
  if (exponent < 20) return add_to_exponent((1 - unit) - (error - x), exponent);
  return add_to_exponent((x - (error + unit)) + 1, exponent);
}

/// exp(size) / 2 times the sign of half; exp alone may overflow.
double half_exp(double size, double half) {
  if (size < from_high_word(0x40862e42)) return half * strict_exp(size);
  if (size > 0x1.633ce8fb9f87dp+9) return half * kInfinity;
  const double root = strict_exp(0.5 * size);
  return half * root * root;
}

constexpr double kFar = 22;  // from here on exp(-x) is nothing beside exp(x)

}  // namespace

double strict_exp(double x) {
  if (std::isnan(x)) return x + x;
  if (x > kOverflow) return kInfinity;
  if (x < kUnderflow) return 0;
  if (std::abs(x) < 0x1p-28) return 1 + x;
  const Reduced r = reduce(x);
  const double square = r.value * r.value;
  const double c = r.value - square * polynomial(kExpSeries, square);
  if (r.exponent == 0) return 1 - ((r.value * c) / (c - 2) - r.value);
  const double y = 1 - ((r.tail - (r.value * c) / (2 - c)) - r.head);
  if (r.exponent >= -1021) return add_to_exponent(y, r.exponent);
  return add_to_exponent(y, r.exponent + 1000) * 0x1p-1000;
}

double strict_expm1(double x) {
  if (std::isnan(x)) return x + x;
  if (x > kOverflow) return kInfinity;
  if (x <= -from_high_word(0x4043687a)) return -1;  // 56 ln 2
  if (std::abs(x) < 0x1p-54) return x;
  const Reduced r = reduce(x);
  const double half_square = r.value * (0.5 * r.value);
  const double error = expm1_error(r.value, half_square);
  if (r.exponent == 0) return r.value - (r.value * error - half_square);
  const double lost = (r.head - r.value) - r.tail;
  const double corrected = (r.value * (error - lost) - lost) - half_square;
  return scaled_minus_one(r.exponent, r.value, corrected);
}

double strict_sinh(double x) {
  if (!std::isfinite(x)) return x + x;
  const double size = std::abs(x);
  const double half = std::copysign(0.5, x);
  if (size >= kFar) return half_exp(size, half);
  if (size < 0x1p-28) return x;
  const double t = strict_expm1(size);
  return size < 1 ? half * (2 * t - t * t / (t + 1)) : half * (t + t / (t + 1));
}

double strict_cosh(double x) {
  if (!std::isfinite(x)) return x * x;
  const double size = std::abs(x);
  if (size >= kFar) return half_exp(size, 0.5);
  if (size >= kHalfLn2Limit) {
    const double t = strict_exp(size);
    return 0.5 * t + 0.5 / t;
  }
  const double t = strict_expm1(size);
  const double w = 1 + t;
  return size < 0x1p-55 ? w : 1 + (t * t) / (w + w);
}

double strict_tanh(double x) {
  if (std::isnan(x)) return x + x;
  const double size = std::abs(x);
  if (size >= kFar) return std::copysign(1.0, x);
  if (size < 0x1p-55) return x * (1 + x);
  if (size < 1) {
    const double t = strict_expm1(-2 * size);
    return std::copysign(-t / (t + 2), x);
  }
  const double t = strict_expm1(2 * size);
  return std::copysign(1 - 2 / (t + 2), x);
}

}  // namespace loris
