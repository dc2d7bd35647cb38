// StrictMath: exact results on every machine (fdlibm), folded into a hash of their bits.
public class LibStrictMath {
  static long mix(long hash, double d) {
    return hash * 31 + Double.doubleToLongBits(d);
  }

  public static void main(String[] args) {
    double[] values = {0.0, -0.0, 0.5, -0.5, 1.0, 1.5, -2.25, 3.0, 10.0, 100.5, 1e-5, 1e5, 709.5, -745, Double.NaN, Double.POSITIVE_INFINITY};
    for (double d : values) {
      System.out.println(d + ": " + StrictMath.sqrt(d) + " " + StrictMath.cbrt(d) + " " + StrictMath.exp(d) + " " + StrictMath.log(d) + " "
          + StrictMath.log10(d) + " " + StrictMath.floor(d) + " " + StrictMath.ceil(d) + " " + StrictMath.rint(d));
      System.out.println("  " + StrictMath.sin(d) + " " + StrictMath.cos(d) + " " + StrictMath.tan(d) + " " + StrictMath.atan(d) + " "
          + StrictMath.asin(d) + " " + StrictMath.acos(d) + " " + StrictMath.sinh(d) + " " + StrictMath.tanh(d));
    }
    long hash = 0;
    for (int i = 1; i < 200; i++) {
      double d = i * 0.37 - 30;
      hash = mix(hash, StrictMath.pow(i * 0.5, d / 7));
      hash = mix(hash, StrictMath.hypot(i, d));
      hash = mix(hash, StrictMath.atan2(d, i));
      hash = mix(hash, StrictMath.expm1(d / 10));
      hash = mix(hash, StrictMath.log1p(i));
      hash = mix(hash, StrictMath.cosh(d / 5));
      hash = mix(hash, StrictMath.IEEEremainder(d, 1.7));
      hash = mix(hash, StrictMath.sin(d * 1e6));
      hash = mix(hash, StrictMath.exp(d));
      hash = mix(hash, StrictMath.log(i * 1e-3));
    }
    System.out.println("bits " + Long.toHexString(hash));
    System.out.println(StrictMath.round(2.5) + " " + StrictMath.round(-2.5f) + " " + StrictMath.max(-0.0, 0.0) + " " + StrictMath.abs(-3) + " "
        + StrictMath.floorMod(-7, 3) + " " + StrictMath.toDegrees(1) + " " + StrictMath.nextUp(1.0) + " " + StrictMath.ulp(1e10));
    try {
      StrictMath.addExact(Integer.MAX_VALUE, 1);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }
}
