#include "relational/arithmetic.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace loris::relational {
namespace {

const std::vector<std::int32_t> kInts{0,     1,     -1,    2,       -2,        3,        5,   -6,
                                      7,     -8,    31,    32,      33,        -33,      100, -1000,
                                      46341, 65535, 65536, 1 << 30, INT32_MIN, INT32_MAX};

/// The value of a number that is made of constants.
std::int64_t value_of(const Number& number) {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < 64; ++i) {
    EXPECT_TRUE(number.bit(i) == kTrue || number.bit(i) == kFalse);
    value |= static_cast<std::uint64_t>(number.bit(i) == kTrue ? 1 : 0) << i;
  }
  return static_cast<std::int64_t>(value);
}

std::int32_t wrapped(std::int64_t value) { return static_cast<std::int32_t>(value); }

TEST(Arithmetic, MultipliesAndDividesAsJavaDoes) {
  Circuit circuit;
  for (const std::int64_t a : kInts) {
    for (const std::int64_t b : kInts) {
      const Number x = Number::of(a), y = Number::of(b);
      EXPECT_EQ(value_of(product(circuit, x, y, 32)), wrapped(a * b)) << a << " * " << b;
      EXPECT_EQ(value_of(product(circuit, x, y, 64)), a * b) << a << " * " << b;
      if (b == 0) continue;
      const auto [quotient, remainder] = quotient_and_remainder(circuit, x, y, 32);
      EXPECT_EQ(value_of(quotient), wrapped(a / b)) << a << " / " << b;
      EXPECT_EQ(value_of(remainder), a % b) << a << " % " << b;
    }
  }
}

TEST(Arithmetic, ShiftsAsJavaDoes) {
  Circuit circuit;
  for (const std::int32_t a : kInts) {
    for (const std::int32_t b : kInts) {
      const Number x = Number::of(a), y = Number::of(b);
      const auto bits = static_cast<std::uint32_t>(a);
      const std::int64_t wide = a;
      EXPECT_EQ(value_of(shifted(circuit, Shift::Left, x, y, 32)), wrapped(bits << (b & 31)));
      EXPECT_EQ(value_of(shifted(circuit, Shift::Right, x, y, 32)), a >> (b & 31));
      EXPECT_EQ(value_of(shifted(circuit, Shift::RightUnsigned, x, y, 32)),
                wrapped(bits >> (b & 31)));
      EXPECT_EQ(value_of(shifted(circuit, Shift::Left, x, y, 64)),
                static_cast<std::int64_t>(static_cast<std::uint64_t>(wide) << (b & 63)));
      EXPECT_EQ(value_of(shifted(circuit, Shift::RightUnsigned, x, y, 64)),
                static_cast<std::int64_t>(static_cast<std::uint64_t>(wide) >> (b & 63)));
    }
  }
}

TEST(Arithmetic, CombinesBits) {
  Circuit circuit;
  for (const std::int32_t a : kInts) {
    EXPECT_EQ(value_of(unsigned_part(Number::of(a), 16)), a & 0xffff);
    for (const std::int32_t b : kInts) {
      const Number x = Number::of(a), y = Number::of(b);
      EXPECT_EQ(value_of(combined(circuit, Bitwise::And, x, y)), a & b);
      EXPECT_EQ(value_of(combined(circuit, Bitwise::Or, x, y)), a | b);
      EXPECT_EQ(value_of(combined(circuit, Bitwise::Xor, x, y)), a ^ b);
    }
  }
}

TEST(Arithmetic, DividesVariables) {
  Circuit circuit;
  const Number x = Number::variable(circuit, 5), y = Number::variable(circuit, 3);
  const auto [quotient, remainder] = quotient_and_remainder(circuit, x, y, 32);
  const Number times = product(circuit, x, y, 32);
  for (std::int64_t a = -16; a < 16; ++a) {
    for (std::int64_t b = -4; b < 4; ++b) {
      if (b == 0) continue;
      ASSERT_TRUE(
          circuit.solve({x.equals(circuit, Number::of(a)), y.equals(circuit, Number::of(b))}));
      EXPECT_EQ(quotient.value(circuit), a / b) << a << " / " << b;
      EXPECT_EQ(remainder.value(circuit), a % b) << a << " % " << b;
      EXPECT_EQ(times.value(circuit), a * b) << a << " * " << b;
    }
  }
  EXPECT_FALSE(circuit.solve(
      {quotient.equals(circuit, Number::of(7)), remainder.equals(circuit, Number::of(1)),
       y.equals(circuit, Number::of(2)), -x.equals(circuit, Number::of(15))}));
}

}  // namespace
}  // namespace loris::relational
