// Math: floorDiv, floorMod, the exact methods and what they throw, abs, clamps, multiplyHigh.
import java.util.function.Supplier;

public class LibMathExact {
  static void show(String what, Supplier<Object> action) {
    try {
      System.out.println(what + " = " + action.get());
    } catch (ArithmeticException e) {
      System.out.println(what + " ! " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    int[] ints = {0, 1, -1, 7, -7, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int a : ints) {
      for (int b : ints) {
        String p = a + "," + b + " ";
        show(p + "floorDiv", () -> Math.floorDiv(a, b));
        show(p + "floorMod", () -> Math.floorMod(a, b));
        show(p + "add", () -> Math.addExact(a, b));
        show(p + "sub", () -> Math.subtractExact(a, b));
        show(p + "mul", () -> Math.multiplyExact(a, b));
        show(p + "max", () -> Math.max(a, b) + " " + Math.min(a, b));
      }
      show(a + " neg", () -> Math.negateExact(a));
      show(a + " inc", () -> Math.incrementExact(a));
      show(a + " dec", () -> Math.decrementExact(a));
      show(a + " abs", () -> Math.abs(a));
      show(a + " absExact", () -> Math.absExact(a));
    }
    long[] longs = {0, 3, -3, 1L << 32, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE};
    for (long a : longs) {
      for (long b : longs) {
        String p = a + "," + b + " ";
        show(p + "floor", () -> Math.floorDiv(a, b) + " " + Math.floorMod(a, b));
        show(p + "add", () -> Math.addExact(a, b));
        show(p + "sub", () -> Math.subtractExact(a, b));
        show(p + "mul", () -> Math.multiplyExact(a, b));
        show(p + "high", () -> Math.multiplyHigh(a, b));
      }
      show(a + " int", () -> Math.toIntExact(a));
      show(a + " neg", () -> Math.negateExact(a));
      show(a + " mod", () -> Math.floorMod(a, 7) + " " + Math.floorDiv(a, -7));
    }
    show("full", () -> Math.multiplyFull(Integer.MAX_VALUE, Integer.MIN_VALUE));
    show("mixed", () -> Math.multiplyExact(1L << 40, 1 << 20) + " " + Math.multiplyExact(1L << 40, 1 << 30));
  }
}
