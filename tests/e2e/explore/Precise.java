// Preconditions decided on the way: only what the target looks at makes paths, and none without a valid input.
// RUN: loris explore Precise.find --pre isOrdered -n 5 --decide precise --heap lazier#
// EXPECT: exit 0, complete true, paths.total 94, paths.normal 94, decide "precise"
// RUN: loris explore Precise.find --pre isOrdered -n 5 --decide precise
// EXPECT: exit 0, complete true, paths.total 94, paths.normal 94
// RUN: loris explore Precise.find --pre isOrdered -n 7 --decide precise
// EXPECT: exit 0, complete true, paths.total 382, paths.normal 382
// RUN: loris explore Precise.find --inv isOrdered -n 3 --decide precise
// EXPECT: exit 0, complete true, paths.total 22, paths.normal 22
// RUN: loris explore Precise.spread --pre isOrdered -n 3 --decide none
// EXPECT: exit 3, complete true, violations.length 0, undecided 1, undecided_list.0.kind "java.lang.ArithmeticException"
// RUN: loris explore Precise.spread --pre isOrdered -n 3 --decide precise
// EXPECT: exit 0, complete true, paths.total 3, violations.length 0
// RUN: loris explore Precise.dropLeft --inv isOrdered -n 3 --decide precise
// EXPECT: exit 0, complete true, paths.total 3, violations.length 0
// RUN: loris explore Precise.negateRoot --inv isOrdered -n 3 --decide precise
// EXPECT: exit 1, complete true, violations.0.kind "invariant isOrdered"
// RUN: loris explore Precise.find --pre throwsOnNegative -n 2 --decide precise
// EXPECT: complete true, assumptions.0 "throwsOnNegative threw java.lang.IllegalStateException, which counts as false"
// RUN: loris explore Precise.isEmpty --pre spins -n 2 --max-loop 10 --decide precise
// EXPECT: exit 3, complete false, paths.total 2, limits.0.what "a loop went round 10 times"
// RUN: loris explore Precise.isEmpty --pre spinsOnNegative -n 2 --max-loop 10 --decide precise
// EXPECT: exit 0, complete true, paths.total 2, coverage.branches 2, coverage.branches_covered 2
// RUN: loris explore Precise.isEmpty --pre never -n 2 --decide precise
// EXPECT: exit 3, complete true, vacuous true, paths.total 0
class Precise {
  static final class Node {
    int key;
    Node left, right;
  }

  Node root;

  boolean isOrdered() {
    return isOrdered(root, null, null);
  }

  private static boolean isOrdered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
  }

  boolean throwsOnNegative() {
    if (root != null && root.key < 0) throw new IllegalStateException();
    return isOrdered();
  }

  boolean spins() {
    while (root != null && root.key == root.key) {}
    return true;
  }

  boolean spinsOnNegative() {
    while (root != null && root.key <= 0) {}
    return true;
  }

  boolean never() {
    return root != null && root.left == root && isOrdered();
  }

  boolean isEmpty() {
    return root == null;
  }

  boolean find(int key) {
    Node at = root;
    while (at != null) {
      if (key < at.key) at = at.left;
      else if (key > at.key) at = at.right;
      else return true;
    }
    return false;
  }

  /** Keys of one another's children differ, if the tree is one. */
  int spread() {
    if (root == null || root.left == null) return 0;
    return 100 / (root.key - root.left.key);
  }

  void dropLeft() {
    if (root != null && root.left != null) root.left = root.left.left;
  }

  void negateRoot() {
    if (root != null) root.key = -root.key;
  }
}
