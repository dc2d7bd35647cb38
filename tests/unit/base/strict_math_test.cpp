#include "base/strict_math.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>

#include "base/byte_cursor.h"
#include "classfile/java_tools.h"

namespace loris {
namespace {

/// Writes arguments x and y, then the bits of what StrictMath makes of them, in the order of the
/// tables below. The arguments are those of the algorithms' branches and around them, numbers whose
/// distance to a multiple of pi/2 is tiny, and random ones of all sizes.
constexpr const char* kJavaProgram = R"java(
import java.io.*;
import java.util.Random;

class StrictResults {
  static final int[] LIMITS = {
    0x3e400000, 0x3fd33333, 0x3fe90001, 0x3fe921fc, 0x3e300000, 0x3fe59428, 0x3ff921fb, 0x3ff921fc,
    0x4002d97c, 0x413921fc, 0x3fe00000, 0x3ff00000, 0x3fef3333, 0x3c600001, 0x3e200000, 0x44100000,
    0x3fdc0000, 0x3fe60000, 0x3ff30000, 0x40038000, 0x3fda827a, 0x3fd2bec4, 0x3c900000, 0x43400000,
    0x3ff6a09c, 0x3ff6147a, 0x3ff6b852, 0x3ffffffd, 0x40862e42, 0x3fd62e43, 0x3ff0a2b2, 0x4043687a,
    0x40360000, 0x3c800000, 0x3fe6a09e, 0x3ffffffe,
  };
  static final double[] VALUES = {
    0.0, 1, 2, 3, 10, 1e5, 1e22, Math.PI, Math.PI / 2, Math.E, 709.782712893384, 745.1332191019411,
    710.4758600739439, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
    Double.POSITIVE_INFINITY, Double.NaN,
  };
  static final long[] NEAR_QUARTERS = {
    0x4139eb7148f354d6L, 0x4143f42595fb11b4L, 0x416b951f1572eba5L, 0x426065c829d68730L,
    0x482504cac51f1eafL, 0x4c4e7e44a78ac18cL, 0x526c45cd11154dfdL, 0x6404c96c11134d36L,
    0x6a7db41f3cb71d7bL, 0x7506ac5b262ca1ffL, 0x75bcfe482285f8edL, 0x7dee009c53148be1L,
  };

  static final Random random = new Random(20);

  static double near(double d) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(d) + random.nextInt(9) - 4);
  }

  static double size() {
    switch (random.nextInt(10)) {
      case 0: return Double.longBitsToDouble(random.nextLong());
      case 1: return near(Double.longBitsToDouble((long) LIMITS[random.nextInt(LIMITS.length)] << 32));
      case 2: return near(VALUES[random.nextInt(VALUES.length)]);
      case 3: return near(Double.longBitsToDouble(NEAR_QUARTERS[random.nextInt(12)]));
      case 4: return near(Math.scalb(1.0, random.nextInt(2098) - 1074));
      case 5: return near(Math.rint(Math.scalb(random.nextDouble(), random.nextInt(40))) * Math.PI / 4);
      case 6: return Math.scalb(1 + random.nextDouble(), 18 + random.nextInt(1006));
      case 7: return random.nextDouble() * 750;
      case 8: return random.nextDouble() * 8;
      default: return random.nextDouble();
    }
  }

  static double argument() { return random.nextBoolean() ? size() : -size(); }

  public static void main(String[] args) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(args[0])))) {
      for (int i = 0; i < 30000; i++) {
        double x = argument();
        double y = i % 2 == 0 ? argument() : Math.scalb(x, random.nextInt(160) - 80) * argument();
        double[] row = {
          x, y, StrictMath.sin(x), StrictMath.cos(x), StrictMath.tan(x), StrictMath.asin(x),
          StrictMath.acos(x), StrictMath.atan(x), StrictMath.log(x), StrictMath.log10(x),
          StrictMath.log1p(x), StrictMath.exp(x), StrictMath.expm1(x), StrictMath.sinh(x),
          StrictMath.cosh(x), StrictMath.tanh(x), StrictMath.atan2(x, y),
          StrictMath.IEEEremainder(x, y),
        };
        for (double d : row) out.writeLong(Double.doubleToLongBits(d));
      }
    }
  }
}
)java";

struct Unary {
  const char* name;
  double (*function)(double);
};
constexpr std::array kUnary{
    Unary{"sin", strict_sin},   Unary{"cos", strict_cos},     Unary{"tan", strict_tan},
    Unary{"asin", strict_asin}, Unary{"acos", strict_acos},   Unary{"atan", strict_atan},
    Unary{"log", strict_log},   Unary{"log10", strict_log10}, Unary{"log1p", strict_log1p},
    Unary{"exp", strict_exp},   Unary{"expm1", strict_expm1}, Unary{"sinh", strict_sinh},
    Unary{"cosh", strict_cosh}, Unary{"tanh", strict_tanh},
};
struct Binary {
  const char* name;
  double (*function)(double, double);
};
constexpr std::array kBinary{
    Binary{"atan2", strict_atan2},
    Binary{"IEEEremainder", strict_ieee_remainder},
};

/// Java's Double.doubleToLongBits: one NaN for all.
std::uint64_t bits_of(double x) {
  return std::bit_cast<std::uint64_t>(std::isnan(x) ? std::numeric_limits<double>::quiet_NaN() : x);
}

void check_row(ByteCursor& row) {
  const auto x = std::bit_cast<double>(row.u8());
  const auto y = std::bit_cast<double>(row.u8());
  for (const Unary& f : kUnary) {
    EXPECT_EQ(bits_of(f.function(x)), row.u8()) << fmt::format("{}({:a})", f.name, x);
  }
  for (const Binary& f : kBinary) {
    EXPECT_EQ(bits_of(f.function(x, y)), row.u8()) << fmt::format("{}({:a}, {:a})", f.name, x, y);
  }
}

TEST(StrictMath, GivesTheBitsThatJavaGives) {
  const std::string classes = test::compile_java({{"StrictResults.java", kJavaProgram}}).string();
  const test::TemporaryDirectory directory;
  const std::string results = (directory.path() / "results").string();
  test::run_tool("java", {"-XX:TieredStopAtLevel=1", "-cp", classes, "StrictResults", results});
  const std::vector<std::uint8_t> bytes = test::bytes_of(results);
  ByteCursor rows(results, bytes);
  while (!rows.at_end() && !testing::Test::HasFailure()) check_row(rows);
  EXPECT_EQ(bytes.size(), 30000 * (2 + kUnary.size() + kBinary.size()) * 8);
}

TEST(StrictMath, RoundsAsFdlibmWhereTheNeighbourIsCloser) {
  EXPECT_EQ(strict_log(3.0), 1.0986122886681096);  // ln 3 is 1.0986122886681097
}

TEST(StrictMath, KeepsTheSignOfZero) {
  for (const auto odd : {strict_sin, strict_tan, strict_asin, strict_atan, strict_log1p,
                         strict_expm1, strict_sinh, strict_tanh}) {
    EXPECT_EQ(bits_of(odd(-0.0)), bits_of(-0.0));
    EXPECT_EQ(bits_of(odd(0.0)), bits_of(0.0));
  }
  EXPECT_EQ(bits_of(strict_ieee_remainder(-6.0, 3.0)), bits_of(-0.0));
  EXPECT_EQ(bits_of(strict_ieee_remainder(6.0, -3.0)), bits_of(0.0));
}

TEST(StrictMath, ReducesTheHardestArgument) {
  // The double nearest to a multiple of pi/2: the cosine of an odd number of quarters.
  const double hardest = 0x1.6ac5b262ca1ffp+849;
  EXPECT_EQ(strict_sin(hardest), 1.0);
  EXPECT_EQ(strict_cos(hardest), -4.68716592425462761e-19);
}

}  // namespace
}  // namespace loris
