package hex;

import hex.AvlTree.Node;
import loris.Loris;

/**
 * Companion methods of AVL trees: what is known of heights when some children are known and others are not. All of it
 * is linear in the heights, so that no case has to be looked at by itself.
 */
final class AvlTreeRules {
  /** What was met of a node. */
  private static final class Known {
    final Node node;
    final Known before;
    boolean hasLeft; // it is known, and may be null
    boolean hasRight;

    Known(Node node, Known before) {
      this.node = node;
      this.before = before;
    }
  }

  private static Known all;
  private static int count;

  private AvlTreeRules() {}

  static void root(Node node) {
    add(node);
    check();
  }

  static void left(Node parent, Node child) {
    Known known = find(parent);
    known.hasLeft = true;
    if (child != null) add(child);
    link(known);
  }

  static void right(Node parent, Node child) {
    Known known = find(parent);
    known.hasRight = true;
    if (child != null) add(child);
    link(known);
  }

  private static void add(Node node) {
    all = new Known(node, all);
    count++;
    Loris.assume(node.height >= 1);
  }

  private static Known find(Node node) {
    Known known = all;
    while (known.node != node) known = known.before;
    return known;
  }

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }

  /** One child is as high as the node allows or one lower; two differ by one at most. */
  private static void link(Known known) {
    int above = known.node.height;
    if (known.hasLeft) between(above - 2, height(known.node.left), above - 1);
    if (known.hasRight) between(above - 2, height(known.node.right), above - 1);
    if (known.hasLeft && known.hasRight) {
      int left = height(known.node.left);
      int right = height(known.node.right);
      between(-1, left - right, 1);
      between(2, 2 * above - left - right, 3); // the higher child is one below
    }
    check();
  }

  private static void between(int low, int value, int high) {
    Loris.assume(low <= value);
    Loris.assume(value <= high);
  }

  /** There is room for the nodes that the heights ask for. */
  private static void check() {
    if (Bounds.avlNodes() == Bounds.NONE) return;
    if (count < Bounds.avlNodes()) {
      checkRoom(all, count);
      return;
    }
    for (Known known = all; known != null; known = known.before) {
      if (isOpen(known)) Loris.assume(openHeight(known) <= openNodes(known));
    }
  }

  /**
   * A subtree of height h has at least 0, 1, 2, 4 nodes, the largest of 0, h and 2h - 2 (up to height 3). The sum of
   * such largest numbers is within the bound when every choice of them is.
   */
  private static void checkRoom(Known known, int nodes) {
    if (known == null) {
      Loris.assume(nodes <= Bounds.avlNodes());
      return;
    }
    checkRoom(known.before, nodes);
    if (!isOpen(known)) return;
    int height = openHeight(known);
    checkRoom(known.before, nodes + height - openNodes(known));
    checkRoom(known.before, nodes + 2 * height - 2 - openNodes(known));
  }

  private static boolean isOpen(Known known) {
    return !known.hasLeft || !known.hasRight;
  }

  /** The least height of the child that is not known; of the node itself when none is. */
  private static int openHeight(Known known) {
    int height = known.node.height;
    if (known.hasLeft) return 2 * height - 3 - height(known.node.left);
    if (known.hasRight) return 2 * height - 3 - height(known.node.right);
    return height;
  }

  /** How many nodes of such a subtree are known. */
  private static int openNodes(Known known) {
    return known.hasLeft || known.hasRight ? 0 : 1;
  }
}
