// Math: rounding, neighbours, sqrt, cbrt, hypot, pow, fma, and a few transcendental values cut to six digits.
import java.util.Locale;

public class LibMathRounding {
  static final double[] VALUES = {0.0, -0.0, 0.49999999999999994, 0.5, -0.5, 1.5, 2.5, -2.5, 3.49, -3.51, 4503599627370497.5, 1e18, -1e18,
      1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, 9007199254740992.0, 0.1};

  static String six(double d) {
    return String.format(Locale.US, "%.6f", d);
  }

  static void rounding() {
    for (double d : VALUES) {
      System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.abs(d) + " "
          + Math.signum(d) + " " + Math.ulp(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d) + " " + Math.getExponent(d));
    }
    for (float f : new float[] {0.5f, -0.5f, 1.5f, 2.5f, 8388609f, 1e20f, Float.NaN, -1e20f, 0.49999997f}) {
      System.out.print(Math.round(f) + " " + Math.rint(f) + " " + Math.abs(f) + "; ");
    }
    System.out.println();
  }

  static void roots() {
    for (double d : VALUES) {
      System.out.print(Math.sqrt(d) + " ");
    }
    System.out.println();
    for (int i = 0; i < 20; i++) {
      System.out.print(Math.sqrt(i) + " " + Math.cbrt(i * i * i) + "; ");
    }
    System.out.println();
    System.out.println(Math.hypot(3, 4) + " " + Math.hypot(5, 12) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY) + " " + Math.hypot(1e200, 1e200));
    System.out.println(Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(0.1, 10.0, -1.0) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(1.5f, 2f, 0.25f));
  }

  static void powers() {
    double[][] cases = {{2, 10}, {2, -3}, {2, 0.5}, {0, 0}, {0, -1}, {-0.0, -3}, {-2, 3}, {-2, 2}, {-2, 0.5}, {1, Double.NaN}, {Double.NaN, 0},
        {10, 5}, {10, -2}, {4, 1.5}, {Double.POSITIVE_INFINITY, -1}, {-1, Double.POSITIVE_INFINITY}, {0.5, 1074}, {2, 1024}, {9, 0.5}, {16, 0.25}};
    for (double[] c : cases) {
      System.out.print(c[0] + "^" + c[1] + "=" + Math.pow(c[0], c[1]) + " ");
    }
    System.out.println();
    for (int i = 0; i <= 62; i += 6) {
      System.out.print(Math.pow(2, i) + " " + Math.scalb(1.0, i) + " ");
    }
    System.out.println();
  }

  static void transcendental() {
    for (double d = -3; d <= 3; d += 0.5) {
      System.out.println(six(Math.sin(d)) + " " + six(Math.cos(d)) + " " + six(Math.tan(d)) + " " + six(Math.atan(d)) + " " + six(Math.exp(d)) + " "
          + six(Math.log(d + 4)) + " " + six(Math.log10(d + 4)) + " " + six(Math.sinh(d)) + " " + six(Math.cosh(d)) + " " + six(Math.tanh(d)) + " "
          + six(Math.expm1(d)) + " " + six(Math.log1p(d + 3.5)) + " " + six(Math.atan2(d, 1.5)) + " " + six(Math.asin(d / 3)) + " " + six(Math.acos(d / 3)));
    }
    System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.log(1) + " " + Math.exp(0) + " " + Math.sin(0) + " "
        + Math.cos(0) + " " + Math.log(-1) + " " + Math.log(0) + " " + Math.log10(1000) + " " + Math.atan2(0.0, -0.0));
    System.out.println(Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-7.5, 2) + " " + Math.copySign(3, -0.0) + " " + 5.5 % -2 + " " + -5.5 % 2
        + " " + 1 % Double.POSITIVE_INFINITY + " " + Double.POSITIVE_INFINITY % 1);
  }

  public static void main(String[] args) {
    rounding();
    roots();
    powers();
    transcendental();
  }
}
