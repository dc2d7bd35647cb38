package check;

import java.util.TreeMap;
import java.util.function.Supplier;
import kiasan.AaTree;
import kiasan.AvlTree;
import kiasan.BinarySearchTree;
import kiasan.FaultyRedBlackTree;
import kiasan.RedBlackTree;

/** The methods that search trees share. */
interface SearchTree {
  /** The tree itself. */
  Object object();

  void insert(int key, Object element);

  /** Absent where the class cannot remove. */
  Object remove(int key);

  Object find(int key);

  boolean isEmpty();

  /** A kind of tree, how an empty one is made, and whether it can remove. */
  record Maker(TreeKind kind, Supplier<SearchTree> make, boolean canRemove) {}

  static SearchTree bst() {
    BinarySearchTree tree = new BinarySearchTree();
    return of(tree, tree::insert, tree::remove, tree::find, tree::isEmpty);
  }

  static SearchTree avl() {
    AvlTree tree = new AvlTree();
    return of(tree, tree::insert, null, tree::find, tree::isEmpty);
  }

  static SearchTree aa() {
    AaTree tree = new AaTree();
    return of(tree, tree::insert, tree::remove, tree::find, tree::isEmpty);
  }

  static SearchTree redBlack() {
    RedBlackTree tree = new RedBlackTree();
    return of(tree, tree::insert, tree::remove, tree::find, tree::isEmpty);
  }

  static SearchTree faulty() {
    FaultyRedBlackTree tree = new FaultyRedBlackTree();
    return of(tree, tree::insert, tree::remove, tree::find, tree::isEmpty);
  }

  static SearchTree treeMap() {
    TreeMap<Integer, Object> map = new TreeMap<>();
    return of(map, map::put, map::remove, map::get, map::isEmpty);
  }

  interface Insert {
    void call(int key, Object element);
  }

  interface Search {
    Object call(int key);
  }

  private static SearchTree of(Object tree, Insert insert, Search remove, Search find,
      Supplier<Boolean> isEmpty) {
    return new SearchTree() {
      @Override
      public Object object() {
        return tree;
      }

      @Override
      public void insert(int key, Object element) {
        insert.call(key, element);
      }

      @Override
      public Object remove(int key) {
        return remove.call(key);
      }

      @Override
      public Object find(int key) {
        return find.call(key);
      }

      @Override
      public boolean isEmpty() {
        return isEmpty.get();
      }
    };
  }
}
