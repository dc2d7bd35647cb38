package hex;

/** A node of a parse tree, as P6 and P7 take it: it knows its parent, its next sibling and its children's ends. */
public final class ParseNode {
  static final int OTHER = 0;
  static final int FUNCTION = 1; // its children are a name, parameters and a body
  static final int LABEL = 2; // the label is its number
  static final int BREAK = 3; // leaves the statement with that label

  int type;
  int number;
  ParseNode parent;
  ParseNode next;
  ParseNode first;
  ParseNode last;

  /** The root of a tree: nothing is above or beside it, and all below is linked as it has to be. */
  static boolean isTree(ParseNode root) {
    return root != null && root.parent == null && root.next == null && childrenAreRight(root);
  }

  /** By its parent no node can be in two chains of children, so only its own has to be looked back at. */
  private static boolean childrenAreRight(ParseNode node) {
    if (node.first == null) return node.last == null;
    ParseNode child = node.first;
    while (true) {
      if (child.parent != node) return false;
      if (child.next == null) break;
      if (isAmong(node.first, child, child.next)) return false;
      child = child.next;
    }
    if (node.last != child) return false;
    for (child = node.first; child != null; child = child.next) {
      if (!childrenAreRight(child)) return false;
    }
    return true;
  }

  private static boolean isAmong(ParseNode from, ParseNode to, ParseNode node) {
    for (ParseNode at = from; at != to; at = at.next) {
      if (at == node) return true;
    }
    return to == node;
  }

  void append(ParseNode child) {
    child.parent = this;
    if (first == null) first = child;
    else last.next = child;
    last = child;
  }
}
