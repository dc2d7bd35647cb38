package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import java.util.ArrayList;
import java.util.List;
import kiasan.AaTree;
import kiasan.AvlTree;
import kiasan.BinarySearchTree;

/** Search trees keep their invariant and do what they say; a damaged one is found out. */
public final class SearchTreeChecks {
  private static final int MOST_KEYS = 6;
  private static final List<SearchTree.Maker> MAKERS = List.of(
      new SearchTree.Maker(TreeKinds.BST, SearchTree::bst, true),
      new SearchTree.Maker(TreeKinds.AVL, SearchTree::avl, false),
      new SearchTree.Maker(TreeKinds.AA, SearchTree::aa, true),
      new SearchTree.Maker(TreeKinds.RED_BLACK, SearchTree::redBlack, true),
      new SearchTree.Maker(TreeKinds.TREE_MAP, SearchTree::treeMap, true));

  private SearchTreeChecks() {}

  public static void main(String[] args) {
    for (SearchTree.Maker maker : MAKERS) {
      String name = maker.kind().name();
      check(name + " insert", () -> insertAll(maker));
      if (maker.canRemove()) check(name + " remove", () -> removeAll(maker));
      check(name + " damage", () -> damageAll(maker));
    }
    check("least and greatest", SearchTreeChecks::extremes);
    check("FaultyRedBlackTree breaks", SearchTreeChecks::faultIsRare);
  }

  private static void requireValid(SearchTree.Maker maker, SearchTree tree, String when) {
    require(maker.kind().repOk().test(tree.object()), "repOk is false " + when);
  }

  private static SearchTree made(SearchTree.Maker maker, int[] keys) {
    SearchTree tree = maker.make().get();
    for (int key : keys) tree.insert(key, "e" + key);
    return tree;
  }

  private static void insertAll(SearchTree.Maker maker) {
    require(maker.make().get().isEmpty(), "a new tree is not empty");
    for (int[] keys : Orders.of(MOST_KEYS)) {
      SearchTree tree = maker.make().get();
      for (int key : keys) {
        tree.insert(key, "old");
        tree.insert(key, "e" + key);
        requireValid(maker, tree, "after insert");
        require(!tree.isEmpty(), "isEmpty after insert");
      }
      for (int key : keys) requireEqual("e" + key, tree.find(key), "find");
      require(tree.find(0) == null && tree.find(MOST_KEYS + 1) == null, "found what is not there");
    }
  }

  private static void removeAll(SearchTree.Maker maker) {
    List<int[]> orders = Orders.of(MOST_KEYS);
    for (int[] keys : orders) {
      for (int first = 0; first < orders.size(); first += 41) {
        SearchTree tree = made(maker, keys);
        for (int key : orders.get(first)) {
          require(tree.remove(key + 10) == null, "removed what is not there");
          requireEqual("e" + key, tree.remove(key), "remove");
          requireValid(maker, tree, "after remove");
          require(tree.find(key) == null, "found what was removed");
        }
        require(tree.isEmpty(), "not empty at last");
      }
    }
  }

  /** Every field that the invariant is about is altered, one at a time, in trees of every shape. */
  private static void damageAll(SearchTree.Maker maker) {
    int damaged = 0;
    for (int[] keys : Orders.of(5)) damaged += damage(maker, made(maker, keys).object());
    damaged += damage(maker, made(maker, new int[] {1}).object());
    require(damaged > 1000, "only " + damaged + " trees were damaged");
  }

  private static int damage(SearchTree.Maker maker, Object tree) {
    TreeKind kind = maker.kind();
    List<Object> nodes = TreeKind.nodes(tree);
    int damaged = 0;
    if (kind.hasSize()) damaged += refuse(kind, tree, tree, "size", nodes.size() + 1);
    for (Object node : nodes) {
      for (String side : List.of("left", "right")) {
        for (Object other : TreeKind.outside(tree, Graphs.get(node, side))) {
          damaged += refuse(kind, tree, node, side, other);
        }
      }
      for (Object other : nodes) {
        if (kind.hasParents()) damaged += refuse(kind, tree, node, "parent", other);
        if (node != other) damaged += refuse(kind, tree, node, "key", Graphs.get(other, "key"));
      }
      if (kind.hasParents()) damaged += refuse(kind, tree, node, "parent", null);
      for (Object value : kind.values()) damaged += refuseData(kind, tree, node, value);
    }
    return damaged;
  }

  /** Colours may have another valid choice, derived numbers may not. */
  private static int refuseData(TreeKind kind, Object tree, Object node, Object value) {
    boolean isDerived = value instanceof Integer;
    boolean isRoot = Graphs.get(tree, "root") == node;
    return isDerived || isRoot ? refuse(kind, tree, node, kind.data(), value) : 0;
  }

  /** Counts one when the field did change; then the tree must be refused. */
  private static int refuse(TreeKind kind, Object tree, Object object, String field, Object value) {
    Object before = Graphs.get(object, field);
    if (before == null ? value == null : before.equals(value)) return 0;
    Graphs.set(object, field, value);
    boolean accepted = kind.repOk().test(tree);
    Graphs.set(object, field, before);
    require(!accepted, "accepted with another " + field);
    return 1;
  }

  private static void extremes() {
    BinarySearchTree bst = new BinarySearchTree();
    AvlTree avl = new AvlTree();
    AaTree aa = new AaTree();
    require(bst.findMin() == null && avl.findMin() == null && aa.findMin() == null, "least of none");
    require(bst.findMax() == null && avl.findMax() == null && aa.findMax() == null, "greatest of none");
    for (int key : new int[] {4, 2, 6, 1, 3, 5, 7}) {
      bst.insert(key, key);
      avl.insert(key, key);
      aa.insert(key, key);
    }
    requireEqual(List.of(1, 1, 1), List.of(bst.findMin(), avl.findMin(), aa.findMin()), "least");
    requireEqual(List.of(7, 7, 7), List.of(bst.findMax(), avl.findMax(), aa.findMax()), "greatest");
    require(aa.contains(3) && !aa.contains(8), "contains");
  }

  /** Some removals from trees of four nodes and more go wrong, none from smaller ones, no insertion. */
  private static void faultIsRare() {
    for (int size = 0; size <= 5; size++) {
      List<Boolean> kept = new ArrayList<>();
      for (int[] keys : Orders.of(size)) {
        for (int key = 1; key <= size; key++) {
          SearchTree tree = made(FAULTY, keys);
          requireValid(FAULTY, tree, "after insert");
          tree.remove(key);
          kept.add(TreeKinds.FAULTY.repOk().test(tree.object()));
        }
      }
      boolean goesWrong = kept.contains(false);
      requireEqual(size >= 4, goesWrong, "removal from " + size + " nodes goes wrong");
      require(size == 0 || kept.contains(true), "every removal goes wrong");
    }
  }

  private static final SearchTree.Maker FAULTY =
      new SearchTree.Maker(TreeKinds.FAULTY, SearchTree::faulty, true);
}
