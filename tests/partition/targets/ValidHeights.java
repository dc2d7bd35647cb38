// Balanced trees with heights: the precondition computes a number of parts that a target has not seen.
// TARGET: ValidHeights.find(int)
// TARGET: ValidHeights.lean()
// TARGET: ValidHeights.grow(int)
// SCOPE: n=3 types=ValidHeights,ValidHeights$Node int=0,1,2 pre=ValidHeights.isBalanced
class ValidHeights {
  static final class Node {
    int key, height;
    Node left, right;
  }

  Node root;

  boolean isBalanced() {
    return checked(root, null, null) >= 0;
  }

  private static int checked(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return -1;
    if (high != null && node.key >= high.key) return -1;
    int left = checked(node.left, low, node);
    if (left < 0) return -1;
    int right = checked(node.right, node, high);
    if (right < 0) return -1;
    if (left - right > 1 || right - left > 1) return -1;
    int height = 1 + (left > right ? left : right);
    return node.height == height ? height : -1;
  }

  boolean find(int key) {
    Node at = root;
    while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
    return at != null;
  }

  int lean() {
    if (root == null || root.left == null || root.right == null) return 0;
    return root.left.height - root.right.height;
  }

  int grow(int by) {
    if (root == null || root.right == null) return -1;
    root.right.height += by;
    if (root.left == null) return 0;
    if (root.left.height > root.right.height) return 1;
    return root.left.height == root.right.height ? 2 : 3;
  }
}
