// A violation is one only when an input, run in the interpreter, is valid and ends as the path says; all else is undecided.
// RUN: loris explore Undecided.below --pre isRare --heap lazier#
// EXPECT: exit 3, complete false, undecided 1, violations.length 0, paths.violating 0, paths.undecided 1, undecided_list.0.why "isRare refuses it"
// RUN: loris explore Undecided.below --pre isRare --heap pose
// EXPECT: exit 3, stdout contains "undecided java.lang.IllegalStateException at", stdout contains "nothing wrong so far, but"
// A valid input among those that are tried is shown.
// RUN: loris explore Undecided.below --pre hasRoot --heap pose
// EXPECT: exit 1, undecided 0, violations.0.input.objects.0.fields.count 4
// An alarm of a decider that is not precise: no valid input takes the path.
// RUN: loris explore Undecided.divide --pre isPositive --decide none
// EXPECT: exit 3, complete true, undecided 1, paths.total 2, violations.length 0
// RUN: loris explore Undecided.divide --pre isSmall --decide none
// EXPECT: exit 1, complete true, undecided 0, paths.violating 1
public class Undecided {
  double d;
  int count;

  boolean hasRoot() {
    return Math.sqrt(d) >= 0 && count > 0 && count % 7 == 4;
  }

  boolean isRare() {
    return Math.sqrt(d) >= 0 && count == -123456;
  }

  boolean isPositive() {
    return count > 0;
  }

  boolean isSmall() {
    return count > -5 && count < 5;
  }

  int below() {
    if (count < 5) throw new IllegalStateException("x");
    return count;
  }

  int divide() {
    return 7 / count;
  }
}
