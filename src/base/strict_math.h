#pragma once

namespace loris {

/// The functions of java.lang.StrictMath that Java code does not compute itself. StrictMath is
/// specified as the algorithms of FDLIBM 5.3 (Sun Microsystems), each rounding step included, so
/// the result is the same to the last bit everywhere; the C library's is often the neighbouring
/// double. Only the bits of a NaN are not promised.

double strict_sin(double x);
double strict_cos(double x);
double strict_tan(double x);

double strict_asin(double x);
double strict_acos(double x);
double strict_atan(double x);
double strict_atan2(double y, double x);

double strict_log(double x);
double strict_log10(double x);
double strict_log1p(double x);

double strict_exp(double x);
double strict_expm1(double x);
double strict_sinh(double x);
double strict_cosh(double x);
double strict_tanh(double x);

/// x - n * y for the whole number n nearest to x / y, the even one of two.
double strict_ieee_remainder(double x, double y);

}  // namespace loris
