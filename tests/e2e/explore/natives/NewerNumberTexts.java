// Text of open numbers where the library writes digits by Unsafe: the paths of NumberTexts.java.
// JDK: 21
// RUN: loris explore NewerNumberTexts.ints
// EXPECT: exit 0, complete true, paths.total 24
// RUN: loris explore NewerNumberTexts.longs
// EXPECT: exit 0, complete true, paths.total 15
// RUN: loris explore NewerNumberTexts.chars
// EXPECT: exit 0, complete true, paths.total 1
// RUN: loris explore NewerNumberTexts.wide
// EXPECT: exit 0, complete true, paths.total 22
// RUN: loris explore NewerNumberTexts.all
// EXPECT: exit 0, complete true, paths.total 14
// RUN: loris explore NewerNumberTexts.formatted
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore NewerNumberTexts.date
// EXPECT: exit 0, complete true, paths.total 26
class NewerNumberTexts {
  static boolean ints(int x) {
    return Integer.toString(x).equals("-1203");
  }

  static boolean longs(long x) {
    return x > 9_000_000_000L && x < 99_000_000_000L && ("" + x).equals("98765432101");
  }

  static boolean chars(char c) {
    return ("c" + c).length() == 2;
  }

  static boolean wide(int x) {
    return new StringBuilder("\u0416").append(x).toString().equals("\u041642");
  }

  static boolean all(boolean b, byte y, char c) {
    return (b + ":" + y + c).equals("true:-5x");
  }

  static boolean formatted(int x) {
    return x > 9 && x < 100 && "%d".formatted(x).equals("77");
  }

  static boolean date(int y, int m, int d) {
    return y >= 1990 && y < 2030 && m > 0 && m < 13 && d > 0 && d < 29
        && java.time.LocalDate.of(y, m, d).toString().equals("2026-11-18");
  }
}
