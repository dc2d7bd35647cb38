// Float: toString of ordinary, extreme and subnormal values, round trips, parsing, bits.
import java.util.Random;

public class LibFloatPrint {
  static final float[] VALUES = {0f, -0f, 1f, -1f, 0.1f, 0.2f, 0.3f, 1f / 3, 100f, 1e6f, 9999999f, 1e7f, 1.2345678e7f, 1e-3f, 9.999e-4f, 1e-4f,
      3.4028235e38f, 1.4e-45f, 1.17549435e-38f, 16777216f, 16777217f, 33554432f, 2.8e-45f, Float.NaN, Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY, 3.1415927f, 8.5e9f, 4.7223665e21f, 1.1f, 65504f, 0.33333334f, 1e10f, 5.0e-20f};

  public static void main(String[] args) {
    for (float f : VALUES) {
      String s = Float.toString(f);
      System.out.println(s + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToRawIntBits(f)) + " " + (double) f + " "
          + (Float.compare(Float.parseFloat(s), f) == 0) + " " + Float.hashCode(f) + " " + Math.getExponent(f));
    }
    String[] texts = {"1", "1.", ".5", "1e5", "1E-5f", "0x1.8p1", "1e40", "1e-50", "3.4028236e38", "3.4028235677973366e38", "NaN", "Infinity",
        "-Infinity", "  7.25  ", "1.17549429e-38", "7e-46", "7.1e-46", "16777217", "", ".", "f", "1f2", "0x1p", "+-1", "1.00000017881393432617187499"};
    for (String t : texts) {
      try {
        System.out.println("'" + t + "' " + Float.parseFloat(t));
      } catch (NumberFormatException e) {
        System.out.println("'" + t + "' ! " + e.getMessage());
      }
    }
    Random random = new Random(3);
    long hash = 0;
    int bad = 0;
    for (int i = 0; i < 400; i++) {
      float f = Float.intBitsToFloat(random.nextInt());
      String s = Float.toString(f);
      hash = hash * 31 + s.hashCode();
      if (Float.compare(Float.parseFloat(s), f) != 0) {
        bad++;
      }
    }
    System.out.println("round trips " + hash + " bad " + bad);
    System.out.println((0.1f + 0.2f) + " " + (0.1f + 0.2) + " " + 1e30f * 1e10f + " " + 1e-30f * 1e-30f + " " + (float) 0.1 + " " + (double) 0.1f
        + " " + (int) 1e10f + " " + (long) -1e30f + " " + (char) 65.7f + " " + 5f % 3f + " " + -5.5f % 2f + " " + 1f % 0f);
    System.out.println(Float.compare(0f, -0f) + " " + Float.isNaN(0f / 0f) + " " + Float.max(1f, Float.NaN) + " " + Float.sum(1f, 2f) + " "
        + Math.ulp(1f) + " " + Math.nextUp(1f) + " " + Math.nextAfter(1f, 0) + " " + Math.scalb(1.5f, 10) + " " + Math.signum(-2f));
  }
}
