// Rules are proposed from a predicate: those of a binary tree with parent links. They are read again, and with
// them a walk through the whole tree goes as with the predicate.
// RUN: loris hex infer --pre isTree ParentLinks.count -n 3
// EXPECT: exit 0, stderr empty, stdout golden "ParentLinks.hex"
// SHELL: $LORIS hex infer --pre isTree ParentLinks.count -n 4 > tree.hex
// RUN: loris hex check tree.hex
// EXPECT: exit 0
// RUN: loris explore ParentLinks.count --heap lazy --hex tree.hex -n 4
// EXPECT: complete true, paths.total 23, paths.violating 0
// RUN: loris explore ParentLinks.count --heap lazy --pre isTree --decide precise -n 4
// EXPECT: complete true, paths.total 23, paths.violating 0
// RUN: loris hex infer ParentLinks.count
// EXPECT: input error, stderr contains "--pre"
// RUN: loris hex infer --pre isTree --pre count ParentLinks.count
// EXPECT: input error
// RUN: loris hex infer --pre nothing ParentLinks.count
// EXPECT: input error, stderr contains "accepts no heap within -n 5"
// RUN: loris hex infer --pre absent ParentLinks.count
// EXPECT: input error, stderr contains "absent"
// RUN: loris hex infer --pre endless ParentLinks.count -n 2 --max-loop 3
// EXPECT: exit 3, stdout contains "-- Some heaps may be missing:", stderr one line
class ParentLinks {
  static class Node {
    Node left, right, parent;
  }

  Node root;

  /** Only siblings can be the same where parents are right. */
  boolean isTree() {
    return root == null || root.parent == null && isSubtree(root);
  }

  private static boolean isSubtree(Node node) {
    if (node.left != null && (node.left.parent != node || node.left == node.right)) return false;
    if (node.right != null && node.right.parent != node) return false;
    return (node.left == null || isSubtree(node.left)) && (node.right == null || isSubtree(node.right));
  }

  boolean nothing() {
    return false;
  }

  /** Does not return where a chain closes. */
  boolean endless() {
    for (Node at = root; at != null; at = at.left) {}
    return true;
  }

  int count() {
    return countBelow(root, null);
  }

  private static int countBelow(Node node, Node parent) {
    if (node == null) return 0;
    if (node.parent != parent) throw new IllegalStateException("wrong parent");
    return countBelow(node.left, node) + 1 + countBelow(node.right, node);
  }
}
