// Arrays: fill, copyOf, equals, compare, mismatch, deep methods, hashCode, asList, setAll, streams.
import java.util.Arrays;
import java.util.List;

public class LibArraysMisc {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void fills() {
    int[] a = new int[8];
    Arrays.fill(a, 3);
    Arrays.fill(a, 2, 5, 9);
    Object[] o = new String[3];
    Arrays.fill(o, "s");
    Arrays.setAll(a, i -> a[i] + i * i);
    long[] l = new long[5];
    Arrays.setAll(l, i -> 1L << (i * 10));
    System.out.println(Arrays.toString(a) + Arrays.toString(o) + Arrays.toString(l));
    fails("store", () -> Arrays.fill(o, 1));
    fails("range", () -> Arrays.fill(a, 5, 9, 0));
  }

  static void copies() {
    int[] a = {1, 2, 3, 4, 5};
    System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 9)));
    Object[] objects = {"x", "y"};
    String[] strings = Arrays.copyOf(objects, 3, String[].class);
    System.out.println(strings.length + " " + strings[1] + " " + strings[2] + " " + strings.getClass().getName());
    fails("negative", () -> Arrays.copyOf(a, -1));
    fails("reversed", () -> Arrays.copyOfRange(a, 4, 2));
    fails("beyond", () -> Arrays.copyOfRange(a, 6, 8));
    fails("types", () -> Arrays.copyOf(new Object[] {1, "x"}, 2, Integer[].class));
    System.out.println(Arrays.toString(Arrays.copyOf(new boolean[] {true}, 3)) + Arrays.toString(Arrays.copyOf(new char[] {'a', 'b'}, 2))
        + Arrays.toString(Arrays.copyOfRange(new double[] {1, 2, 3}, 1, 2)) + Arrays.toString(Arrays.copyOf(new byte[] {-1}, 2)));
  }

  static void comparisons() {
    int[] a = {1, 2, 3};
    int[][] others = {{1, 2, 3}, {1, 2}, {1, 2, 4}, {}, {0, 9, 9}, null};
    for (int[] b : others) {
      System.out.print(Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + (b == null ? "-" : "" + Arrays.mismatch(a, b)) + "; ");
    }
    System.out.println(Arrays.equals((int[]) null, null));
    System.out.println(Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {0.0, Double.NaN}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0})
        + " " + Arrays.compare(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " "
        + Arrays.compare(new String[] {"a", "b"}, new String[] {"a", "c"}) + " " + Arrays.mismatch("abcdefghij".getBytes(), "abcdefghiX".getBytes())
        + " " + Arrays.equals(a, 1, 3, new int[] {9, 2, 3}, 1, 3));
    byte[] big = new byte[1000];
    byte[] same = big.clone();
    same[777] = 1;
    System.out.println(Arrays.mismatch(big, same) + " " + Arrays.equals(big, same) + " " + Arrays.compare(same, big));
  }

  static void deep() {
    Object[][] nested = {{1, "two", null}, {new int[] {3, 4}, new Object[] {new double[] {5.5}, 'c'}}, {}};
    Object[][] twin = {{1, "two", null}, {new int[] {3, 4}, new Object[] {new double[] {5.5}, 'c'}}, {}};
    System.out.println(Arrays.deepToString(nested) + " " + Arrays.deepEquals(nested, twin) + " " + Arrays.equals(nested, twin) + " " + Arrays.deepHashCode(nested));
    Object[] self = new Object[2];
    self[0] = self;
    self[1] = new Object[] {self, "x"};
    System.out.println(Arrays.deepToString(self));
    System.out.println(Arrays.toString((Object[]) null) + Arrays.deepToString(new boolean[][] {{true}, null}) + Arrays.toString(new float[0]));
    System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new long[] {1L << 33}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " "
        + Arrays.hashCode(new double[] {1.5}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new float[] {2f, -0f}));
  }

  static void lists() {
    Integer[] backing = {3, 1, 2};
    List<Integer> list = Arrays.asList(backing);
    list.set(0, 30);
    list.sort(null);
    System.out.println(list + Arrays.toString(backing) + list.indexOf(30) + list.contains(4) + list.getClass().getSimpleName());
    fails("add", () -> list.add(4));
    fails("remove", () -> list.remove(0));
    fails("get", () -> list.get(3));
    list.replaceAll(x -> x + 1);
    System.out.println(list + " " + Arrays.stream(backing).mapToInt(Integer::intValue).sum() + " " + Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum());
  }

  public static void main(String[] args) {
    fills();
    copies();
    comparisons();
    deep();
    lists();
  }
}
