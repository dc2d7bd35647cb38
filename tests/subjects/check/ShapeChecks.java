package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The invariants accept as many trees as there are. The numbers are the published counts of
 * non-isomorphic trees, colours included.
 */
public final class ShapeChecks {
  private static final Map<TreeKind, Integer> WITHIN_5_NODES = Map.of(TreeKinds.BST, 65,
      TreeKinds.AVL, 15, TreeKinds.RED_BLACK, 18, TreeKinds.FAULTY, 18, TreeKinds.TREE_MAP, 18,
      TreeKinds.AA, 8);

  private static final Map<TreeKind, List<Integer>> BY_HEIGHT = Map.of(
      TreeKinds.BST, List.of(2, 5, 26),
      TreeKinds.AVL, List.of(2, 5, 20),
      TreeKinds.RED_BLACK, List.of(2, 6, 31),
      TreeKinds.FAULTY, List.of(2, 6, 31),
      TreeKinds.TREE_MAP, List.of(2, 6, 31),
      TreeKinds.AA, List.of(2, 4, 10),
      TreeKinds.LEFTIST, List.of(2, 4, 12));

  private ShapeChecks() {}

  public static void main(String[] args) {
    WITHIN_5_NODES.forEach((kind, expected) -> check(kind.name() + " within 5 nodes",
        () -> requireEqual(expected, countWithin(kind, 5), "shapes")));
    BY_HEIGHT.forEach((kind, expected) -> check(kind.name() + " by height", () -> {
      for (int height = 1; height <= expected.size(); height++) {
        int found = kind.countValid(Shape.withinHeight(height));
        requireEqual(expected.get(height - 1), found, "shapes of height " + height);
      }
    }));
    for (TreeKind kind : TreeKinds.ALL) {
      check(kind.name() + " neither shared nor cyclic", () -> refuseGraphs(kind));
    }
  }

  private static int countWithin(TreeKind kind, int most) {
    int valid = 0;
    for (int size = 0; size <= most; size++) valid += kind.countValid(Shape.ofSize(size));
    return valid;
  }

  /** Every way to link three nodes that is no tree, with every choice of three keys. */
  private static void refuseGraphs(TreeKind kind) {
    int graphs = 1 << 12;
    int refused = 0;
    for (int links = 0; links < graphs; links++) {
      List<Object> nodes = List.of(
          Graphs.make(kind.node()), Graphs.make(kind.node()), Graphs.make(kind.node()));
      Object tree = Graphs.make(kind.tree());
      Graphs.set(tree, "root", nodes.get(0));
      if (kind.hasSize()) Graphs.set(tree, "size", 3);
      for (int i = 0; i < 3; i++) {
        Graphs.set(nodes.get(i), "left", target(nodes, links >> 4 * i));
        Graphs.set(nodes.get(i), "right", target(nodes, links >> 4 * i + 2));
        if (kind.hasParents() && i > 0) Graphs.set(nodes.get(i), "parent", nodes.get(0));
      }
      if (isTree(nodes.get(0), new ArrayList<>())) continue;
      refused++;
      refuseKeys(kind, tree, nodes);
    }
    require(refused > 2000, "only " + refused + " graphs");
  }

  private static Object target(List<Object> nodes, int bits) {
    return (bits & 3) == 3 ? null : nodes.get(bits & 3);
  }

  private static boolean isTree(Object node, List<Object> seen) {
    if (node == null) return true;
    for (Object other : seen) {
      if (other == node) return false;
    }
    seen.add(node);
    return isTree(Graphs.get(node, "left"), seen) && isTree(Graphs.get(node, "right"), seen);
  }

  private static void refuseKeys(TreeKind kind, Object tree, List<Object> nodes) {
    for (int keys = 0; keys < 27; keys++) {
      Graphs.set(nodes.get(0), "key", keys % 3);
      Graphs.set(nodes.get(1), "key", keys / 3 % 3);
      Graphs.set(nodes.get(2), "key", keys / 9);
      for (Object value : kind.values()) {
        for (Object node : nodes) Graphs.set(node, kind.data(), value);
        require(!kind.repOk().test(tree), "a graph with keys " + keys + " is accepted");
      }
      require(!kind.repOk().test(tree), "a graph with keys " + keys + " is accepted");
    }
  }
}
