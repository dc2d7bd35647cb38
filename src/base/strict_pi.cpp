// Arguments modulo pi/2: three parts of pi/2 for ordinary numbers (Cody and Waite), the bits of
// 2/pi that matter for huge ones (Payne and Hanek, "Radian reduction for trigonometric functions",
// 1983).
#include "base/strict_pi.h"

#include <algorithm>
#include <cmath>

#include "base/strict_bits.h"

namespace loris {
namespace {

constexpr double kHalfPi = 0x1.921fb54442d18p+0;
constexpr double kTwoOverPi = 6.36619772367581382433e-01;

/// The next 33 bits of pi/2, and all that follows them.
struct HalfPiPart {
  double bits;
  double rest;
};
constexpr std::array kHalfPiParts{
    HalfPiPart{1.57079632673412561417e+00, 6.07710050650619224932e-11},
    HalfPiPart{6.07710050630396597660e-11, 2.02226624879595063154e-21},
    HalfPiPart{2.02226624871116645580e-21, 8.47842766036889956997e-32},
};

constexpr double kThreeQuarterPi = from_high_word(0x4002d97c);
/// About 2^19 * pi/2: from here on the three parts are not enough.
constexpr double kHuge = from_high_word(0x413921fc);

ReducedAngle negated(const ReducedAngle& angle) {
  return {-angle.quadrant & 3, -angle.head, -angle.tail};
}

/// pi/4 < x < 3 pi/4: the quotient is 1. Near pi/2 the first part alone would cancel too much.
ReducedAngle reduce_one_quarter(double x) {
  double above = x - kHalfPiParts[0].bits;
  double rest = kHalfPiParts[0].rest;
  if (high_word(x) == high_word(kHalfPi)) {
    above -= kHalfPiParts[1].bits;
    rest = kHalfPiParts[1].rest;
  }
  const double head = above - rest;
  return {1, head, (above - head) - rest};
}

/// True when x may agree with a multiple of pi/2 in so many bits that their difference has too few.
bool may_cancel(double x, int quotient) {
  return quotient >= 32 || high_word(x) == high_word(quotient * kHalfPi);
}

ReducedAngle reduce_ordinary(double x) {
  const double quarters = x * kTwoOverPi;
  const int quotient = static_cast<int>(std::floor(quarters + 0.5));
  double above = x - quotient * kHalfPiParts[0].bits;
  double rest = quotient * kHalfPiParts[0].rest;
  double head = above - rest;
  if (may_cancel(x, quotient)) {
    constexpr std::array kBearableLoss{16, 49};  // bits cancelled so far
    for (std::size_t part = 1; part < kHalfPiParts.size(); ++part) {
      if (biased_exponent(x) - biased_exponent(head) <= kBearableLoss[part - 1]) break;
      const double before = above;
      const double bits = quotient * kHalfPiParts[part].bits;
      above = before - bits;
      rest = quotient * kHalfPiParts[part].rest - ((before - above) - bits);
      head = above - rest;
    }
  }
  return {quotient & 3, head, (above - head) - rest};
}

/// 2/pi in digits of 24 bits.
constexpr std::array<std::int32_t, 66> kTwoOverPiDigits{
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163,
    0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129,
    0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C,
    0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
    0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292,
    0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
    0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA,
    0x73A8C9, 0x60E27B, 0xC08C6B,
};

/// pi/2 as a sum of numbers of 24 bits.
constexpr std::array kHalfPiDigits{
    1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15,
    3.28200341580791294123e-22, 1.27065575308067607349e-29,
};

constexpr double kDigit = 0x1p24;  // one more than the largest digit
constexpr std::int32_t kDigitMask = 0xffffff;

/// The product of a huge number with 2/pi, modulo 8, in digits of 24 bits; then its fraction times
/// pi/2. Indexes below follow the weight of a digit: products fall with it, digits rise.
class HugeReduction {
 public:
  explicit HugeReduction(double x) {
    const int exponent = biased_exponent(x) - kExponentBias - 23;
    double rest = add_to_exponent(x, -exponent);
    for (double& digit : argument_) {
      digit = std::trunc(rest);
      rest = (rest - digit) * kDigit;
    }
    first_ = (exponent - 3) / 24;
    exponent_ = exponent - 24 * (first_ + 1);
  }

  ReducedAngle run() {
    for (int i = 0; i <= kLeast; ++i) at(products_, i) = product(i);
    split();
    while (lost_all_bits()) {
      add_products();
      split();
    }
    normalise();
    return times_half_pi();
  }

 private:
  static constexpr int kLeast = 4;  // enough for 2 results of 53 bits unless the product is near n

  template <class T, std::size_t kSize>
  static T& at(std::array<T, kSize>& values, int i) {
    return values[static_cast<std::size_t>(i)];
  }

  double product(int i) const {
    double sum = 0;
    for (int j = 0; j < 3; ++j) {
      const int digit = first_ + i - j;
      if (digit < 0) continue;
      sum += argument_[static_cast<std::size_t>(j)] *
             kTwoOverPiDigits[static_cast<std::size_t>(digit)];
    }
    return sum;
  }

  /// Adds up the products: digits, the whole quarters above them, and what lies between.
  void split() {
    double sum = at(products_, last_);
    for (int i = 0; i < last_; ++i) {
      const double carry = std::trunc(sum / kDigit);
      at(digits_, i) = static_cast<std::int32_t>(sum - kDigit * carry);
      sum = at(products_, last_ - 1 - i) + carry;
    }
    between_ = std::ldexp(sum, exponent_);
    between_ -= 8.0 * std::floor(between_ * 0.125);
    quarters_ = static_cast<int>(between_);
    between_ -= quarters_;
    if (exponent_ > 0) take_quarters_from_top_digit();
    if (at_least_half()) turn_back();
  }

  std::int32_t& top_digit() { return at(digits_, last_ - 1); }

  void take_quarters_from_top_digit() {
    const std::int32_t whole = top_digit() >> (24 - exponent_);
    quarters_ += whole;
    top_digit() -= whole << (24 - exponent_);
  }

  bool at_least_half() {
    return exponent_ < 0 ? between_ >= 0.5 : top_digit() >> (23 - exponent_) != 0;
  }

  /// Replaces the fraction by 1 - fraction, to be subtracted from the next quarter.
  void turn_back() {
    ++quarters_;
    negative_ = true;
    bool borrowed = false;
    for (int i = 0; i < last_; ++i) {
      std::int32_t& digit = at(digits_, i);
      if (borrowed) {
        digit = kDigitMask - digit;
      } else if (digit != 0) {
        digit = kDigitMask + 1 - digit;
        borrowed = true;
      }
    }
    if (exponent_ > 0) top_digit() &= kDigitMask >> exponent_;
    if (exponent_ < 0) {
      between_ = 1 - between_;
      if (borrowed) between_ -= std::ldexp(1.0, exponent_);
    }
  }

  /// True when all bits that the first products gave have cancelled.
  bool lost_all_bits() {
    if (between_ != 0) return false;
    for (int i = kLeast; i < last_; ++i) {
      if (at(digits_, i) != 0) return false;
    }
    return true;
  }

  /// One more product for each leading digit that is 0, and one for that after them.
  void add_products() {
    int more = 1;
    while (at(digits_, kLeast - more) == 0) ++more;
    for (int i = last_ + 1; i <= last_ + more; ++i) at(products_, i) = product(i);
    last_ += more;
    negative_ = false;
  }

  /// Makes what lies between a digit, or drops leading zeros; digits_[last_] is then the first.
  void normalise() {
    if (between_ == 0) {
      do {
        --last_;
        exponent_ -= 24;
      } while (at(digits_, last_) == 0);
      return;
    }
    const double scaled = std::ldexp(between_, -exponent_);
    const double above = std::trunc(scaled / kDigit);
    at(digits_, last_) = static_cast<std::int32_t>(scaled - kDigit * above);
    if (above == 0) return;
    at(digits_, ++last_) = static_cast<std::int32_t>(above);
    exponent_ += 24;
  }

  ReducedAngle times_half_pi() {
    std::array<double, 20> terms{};  // most significant first
    double scale = std::ldexp(1.0, exponent_);
    for (int i = 0; i <= last_; ++i) {
      at(terms, i) = scale * at(digits_, last_ - i);
      scale /= kDigit;
    }
    std::array<double, 20> sums{};
    for (int i = 0; i <= last_; ++i) {
      for (int k = 0; k <= std::min(i, kLeast); ++k) {
        at(sums, i) += kHalfPiDigits[static_cast<std::size_t>(k)] * at(terms, i - k);
      }
    }
    double head = 0;
    for (int i = last_; i >= 0; --i) head += at(sums, i);
    double tail = sums[0] - head;
    for (int i = 1; i <= last_; ++i) tail += at(sums, i);
    const double sign = negative_ ? -1 : 1;
    return {quarters_ & 3, sign * head, sign * tail};
  }

  std::array<double, 3> argument_{};  // digits of the number, most significant first
  int first_ = 0;                     // the digit of 2/pi where the first product starts
  int exponent_ = 0;                  // of the place above the digits
  int last_ = kLeast;                 // the last product so far
  std::array<double, 20> products_{};
  std::array<std::int32_t, 20> digits_{};
  double between_ = 0;  // part of the fraction above the digits
  int quarters_ = 0;
  bool negative_ = false;
};

ReducedAngle reduce_positive(double x) {
  if (x < kThreeQuarterPi) return reduce_one_quarter(x);
  if (x < kHuge) return reduce_ordinary(x);
  return HugeReduction(x).run();
}

}  // namespace

ReducedAngle reduce_angle(double x) {
  return x < 0 ? negated(reduce_positive(-x)) : reduce_positive(x);
}

}  // namespace loris
