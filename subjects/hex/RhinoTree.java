package hex;

import loris.Loris;

/**
 * What holds of trees of {@code com.google.javascript.rhino.Node}, the parse tree of Debian's closure-compiler:
 * the node that P6 and P7 are written after. Its class need not be there to compile this.
 */
public final class RhinoTree {
  private RhinoTree() {}

  /** The root of a tree: nothing is above or beside it, and all below is linked as it has to be. */
  public static boolean isTree(Object root) {
    return root != null && get(root, "parent") == null && get(root, "next") == null && childrenAreRight(root);
  }

  /** Two trees that have no node in common: the second may become part of the first. */
  public static boolean areApart(Object root, Object other) {
    return root != other && isTree(root) && isTree(other);
  }

  /** A tree and one of the children of its root. */
  public static boolean isChild(Object root, Object child) {
    if (!isTree(root)) return false;
    for (Object at = get(root, "first"); at != null; at = get(at, "next")) {
      if (at == child) return true;
    }
    return false;
  }

  private static boolean childrenAreRight(Object node) {
    Object child = get(node, "first");
    if (child == null) return get(node, "last") == null;
    while (true) {
      if (get(child, "parent") != node) return false;
      Object next = get(child, "next");
      if (next == null) break;
      if (isAmong(node, child, next)) return false;
      child = next;
    }
    if (get(node, "last") != child) return false;
    for (child = get(node, "first"); child != null; child = get(child, "next")) {
      if (!childrenAreRight(child)) return false;
    }
    return true;
  }

  /** Whether one of the children up to that one is the other. */
  private static boolean isAmong(Object parent, Object last, Object other) {
    for (Object at = get(parent, "first"); at != last; at = get(at, "next")) {
      if (at == other) return true;
    }
    return last == other;
  }

  private static Object get(Object node, String name) {
    return Loris.field(node, name);
  }
}
