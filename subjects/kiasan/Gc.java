package kiasan;

import loris.Post;

/** The marking phase of a garbage collector: which objects can be reached from a root. */
public final class Gc {
  private Gc() {}

  static final class Node {
    Node left;
    Node right;
  }

  /** A set of nodes, by identity. */
  static final class NodeSet {
    private static final class Link {
      final Node node;
      final Link next;

      Link(Node node, Link next) {
        this.node = node;
        this.next = next;
      }
    }

    private Link first;

    boolean isEmpty() {
      return first == null;
    }

    boolean contains(Node node) {
      for (Link link = first; link != null; link = link.next) {
        if (link.node == node) return true;
      }
      return false;
    }

    void add(Node node) {
      if (!contains(node)) first = new Link(node, first);
    }

    /** Takes out the node that was added last. */
    Node take() {
      Node node = first.node;
      first = first.next;
      return node;
    }
  }

  /** Every node that can be reached from the root, the root included. */
  @Post("isClosed")
  public static NodeSet mark(Node root) {
    NodeSet marked = new NodeSet();
    NodeSet pending = new NodeSet();
    if (root != null) pending.add(root);
    while (!pending.isEmpty()) {
      Node node = pending.take();
      marked.add(node);
      if (node.left != null && !marked.contains(node.left)) pending.add(node.left);
      if (node.right != null && !marked.contains(node.right)) pending.add(node.right);
    }
    return marked;
  }

  /** The root is marked, and so is whatever a marked node points to. */
  static boolean isClosed(Node root, NodeSet marked) {
    if (root != null && !marked.contains(root)) return false;
    for (NodeSet.Link link = marked.first; link != null; link = link.next) {
      if (link.node.left != null && !marked.contains(link.node.left)) return false;
      if (link.node.right != null && !marked.contains(link.node.right)) return false;
    }
    return true;
  }
}
