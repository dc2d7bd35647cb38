// Rules of a tree with links to parents, decided by mona: each path has a valid input, as a predicate that says the same finds.
// SHELL: cp "$TESTS"/explore/mona/parents.hex .
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazy -n 3 --no-cache --audit --pre isTree
// EXPECT: exit 0, complete true, paths.total 4, audit.checked 4, audit.infeasible 0
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazier -n 3 --no-cache --audit --pre isTree
// EXPECT: exit 0, complete true, paths.total 4, audit.infeasible 0
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazier# -n 3 --no-cache --audit --pre isTree
// EXPECT: exit 0, complete true, paths.total 4, audit.infeasible 0
// RUN: loris explore Parents.depth --decide none --heap lazy -n 3 --audit --pre isTree
// EXPECT: exit 3, complete false, undecided 8, violations.length 0, audit.false_alarms 8
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazier# -n 3 --cache-dir kept
// EXPECT: exit 0, complete true, paths.total 4
// SHELL: test -s kept/mona-*.answers; for f in kept/*; do head -c 300 "$f" > cut; mv cut "$f"; done
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazier# -n 3 --cache-dir kept
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Parents.depth --decide mona --hex parents.hex --heap lazy -n 3 --cache-dir Parents.class
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Parents.depth --decide mona --heap lazy -n 3
// EXPECT: input error, stderr contains "--decide mona needs a file with rules: --hex FILE"
// RUN: loris explore Parents.depth --decide mona --hex parents.hex -n 3
// EXPECT: input error, stderr contains "--decide mona: takes --heap lazy, lazier or lazier#"
// A node that is given may be in the tree or not; either way its parent is right.
// RUN: loris explore Parents.isAbove --decide mona --hex parents.hex --heap lazier# -n 3 --no-cache --audit --pre isTree
// EXPECT: exit 0, complete true, audit.infeasible 0
class Parents {
  static final class Node {
    Node left, right, parent;
  }

  Node root;

  boolean isTree() {
    return root == null || root.parent == null && isTree(root, new java.util.HashSet<>());
  }

  private static boolean isTree(Node node, java.util.Set<Node> seen) {
    if (node == null) return true;
    if (!seen.add(node)) return false;
    if (node.left != null && node.left.parent != node) return false;
    if (node.right != null && node.right.parent != node) return false;
    return isTree(node.left, seen) && isTree(node.right, seen);
  }

  /// Down to the left, up again.
  int depth() {
    if (root == null) return 0;
    Node at = root;
    while (at.left != null) at = at.left;
    int depth = 1;
    for (; at.parent != null; at = at.parent) ++depth;
    assert at == root;
    return depth;
  }

  boolean isAbove(Node node) {
    if (root == null || node == null) return false;
    return root.left == node ? node.parent == root : false;
  }
}
