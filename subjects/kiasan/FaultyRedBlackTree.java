package kiasan;

import loris.Invariant;

/** A {@link RedBlackTree} with a mistake: when the right side loses a node, another keeps its colour. */
@Invariant("repOk")
public final class FaultyRedBlackTree {
  private static final int INVALID = -1;

  static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    Node parent;
    boolean isRed = true;

    Node(int key, Object element, Node parent) {
      this.key = key;
      this.element = element;
      this.parent = parent;
    }

    /** Answers with the element that gives way. */
    Object replace(Object other) {
      Object old = element;
      element = other;
      return old;
    }
  }

  private Node root;

  /**
   * Keys are ordered, parents right, the root is black, no red node has a red child, and every way
   * down meets the same number of black nodes.
   */
  public boolean repOk() {
    return blackHeight(root, null, null, null) != INVALID;
  }

  private static int blackHeight(Node node, Node parent, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return INVALID;
    if (high != null && node.key >= high.key) return INVALID;
    if (node.parent != parent) return INVALID;
    if (node.isRed && (parent == null || parent.isRed)) return INVALID;
    int left = blackHeight(node.left, node, low, node);
    if (left == INVALID) return INVALID;
    int right = blackHeight(node.right, node, node, high);
    if (left != right) return INVALID;
    return node.isRed ? left : left + 1;
  }

  private static boolean isRed(Node node) {
    return node != null && node.isRed;
  }

  public boolean isEmpty() {
    return root == null;
  }

  /** The element of the key; null when there is none. */
  public Object find(int key) {
    Node node = locate(key);
    return node == null ? null : node.element;
  }

  private Node locate(int key) {
    Node node = root;
    while (node != null) {
      if (key < node.key) node = node.left;
      else if (key > node.key) node = node.right;
      else return node;
    }
    return null;
  }

  /** Adds the key, or replaces its element. */
  public void insert(int key, Object element) {
    Node parent = null;
    Node node = root;
    while (node != null) {
      parent = node;
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        node.replace(element);
        return;
      }
    }
    Node added = new Node(key, element, parent);
    if (parent == null) root = added;
    else if (key < parent.key) parent.left = added;
    else parent.right = added;
    resolveRedPair(added);
  }

  /** The node is red; as long as its parent is red too, one of them has to change. */
  private void resolveRedPair(Node node) {
    while (node != root && node.parent.isRed) {
      Node parent = node.parent;
      Node grandparent = parent.parent;
      Node uncle = parent == grandparent.left ? grandparent.right : grandparent.left;
      if (isRed(uncle)) {
        parent.isRed = false;
        uncle.isRed = false;
        grandparent.isRed = true;
        node = grandparent;
      } else {
        rotateRedPair(node, parent, grandparent);
        return;
      }
    }
    root.isRed = false;
  }

  private void rotateRedPair(Node node, Node parent, Node grandparent) {
    Node top = parent;
    if (parent == grandparent.left) {
      if (node == parent.right) {
        rotateLeft(parent);
        top = node;
      }
      rotateRight(grandparent);
    } else {
      if (node == parent.left) {
        rotateRight(parent);
        top = node;
      }
      rotateLeft(grandparent);
    }
    top.isRed = false;
    grandparent.isRed = true;
  }

  /** Takes the key out, if it is there; answers with its element. */
  public Object remove(int key) {
    Node node = locate(key);
    if (node == null) return null;
    Object removed = node.element;
    if (node.left != null && node.right != null) {
      Node heir = node.right;
      while (heir.left != null) heir = heir.left;
      node.key = heir.key;
      node.element = heir.element;
      node = heir;
    }
    Node child = node.left != null ? node.left : node.right;
    if (child != null) {
      child.isRed = false; // an only child is red and its parent black
    } else if (!node.isRed) {
      addMissingBlack(node);
    }
    relink(node, child);
    return removed;
  }

  /** Ways through the node are about to lack, or lack, one black node. */
  private void addMissingBlack(Node node) {
    while (node != root && !node.isRed) {
      Node parent = node.parent;
      node = node == parent.left ? addBlackOnLeft(parent) : addBlackOnRight(parent);
    }
    node.isRed = false;
  }

  /** Answers with the node through which a black one is still missing; the root when none is. */
  private Node addBlackOnLeft(Node parent) {
    Node sibling = parent.right;
    if (sibling.isRed) {
      sibling.isRed = false;
      parent.isRed = true;
      rotateLeft(parent);
      sibling = parent.right;
    }
    if (!isRed(sibling.left) && !isRed(sibling.right)) {
      sibling.isRed = true;
      return parent;
    }
    if (!isRed(sibling.right)) {
      sibling.left.isRed = false;
      sibling.isRed = true;
      rotateRight(sibling);
      sibling = parent.right;
    }
    sibling.isRed = parent.isRed;
    parent.isRed = false;
    sibling.right.isRed = false;
    rotateLeft(parent);
    return root;
  }

  /** The mirror image of {@link #addBlackOnLeft}. */
  private Node addBlackOnRight(Node parent) {
    Node sibling = parent.left;
    if (sibling.isRed) {
      sibling.isRed = false;
      parent.isRed = true;
      rotateRight(parent);
      sibling = parent.left;
    }
    if (!isRed(sibling.right) && !isRed(sibling.left)) {
      sibling.isRed = true;
      return parent;
    }
    if (!isRed(sibling.left)) {
      sibling.right.isRed = false;
      sibling.isRed = true;
      rotateLeft(sibling);
      sibling = parent.left;
    }
    sibling.isRed = parent.isRed;
    parent.isRed = false;
    rotateRight(parent);
    return root;
  }

  private void rotateLeft(Node node) {
    Node top = node.right;
    relink(node, top);
    node.right = top.left;
    if (top.left != null) top.left.parent = node;
    top.left = node;
    node.parent = top;
  }

  private void rotateRight(Node node) {
    Node top = node.left;
    relink(node, top);
    node.left = top.right;
    if (top.right != null) top.right.parent = node;
    top.right = node;
    node.parent = top;
  }

  /** Puts another node, or none, where the node is. */
  private void relink(Node node, Node replacement) {
    Node parent = node.parent;
    if (parent == null) root = replacement;
    else if (parent.left == node) parent.left = replacement;
    else parent.right = replacement;
    if (replacement != null) replacement.parent = parent;
  }
}
