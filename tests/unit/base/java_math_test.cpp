#include "base/java_math.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

namespace loris {
namespace {

constexpr std::int32_t kIntMin = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kIntMax = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kLongMin = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kLongMax = std::numeric_limits<std::int64_t>::max();
constexpr float kFloatNan = std::numeric_limits<float>::quiet_NaN();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(JavaMath, IntegersWrap) {
  static_assert(java_add(kIntMax, 1) == kIntMin);
  static_assert(java_sub(kLongMin, std::int64_t{1}) == kLongMax);
  static_assert(java_mul(0x10001, 0x10001) == 0x20001);
  static_assert(java_mul(kLongMin, std::int64_t{-1}) == kLongMin);
  static_assert(java_neg(kIntMin) == kIntMin);
  EXPECT_EQ(java_add(2, 3), 5);
  EXPECT_EQ(java_neg(std::int64_t{7}), -7);
}

TEST(JavaMath, DivisionOfTheSmallestByMinusOneWraps) {
  static_assert(java_div(kIntMin, -1) == kIntMin);
  static_assert(java_rem(kIntMin, -1) == 0);
  static_assert(java_div(kLongMin, std::int64_t{-1}) == kLongMin);
  static_assert(java_rem(kLongMin, std::int64_t{-1}) == 0);
  EXPECT_EQ(java_div(kIntMin, 2), kIntMin / 2);
  EXPECT_EQ(java_div(7, -1), -7);
}

TEST(JavaMath, DivisionTruncatesTowardsZero) {
  static_assert(java_div(-7, 2) == -3);
  static_assert(java_rem(-7, 2) == -1);
  static_assert(java_rem(7, -2) == 1);
}

TEST(JavaMath, ShiftDistancesAreMasked) {
  static_assert(java_shl(1, 32) == 1 && java_shl(1, 33) == 2 && java_shl(1, -1) == kIntMin);
  static_assert(java_shl(std::int64_t{1}, 32) == 0x1'0000'0000 &&
                java_shl(std::int64_t{1}, 64) == 1);
  static_assert(java_shr(-8, 1) == -4 && java_shr(-8, 33) == -4 && java_shr(kIntMin, 31) == -1);
  static_assert(java_ushr(-8, 28) == 15 && java_ushr(-8, 60) == 15 && java_ushr(-1, 32) == -1);
  static_assert(java_ushr(std::int64_t{-1}, 63) == 1 && java_ushr(std::int64_t{-1}, 64) == -1);
}

TEST(JavaMath, ConversionsToIntegersSaturate) {
  static_assert(java_f2i(kFloatNan) == 0 && java_d2l(kNan) == 0);
  static_assert(java_d2i(kInfinity) == kIntMax && java_d2i(-kInfinity) == kIntMin);
  static_assert(java_d2l(1e30) == kLongMax && java_f2l(-1e30F) == kLongMin);
  static_assert(java_d2i(2147483647.5) == kIntMax && java_d2i(-2147483648.5) == kIntMin);
  static_assert(java_f2i(2147483648.0F) == kIntMax && java_f2i(2147483520.0F) == 2147483520);
  static_assert(java_d2l(9223372036854774784.0) == 9223372036854774784);
  static_assert(java_d2i(-3.99) == -3 && java_f2l(3.99F) == 3 && java_d2i(-0.0) == 0);
}

TEST(JavaMath, NarrowingKeepsTheLowBits) {
  static_assert(java_i2b(0x1ff) == -1 && java_i2b(0x17f) == 127);
  static_assert(java_i2c(-1) == 0xffff && java_i2s(0x18000) == -32768);
  static_assert(java_l2i(0x1'8000'0000) == kIntMin && java_i2l(-1) == -1);
}

TEST(JavaMath, ConversionsToFloatingRoundOnce) {
  static_assert(java_i2f(16777217) == 16777216.0F && java_i2f(16777219) == 16777220.0F);
  static_assert(java_i2d(16777217) == 16777217.0);
  // By way of double this would round twice and give 0x1p+62F.
  static_assert(java_l2f(0x4000'0040'0000'0001) == 0x1.000002p+62F);
  static_assert(java_l2d(kLongMax) == 0x1p63);
  EXPECT_EQ(java_d2f(1e300), std::numeric_limits<float>::infinity());
  EXPECT_EQ(java_d2f(1e-300), 0.0F);
  EXPECT_EQ(java_f2d(0.1F), 0.100000001490116119384765625);
}

TEST(JavaMath, FloatsAreNotComputedAsDoubles) {
  volatile float large = 16777216.0F;
  volatile float one = 1.0F;
  EXPECT_EQ(java_sub(java_add<float>(large, one), static_cast<float>(large)), 0.0F);
  volatile float huge = std::numeric_limits<float>::max();
  EXPECT_EQ(java_div(java_mul<float>(huge, 2.0F), 2.0F), std::numeric_limits<float>::infinity());
}

TEST(JavaMath, FloatingRemainderTruncates) {
  EXPECT_EQ(java_rem(5.5, 2.0), 1.5);
  EXPECT_EQ(java_rem(-5.5F, 2.0F), -1.5F);
  EXPECT_EQ(java_rem(5.0, 3.0), 2.0);  // the IEEE remainder would be -1
  EXPECT_EQ(java_rem(3.0, kInfinity), 3.0);
  EXPECT_TRUE(std::isnan(java_rem(3.0, 0.0)));
  EXPECT_TRUE(std::isnan(java_rem(kInfinity, 3.0)));
  EXPECT_TRUE(std::signbit(java_rem(-4.0, 2.0)));
}

TEST(JavaMath, FloatingDivisionByZeroIsInfinite) {
  EXPECT_EQ(java_div(1.0, 0.0), kInfinity);
  EXPECT_EQ(java_div(1.0, -0.0), -kInfinity);
  EXPECT_TRUE(std::isnan(java_div(0.0F, 0.0F)));
}

TEST(JavaMath, NegationFlipsTheSignOfZero) {
  EXPECT_EQ(std::bit_cast<std::uint64_t>(java_neg(0.0)), std::bit_cast<std::uint64_t>(-0.0));
  EXPECT_EQ(java_neg(1.5F), -1.5F);
}

TEST(JavaMath, ThreeWayComparisonsDifferOnNanOnly) {
  static_assert(java_cmp(kLongMin, kLongMax) == -1 && java_cmp(1, 1) == 0 && java_cmp(2, 1) == 1);
  static_assert(java_cmpl(1.0, 2.0) == -1 && java_cmpg(1.0, 2.0) == -1);
  static_assert(java_cmpl(2.0F, 1.0F) == 1 && java_cmpg(2.0F, 1.0F) == 1);
  static_assert(java_cmpl(0.0, -0.0) == 0 && java_cmpg(0.0, -0.0) == 0);
  static_assert(java_cmpl(kNan, 1.0) == -1 && java_cmpg(kNan, 1.0) == 1);
  static_assert(java_cmpl(1.0F, kFloatNan) == -1 && java_cmpg(1.0F, kFloatNan) == 1);
}

}  // namespace
}  // namespace loris
