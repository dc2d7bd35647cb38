// java.lang.reflect.Array: every element type, widening, errors.
import java.lang.reflect.Array;
import java.util.Arrays;

public class ArrayElements {
  interface Action {
    Object run();
  }

  static void attempt(String what, Action action) {
    try {
      System.out.println(what + " = " + action.run());
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getName());
    }
  }

  static Object set(Runnable change) {
    change.run();
    return "done";
  }

  public static void main(String[] args) {
    Object[] arrays = {new boolean[2], new byte[2], new char[2], new short[2], new int[2], new long[2], new float[2], new double[2], new String[2]};
    Object[] values = {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "s"};
    for (int i = 0; i < arrays.length; i++) {
      Array.set(arrays[i], 1, values[i]);
      Object first = Array.get(arrays[i], 0), second = Array.get(arrays[i], 1);
      System.out.println(arrays[i].getClass().getSimpleName() + " " + (first instanceof Character c ? (int) c : first) + " " + second + " " + Array.getLength(arrays[i]));
    }
    attempt("byte as long", () -> Array.getLong(arrays[1], 1));
    attempt("char as int", () -> Array.getInt(arrays[2], 1));
    attempt("char as float", () -> Array.getFloat(arrays[2], 1));
    attempt("short as double", () -> Array.getDouble(arrays[3], 1));
    attempt("long as float", () -> Array.getFloat(arrays[5], 1));
    attempt("int as short", () -> Array.getShort(arrays[4], 1));
    attempt("byte as char", () -> Array.getChar(arrays[1], 1));
    attempt("boolean as int", () -> Array.getInt(arrays[0], 1));
    attempt("boolean", () -> Array.getBoolean(arrays[0], 1));
    attempt("string as int", () -> Array.getInt(arrays[8], 1));
    attempt("set int in long", () -> set(() -> Array.setInt(arrays[5], 0, 44)));
    attempt("set char in double", () -> set(() -> Array.setChar(arrays[7], 0, 'd')));
    attempt("set long in int", () -> set(() -> Array.setLong(arrays[4], 0, 44)));
    attempt("set Integer in short[]", () -> set(() -> Array.set(arrays[3], 0, 44)));
    attempt("set Byte in int[]", () -> set(() -> Array.set(arrays[4], 0, (byte) 44)));
    attempt("set null in int[]", () -> set(() -> Array.set(arrays[4], 0, null)));
    attempt("set Object in String[]", () -> set(() -> Array.set(arrays[8], 0, new Object())));
    attempt("set null in String[]", () -> set(() -> Array.set(arrays[8], 1, null)));
    attempt("index", () -> Array.get(arrays[4], 2));
    attempt("negative index", () -> set(() -> Array.setInt(arrays[4], -1, 0)));
    attempt("no array", () -> Array.get("text", 0));
    attempt("no array length", () -> Array.getLength("text"));
    attempt("null", () -> Array.get(null, 0));
    System.out.println(Arrays.toString((int[]) arrays[4]) + Arrays.toString((long[]) arrays[5]) + Arrays.toString((double[]) arrays[7]) + Arrays.toString((String[]) arrays[8]));
    int[][] grid = (int[][]) Array.newInstance(int.class, 2, 3);
    Array.set(grid, 1, new int[] {1, 2});
    System.out.println(Arrays.deepToString(grid) + " " + Array.newInstance(String[].class, 1).getClass());
    attempt("negative size", () -> Array.newInstance(int.class, -1));
    attempt("void", () -> Array.newInstance(void.class, 1));
  }
}
