package pose;

/** The methods of AvlTree that have other branches: short circuits, another order of the tests. */
public final class AvlTreeBranching {
  static final class Node {
    int element;
    int height;
    Node left;
    Node right;

    Node(int element) {
      this.element = element;
    }
  }

  Node root;

  boolean balanced() {
    return isBalanced(root, 0);
  }

  int find(int x) {
    return elementOf(findFrom(x, root, 0));
  }

  int findMax() {
    return elementOf(maxFrom(root, 0));
  }

  int findMin() {
    return elementOf(minFrom(root, 0));
  }

  void insertElem(int x) {
    root = insert(x, root, 1);
  }

  private static int elementOf(Node t) {
    return t == null ? -1 : t.element;
  }

  private static int height(Node t) {
    return t == null ? -1 : t.height;
  }

  private static boolean isBalanced(Node t, int d) {
    if (d > 1 || t == null) return true;
    int left = height(t.left);
    int right = height(t.right);
    return (left == right || left == right + 1 || right == left + 1)
        && isBalanced(t.left, d + 1)
        && isBalanced(t.right, d + 1);
  }

  private static Node findFrom(int x, Node t, int d) {
    if (d > 5 || t == null) return null;
    if (x < t.element) return findFrom(x, t.left, d + 1);
    if (x > t.element) return findFrom(x, t.right, d + 1);
    return t;
  }

  private static Node maxFrom(Node t, int d) {
    if (t == null || t.right == null) return t;
    return d > 10 ? null : maxFrom(t.right, d + 1);
  }

  private static Node minFrom(Node t, int d) {
    if (t == null || t.left == null) return t;
    return d > 10 ? null : minFrom(t.left, d + 1);
  }

  private static Node insert(int x, Node t, int d) {
    if (t == null) return new Node(x);
    Node top = t;
    if (d <= 1 && x < t.element) {
      t.left = insert(x, t.left, d + 1);
      if (height(t.left) - height(t.right) == 2) top = x < t.left.element ? rotateRight(t) : doubleRight(t);
    } else if (d <= 1 && t.element < x) {
      t.right = insert(x, t.right, d + 1);
      if (height(t.right) - height(t.left) == 2) top = t.right.element < x ? rotateLeft(t) : doubleLeft(t);
    }
    refreshHeight(top);
    return top;
  }

  private static int max(int a, int b) {
    return a > b ? a : b;
  }

  private static void refreshHeight(Node t) {
    t.height = max(height(t.left), height(t.right)) + 1;
  }

  private static Node rotateRight(Node t) {
    Node top = t.left;
    t.left = top.right;
    top.right = t;
    refreshHeight(t);
    top.height = max(height(top.left), t.height) + 1;
    return top;
  }

  private static Node rotateLeft(Node t) {
    Node top = t.right;
    t.right = top.left;
    top.left = t;
    refreshHeight(t);
    top.height = max(height(top.right), t.height) + 1;
    return top;
  }

  private static Node doubleRight(Node t) {
    t.left = rotateLeft(t.left);
    return rotateRight(t);
  }

  private static Node doubleLeft(Node t) {
    t.right = rotateRight(t.right);
    return rotateLeft(t);
  }
}
