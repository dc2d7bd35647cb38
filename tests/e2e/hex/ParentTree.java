// Rules and a predicate that say the same; rules in both syntaxes, over every heap strategy. No path that
// the rules let pass is without a valid input.
// SHELL: cp $TESTS/hex/tree.hex $TESTS/hex/tree_sections.hex .
// RUN: loris explore ParentTree.depth --heap lazy --hex tree.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap lazy --hex tree_sections.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap lazier --hex tree.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap lazier# --hex tree.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap pose --hex tree.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap symbolic --hex tree.hex -n 3 --pre isTree --audit
// EXPECT: exit 0, complete true, audit.infeasible 0
// RUN: loris explore ParentTree.depth --heap lazy --decide none -n 3
// EXPECT: exit 1
class ParentTree {
  static class Node {
    Node left, right, parent;
  }

  Node root;

  boolean isTree() {
    return root == null || (root.parent == null && isTree(root));
  }

  private static boolean isTree(Node node) {
    return (node.left == null || (node.left.parent == node && isTree(node.left)))
        && (node.right == null || (node.right.parent == node && node.right != node.left && isTree(node.right)));
  }

  /** Down to the left and up again. */
  int depth() {
    int depth = 0;
    Node last = null;
    for (Node at = root; at != null; at = at.left) {
      last = at;
      ++depth;
    }
    int up = 0;
    for (Node at = last; at != null; at = at.parent) ++up;
    assert up == depth;
    return depth;
  }
}
