/** Switches on primitive values and patterns of primitive types, a preview of Java 23 to 25. */
public class PrimitiveSwitches {
  static int longs(long v) {
    return switch (v) {
      case 1L -> 1;
      case 5000000000L -> 2;
      case byte b -> 3;
      case char c when c > 1000 -> 4;
      case int i -> 5;
      case float f -> 6;
      case long l -> 7;
    };
  }

  static int booleans(boolean v) {
    return switch (v) {
      case true -> 1;
      case false -> 2;
    };
  }

  static int boxedBooleans(Boolean v) {
    return switch (v) {
      case true -> 1;
      case false -> 2;
    };
  }

  static int floats(float v) {
    return switch (v) {
      case 0f -> 1;
      case -0f -> 2;
      case Float.NaN -> 3;
      case short s -> 4;
      case float f -> 5;
    };
  }

  static int doubles(double v) {
    return switch (v) {
      case 0.5 -> 1;
      case -0.0 -> 2;
      case int i -> 3;
      case long i -> 4;
      case float f -> 5;
      case double d -> 6;
    };
  }

  static int ints(int v) {
    return switch (v) {
      case 70000 -> 1;
      case byte b -> 2;
      case char c when c > 4000 -> 3;
      case short s -> 4;
      case float f -> 5;
      case Integer i -> 6;
    };
  }

  static int bytes(byte v) {
    return switch (v) {
      case 1 -> 1;
      case char c when c > 7 -> 2;
      case int i -> 3;
    };
  }

  static int boxedLongs(Long v) {
    return switch (v) {
      case 1L -> 1;
      case 5000000000L -> 3;
      case Long l when l < 0 -> 2;
      case long l -> 4;
    };
  }

  static int objects(Object v) {
    return switch (v) {
      case int i when i > 5 -> 1;
      case boolean z -> 2;
      case double d -> 3;
      case Number n -> 5;
      default -> 6;
    };
  }

  public static void main(String[] args) {
    for (long v : new long[] {1, 5000000000L, -3, 2000, 70000, 1L << 40, (1L << 62) + 1}) {
      System.out.print(longs(v) + "" + boxedLongs(v) + " ");
    }
    System.out.println(booleans(true) + " " + booleans(false) + " " + boxedBooleans(false));
    for (float v : new float[] {0f, -0f, Float.NaN, 5, 1e10f, 0.5f}) {
      System.out.print(floats(v) + " ");
    }
    for (double v : new double[] {0.5, 0, -0.0, 7, 1e12, 1.5, 0.1, Double.NaN}) {
      System.out.print(doubles(v) + " ");
    }
    System.out.println();
    for (int v : new int[] {70000, 5, -5, 5000, 300, -300, 100000, Integer.MAX_VALUE}) {
      System.out.print(ints(v) + " ");
    }
    for (byte v : new byte[] {1, 5, 9, -9}) System.out.print(bytes(v) + " ");
    for (Object v : new Object[] {6, 5, true, 1.5, (byte) 1, 'c', 2L, "text"}) {
      System.out.print(objects(v) + " ");
    }
    System.out.println();
  }
}
