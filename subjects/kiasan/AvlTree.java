package kiasan;

import loris.Invariant;

/** A search tree in which the heights of two siblings differ by one at most. */
@Invariant("repOk")
public final class AvlTree {
  private static final int INVALID = -1;

  static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int height = 1; // of the subtree, in nodes

    Node(int key, Object element) {
      this.key = key;
      this.element = element;
    }

    /** Answers with the element that gives way. */
    Object replace(Object other) {
      Object old = element;
      element = other;
      return old;
    }
  }

  private Node root;

  /** Keys are ordered, siblings balanced, and every height is what it says. */
  public boolean repOk() {
    return checkedHeight(root, null, null) != INVALID;
  }

  private static int checkedHeight(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return INVALID;
    if (high != null && node.key >= high.key) return INVALID;
    int left = checkedHeight(node.left, low, node);
    if (left == INVALID) return INVALID;
    int right = checkedHeight(node.right, node, high);
    if (right == INVALID) return INVALID;
    if (left - right > 1 || right - left > 1) return INVALID;
    int height = 1 + (left > right ? left : right);
    return node.height == height ? height : INVALID;
  }

  public boolean isEmpty() {
    return root == null;
  }

  /** The element of the key; null when there is none. */
  public Object find(int key) {
    Node node = root;
    while (node != null) {
      if (key < node.key) node = node.left;
      else if (key > node.key) node = node.right;
      else return node.element;
    }
    return null;
  }

  /** The element of the least key; null when there is none. */
  public Object findMin() {
    if (root == null) return null;
    Node node = root;
    while (node.left != null) node = node.left;
    return node.element;
  }

  /** The element of the greatest key; null when there is none. */
  public Object findMax() {
    if (root == null) return null;
    Node node = root;
    while (node.right != null) node = node.right;
    return node.element;
  }

  /** Adds the key, or replaces its element. */
  public void insert(int key, Object element) {
    root = inserted(root, key, element);
  }

  /** {@link #insert} of something that is no part of a tree. */
  public void insertItem(int key, Item item) {
    insert(key, item);
  }

  /** The root of the subtree with the key in it. */
  private static Node inserted(Node node, int key, Object element) {
    if (node == null) return new Node(key, element);
    if (key < node.key) {
      node.left = inserted(node.left, key, element);
    } else if (key > node.key) {
      node.right = inserted(node.right, key, element);
    } else {
      node.replace(element);
      return node;
    }
    return balanced(node);
  }

  /** The root of the subtree after at most two rotations. */
  private static Node balanced(Node node) {
    int tilt = height(node.left) - height(node.right);
    if (tilt > 1) {
      Node left = node.left;
      if (height(left.left) < height(left.right)) node.left = rotatedLeft(left);
      return rotatedRight(node);
    }
    if (tilt < -1) {
      Node right = node.right;
      if (height(right.right) < height(right.left)) node.right = rotatedRight(right);
      return rotatedLeft(node);
    }
    measure(node);
    return node;
  }

  private static Node rotatedRight(Node node) {
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    measure(node);
    measure(top);
    return top;
  }

  private static Node rotatedLeft(Node node) {
    Node top = node.right;
    node.right = top.left;
    top.left = node;
    measure(node);
    measure(top);
    return top;
  }

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }

  private static void measure(Node node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
  }
}
