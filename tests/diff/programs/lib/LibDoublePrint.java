// Double: toString of ordinary, extreme and subnormal values, round trips, hex, bits, comparisons.
import java.util.Random;

public class LibDoublePrint {
  static final double[] VALUES = {0.0, -0.0, 1.0, -1.0, 0.1, 0.2, 0.3, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 100, 1e6, 9999999.0, 1e7, 12345678.9,
      0.001, 0.0009999, 1e-3, 1e-4, 123e-7, 1e21, 1e22, 1e23, 2e-323, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Math.PI, Math.E,
      4.35, 8.41e21, 9.0E15, 9007199254740993.0, 1.7976931348623157e308, 5e-324, 2.2250738585072011e-308, 4.9e-324, 1.1, 65536.5, -273.15,
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e100, 1.5e300, 3.3e-200, 299792458, 6.02214076e23};

  static void printing() {
    for (double d : VALUES) {
      String s = Double.toString(d);
      System.out.println(s + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToRawLongBits(d)) + " "
          + (Double.doubleToLongBits(Double.parseDouble(s)) == Double.doubleToLongBits(d)) + " " + Double.hashCode(d));
    }
  }

  static void classes() {
    for (double d : VALUES) {
      System.out.print((Double.isNaN(d) ? "n" : "") + (Double.isInfinite(d) ? "i" : "") + (Double.isFinite(d) ? "f" : "") + Math.getExponent(d) + " ");
    }
    System.out.println();
    System.out.println(Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " "
        + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN) + " " + Double.compare(Double.NaN, 1) + " "
        + Double.compare(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Double.min(-0.0, 0.0) + " " + Double.sum(0.1, 0.7));
    System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0xfff8000000000123L))));
    for (double d : new double[] {1.9, -1.9, 1e20, -1e20, Double.NaN, 2147483647.9, -2147483648.9, 300.7}) {
      System.out.print((int) d + " " + (long) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (float) d + "; ");
    }
    System.out.println();
  }

  static void roundTrips() {
    Random random = new Random(77);
    long hash = 0;
    int bad = 0;
    for (int i = 0; i < 150; i++) {
      double d = Double.longBitsToDouble(random.nextLong());
      String s = Double.toString(d);
      hash = hash * 31 + s.hashCode();
      if (Double.compare(Double.parseDouble(s), d) != 0) {
        bad++;
      }
    }
    for (int i = 0; i < 150; i++) {
      double d = (random.nextInt(2000000) - 1000000) / 1000.0;
      hash = hash * 31 + Double.toString(d).hashCode();
      hash = hash * 31 + ("" + d * 1e-9).hashCode();
    }
    System.out.println("round trips " + hash + " bad " + bad);
  }

  public static void main(String[] args) {
    printing();
    classes();
    roundTrips();
  }
}
