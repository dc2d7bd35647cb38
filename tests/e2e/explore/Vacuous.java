// No input satisfies the preconditions: nothing is shown of the target, and the answer says which of them refuse.
// RUN: loris explore Vacuous.run --pre never
// EXPECT: exit 3, complete true, vacuous true, paths.total 0, refused_by.length 1, refused_by.0 "never"
// RUN: loris explore Vacuous.run --pre small --pre never --pre large
// EXPECT: exit 3, vacuous true, refused_by.length 1, refused_by.0 "never", refused_together.length 0
// RUN: loris explore Vacuous.run --pre small --pre large
// EXPECT: exit 3, vacuous true, refused_by.length 0, refused_together.length 2, stdout contains "satisfies all of small, large"
// RUN: loris explore Vacuous.run --pre small --pre large --heap lazier# --decide eager
// EXPECT: exit 3, vacuous true, refused_by.length 0
// RUN: loris explore Vacuous.run --pre small
// EXPECT: exit 0, complete true, vacuous false, paths.total 1
// RUN: loris explore 'Vacuous.*' --pre never
// EXPECT: exit 3
class Vacuous {
  int x;

  boolean never() {
    return x > 3 && x < 4;
  }

  boolean small() {
    return x < 3;
  }

  boolean large() {
    return x > 5;
  }

  int run() {
    return x;
  }
}
