// Sine, cosine and tangent: polynomials around 0 after whole quarters of a turn are taken off.
#include <cmath>

#include "base/strict_bits.h"
#include "base/strict_math.h"
#include "base/strict_pi.h"

namespace loris {
namespace {

/// Just above pi/4: up to here nothing is taken off.
constexpr double kQuarterPiLimit = from_high_word(0x3fe921fc);

constexpr double kSineThird = -1.66666666666666324348e-01;  // of x^3
constexpr std::array kSine{
    8.33333333332248946124e-03,  -1.98412698298579493134e-04, 2.75573137070700676789e-06,
    -2.50507602534068634195e-08, 1.58969099521155010221e-10,
};
constexpr std::array kCosine{
    4.16666666666666019037e-02,  -1.38888888888741095749e-03, 2.48015872894767294178e-05,
    -2.75573143513906633035e-07, 2.08757232129817482790e-09,  -1.13596475577881948265e-11,
};

double sine_near_zero(double x) {
  if (std::abs(x) < 0x1p-27) return x;
  const double square = x * x;
  return x + square * x * (kSineThird + square * polynomial(kSine, square));
}

/// The sine of x.head + x.tail.
double sine_near_zero(const ReducedAngle& x) {
  if (std::abs(x.head) < 0x1p-27) return x.head;
  const double square = x.head * x.head;
  const double cube = square * x.head;
  const double higher = cube * polynomial(kSine, square);
  return x.head - ((square * (0.5 * x.tail - higher) - x.tail) - cube * kSineThird);
}

/// The cosine of x + tail. 1 - x^2/2 would lose bits for larger x, so a number near x^2/2 whose
/// difference to 1 is exact is taken off both first.
double cosine_near_zero(double x, double tail = 0) {
  const double size = std::abs(x);
  if (size < 0x1p-27) return 1;
  const double square = x * x;
  const double correction = square * (square * polynomial(kCosine, square)) - x * tail;
  if (size < from_high_word(0x3fd33333)) return 1 - (0.5 * square - correction);
  const bool wide = size >= from_high_word(0x3fe90001);
  const double near_half = wide ? 0.28125 : add_to_exponent(without_low_word(size), -2);
  const double rest = 0.5 * square - near_half;
  return (1 - near_half) - (rest - correction);
}

constexpr double kTangentThird = 3.33333333333334091986e-01;  // of x^3
constexpr std::array kTangentOdd{
    1.33333333333201242699e-01, 2.18694882948595424599e-02, 3.59207910759131235356e-03,
    5.88041240820264096874e-04, 7.81794442939557092300e-05, -1.85586374855275456654e-05,
};
constexpr std::array kTangentEven{
    5.39682539762260521377e-02, 8.86323982359930005737e-03, 1.45620945432529025516e-03,
    2.46463134818469906812e-04, 7.14072491382608190305e-05, 2.59073051863633712884e-05,
};
constexpr double kQuarterPi = 7.85398163397448278999e-01;
constexpr double kQuarterPiTail = 3.06161699786838301793e-17;

/// -1 / (head + tail), where sum is that sum in one double.
double negative_inverse(double sum, double head, double tail) {
  const double sum_high = without_low_word(sum);
  const double sum_low = tail - (sum_high - head);
  const double inverse = -1 / sum;
  const double inverse_high = without_low_word(inverse);
  const double error = 1 + inverse_high * sum_high;
  return inverse_high + inverse * (error + inverse_high * sum_low);
}

/// What tan(x + tail) has beyond x.
double tangent_beyond(double x, double tail) {
  const double square = x * x;
  const double fourth = square * square;
  const double cube = square * x;
  const double odd = polynomial(kTangentOdd, fourth);
  const double even = square * polynomial(kTangentEven, fourth);
  const double higher = tail + square * (cube * (odd + even) + tail);
  return higher + kTangentThird * cube;
}

enum class Tangent { Plain, NegativeInverse };

/// tan(x) for x near pi/4, from the tangent of pi/4 - x.
double tangent_near_quarter_pi(double x, double tail, Tangent wanted) {
  const double size = std::abs(x);
  const double tail_of_size = x < 0 ? -tail : tail;
  const double distance = (kQuarterPi - size) + (kQuarterPiTail - tail_of_size);
  const double beyond = tangent_beyond(distance, 0);
  const double tangent = distance + beyond;
  const double one = wanted == Tangent::Plain ? 1 : -1;
  const double result = one - 2 * (distance - (tangent * tangent / (tangent + one) - beyond));
  return x < 0 ? -result : result;
}

/// The tangent of x + tail, or -1 divided by it.
double tangent_near_zero(double x, double tail, Tangent wanted) {
  const double size = std::abs(x);
  if (size < 0x1p-28) {
    return wanted == Tangent::Plain ? x : negative_inverse(x + tail, x, tail);
  }
  if (size >= from_high_word(0x3fe59428)) return tangent_near_quarter_pi(x, tail, wanted);
  const double beyond = tangent_beyond(x, tail);
  const double tangent = x + beyond;
  return wanted == Tangent::Plain ? tangent : negative_inverse(tangent, x, beyond);
}

}  // namespace

double strict_sin(double x) {
  if (std::abs(x) < kQuarterPiLimit) return sine_near_zero(x);
  if (!std::isfinite(x)) return x - x;
  const ReducedAngle angle = reduce_angle(x);
  switch (angle.quadrant) {
    case 0: return sine_near_zero(angle);
    case 1: return cosine_near_zero(angle.head, angle.tail);
    case 2: return -sine_near_zero(angle);
    default: return -cosine_near_zero(angle.head, angle.tail);
  }
}

double strict_cos(double x) {
  if (std::abs(x) < kQuarterPiLimit) return cosine_near_zero(x);
  if (!std::isfinite(x)) return x - x;
  const ReducedAngle angle = reduce_angle(x);
  switch (angle.quadrant) {
    case 0: return cosine_near_zero(angle.head, angle.tail);
    case 1: return -sine_near_zero(angle);
    case 2: return -cosine_near_zero(angle.head, angle.tail);
    default: return sine_near_zero(angle);
  }
}

double strict_tan(double x) {
  if (std::abs(x) < kQuarterPiLimit) return tangent_near_zero(x, 0, Tangent::Plain);
  if (!std::isfinite(x)) return x - x;
  const ReducedAngle angle = reduce_angle(x);
  const bool inverted = angle.quadrant % 2 == 1;
  return tangent_near_zero(angle.head, angle.tail,
                           inverted ? Tangent::NegativeInverse : Tangent::Plain);
}

}  // namespace loris
