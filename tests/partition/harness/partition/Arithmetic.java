package partition;

import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** The operators of Java on boxed numbers; the operands' types select the operation, as in Java. */
final class Arithmetic {
  private Arithmetic() {}

  private interface IntOperator {
    Object apply(int a, int b);
  }

  private interface LongOperator {
    Object apply(long a, long b);
  }

  private interface FloatOperator {
    Object apply(float a, float b);
  }

  private interface DoubleOperator {
    Object apply(double a, double b);
  }

  private static final Map<String, BinaryOperator<Object>> BINARY =
      Map.ofEntries(
          Map.entry("+", numeric((a, b) -> a + b, (a, b) -> a + b, (a, b) -> a + b, (a, b) -> a + b)),
          Map.entry("-", numeric((a, b) -> a - b, (a, b) -> a - b, (a, b) -> a - b, (a, b) -> a - b)),
          Map.entry("*", numeric((a, b) -> a * b, (a, b) -> a * b, (a, b) -> a * b, (a, b) -> a * b)),
          Map.entry("/", numeric((a, b) -> a / b, (a, b) -> a / b, (a, b) -> a / b, (a, b) -> a / b)),
          Map.entry("%", numeric((a, b) -> a % b, (a, b) -> a % b, (a, b) -> a % b, (a, b) -> a % b)),
          Map.entry("<", numeric((a, b) -> a < b, (a, b) -> a < b, (a, b) -> a < b, (a, b) -> a < b)),
          Map.entry("<=", numeric((a, b) -> a <= b, (a, b) -> a <= b, (a, b) -> a <= b, (a, b) -> a <= b)),
          Map.entry(">", numeric((a, b) -> a > b, (a, b) -> a > b, (a, b) -> a > b, (a, b) -> a > b)),
          Map.entry(">=", numeric((a, b) -> a >= b, (a, b) -> a >= b, (a, b) -> a >= b, (a, b) -> a >= b)),
          Map.entry("==", Arithmetic::equal),
          Map.entry("!=", (a, b) -> !(Boolean) equal(a, b)),
          Map.entry("&", integral((a, b) -> a & b, (a, b) -> a & b)),
          Map.entry("|", integral((a, b) -> a | b, (a, b) -> a | b)),
          Map.entry("^", integral((a, b) -> a ^ b, (a, b) -> a ^ b)),
          Map.entry("<<", (a, b) -> a instanceof Long ? (Object) ((Long) a << toLong(b)) : (Integer) a << toLong(b)),
          Map.entry(">>", (a, b) -> a instanceof Long ? (Object) ((Long) a >> toLong(b)) : (Integer) a >> toLong(b)),
          Map.entry(">>>", (a, b) -> a instanceof Long ? (Object) ((Long) a >>> toLong(b)) : (Integer) a >>> toLong(b)),
          Map.entry("Long.compare", (a, b) -> Long.compare(toLong(a), toLong(b))),
          Map.entry("Float.compare", (a, b) -> Float.compare(toFloat(a), toFloat(b))),
          Map.entry("Double.compare", (a, b) -> Double.compare(toDouble(a), toDouble(b))),
          Map.entry("fcmpl", (a, b) -> compare(toDouble(a), toDouble(b), -1)),
          Map.entry("fcmpg", (a, b) -> compare(toDouble(a), toDouble(b), 1)),
          Map.entry("dcmpl", (a, b) -> compare(toDouble(a), toDouble(b), -1)),
          Map.entry("dcmpg", (a, b) -> compare(toDouble(a), toDouble(b), 1)));

  static BinaryOperator<Object> binary(String symbol) {
    return BINARY.get(symbol);
  }

  /** A call with one argument. */
  static UnaryOperator<Object> unary(String function) {
    switch (function) {
      case "Float.floatToIntBits": return a -> Float.floatToIntBits((Float) a);
      case "Float.intBitsToFloat": return a -> Float.intBitsToFloat((Integer) a);
      case "Double.doubleToLongBits": return a -> Double.doubleToLongBits((Double) a);
      case "Double.longBitsToDouble": return a -> Double.longBitsToDouble((Long) a);
      default: return null;
    }
  }

  static UnaryOperator<Object> cast(String type) {
    switch (type) {
      case "byte": return a -> (int) (byte) toInt(a);
      case "char": return a -> (int) (char) toInt(a);
      case "short": return a -> (int) (short) toInt(a);
      case "int": return Arithmetic::toInt;
      case "long": return Arithmetic::toLong;
      case "float": return Arithmetic::toFloat;
      case "double": return Arithmetic::toDouble;
      default: return null;
    }
  }

  static Object negate(Object a) {
    if (a instanceof Integer) return -(Integer) a;
    if (a instanceof Long) return -(Long) a;
    if (a instanceof Float) return -(Float) a;
    return -(Double) a;
  }

  /** A boolean of the program is an int. */
  static boolean truth(Object value) {
    return value instanceof Boolean ? (Boolean) value : (Integer) value != 0;
  }

  static int toInt(Object a) {
    if (a instanceof Boolean) return (Boolean) a ? 1 : 0;
    if (a instanceof Float) return (int) (float) (Float) a;
    if (a instanceof Double) return (int) (double) (Double) a;
    return a instanceof Long ? (int) (long) (Long) a : (Integer) a;
  }

  static long toLong(Object a) {
    if (a instanceof Float) return (long) (float) (Float) a;
    if (a instanceof Double) return (long) (double) (Double) a;
    return ((Number) a).longValue();
  }

  static float toFloat(Object a) {
    if (a instanceof Integer) return (Integer) a;
    if (a instanceof Long) return (Long) a;
    return a instanceof Float ? (Float) a : (float) (double) (Double) a;
  }

  static double toDouble(Object a) {
    return ((Number) a).doubleValue();
  }

  private static BinaryOperator<Object> numeric(
      IntOperator ints, LongOperator longs, FloatOperator floats, DoubleOperator doubles) {
    return (a, b) -> {
      try {
        if (a instanceof Integer && b instanceof Integer) return ints.apply((Integer) a, (Integer) b);
        if (a instanceof Double || b instanceof Double) return doubles.apply(toDouble(a), toDouble(b));
        if (a instanceof Float || b instanceof Float) return floats.apply(toFloat(a), toFloat(b));
        return longs.apply(toLong(a), toLong(b));
      } catch (ArithmeticException e) {
        throw Expression.Undefined.INSTANCE;
      }
    };
  }

  private static BinaryOperator<Object> integral(IntOperator ints, LongOperator longs) {
    return (a, b) -> {
      boolean isLong = a instanceof Long || b instanceof Long;
      return isLong ? longs.apply(toLong(a), toLong(b)) : ints.apply(toInt(a), toInt(b));
    };
  }

  /** Of references, boxes and Strings included, whether they are the same. */
  private static Object equal(Object a, Object b) {
    if (a instanceof Boxes.Reference || b instanceof Boxes.Reference) {
      return Boxes.referent(a) == Boxes.referent(b);
    }
    boolean numbers = a instanceof Number && b instanceof Number;
    if (!numbers) return a instanceof Boolean || b instanceof Boolean ? truth(a) == truth(b) : a == b;
    if (a instanceof Double || b instanceof Double) return toDouble(a) == toDouble(b);
    if (a instanceof Float || b instanceof Float) return toFloat(a) == toFloat(b);
    return toLong(a) == toLong(b);
  }

  private static int compare(double a, double b, int unordered) {
    if (a < b) return -1;
    if (a > b) return 1;
    return a == b ? 0 : unordered;
  }
}
