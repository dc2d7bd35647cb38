// Boxes of the input do not fork when they are read, only when == compares them; what valueOf makes of
// a number is the cached box where it is small.
// RUN: loris explore Boxed.add --allow NullPointerException
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Boxed.same
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore Boxed.same --heap lazier#
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore Boxed.cached
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore Boxed.small
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Boxed.large
// EXPECT: exit 1, violations.0.kind "java.lang.AssertionError"
class Boxed {
  static int add(Integer a, Integer b) {
    return a + b;
  }

  static boolean same(Integer a, Integer b) {
    return a == b;
  }

  static boolean cached(int a, int b) {
    Integer x = a, y = b;
    return x == y;
  }

  static void small(int a) {
    if (a < -128 || a > 127) return;
    Integer x = a, y = a;
    assert x == y;
  }

  static void large(int a) {
    Integer x = a, y = a;
    assert x == y;
  }
}
