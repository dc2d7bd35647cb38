// Arc sine, arc cosine and arc tangent: rational and polynomial approximations around 0.
#include <cmath>

#include "base/strict_bits.h"
#include "base/strict_math.h"

namespace loris {
namespace {

constexpr double kPi = 3.14159265358979311600e+00;
constexpr double kPiTail = 1.2246467991473531772e-16;
constexpr double kHalfPi = 1.57079632679489655800e+00;
constexpr double kHalfPiTail = 6.12323399573676603587e-17;
constexpr double kQuarterPi = 7.85398163397448278999e-01;

constexpr std::array kArcSineNumerator{
    1.66666666666666657415e-01,  -3.25565818622400915405e-01, 2.01212532134862925881e-01,
    -4.00555345006794114027e-02, 7.91534994289814532176e-04,  3.47933107596021167570e-05,
};
constexpr std::array kArcSineDenominator{
    1.0,
    -2.40339491173441421878e+00,
    2.02094576023350569471e+00,
    -6.88283971605453293030e-01,
    7.70381505559019352791e-02,
};

/// (asin(x) - x) / x for the square of x, up to 1/4.
double arc_sine_beyond(double square) {
  return square * polynomial(kArcSineNumerator, square) / polynomial(kArcSineDenominator, square);
}

/// A square root in two parts; the square of the first is exact.
struct SquareRoot {
  explicit SquareRoot(double x)
      : whole(std::sqrt(x)),
        head(without_low_word(whole)),
        tail((x - head * head) / (whole + head)) {}
  double whole;
  double head;
  double tail;
};

/// asin(size) = pi/2 - 2 asin(sqrt((1 - size) / 2)), for 1/2 <= size < 1.
double arc_sine_of_large(double size) {
  const double square = (1 - size) * 0.5;
  const double beyond = arc_sine_beyond(square);
  const SquareRoot root(square);
  if (size >= from_high_word(0x3fef3333)) {
    return kHalfPi - (2 * (root.whole + root.whole * beyond) - kHalfPiTail);
  }
  const double low = 2 * root.whole * beyond - (kHalfPiTail - 2 * root.tail);
  const double high = kQuarterPi - 2 * root.head;
  return kQuarterPi - (low - high);
}

/// Arguments up to `below` are replaced by an equivalent one near 0, at this known arc tangent.
struct Anchor {
  double below;
  double head;
  double tail;
};
constexpr std::array kAnchors{
    Anchor{11.0 / 16, 4.63647609000806093515e-01, 2.26987774529616870924e-17},  // atan(1/2)
    Anchor{19.0 / 16, 7.85398163397448278999e-01, 3.06161699786838301793e-17},  // atan(1)
    Anchor{39.0 / 16, 9.82793723247329054082e-01, 1.39033110312309984516e-17},  // atan(3/2)
    Anchor{kInfinity, kHalfPi, kHalfPiTail},                                    // atan(infinity)
};

constexpr std::array kArcTangentEven{
    3.33333333333329318027e-01, 1.42857142725034663711e-01, 9.09088713343650656196e-02,
    6.66107313738753120669e-02, 4.97687799461593236017e-02, 1.62858201153657823623e-02,
};
constexpr std::array kArcTangentOdd{
    -1.99999999998764832476e-01, -1.11111104054623557880e-01, -7.69187620504482999495e-02,
    -5.83357013379057348645e-02, -3.65315727442169155270e-02,
};

/// x - atan(x) for x around 0.
double arc_tangent_lack(double x) {
  const double square = x * x;
  const double fourth = square * square;
  const double even = square * polynomial(kArcTangentEven, fourth);
  const double odd = fourth * polynomial(kArcTangentOdd, fourth);
  return x * (even + odd);
}

/// The tangent of the difference between atan(size) and the anchor.
double relative_to_anchor(double size, std::size_t anchor) {
  switch (anchor) {
    case 0: return (2 * size - 1) / (2 + size);
    case 1: return (size - 1) / (size + 1);
    case 2: return (size - 1.5) / (1 + 1.5 * size);
    default: return -1 / size;
  }
}

double arc_tangent_of_large(double size) {
  std::size_t anchor = 0;
  while (size >= kAnchors[anchor].below) ++anchor;
  const double x = relative_to_anchor(size, anchor);
  return kAnchors[anchor].head - ((arc_tangent_lack(x) - kAnchors[anchor].tail) - x);
}

/// The angle of a point that is infinitely far away, in the upper right quadrant or its mirror
/// image.
double angle_of_infinite(double y, double x) {
  if (!std::isinf(y)) return x > 0 ? 0 : kPi;
  if (!std::isinf(x)) return kHalfPi;
  return x > 0 ? kQuarterPi : 3 * kQuarterPi;
}

/// atan(|y / x|) for finite numbers other than 0. Quotients out of range need no division.
double steepness(double y, double x) {
  const auto difference =
      static_cast<std::int32_t>(high_word(std::abs(y)) - high_word(std::abs(x)));
  const std::int32_t exponent = difference >> 20;
  if (exponent > 60) return kHalfPi + 0.5 * kPiTail;
  if (x < 0 && exponent < -60) return 0;
  return strict_atan(std::abs(y / x));
}

}  // namespace

double strict_asin(double x) {
  const double size = std::abs(x);
  if (size == 1) return x * kHalfPi + x * kHalfPiTail;
  if (!(size < 1)) return not_a_number(x);
  if (size < 0x1p-27) return x;
  if (size < 0.5) return x + x * arc_sine_beyond(x * x);
  return std::copysign(arc_sine_of_large(size), x);
}

double strict_acos(double x) {
  const double size = std::abs(x);
  if (size == 1) return x > 0 ? 0 : kPi + 2 * kHalfPiTail;
  if (!(size < 1)) return not_a_number(x);
  if (size < from_high_word(0x3c600001)) return kHalfPi + kHalfPiTail;
  if (size < 0.5) return kHalfPi - (x - (kHalfPiTail - x * arc_sine_beyond(x * x)));
  const double square = (1 - size) * 0.5;
  const double beyond = arc_sine_beyond(square);
  const SquareRoot root(square);
  if (x < 0) return kPi - 2 * (root.whole + (beyond * root.whole - kHalfPiTail));
  return 2 * (root.head + (beyond * root.whole + root.tail));
}

double strict_atan(double x) {
  const double size = std::abs(x);
  if (std::isnan(x)) return x + x;
  if (size >= 0x1p66) return std::copysign(kHalfPi + kHalfPiTail, x);
  if (size < 0x1p-29) return x;
  if (size < 7.0 / 16) return x - arc_tangent_lack(x);
  return std::copysign(arc_tangent_of_large(size), x);
}

double strict_atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return x + y;
  if (x == 1) return strict_atan(y);
  if (y == 0) return std::signbit(x) ? std::copysign(kPi, y) : y;
  if (x == 0) return std::copysign(kHalfPi, y);
  if (std::isinf(x) || std::isinf(y)) return std::copysign(angle_of_infinite(y, x), y);
  const double angle = steepness(y, x);
  if (x > 0) return y > 0 ? angle : -angle;
  return y > 0 ? kPi - (angle - kPiTail) : (angle - kPiTail) - kPi;
}

}  // namespace loris
