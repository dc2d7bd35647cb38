// java.lang.reflect.Array and array classes: generic arrays, dimensions, element access with conversions.
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;

public class LibReflectArrays {
  @SuppressWarnings("unchecked")
  static <T> T[] filled(Class<T> type, int n, T value) {
    T[] array = (T[]) Array.newInstance(type, n);
    Arrays.fill(array, value);
    return array;
  }

  @SuppressWarnings("unchecked")
  static <T> T[] concat(T[] a, T[] b) {
    T[] all = (T[]) Array.newInstance(a.getClass().getComponentType(), a.length + b.length);
    System.arraycopy(a, 0, all, 0, a.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }

  static String describe(Object array) {
    if (!array.getClass().isArray()) {
      return String.valueOf(array);
    }
    StringBuilder s = new StringBuilder(array.getClass().getComponentType().getSimpleName()).append('{');
    for (int i = 0; i < Array.getLength(array); i++) {
      Object e = Array.get(array, i);
      s.append(i == 0 ? "" : ",").append(e == null ? "null" : describe(e));
    }
    return s.append('}').toString();
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    String[] s = filled(String.class, 3, "x");
    System.out.println(s.getClass().getName() + " " + Arrays.toString(s) + " " + Arrays.toString(concat(s, new String[] {"y"})) + " " + concat(new Integer[] {1}, new Integer[] {2}).getClass().getSimpleName());
    Object grid = Array.newInstance(int.class, 2, 3);
    Array.setInt(Array.get(grid, 1), 2, 42);
    Array.set(Array.get(grid, 0), 0, (short) 7);
    System.out.println(describe(grid) + " " + grid.getClass().getName() + " " + ((int[][]) grid)[1][2]);
    System.out.println(describe(new Object[] {1, "a", new double[] {1.5}, null, new char[][] {{'c'}, {}}}) + " " + describe(Array.newInstance(boolean[].class, 2)) + " " + describe("plain"));
    Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, int[].class, List.class};
    for (Class<?> t : types) {
      Object a = Array.newInstance(t, 2);
      System.out.print(a.getClass().getName() + " " + a.getClass().getSimpleName() + " " + a.getClass().getTypeName() + " " + Array.get(a, 0) + "; ");
    }
    System.out.println();
    long[] longs = new long[2];
    Array.setInt(longs, 0, 5);
    Array.setByte(longs, 1, (byte) -1);
    System.out.println(Arrays.toString(longs) + " " + Array.getLong(new int[] {9}, 0) + " " + Array.getDouble(new float[] {0.5f}, 0) + " " + Array.getInt(new char[] {'A'}, 0) + " " + Array.getBoolean(new boolean[] {true}, 0));
    fails("narrowing", () -> Array.setLong(new int[1], 0, 1L));
    fails("wrong type", () -> Array.set(new int[1], 0, "x"));
    fails("object", () -> Array.set(new String[1], 0, 5));
    fails("not array", () -> Array.getLength("x"));
    fails("index", () -> Array.get(new int[1], 1));
    fails("negative", () -> Array.newInstance(int.class, -1));
    fails("void", () -> Array.newInstance(void.class, 1));
    fails("no dimensions", () -> Array.newInstance(int.class, new int[0]));
    System.out.println(int[].class.getSuperclass() + " " + Arrays.toString(int[].class.getInterfaces()) + " " + Object[].class.isAssignableFrom(String[].class) + Object[].class.isAssignableFrom(int[].class) + Object.class.isAssignableFrom(int[].class) + " " + int[][].class.getComponentType() + " " + String[].class.isInstance(s)
        + " " + int.class.isPrimitive() + " " + (int[].class == new int[0].getClass()) + " " + int[].class.arrayType().getName() + " " + s.getClass().componentType());
  }
}
