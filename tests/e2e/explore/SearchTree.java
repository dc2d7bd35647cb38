// The summary for people: what is drawn, what is counted, what -q and -v make of it.
// RUN: loris explore SearchTree.contains --inv isOrdered -n 3
// EXPECT: exit 0, stderr empty, stdout golden "SearchTree.contains.txt"
// EXPECT: complete true, paths.total 22, paths.normal 22, violations.length 0
// RUN: loris explore SearchTree.insert --inv isOrdered -n 4
// EXPECT: exit 1, stderr empty, stdout golden "SearchTree.insert.txt"
// EXPECT: complete true, violations.0.kind "invariant isOrdered"
// RUN: loris explore SearchTree.insert --inv isOrdered -n 4 -q
// EXPECT: exit 1, stdout golden "SearchTree.quiet.txt"
// RUN: loris explore SearchTree.insert --inv isOrdered -n 3 -v --types SearchTree*
// EXPECT: exit 1, stdout golden "SearchTree.verbose.txt"
// RUN: loris explore SearchTree.contains --inv isOrdered -k 1 --paths
// EXPECT: exit 0, stdout golden "SearchTree.paths.txt", path_list.0.ending "normal"
public class SearchTree {
  static class Node {
    int key;
    Node left, right;
  }

  Node root;
  int size;

  boolean isOrdered() {
    return isOrdered(root, null, null);
  }

  private static boolean isOrdered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
  }

  boolean contains(int key) {
    Node at = root;
    while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
    return at != null;
  }

  /** A duplicate goes to the left, unless it is that of a leaf. */
  void insert(int key) {
    Node added = new Node();
    added.key = key;
    size++;
    if (root == null) {
      root = added;
      return;
    }
    Node at = root;
    while (true) {
      if (key < at.key || key == at.key && at.left != null) {
        if (at.left == null) {
          at.left = added;
          return;
        }
        at = at.left;
      } else if (key == at.key) {
        size--;
        return;
      } else if (at.right == null) {
        at.right = added;
        return;
      } else {
        at = at.right;
      }
    }
  }
}
