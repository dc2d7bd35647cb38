// x == 0.0 does not say which zero x is: fields, parameters, elements and boxes, with every strategy.
// RUN: loris explore Zero.field -n 1
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// HEAVY: loris explore Zero.field -n 1 --heap symbolic
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// HEAVY: loris explore Zero.field -n 1 --heap lazier#
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// HEAVY: loris explore Zero.field -n 1 --heap lazier
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// HEAVY: loris explore Zero.field -n 1 --heap lazy
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// RUN: loris explore Zero.compared
// EXPECT: exit 1, complete true, paths.violating 1
// RUN: loris explore Zero.bits
// EXPECT: exit 1, complete true, paths.violating 1
// RUN: loris explore Zero.element --max-array 2 --allow NullPointerException
// EXPECT: exit 1, complete true, violations.0.kind "java.lang.IllegalStateException"
// RUN: loris explore Zero.nan
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore Zero.boxed
// EXPECT: exit 0, complete true, violations.length 0
// HEAVY: loris explore Zero.boxed --heap lazier#
// EXPECT: exit 0, complete true, violations.length 0
// HEAVY: loris explore Zero.boxed --heap lazy
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Zero.alias -n 2
// EXPECT: exit 0, complete true, violations.length 0
class Zero {
  double d;

  void field() {
    if (d == 0 && 1 / d < 0) throw new IllegalStateException();
  }

  static void compared(float x) {
    if (x == 0 && Float.compare(x, 0f) != 0) throw new IllegalStateException();
  }

  static void bits(double x) {
    if (x == -0.0 && Double.doubleToLongBits(x) == 0) throw new IllegalStateException();
  }

  static void element(double[] all) {
    if (all.length == 2 && all[0] == all[1] && !Double.valueOf(all[0]).equals(all[1]))
      throw new IllegalStateException();
  }

  static boolean nan(double x) {
    if (x == Double.NaN || x < Double.NaN) throw new IllegalStateException();
    return x != x;
  }

  /** One object has one number, and no two. */
  static void boxed(Double a, Double b) {
    if (a == b && a != null && Double.doubleToRawLongBits(a) != Double.doubleToRawLongBits(b))
      throw new IllegalStateException();
  }

  void alias(Zero other) {
    if (other == this && Double.doubleToLongBits(other.d) != Double.doubleToLongBits(d))
      throw new IllegalStateException();
  }
}
