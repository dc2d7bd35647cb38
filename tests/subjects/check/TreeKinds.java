package check;

import java.util.List;
import java.util.TreeMap;
import jdk.TreeMapInvariant;
import kiasan.AaTree;
import kiasan.AvlTree;
import kiasan.BinarySearchTree;
import kiasan.FaultyRedBlackTree;
import kiasan.LeftistHeap;
import kiasan.RedBlackTree;

/** The trees among our subjects. */
final class TreeKinds {
  private static final List<Integer> SMALL = List.of(0, 1, 2, 3);
  private static final List<Boolean> EITHER = List.of(false, true);

  private TreeKinds() {}

  static final TreeKind BST = new TreeKind("BinarySearchTree", BinarySearchTree.class,
      node("BinarySearchTree"), true, false, false, null, List.of(),
      tree -> ((BinarySearchTree) tree).repOk());
  static final TreeKind AVL = new TreeKind("AvlTree", AvlTree.class,
      node("AvlTree"), true, false, false, "height", SMALL, tree -> ((AvlTree) tree).repOk());
  static final TreeKind AA = new TreeKind("AaTree", AaTree.class,
      node("AaTree"), true, false, false, "level", SMALL, tree -> ((AaTree) tree).repOk());
  static final TreeKind RED_BLACK = new TreeKind("RedBlackTree", RedBlackTree.class,
      node("RedBlackTree"), true, true, false, "isRed", EITHER,
      tree -> ((RedBlackTree) tree).repOk());
  static final TreeKind FAULTY = new TreeKind("FaultyRedBlackTree", FaultyRedBlackTree.class,
      node("FaultyRedBlackTree"), true, true, false, "isRed", EITHER,
      tree -> ((FaultyRedBlackTree) tree).repOk());
  static final TreeKind TREE_MAP = new TreeKind("TreeMap", TreeMap.class,
      Graphs.named("java.util.TreeMap$Entry"), true, true, true, "color", EITHER,
      tree -> TreeMapInvariant.repOk((TreeMap<?, ?>) tree));
  static final TreeKind LEFTIST = new TreeKind("LeftistHeap", LeftistHeap.class,
      node("LeftistHeap"), false, false, false, "nullPath", SMALL,
      tree -> ((LeftistHeap) tree).repOk());

  static final List<TreeKind> ALL = List.of(BST, AVL, AA, RED_BLACK, FAULTY, TREE_MAP, LEFTIST);

  private static Class<?> node(String tree) {
    return Graphs.named("kiasan." + tree + "$Node");
  }
}
