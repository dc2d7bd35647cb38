// Math and number methods added up to Java 21: clamp, ceilDiv, unsigned multiply, compress, BigInteger and Double printing.
// JDK: 21
import java.math.BigInteger;
import java.util.Random;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

public class Lib21Numbers {
  static void show(String what, Supplier<Object> action) {
    try {
      System.out.println(what + " = " + action.get());
    } catch (ArithmeticException | IllegalArgumentException e) {
      System.out.println(what + " ! " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    int[] ints = {7, -7, 0, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (int a : ints) {
      for (int b : new int[] {2, -3, 0, -1}) {
        show(a + "," + b + " ceilDiv", () -> Math.ceilDiv(a, b) + " " + Math.ceilMod(a, b));
        show(a + "," + b + " exact", () -> Math.divideExact(a, b));
        show(a + "," + b + " ceilDivExact", () -> Math.ceilDivExact(a, b) + " " + Math.floorDivExact(a, b));
      }
      show(a + " clamp", () -> Math.clamp((long) a, -5, 5) + " " + Math.clamp((double) a, -1.5, 1.5));
    }
    show("bad clamp", () -> Math.clamp(3L, 5, 1));
    show("NaN clamp", () -> Math.clamp(1.0, Double.NaN, 2.0));
    System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + " " + Long.compress(0xabcdefL, 0xf0f0f0L) + " " + Long.expand(0xabcL, 0xf0f0f0L) + " " + Integer.compress(0x12345678, 0x0f0f0f0f) + " " + Integer.expand(0x1234, 0xf0f0f0f0));
    double[] doubles = {2e23, 1.0E23, 8.41E21, 2.0E-3, 9.999999999999999e22, 5e-324, 4.9e-324, 2.2250738585072014e-308, 0.1 + 0.2, 1e7, 123456789.125, 3.0e-5};
    for (double d : doubles) {
      System.out.print(d + " " + (float) d + "; ");
    }
    System.out.println();
    Random random = new Random(11);
    long hash = 0;
    for (int i = 0; i < 60; i++) {
      double d = Double.longBitsToDouble(random.nextLong());
      hash = hash * 31 + Double.toString(d).hashCode() + Float.toString((float) d).hashCode();
      assert Double.isNaN(d) || Double.parseDouble(Double.toString(d)) == d;
    }
    System.out.println(hash);
    System.out.println(new BigInteger("123456789").parallelMultiply(BigInteger.TEN) + " " + Float.floatToFloat16(1.5f) + " " + Float.float16ToFloat((short) 0x3c01) + " " + Double.MIN_EXPONENT + " " + Double.PRECISION);
    RandomGenerator generator = new Random(5);
    System.out.println(generator.nextInt(3, 9) + " " + generator.nextLong(100) + " " + generator.nextDouble(1, 2) + " " + generator.ints(3, 0, 10).boxed().toList());
  }
}
