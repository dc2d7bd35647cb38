package state;

import loris.Loris;

/** Asks for values while it runs: each is an input. */
public class Asks {
  int value;
  Asks next;

  /** One name, asked for in a loop. */
  static int loop(int x) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
      int y = Loris.anyInt("x");
      if (y > x) sum += y;
    }
    if (sum == 17) throw new IllegalStateException("seventeen");
    return sum;
  }

  /** Every type; and one name for several. */
  static int types(boolean first) {
    if (first) return Loris.anyLong("n") > 5 ? 1 : 2;
    int sum = Loris.anyBoolean("n") ? 1 : 0;
    sum += Loris.anyByte("b") == -7 ? 2 : 0;
    sum += Loris.anyChar("a char") == 'x' ? 4 : 0;
    sum += Loris.anyShort("s") == 300 ? 8 : 0;
    sum += Loris.anyFloat("f") > 1.5f ? 16 : 0;
    return Loris.anyDouble("this.d") < -2 ? sum : -sum;
  }

  /** Objects: new ones, those of the input, and those that were asked for before. */
  int objects(Asks other) {
    Asks a = Loris.any(Asks.class, "a");
    if (a == null) return 0;
    if (a == this) return 1;
    if (a == other) return 2;
    if (a.next == a) {
      a.value++;
      return 3;
    }
    return Loris.any(Asks.class, "a") == a ? 4 : 5;
  }

  static String texts(int[] own) {
    String s = Loris.any(String.class, "s");
    int[] a = Loris.any(int[].class, "numbers");
    if (s == null || a == null) return s;
    if (a.length == 2) a[1] = s.length();
    return s.startsWith("k") ? s + a.length : null;
  }

  static boolean isFit(int x) {
    return Loris.anyInt("limit") > x;
  }

  static boolean isDone(int x, int result) {
    return Loris.anyInt("wanted") != 3 || result != 7;
  }

  /** With isFit and isDone. */
  static int judged(int x) {
    return Loris.anyInt("extra") + x == 7 ? 7 : 0;
  }
}
