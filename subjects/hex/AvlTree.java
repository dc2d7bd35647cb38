package hex;

import java.util.NoSuchElementException;

/** P3: a set in a search tree; heights of siblings differ by one at most. */
public final class AvlTree {
  private static final int INVALID = -1;

  static final class Node {
    int element;
    int height = 1; // nodes on the longest way down
    Node left;
    Node right;

    Node(int element) {
      this.element = element;
    }
  }

  Node root;

  /** A tree in balance with the right heights, in which elements increase from left to right. */
  public boolean repOk() {
    return checkedHeight(root, null, null) != INVALID;
  }

  /** In order, nothing can be shared. */
  private static int checkedHeight(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.element <= low.element) return INVALID;
    if (high != null && node.element >= high.element) return INVALID;
    int left = checkedHeight(node.left, low, node);
    if (left == INVALID) return INVALID;
    int right = checkedHeight(node.right, node, high);
    if (right == INVALID || !isBalanced(left, right)) return INVALID;
    return node.height == heightOver(left, right) ? node.height : INVALID;
  }

  /** Reads every reference: the height that the tree has. */
  public int walk() {
    return walkBelow(root);
  }

  private static int walkBelow(Node node) {
    if (node == null) return 0;
    int left = walkBelow(node.left);
    int right = walkBelow(node.right);
    if (!isBalanced(left, right)) throw new IllegalStateException("not in balance");
    if (node.height != heightOver(left, right)) throw new IllegalStateException("wrong height");
    return node.height;
  }

  private static boolean isBalanced(int left, int right) {
    return left - right <= 1 && right - left <= 1;
  }

  private static int heightOver(int left, int right) {
    return left > right ? left + 1 : right + 1;
  }

  public boolean isEmpty() {
    return root == null;
  }

  public void clear() {
    root = null;
  }

  public boolean contains(int element) {
    Node at = root;
    while (at != null && at.element != element) at = element < at.element ? at.left : at.right;
    return at != null;
  }

  public int findMin() {
    if (root == null) throw new NoSuchElementException("the tree is empty");
    return least(root).element;
  }

  public int findMax() {
    if (root == null) throw new NoSuchElementException("the tree is empty");
    Node at = root;
    while (at.right != null) at = at.right;
    return at.element;
  }

  /** Does nothing when the element is there. */
  public void insert(int element) {
    root = inserted(root, element);
  }

  /** Does nothing when the element is not there. */
  public void remove(int element) {
    root = removed(root, element);
  }

  private static Node least(Node node) {
    while (node.left != null) node = node.left;
    return node;
  }

  private static Node inserted(Node node, int element) {
    if (node == null) return new Node(element);
    if (element < node.element) node.left = inserted(node.left, element);
    else if (element > node.element) node.right = inserted(node.right, element);
    else return node;
    return balanced(node);
  }

  private static Node removed(Node node, int element) {
    if (node == null) return null;
    if (element < node.element) {
      node.left = removed(node.left, element);
    } else if (element > node.element) {
      node.right = removed(node.right, element);
    } else {
      if (node.left == null) return node.right;
      if (node.right == null) return node.left;
      node.element = least(node.right).element;
      node.right = withoutLeast(node.right);
    }
    return balanced(node);
  }

  private static Node withoutLeast(Node node) {
    if (node.left == null) return node.right;
    node.left = withoutLeast(node.left);
    return balanced(node);
  }

  /** The top of the subtree after the rotations that it needs. */
  private static Node balanced(Node node) {
    int lean = height(node.left) - height(node.right);
    if (lean > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = turnedLeft(node.left);
      return turnedRight(node);
    }
    if (lean < -1) {
      if (height(node.right.right) < height(node.right.left)) node.right = turnedRight(node.right);
      return turnedLeft(node);
    }
    refresh(node);
    return node;
  }

  private static Node turnedRight(Node node) {
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    refresh(node);
    refresh(top);
    return top;
  }

  private static Node turnedLeft(Node node) {
    Node top = node.right;
    node.right = top.left;
    top.left = node;
    refresh(node);
    refresh(top);
    return top;
  }

  private static void refresh(Node node) {
    node.height = heightOver(height(node.left), height(node.right));
  }

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }
}
