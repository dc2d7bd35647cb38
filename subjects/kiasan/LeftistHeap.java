package kiasan;

/**
 * A heap that merges quickly. The null path of a node is the least number of steps to a node that
 * lacks a child; a left child's is never shorter than that of its sibling.
 */
public final class LeftistHeap {
  private static final int INVALID = -1;

  static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int nullPath;

    Node(int key, Object element) {
      this.key = key;
      this.element = element;
    }
  }

  private Node root;

  /** A tree whose keys never decrease on the way down, leftist, with the null paths it says. */
  public boolean repOk() {
    return checkedCount(root, null, 0, null) != INVALID;
  }

  /** What {@link #merge} needs: two heaps without a node in common, or one heap twice. */
  public boolean isMergeable(LeftistHeap other) {
    if (other == null) return false;
    if (this == other) return true;
    return repOk() && other.checkedCount(other.root, null, 0, root) != INVALID;
  }

  /** How many nodes, none of them below alien, a walk has met after this subtree; count before it. */
  private int checkedCount(Node node, Node parent, int count, Node alien) {
    if (node == null) return count;
    if (parent != null && node.key < parent.key) return INVALID;
    Node left = node.left;
    // Equal keys are no disorder, so order does not tell a tree from a graph: the walk must meet
    // each node for the first time where it stands.
    if (place(root, node, 0) != ~count || place(alien, node, 0) < 0) return INVALID;
    int afterLeft = checkedCount(left, node, count + 1, alien);
    if (afterLeft == INVALID) return INVALID;
    int afterRight = checkedCount(node.right, node, afterLeft, alien);
    if (afterRight == INVALID || nullPath(left) < nullPath(node.right)) return INVALID;
    return node.nullPath == nullPath(node.right) + 1 ? afterRight : INVALID;
  }

  /** The complement of how many nodes a walk meets before the node; all it meets when that is absent. */
  private static int place(Node at, Node node, int count) {
    if (at == null) return count;
    if (at == node) return ~count;
    int afterLeft = place(at.left, node, count + 1);
    return afterLeft < 0 ? afterLeft : place(at.right, node, afterLeft);
  }

  private static int nullPath(Node node) {
    return node == null ? -1 : node.nullPath;
  }

  /** The element of a least key; null when the heap is empty. */
  public Object findMin() {
    return root == null ? null : root.element;
  }

  public void insert(int key, Object element) {
    root = merged(new Node(key, element), root);
  }

  /** {@link #insert} of something that is no part of a heap. */
  public void insertItem(int key, Item item) {
    insert(key, item);
  }

  /** Takes out a least key; answers with its element, null when the heap is empty. */
  public Object deleteMin() {
    if (root == null) return null;
    Object least = root.element;
    root = merged(root.left, root.right);
    return least;
  }

  /** Moves all that the other heap has into this one. */
  public void merge(LeftistHeap other) {
    if (this == other) return;
    root = merged(root, other.root);
    other.root = null;
  }

  private static Node merged(Node one, Node two) {
    if (one == null) return two;
    if (two == null) return one;
    return one.key < two.key ? grown(one, two) : grown(two, one);
  }

  /** The heap with the lesser root takes in the other. */
  private static Node grown(Node least, Node other) {
    if (least.left == null) {
      least.left = other;
      return least;
    }
    least.right = merged(least.right, other);
    if (nullPath(least.left) < nullPath(least.right)) {
      Node left = least.left;
      least.left = least.right;
      least.right = left;
    }
    least.nullPath = nullPath(least.right) + 1;
    return least;
  }
}
