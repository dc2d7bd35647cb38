// Search trees; the precondition recurs into parts that no target looks at.
// TARGET: ValidTrees.find(int)
// TARGET: ValidTrees.rotate()
// TARGET: ValidTrees.sameEnds()
// SCOPE: n=3 types=ValidTrees,ValidTrees$Node int=0,1,2 pre=ValidTrees.isSearchTree
class ValidTrees {
  static final class Node {
    int key;
    Node left, right;
  }

  Node root;

  boolean isSearchTree() {
    return isOrdered(root, null, null);
  }

  private static boolean isOrdered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
  }

  boolean find(int key) {
    Node at = root;
    while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
    return at != null;
  }

  void rotate() {
    Node right = root.right;
    root.right = right.left;
    right.left = root;
    root = right;
  }

  /** Never true of a tree. */
  boolean sameEnds() {
    return root != null && root.left != null && root.left == root.right;
  }
}
