package kiasan;

/** A binary search tree that is never rebalanced: int keys, an element beside each. */
public final class BinarySearchTree {
  static final class Node {
    int key;
    Object element;
    Node left;
    Node right;

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

  /** Every key is above all keys to its left and below all keys to its right. */
  public boolean repOk() {
    return isOrdered(root, null, null);
  }

  /**
   * One walk settles shape and order: of a node that is reached twice, the key would have to lie
   * between two bounds and yet outside of them.
   */
  private static boolean isOrdered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
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
    Node added = new Node(key, element);
    if (parent == null) root = added;
    else if (key < parent.key) parent.left = added;
    else parent.right = added;
  }

  /** {@link #insert} of something that is no part of a tree. */
  public void insertItem(int key, Item item) {
    insert(key, item);
  }

  /** Takes the key out, if it is there; answers with its element. */
  public Object remove(int key) {
    Node parent = null;
    Node node = root;
    while (node != null && key != node.key) {
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    if (node == null) return null;
    Object removed = node.element;
    if (node.left != null && node.right != null) {
      Node heir = node.right;
      parent = node;
      while (heir.left != null) {
        parent = heir;
        heir = heir.left;
      }
      node.key = heir.key;
      node.element = heir.element;
      node = heir;
    }
    relink(parent, node, node.left != null ? node.left : node.right);
    return removed;
  }

  private void relink(Node parent, Node child, Node replacement) {
    if (parent == null) root = replacement;
    else if (parent.left == child) parent.left = replacement;
    else parent.right = replacement;
  }
}
