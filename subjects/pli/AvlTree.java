package pli;

import java.util.HashSet;
import java.util.Set;

/** A set in a search tree; heights of siblings differ by one at most. */
public final class AvlTree {
  private static final int INVALID = -1;

  static final class Node {
    int element;
    Node left;
    Node right;
    int height = 1; // nodes on the longest way down: 1 for a leaf

    Node(int element) {
      this.element = element;
    }
  }

  Node root;

  /** A tree, in balance by its shape. */
  public boolean preH() {
    return balancedHeight(root, new HashSet<>()) != INVALID;
  }

  /** The heights are what they say, and elements increase from left to right. */
  public boolean preP() {
    return sortedHeight(root, null, null) != INVALID;
  }

  /**
   * {@link #preH} and {@link #preP} in one walk, which ends where a subtree is too high or too low
   * beside its sibling; in order, nothing can be shared.
   */
  public boolean pre() {
    return checkedHeight(root, null, null, 0, Integer.MAX_VALUE) != INVALID;
  }

  private static int balancedHeight(Node node, Set<Node> seen) {
    if (node == null) return 0;
    if (!seen.add(node)) return INVALID;
    int left = balancedHeight(node.left, seen);
    if (left == INVALID) return INVALID;
    int right = balancedHeight(node.right, seen);
    if (right == INVALID || !isBalanced(left, right)) return INVALID;
    return heightOver(left, right);
  }

  private static int sortedHeight(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (!isBetween(node, low, high)) return INVALID;
    int left = sortedHeight(node.left, low, node);
    if (left == INVALID) return INVALID;
    int right = sortedHeight(node.right, node, high);
    if (right == INVALID || node.height != heightOver(left, right)) return INVALID;
    return node.height;
  }

  /** The height of a right tree, if it is at least and at most that. */
  private static int checkedHeight(Node node, Node low, Node high, int least, int most) {
    if (node == null) return least <= 0 ? 0 : INVALID;
    if (most <= 0 || !isBetween(node, low, high)) return INVALID;
    int left = checkedHeight(node.left, low, node, least - 2, most - 1);
    if (left == INVALID) return INVALID;
    int lowest = left < least - 1 ? least - 1 : left - 1;
    int highest = left < most - 1 ? left + 1 : most - 1;
    int right = checkedHeight(node.right, node, high, lowest, highest);
    if (right == INVALID) return INVALID;
    int height = heightOver(left, right);
    return node.height == height ? height : INVALID;
  }

  private static boolean isBetween(Node node, Node low, Node high) {
    if (low != null && node.element <= low.element) return false;
    return high == null || node.element < high.element;
  }

  private static boolean isBalanced(int left, int right) {
    return left - right <= 1 && right - left <= 1;
  }

  private static int heightOver(int left, int right) {
    return left > right ? left + 1 : right + 1;
  }

  /** Does nothing when the element is there. */
  public void insert(int element) {
    root = inserted(root, element);
  }

  /** Does nothing when the element is not there. */
  public void remove(int element) {
    root = removed(root, element);
  }

  /** The root of the subtree with the element. */
  private static Node inserted(Node node, int element) {
    if (node == null) return new Node(element);
    if (element == node.element) return node;
    if (element < node.element) node.left = inserted(node.left, element);
    else node.right = inserted(node.right, element);
    return balanced(node);
  }

  /** The root of the subtree without the element. */
  private static Node removed(Node node, int element) {
    if (node == null) return null;
    if (element < node.element) {
      node.left = removed(node.left, element);
    } else if (element > node.element) {
      node.right = removed(node.right, element);
    } else if (node.left == null) {
      return node.right;
    } else if (node.right == null) {
      return node.left;
    } else {
      Node next = node.right;
      while (next.left != null) next = next.left;
      node.element = next.element;
      node.right = removed(node.right, next.element);
    }
    return balanced(node);
  }

  /** The root of a subtree whose sides may differ by two, after the rotations that it takes. */
  private static Node balanced(Node node) {
    int tilt = height(node.left) - height(node.right);
    if (tilt > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = liftedRight(node.left);
      return liftedLeft(node);
    }
    if (tilt < -1) {
      if (height(node.right.right) < height(node.right.left)) node.right = liftedLeft(node.right);
      return liftedRight(node);
    }
    measure(node);
    return node;
  }

  /** The left child, with its parent for its right one. */
  private static Node liftedLeft(Node node) {
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    measure(node);
    measure(top);
    return top;
  }

  /** The right child, with its parent for its left one. */
  private static Node liftedRight(Node node) {
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
    node.height = heightOver(height(node.left), height(node.right));
  }
}
