package pli;

/** A {@link BinomialHeap} with a mistake: a tree that is put between two others can get lost. */
public final class FaultyBinomialHeap {
  BinomialHeap.Node nodes;
  int size;

  public boolean preH() {
    return BinomialHeap.isForest(nodes, size);
  }

  public boolean preP() {
    return BinomialHeap.isOrdered(nodes);
  }

  public boolean pre() {
    return BinomialHeap.isOrderedForest(nodes, size);
  }

  public void insert(int key) {
    nodes = BinomialHeap.consolidated(merged(nodes, new BinomialHeap.Node(key)));
    size++;
  }

  /** Takes out a node with the least key; null when the heap is empty. */
  public BinomialHeap.Node extractMin() {
    BinomialHeap.Node least = BinomialHeap.least(nodes);
    if (least == null) return null;
    BinomialHeap.Node others = BinomialHeap.without(nodes, least);
    nodes = BinomialHeap.consolidated(merged(others, BinomialHeap.released(least)));
    size--;
    return least;
  }

  /** Where a tree goes before another, the one before both is not told. */
  private static BinomialHeap.Node merged(BinomialHeap.Node first, BinomialHeap.Node second) {
    BinomialHeap.Node before = null;
    BinomialHeap.Node at = first;
    while (at != null && second != null) {
      BinomialHeap.Node tree = second;
      if (tree.degree < at.degree) {
        second = tree.sibling;
        tree.sibling = at;
        if (before == null) first = tree;
        at = tree;
      } else {
        if (BinomialHeap.belongsAfter(at, tree)) {
          second = tree.sibling;
          tree.sibling = at.sibling;
          at.sibling = tree;
          at = tree;
        }
        before = at;
        at = at.sibling;
      }
    }
    if (before == null) return first == null ? second : first;
    if (at == null) before.sibling = second;
    return first;
  }
}
