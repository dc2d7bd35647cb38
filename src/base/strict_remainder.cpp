// The IEEE 754 remainder. It is exact, but some C libraries give a 0 the wrong sign.
#include <cmath>

#include "base/strict_bits.h"
#include "base/strict_math.h"

namespace loris {
namespace {

/// The remainder of 0 <= x < 2 y.
double nearest_remainder(double x, double y) {
  const double scale = y < 0x1p-1021 ? 2 : 1;  // so that the half is exact
  const double half = 0.5 * scale * y;
  if (x * scale <= half) return x;
  const double rest = x - y;
  return rest * scale < half ? rest : rest - y;
}

}  // namespace

double strict_ieee_remainder(double x, double y) {
  if (!std::isfinite(x) || std::isnan(y) || y == 0) return not_a_number(x * y);
  const double size = std::abs(y);
  const double rest = std::isinf(size + size) ? std::abs(x) : std::fmod(std::abs(x), size + size);
  const double result = nearest_remainder(rest, size);
  return std::signbit(x) ? -result : result;
}

}  // namespace loris
