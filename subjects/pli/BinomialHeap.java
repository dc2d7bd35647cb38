package pli;

/**
 * A list of binomial trees of increasing degree. A tree of degree d has 2^d nodes; its children,
 * linked as siblings, have the degrees d - 1 to 0.
 */
public final class BinomialHeap {
  static final class Node {
    int key;
    int degree;
    Node parent;
    Node sibling;
    Node child;

    Node(int key) {
      this.key = key;
    }
  }

  Node nodes;
  int size;

  /** Trees with the degrees of the binary digits of size. */
  public boolean preH() {
    return isForest(nodes, size);
  }

  /** No key is less than that of the parent. */
  public boolean preP() {
    return isOrdered(nodes);
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    return isOrderedForest(nodes, size);
  }

  static boolean isForest(Node first, int size) {
    return size >= 0 && isForest(first, 0, size);
  }

  /** A tree of this degree if the lowest digit is one, then the trees of the others. */
  private static boolean isForest(Node root, int degree, int digits) {
    if (digits == 0) return root == null;
    if ((digits & 1) == 0) return isForest(root, degree + 1, digits >> 1);
    if (root == null || root.parent != null || root.degree != degree) return false;
    return areTrees(root.child, root, degree) && isForest(root.sibling, degree + 1, digits >> 1);
  }

  /** That many siblings; parents and degrees that are right exclude that a node is met again. */
  private static boolean areTrees(Node node, Node parent, int count) {
    if (count == 0) return node == null;
    if (node == null || node.parent != parent || node.degree != count - 1) return false;
    return areTrees(node.child, node, count - 1) && areTrees(node.sibling, parent, count - 1);
  }

  static boolean isOrdered(Node node) {
    if (node == null) return true;
    if (node.parent != null && node.key < node.parent.key) return false;
    return isOrdered(node.child) && isOrdered(node.sibling);
  }

  static boolean isOrderedForest(Node first, int size) {
    return size >= 0 && isOrderedForest(first, 0, size);
  }

  private static boolean isOrderedForest(Node root, int degree, int digits) {
    if (digits == 0) return root == null;
    if ((digits & 1) == 0) return isOrderedForest(root, degree + 1, digits >> 1);
    if (root == null || root.parent != null || root.degree != degree) return false;
    return areOrderedTrees(root.child, root, degree)
        && isOrderedForest(root.sibling, degree + 1, digits >> 1);
  }

  private static boolean areOrderedTrees(Node node, Node parent, int count) {
    if (count == 0) return node == null;
    if (node == null || node.parent != parent || node.degree != count - 1) return false;
    if (node.key < parent.key) return false;
    return areOrderedTrees(node.child, node, count - 1)
        && areOrderedTrees(node.sibling, parent, count - 1);
  }

  public void insert(int key) {
    nodes = consolidated(merged(nodes, new Node(key)));
    size++;
  }

  /** Takes out a node with the least key; null when the heap is empty. */
  public Node extractMin() {
    Node least = least(nodes);
    if (least != null) removeRoot(least);
    return least;
  }

  /** Takes the key out once; whether it was there. */
  public boolean delete(int key) {
    Node node = find(nodes, key);
    if (node == null) return false;
    while (node.parent != null) {
      node.key = node.parent.key;
      node = node.parent;
    }
    node.key = key;
    removeRoot(node);
    return true;
  }

  private void removeRoot(Node root) {
    Node others = without(nodes, root);
    nodes = consolidated(merged(others, released(root)));
    size--;
  }

  private static Node find(Node node, int key) {
    if (node == null || node.key == key) return node;
    Node below = find(node.child, key);
    return below != null ? below : find(node.sibling, key);
  }

  /** The first of the least roots. */
  static Node least(Node roots) {
    Node least = roots;
    for (Node at = roots; at != null; at = at.sibling) {
      if (at.key < least.key) least = at;
    }
    return least;
  }

  /** The list of roots after one of them is taken out. */
  static Node without(Node roots, Node root) {
    if (roots == root) return root.sibling;
    Node before = roots;
    while (before.sibling != root) before = before.sibling;
    before.sibling = root.sibling;
    return roots;
  }

  /** The children of a root as roots, by increasing degree; the root is left alone. */
  static Node released(Node root) {
    Node roots = null;
    Node child = root.child;
    while (child != null) {
      Node next = child.sibling;
      child.parent = null;
      child.sibling = roots;
      roots = child;
      child = next;
    }
    root.child = null;
    root.sibling = null;
    root.degree = 0;
    return roots;
  }

  /** Both lists in one whose degrees do not decrease. */
  static Node merged(Node first, Node second) {
    Node before = null;
    Node at = first;
    while (at != null && second != null) {
      Node tree = second;
      if (tree.degree < at.degree) {
        second = tree.sibling;
        tree.sibling = at;
        if (before == null) first = tree;
        else before.sibling = tree;
        at = tree;
      } else {
        if (belongsAfter(at, tree)) {
          second = tree.sibling;
          tree.sibling = at.sibling;
          at.sibling = tree;
          at = tree;
        }
        before = at;
        at = at.sibling;
      }
    }
    if (before == null) return first == null ? second : first;
    if (at == null) before.sibling = second;
    return first;
  }

  /** Whether the tree has its place right after one whose degree is not greater. */
  static boolean belongsAfter(Node at, Node tree) {
    return tree.degree == at.degree || at.sibling == null || tree.degree < at.sibling.degree;
  }

  /** Makes one of each two trees of the same degree. */
  static Node consolidated(Node roots) {
    Node before = null;
    Node at = roots;
    while (at != null && at.sibling != null) {
      Node next = at.sibling;
      boolean isFirstOfThree = next.sibling != null && next.sibling.degree == at.degree;
      if (at.degree != next.degree || isFirstOfThree) {
        before = at;
        at = next;
      } else if (at.key <= next.key) {
        at.sibling = next.sibling;
        adopt(at, next);
      } else {
        if (before == null) roots = next;
        else before.sibling = next;
        adopt(next, at);
        at = next;
      }
    }
    return roots;
  }

  private static void adopt(Node parent, Node child) {
    child.parent = parent;
    child.sibling = parent.child;
    parent.child = child;
    parent.degree++;
  }
}
