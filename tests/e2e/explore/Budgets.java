// What a limit leaves over is said, and the answer is incomplete; Ctrl-C is such a limit.
// RUN: loris explore Budgets.contains --inv isOrdered -n 9 --max-paths 10
// EXPECT: exit 3, complete false, interrupted false, paths.total 10, stdout contains "incomplete: "
// RUN: loris explore Budgets.contains --inv isOrdered -n 40 --time-limit 200ms
// EXPECT: exit 3, complete false, interrupted false, stdout contains "the time limit"
// INTERRUPT: 1.5
// RUN: loris explore Budgets.contains --inv isOrdered -n 40 --time-limit 1m
// EXPECT: exit 3, complete false, interrupted true, stderr empty
// EXPECT: stdout contains "incomplete: nothing wrong so far, but interrupted"
// INTERRUPT: 1.5
// RUN: loris explore Budgets.contains --inv isOrdered -n 40 --time-limit 1m -j 2
// EXPECT: exit 3, complete false, interrupted true, stderr empty
// RUN: loris explore Budgets.spin --max-loop 5
// EXPECT: exit 3, complete false, limits.length 1, paths.cut 1, stdout contains "\ncut "
// RUN: loris explore Budgets.decided --max-loop 1000000000 --time-limit 300ms
// EXPECT: exit 3, complete false, interrupted false, stdout contains "the time limit"
public class Budgets {
  int key;
  Budgets left, right;

  boolean isOrdered() {
    return isOrdered(this, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static boolean isOrdered(Budgets tree, long low, long high) {
    return tree == null
        || low < tree.key
            && tree.key < high
            && isOrdered(tree.left, low, tree.key)
            && isOrdered(tree.right, tree.key, high);
  }

  boolean contains(int wanted) {
    Budgets at = this;
    while (at != null && at.key != wanted) at = wanted < at.key ? at.left : at.right;
    return at != null;
  }

  static int spin(int n) {
    int i = 0;
    while (i != n) i++;
    return i;
  }

  /** Asks a billion times what is known already. */
  static int decided(int x) {
    int asked = 0;
    if (x < 0) return asked;
    for (int i = 0; i < 1_000_000_000; ++i) {
      if (x >= 0) ++asked;
    }
    return asked;
  }
}
