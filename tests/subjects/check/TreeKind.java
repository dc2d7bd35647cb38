package check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A class of binary trees: how its objects are put together from nodes, without its methods.
 *
 * @param data the field of a node that its place in the tree restricts; null when there is none
 * @param values what that field may be tried with
 */
record TreeKind(
    String name,
    Class<?> tree,
    Class<?> node,
    boolean isOrdered,
    boolean hasParents,
    boolean hasSize,
    String data,
    List<?> values,
    Predicate<Object> repOk) {

  /** A tree of that shape; its nodes, in the order of a walk, are added to the list. */
  Object build(Shape shape, List<Object> nodes) {
    Object tree = Graphs.make(this.tree);
    Graphs.set(tree, "root", link(shape, null, nodes));
    if (hasSize) Graphs.set(tree, "size", nodes.size());
    if (isOrdered) {
      number(Graphs.get(tree, "root"), 1);
    } else {
      for (int i = 0; i < nodes.size(); i++) Graphs.set(nodes.get(i), "key", i);
    }
    return tree;
  }

  private Object link(Shape shape, Object parent, List<Object> nodes) {
    if (shape == null) return null;
    Object made = Graphs.make(node);
    nodes.add(made);
    if (hasParents) Graphs.set(made, "parent", parent);
    Graphs.set(made, "left", link(shape.left(), made, nodes));
    Graphs.set(made, "right", link(shape.right(), made, nodes));
    return made;
  }

  /** Keys from left to right; answers with the next one. */
  private static int number(Object node, int next) {
    if (node == null) return next;
    int own = number(Graphs.get(node, "left"), next);
    Graphs.set(node, "key", own);
    return number(Graphs.get(node, "right"), own + 1);
  }

  /** How many of the shapes, with each value of the data tried in each node, satisfy repOk. */
  int countValid(List<Shape> shapes) {
    int valid = 0;
    for (Shape shape : shapes) {
      List<Object> nodes = new ArrayList<>();
      Object tree = build(shape, nodes);
      valid += countValid(tree, nodes, 0);
    }
    return valid;
  }

  private int countValid(Object tree, List<Object> nodes, int done) {
    if (data == null || done == nodes.size()) return repOk.test(tree) ? 1 : 0;
    int valid = 0;
    for (Object value : values) {
      Graphs.set(nodes.get(done), data, value);
      valid += countValid(tree, nodes, done + 1);
    }
    return valid;
  }

  static List<Object> nodes(Object tree) {
    return subtree(Graphs.get(tree, "root"));
  }

  /** The nodes that may not take the place of a child; below it, some might. */
  static List<Object> outside(Object tree, Object child) {
    List<Object> nodes = nodes(tree);
    nodes.removeAll(subtree(child));
    return nodes;
  }

  private static List<Object> subtree(Object node) {
    List<Object> nodes = new ArrayList<>();
    walk(node, nodes);
    return nodes;
  }

  private static void walk(Object node, List<Object> nodes) {
    if (node == null) return;
    nodes.add(node);
    walk(Graphs.get(node, "left"), nodes);
    walk(Graphs.get(node, "right"), nodes);
  }
}
