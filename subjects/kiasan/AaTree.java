package kiasan;

/**
 * Andersson's tree: a node is one level above its left child, and at most one level above its right
 * child; two nodes of a level may stand side by side, three may not.
 */
public final class AaTree {
  private static final int INVALID = -1;

  static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int level = 1; // leaves have 1

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

  /** Keys are ordered, and the levels follow the rules. */
  public boolean repOk() {
    return checkedLevel(root, null, null) != INVALID;
  }

  private static int checkedLevel(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return INVALID;
    if (high != null && node.key >= high.key) return INVALID;
    int left = checkedLevel(node.left, low, node);
    if (left == INVALID) return INVALID;
    int level = left + 1;
    if (node.level != level) return INVALID;
    int right = checkedLevel(node.right, node, high);
    if (right == left) return level;
    return right == level && level(node.right.right) != level ? level : INVALID;
  }

  private static int level(Node node) {
    return node == null ? 0 : node.level;
  }

  public boolean isEmpty() {
    return root == null;
  }

  public boolean contains(int key) {
    return locate(key) != null;
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

  /** The element of the least key; null when there is none. */
  public Object findMin() {
    if (root == null) return null;
    return least(root).element;
  }

  /** The element of the greatest key; null when there is none. */
  public Object findMax() {
    if (root == null) return null;
    return greatest(root).element;
  }

  private static Node least(Node node) {
    while (node.left != null) node = node.left;
    return node;
  }

  private static Node greatest(Node node) {
    while (node.right != null) node = node.right;
    return node;
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
    return split(skew(node));
  }

  /** Takes the key out, if it is there; answers with its element. */
  public Object remove(int key) {
    Node node = locate(key);
    if (node == null) return null;
    Object element = node.element;
    root = removed(root, key);
    return element;
  }

  /** The root of the subtree, which has the key, without it. */
  private static Node removed(Node node, int key) {
    if (key < node.key) {
      node.left = removed(node.left, key);
    } else if (key > node.key) {
      node.right = removed(node.right, key);
    } else if (node.left == null && node.right == null) {
      return null;
    } else if (node.left == null) {
      Node heir = least(node.right);
      node.right = removed(node.right, heir.key);
      inherit(node, heir);
    } else {
      Node heir = greatest(node.left);
      node.left = removed(node.left, heir.key);
      inherit(node, heir);
    }
    return lowered(node);
  }

  private static void inherit(Node node, Node heir) {
    node.key = heir.key;
    node.element = heir.element;
  }

  /** The root of the subtree after a child has lost a level. */
  private static Node lowered(Node node) {
    int level = 1 + Math.min(level(node.left), level(node.right));
    if (level < node.level) {
      node.level = level;
      if (level(node.right) > level) node.right.level = level;
    }
    Node top = skew(node);
    top.right = skew(top.right);
    if (top.right != null) top.right.right = skew(top.right.right);
    top = split(top);
    top.right = split(top.right);
    return top;
  }

  /** Turns a left child of the same level into a right one. */
  private static Node skew(Node node) {
    if (node == null || level(node.left) != node.level) return node;
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    return top;
  }

  /** Lifts the middle of three in a row. */
  private static Node split(Node node) {
    if (node == null || node.right == null || level(node.right.right) != node.level) return node;
    Node top = node.right;
    node.right = top.left;
    top.left = node;
    top.level = top.level + 1;
    return top;
  }
}
