package shapes;

import java.util.List;
import java.util.function.IntSupplier;

/** Every kind of input and outcome that a test can have. */
public class Shapes {
  enum Colour {
    RED,
    GREEN {
      @Override
      int weight() {
        return 2;
      }
    };

    int weight() {
      return 1;
    }
  }

  record Pair(Object left, int right) {}

  record Positive(int value) {
    Positive {
      if (value <= 0) throw new IllegalArgumentException("not positive: " + value);
    }
  }

  record Loop(Loop next) {}

  private static class Hidden {
    int x;
    Hidden next;
  }

  static class Base {
    int key;
    int same;
  }

  static class Derived extends Base {
    int key;
  }

  static class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
      super(message);
    }
  }

  static int total = 10;
  Shapes next;
  int count;

  static int weigh(Colour c) {
    return c == Colour.GREEN ? c.weight() : c == null ? 0 : 7;
  }

  static Object pair(Object o) {
    if (o instanceof Pair p) return p.right() > 3 ? p.left() : new Pair(p, 1);
    return null;
  }

  static int positive(Positive p) {
    return p.value() < 0 ? -1 : p.value();
  }

  static boolean loop(Loop l) {
    return l != null && l.next() == l;
  }

  private int hidden(Hidden h) {
    if (h.x > 5) {
      h.next = new Hidden();
      h.next.x = h.x;
      h.next.next = h;
      return h.x;
    }
    return h.next == null ? 1 : 2;
  }

  static Object[] hiddenArray(Hidden[] all) {
    if (all.length > 1 && all[1] != null && all[0] == all[1]) {
      all[0] = null;
      return new Hidden[] {all[1], null};
    }
    return all;
  }

  static int fields(Derived d) {
    d.same = d.key > ((Base) d).key ? 1 : 2;
    ((Base) d).key = 77;
    return d.key;
  }

  static void refuse(int i) throws Refusal {
    if (i > 3) throw new Refusal("too large: \"" + (char) 0x22 + "\\u0022\n" + (char) 0xd800);
    if (i == -1) throw new IllegalStateException();
  }

  static double half(double d, float f) {
    if (d != d) return d;
    if (d == 0 && 1 / d < 0) return d;
    if (f > 1e30f) return f;
    return d / 2;
  }

  static long widen(byte b, short s, char c, long l, boolean z) {
    if (b < -100) return b;
    if (s > 30000) return s;
    if (c == '\'' || c == '\\' || c == '\n') return c;
    if (c == 0xd800) return -c;
    return z ? l : Long.MIN_VALUE;
  }

  static String text(String s) {
    if (s.length() == 3 && s.charAt(0) == '"' && s.charAt(1) == '\\' && s.charAt(2) == '\n') return "quote\"\\";
    if (s.equals("\\u0022")) return s;
    return s.length() > 4 ? s + "\u00e4\ud800" : null;
  }

  static int boxes(Integer a, Integer b, Long l) {
    if (a == b) return 1;
    if (a.equals(b)) return 2;
    return l == null ? 3 : l.intValue();
  }

  static Object fresh(int i) {
    if (i == 0) return Integer.valueOf(300);
    if (i == 1) return new int[] {1, 2, i};
    if (i == 2) return new Object[] {"a", null, 'c', 2.5, Colour.GREEN, String.class};
    if (i == 3) return (IntSupplier) () -> i;
    return new StringBuilder("x").append(i == 5);
  }

  static int counted(int by) {
    total += by;
    return by > 3 ? total : -total;
  }

  static Object cast(Object o) {
    return o instanceof Base ? ((Derived) o) : o;
  }

  int chain() {
    return next.next.count;
  }

  static int varargs(String head, Object... rest) {
    return rest.length;
  }

  static <T extends Comparable<T>> T larger(T a, T b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  static int overloaded(Object o) {
    return o == null ? 1 : 2;
  }

  static int overloaded(String s) {
    return s == null ? 3 : 4;
  }

  static void sort(double[] a, boolean[] flags) {
    if (a.length > 1 && a[0] > a[1]) {
      double t = a[0];
      a[0] = a[1];
      a[1] = t;
      flags[0] = true;
    }
  }

  static int[][] grid(int[][] g) {
    if (g.length == 2 && g[0] != null && g[0] == g[1]) g[1] = new int[] {g[0].length};
    return g;
  }

  boolean isSmall() {
    return count < 10;
  }

  static boolean isSane(Shapes self, int by, int result) {
    return self.next == null || result != 4;
  }

  static boolean isStrict(Shapes self, int by, int result) {
    return 10 / (result - 3) < 100;
  }

  int grow(int by) {
    count += by;
    return by;
  }

  /** Only a JVM has the library of the tests on its class path. */
  static boolean isOnJvm(int i) {
    return i > 0 && System.getProperty("java.class.path").contains("jupiter");
  }

  static int sleeps(int i) throws InterruptedException {
    if (i == 7) Thread.sleep(60_000);
    return i;
  }

  static int leaves(int i) {
    if (i == 7) Runtime.getRuntime().halt(5);
    return i;
  }

  static int size(List<String> list) {
    return list == null ? -1 : 1;
  }

  static int hash(Object o) {
    return o.hashCode() > 5 ? 1 : 2;
  }
}
