package state;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/** Inputs that are not plain objects, and objects that keep what they are given. */
public class Inputs {
  private final int[] numbers;

  Inputs(int[] numbers) {
    this.numbers = numbers;
  }

  /** Writes the array that its constructor was given. */
  void set(int v) {
    if (v == 7) numbers[0] = v;
  }

  int sameArray(int[] other) {
    if (other == numbers && numbers.length == 2) {
      other[1]++;
      return numbers[1];
    }
    return 0;
  }

  static class Failure extends Exception {
    private static final long serialVersionUID = 1;
    int code;

    Failure(String message, int code) {
      super(message);
      this.code = code;
    }
  }

  static int message(Exception e) {
    if (e == null) return 0;
    if (e.getMessage() == null) return 1;
    return e.getMessage().equals("ab") ? 2 : 3;
  }

  static int failure(Failure f) throws Failure {
    if (f.code == 3) throw f;
    if (f.getCause() == f) return 4;
    if (f.getCause() != null) return f.getCause().getMessage() == null ? 1 : 2;
    f.code++;
    return f.code;
  }

  static boolean method(Method m) {
    return m != null && m.getName().equals("run");
  }

  static int members(Field f, Constructor<?> c) {
    if (f == null) return c == null ? 0 : 1;
    return f.getName() == null ? 2 : 3;
  }

  static boolean type(Class<?> c) {
    return c == null;
  }

  static String thread(Thread t) {
    if (t == null) return null;
    return t.getName() == null ? "" : "named";
  }

  static int loader(ClassLoader l) {
    if (l == null) return 0;
    return l.getParent() == null ? 1 : 2;
  }

  record Pair(int left, Object right) {}

  static int pair(Pair p) {
    if (p == null) return 0;
    return p.right() == p ? 1 : p.left() == 4 ? 2 : 3;
  }

  class Inner {
    int own;

    int sum() {
      return own + numbers.length;
    }
  }

  static int inner(Inner i) {
    return i.sum() == 3 ? 1 : 0;
  }

  static int operator(IntBinaryOperator o, int x) {
    return o == null ? x : x > 3 ? 1 : 2;
  }

  static int nested(int[][] a) {
    if (a.length < 2 || a[0] == null) return 0;
    if (a[0] == a[1] && a[0].length == 1) {
      a[0][0] = 6;
      return a[1][0];
    }
    return 1;
  }

  static int sequences(CharSequence[] a) {
    if (a.length == 0) return 0;
    return a[0] == null ? 1 : a[0].equals("q") ? 2 : 3;
  }

  static int optional(Optional<String> o) {
    if (o == null) return 0;
    return o.isPresent() ? 1 : 2;
  }

  static void prints(int x) {
    System.out.println("x");
    if (x == 3) System.err.println("three");
  }

  /** A test whose name another one has, too. */
  static int same(int a, int b) {
    if (a > b) return 1;
    if (a < b) return 1;
    return 1;
  }
}
