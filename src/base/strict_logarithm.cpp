// Logarithms: the exponent times ln 2, and a series for the logarithm of the significand.
#include <cmath>

#include "base/strict_bits.h"
#include "base/strict_math.h"

namespace loris {
namespace {

constexpr double kLn2 = 6.93147180369123816490e-01;  // 33 bits: exact when times an exponent
constexpr double kLn2Tail = 1.90821492927058770002e-10;

constexpr std::array kSeries{
    6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
    2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
    1.479819860511658591e-01,
};
constexpr std::array kSeriesEven{kSeries[0], kSeries[2], kSeries[4], kSeries[6]};
constexpr std::array kSeriesOdd{kSeries[1], kSeries[3], kSeries[5]};

/// A positive finite number as significand * 2^exponent, with 1 <= significand < 2.
struct Scaled {
  double significand;
  int exponent;
};

Scaled scaled(double x) {
  const bool subnormal = x < 0x1p-1022;
  const double normal = subnormal ? x * 0x1p54 : x;
  const int exponent = biased_exponent(normal) - kExponentBias;
  return {add_to_exponent(normal, -exponent), subnormal ? exponent - 54 : exponent};
}

/// The logarithm of a number that is 0, negative, infinite or NaN.
double logarithm_of_special(double x) {
  if (x == 0) return -kInfinity;
  return x < 0 ? not_a_number(x) : x + x;
}

bool is_special(double x) { return !(x > 0 && x < kInfinity); }

/// 1 + x as (1 + fraction) * 2^exponent, 1 + fraction within sqrt(1/2) and sqrt(2). Error is what
/// rounding 1 + x has lost, relative to it; near_power tells a fraction that is almost 0.
struct OnePlus {
  double fraction;
  int exponent;
  double error;
  bool near_power;
};

OnePlus one_plus(double x) {
  const double sum = x < 0x1p53 ? 1 + x : x;
  const int exponent = biased_exponent(sum) - kExponentBias;
  double error = 0;
  if (x < 0x1p53) error = (exponent > 0 ? 1 - (sum - x) : x - (sum - 1)) / sum;
  const double significand = add_to_exponent(sum, -exponent);
  if (significand < from_high_word(0x3ff6a09e)) {
    return {significand - 1, exponent, error, high_fraction(significand) == 0};
  }
  // The last high words below 2 lose their difference to it in the two bits that are dropped.
  const bool near_power = (0x100000 - high_fraction(significand)) >> 2 == 0;
  return {significand * 0.5 - 1, exponent + 1, error, near_power};
}

double log1p_of(const OnePlus& sum) {
  const double f = sum.fraction;
  const double half_square = 0.5 * f * f;
  const double base = sum.exponent * kLn2;
  // The algorithm leaves the error out when there is no exponent: -0.29289... alone has one then.
  const double tail = sum.exponent == 0 ? 0 : sum.exponent * kLn2Tail + sum.error;
  if (sum.near_power) {
    const double rest = half_square * (1 - 0.66666666666666666 * f);
    return base - ((rest - tail) - f);
  }
  const double s = f / (2 + f);
  const double square = s * s;
  const double series = square * polynomial(kSeries, square);
  return base - ((half_square - (s * (half_square + series) + tail)) - f);
}

}  // namespace

double strict_log(double x) {
  if (is_special(x)) return logarithm_of_special(x);
  const Scaled number = scaled(x);
  const std::uint32_t fraction_bits = high_fraction(number.significand);
  const bool halved = fraction_bits >= 0x6a09c;  // about sqrt(2)
  const int exponent = number.exponent + (halved ? 1 : 0);
  const double f = (halved ? number.significand * 0.5 : number.significand) - 1;
  const double base = exponent * kLn2;
  const double tail = exponent * kLn2Tail;
  if (((fraction_bits + 2) & 0xfffff) < 3) {  // f is within 2^-20 of 0
    const double rest = f * f * (0.5 - 0.33333333333333333 * f);
    return base - ((rest - tail) - f);
  }
  const double s = f / (2 + f);
  const double square = s * s;
  const double fourth = square * square;
  const double series =
      square * polynomial(kSeriesEven, fourth) + fourth * polynomial(kSeriesOdd, fourth);
  if (fraction_bits < 0x6147a || fraction_bits > 0x6b851) {
    return base - ((s * (f - series) - tail) - f);
  }
  const double half_square = 0.5 * f * f;  // f is large: its square is worth a term of its own
  return base - ((half_square - (s * (half_square + series) + tail)) - f);
}

double strict_log10(double x) {
  constexpr double kInverseLn10 = 4.34294481903251816668e-01;
  constexpr double kLog2 = 3.01029995663611771306e-01;
  constexpr double kLog2Tail = 3.69423907715893078616e-13;
  if (is_special(x)) return logarithm_of_special(x);
  const Scaled number = scaled(x);
  const bool below_one = number.exponent < 0;
  const double significand = below_one ? number.significand * 0.5 : number.significand;
  const double exponent = below_one ? number.exponent + 1 : number.exponent;
  const double rest = exponent * kLog2Tail + kInverseLn10 * strict_log(significand);
  return rest + exponent * kLog2;
}

double strict_log1p(double x) {
  if (!(x > -1 && x < kInfinity)) return x == -1 ? -kInfinity : x < -1 ? not_a_number(x) : x + x;
  const double size = std::abs(x);
  if (size < 0x1p-54) return x;
  if (size < 0x1p-29) return x - x * x * 0.5;
  const bool small = x < from_high_word(0x3fda827a) && x > -from_high_word(0x3fd2bec4);
  return log1p_of(small ? OnePlus{x, 0, 0, false} : one_plus(x));
}

}  // namespace loris
