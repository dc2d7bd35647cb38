package hex;

/**
 * P7: gives the labels of a parse tree short names, beside a tree of external nodes in which nothing may
 * change. It forgets that a statement may be left whose label stands outside of the tree.
 */
public final class LabelRenamer {
  private static final class Scope {
    final int label;
    final int name;
    final Scope outer;

    Scope(int label, int name, Scope outer) {
      this.label = label;
      this.name = name;
      this.outer = outer;
    }
  }

  int renamed;

  /** Two trees that have no node in common. */
  static boolean areApart(LabelRenamer renamer, ParseNode externs, ParseNode root) {
    return externs != root && ParseNode.isTree(externs) && ParseNode.isTree(root);
  }

  public void process(ParseNode externs, ParseNode root) {
    int labels = countLabels(externs);
    rename(root, null);
    if (countLabels(externs) != labels) throw new AssertionError("an external label was renamed");
  }

  /** Those among the external nodes that no renaming may touch: their numbers are not negative. */
  private static int countLabels(ParseNode node) {
    int count = node.type == ParseNode.LABEL && node.number >= 0 ? 1 : 0;
    for (ParseNode child = node.first; child != null; child = child.next) count += countLabels(child);
    return count;
  }

  /** New names are negative: -1 for an outermost label, -2 inside it. */
  private void rename(ParseNode node, Scope scope) {
    Scope inner = scope;
    if (node.type == ParseNode.LABEL) {
      inner = new Scope(node.number, scope == null ? -1 : scope.name - 1, scope);
      node.number = inner.name;
      renamed++;
    } else if (node.type == ParseNode.BREAK) {
      node.number = find(scope, node.number).name;
    }
    for (ParseNode child = node.first; child != null; child = child.next) rename(child, inner);
  }

  private static Scope find(Scope scope, int label) {
    while (scope != null && scope.label != label) scope = scope.outer;
    return scope;
  }
}
