// Where the solver does not answer a path goes on, but a violation has an input that shows it.
// RUN: loris explore Undecided.never
// EXPECT: complete false, violations.length 0, limits.0.what "the solver did not answer"
// RUN: loris explore Undecided.never --heap lazier#
// EXPECT: complete false, violations.length 0
// RUN: loris explore Undecided.decided
// EXPECT: exit 1, violations.length 1, violations.0.kind "java.lang.IllegalStateException"
class Undecided {
  static void never(double d) {
    if (d % 3 == 7) throw new IllegalStateException();
  }

  static double decided(double d, int i) {
    if (i == 4) throw new IllegalStateException();
    return d % 3;
  }
}
