package pose;

/**
 * An AVL tree whose walks end at a fixed depth. Heights are what they are: without an invariant a node may
 * claim any, and lead to any other.
 */
public final class AvlTree {
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

  boolean maxElement(int x) {
    return isMax(x, root, 0);
  }

  boolean minElement(int x) {
    return isMin(x, root, 0);
  }

  /** As maxElement, bound 4, a step to the right counts for four: lazy has millions of paths, not more. */
  boolean maxElementLopsided(int x) {
    return isMaxLopsided(x, root, 0);
  }

  private static int elementOf(Node t) {
    return t == null ? -1 : t.element;
  }

  private static int height(Node t) {
    return t == null ? -1 : t.height;
  }

  private static boolean isBalanced(Node t, int d) {
    if (d > 1) return true;
    if (t == null) return true;
    int near = differByOneAtMost(height(t.left), height(t.right));
    int left = isBalanced(t.left, d + 1) ? 1 : 0;
    int right = isBalanced(t.right, d + 1) ? 1 : 0;
    return (near & left & right) != 0;
  }

  /**
   * 1 or 0 as one term. A comparison whose value is kept is compiled to a branch, so the sign is shifted
   * down instead: d + 1 is negative below -1, 1 - d above 1, and a long has room for every difference.
   */
  private static int differByOneAtMost(int a, int b) {
    long d = (long) a - b;
    return (int) (~(d + 1 | 1 - d) >>> 63);
  }

  private static Node findFrom(int x, Node t, int d) {
    if (d > 5) return null;
    if (t == null) return null;
    if (x == t.element) return t;
    return x < t.element ? findFrom(x, t.left, d + 1) : findFrom(x, t.right, d + 1);
  }

  private static Node maxFrom(Node t, int d) {
    if (d > 10) return null;
    if (t == null) return t;
    if (t.right == null) return t;
    return maxFrom(t.right, d + 1);
  }

  private static Node minFrom(Node t, int d) {
    if (d > 10) return null;
    if (t == null) return t;
    if (t.left == null) return t;
    return minFrom(t.left, d + 1);
  }

  private static boolean isMax(int x, Node t, int d) {
    if (d > 2) return true;
    if (t == null) return true;
    if (x < t.element) return false;
    if (!isMax(x, t.left, d + 1)) return false;
    return isMax(x, t.right, d + 1);
  }

  private static boolean isMin(int x, Node t, int d) {
    if (d > 2) return true;
    if (t == null) return true;
    if (t.element < x) return false;
    if (!isMin(x, t.left, d + 1)) return false;
    return isMin(x, t.right, d + 1);
  }

  private static boolean isMaxLopsided(int x, Node t, int d) {
    if (d > 4) return true;
    if (t == null) return true;
    if (x < t.element) return false;
    if (!isMaxLopsided(x, t.left, d + 1)) return false;
    return isMaxLopsided(x, t.right, d + 4);
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
    return a < b ? b : a;
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
