// System.arraycopy: overlap, bounds and type errors with their messages; clone of arrays.
import java.util.Arrays;

public class LibArrayCopyCorners {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void overlaps() {
    for (int from = 0; from < 4; from++) {
      for (int to = 0; to < 4; to++) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, from, a, to, 4);
        System.out.print(Arrays.toString(a) + " ");
      }
      System.out.println();
    }
    String[] s = {"a", "b", "c", "d"};
    System.arraycopy(s, 0, s, 1, 3);
    System.out.println(Arrays.toString(s));
  }

  static void errors() {
    int[] ints = new int[5];
    long[] longs = new long[5];
    Object[] objects = {"x", "y", 3, "z"};
    String[] strings = new String[5];
    fails("negative source", () -> System.arraycopy(ints, -1, ints, 0, 1));
    fails("negative target", () -> System.arraycopy(ints, 0, ints, -1, 1));
    fails("negative length", () -> System.arraycopy(ints, 0, ints, 0, -1));
    fails("source end", () -> System.arraycopy(ints, 3, ints, 0, 3));
    fails("target end", () -> System.arraycopy(ints, 0, ints, 4, 2));
    fails("overflow", () -> System.arraycopy(ints, Integer.MAX_VALUE, ints, 0, 1));
    fails("objects end", () -> System.arraycopy(objects, 0, strings, 4, 3));
    fails("primitive types", () -> System.arraycopy(ints, 0, longs, 0, 1));
    fails("primitive to object", () -> System.arraycopy(ints, 0, objects, 0, 1));
    fails("object to primitive", () -> System.arraycopy(objects, 0, ints, 0, 1));
    fails("not a source array", () -> System.arraycopy("text", 0, ints, 0, 1));
    fails("not a target array", () -> System.arraycopy(ints, 0, "text", 0, 1));
    fails("element types", () -> System.arraycopy(objects, 0, strings, 0, 4));
    System.out.println("copied before the failure: " + Arrays.toString(strings));
    fails("zero length wrong type", () -> System.arraycopy(ints, 0, longs, 0, 0));
    fails("zero length at end", () -> System.arraycopy(ints, 5, ints, 5, 0));
    fails("zero length past end", () -> System.arraycopy(ints, 6, ints, 0, 0));
    try {
      System.arraycopy(null, 0, ints, 0, 1);
    } catch (NullPointerException e) {
      System.out.println("null source");
    }
    fails("strings into objects", () -> System.arraycopy(strings, 0, objects, 1, 2));
    System.out.println(Arrays.toString(objects));
  }

  static void clones() {
    int[] ints = {1, 2, 3};
    int[] copy = ints.clone();
    copy[0] = 99;
    int[][] nested = {{1, 2}, {3}};
    int[][] shallow = nested.clone();
    shallow[0][0] = 42;
    shallow[1] = new int[] {7, 8, 9};
    System.out.println(Arrays.toString(ints) + Arrays.toString(copy) + Arrays.deepToString(nested) + Arrays.deepToString(shallow));
    Object[] strings = new String[] {"a"};
    Object[] cloned = strings.clone();
    System.out.println(cloned.getClass().getSimpleName() + " " + (cloned != strings) + " " + (cloned[0] == strings[0]) + " " + new char[0].clone().length);
    boolean[] flags = {true, false};
    double[] doubles = {0.5, -0.0};
    System.out.println(Arrays.toString(flags.clone()) + Arrays.toString(doubles.clone()) + Arrays.toString("xyz".toCharArray().clone()) + Arrays.toString(new long[] {1L << 40}.clone()));
    System.out.println(ints.equals(ints.clone()) + " " + ints.getClass().getName() + " " + nested.getClass().getName() + " " + nested[0].getClass().getComponentType());
  }

  public static void main(String[] args) {
    overlaps();
    errors();
    clones();
  }
}
