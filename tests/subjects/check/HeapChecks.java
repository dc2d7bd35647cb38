package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;
import static check.Report.requireThrown;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import kiasan.BinaryHeap;
import kiasan.LeftistHeap;

/** Heaps keep their invariant and give their keys back in order; a damaged one is found out. */
public final class HeapChecks {
  private static final int MOST_KEYS = 6;

  private HeapChecks() {}

  public static void main(String[] args) {
    check("LeftistHeap sorts", HeapChecks::leftistSorts);
    check("LeftistHeap merges", HeapChecks::leftistMerges);
    check("LeftistHeap merge of what is shared", HeapChecks::leftistRefusesToShare);
    check("LeftistHeap damage", HeapChecks::leftistDamage);
    check("BinaryHeap sorts", HeapChecks::binarySorts);
    check("BinaryHeap damage", HeapChecks::binaryDamage);
  }

  private static LeftistHeap leftist(int[] keys, int from, int to) {
    LeftistHeap heap = new LeftistHeap();
    for (int i = from; i < to; i++) {
      heap.insert(keys[i], keys[i]);
      require(heap.repOk(), "repOk is false after insert");
    }
    return heap;
  }

  private static void requireSorted(LeftistHeap heap, int count) {
    for (int key = 1; key <= count; key++) {
      requireEqual(key, heap.findMin(), "findMin");
      requireEqual(key, heap.deleteMin(), "deleteMin");
      require(heap.repOk(), "repOk is false after deleteMin");
    }
    require(heap.findMin() == null && heap.deleteMin() == null, "something is left");
  }

  private static void leftistSorts() {
    for (int[] keys : Orders.of(MOST_KEYS)) requireSorted(leftist(keys, 0, MOST_KEYS), MOST_KEYS);
    LeftistHeap equal = leftist(new int[] {1, 1, 1, 1}, 0, 4);
    for (int i = 0; i < 4; i++) requireEqual(1, equal.deleteMin(), "deleteMin");
  }

  private static void leftistMerges() {
    for (int[] keys : Orders.of(MOST_KEYS)) {
      for (int cut = 0; cut <= MOST_KEYS; cut++) {
        LeftistHeap heap = leftist(keys, 0, cut);
        LeftistHeap other = leftist(keys, cut, MOST_KEYS);
        require(heap.isMergeable(other) && heap.isMergeable(heap), "not mergeable");
        heap.merge(other);
        heap.merge(heap);
        require(heap.repOk() && other.findMin() == null, "after merge");
        requireSorted(heap, MOST_KEYS);
      }
    }
  }

  private static void leftistRefusesToShare() {
    LeftistHeap heap = leftist(new int[] {1, 2, 3}, 0, 3);
    LeftistHeap other = new LeftistHeap();
    for (Object node : TreeKind.nodes(heap)) {
      Graphs.set(other, "root", node);
      require(other.repOk() && !heap.isMergeable(other), "a shared node is mergeable");
    }
    require(!heap.isMergeable(null), "null is mergeable");
  }

  private static void leftistDamage() {
    int damaged = 0;
    for (int[] keys : Orders.of(5)) {
      LeftistHeap heap = leftist(keys, 0, 5);
      List<Object> nodes = TreeKind.nodes(heap);
      for (Object node : nodes) {
        for (String side : List.of("left", "right")) {
          for (Object other : TreeKind.outside(heap, Graphs.get(node, side))) {
            damaged += refuse(heap, node, side, other);
          }
        }
        for (int path = -1; path <= 3; path++) damaged += refuse(heap, node, "nullPath", path);
        if (node != nodes.get(0)) damaged += refuse(heap, node, "key", 0);
      }
    }
    require(damaged > 1000, "only " + damaged + " heaps were damaged");
  }

  private static int refuse(LeftistHeap heap, Object node, String field, Object value) {
    Object before = Graphs.get(node, field);
    if (value.equals(before)) return 0;
    Graphs.set(node, field, value);
    boolean accepted = heap.repOk();
    Graphs.set(node, field, before);
    require(!accepted, "accepted with another " + field);
    return 1;
  }

  private static BinaryHeap binary(int[] keys) {
    BinaryHeap heap = new BinaryHeap();
    for (int key : keys) {
      heap.insert(key);
      require(heap.repOk(), "repOk is false after insert");
    }
    return heap;
  }

  private static void binarySorts() {
    for (int[] keys : Orders.of(MOST_KEYS)) {
      BinaryHeap heap = binary(keys);
      for (int key = 1; key <= MOST_KEYS; key++) {
        requireEqual(key, heap.findMin(), "findMin");
        requireEqual(key, heap.deleteMin(), "deleteMin");
        require(heap.repOk(), "repOk is false after deleteMin");
      }
      requireThrown(NoSuchElementException.class, "empty", heap::deleteMin);
      requireThrown(NoSuchElementException.class, "empty", heap::findMin);
    }
  }

  private static void binaryDamage() {
    for (int[] keys : Orders.of(5)) {
      BinaryHeap heap = binary(keys);
      int[] slots = (int[]) Graphs.get(heap, "slots");
      List<Object> sizes = new ArrayList<>(List.of(-1, slots.length));
      for (Object size : sizes) {
        Graphs.set(heap, "size", size);
        require(!heap.repOk(), "accepted with size " + size);
      }
      Graphs.set(heap, "size", 5);
      for (int i = 2; i <= 5; i++) {
        int before = slots[i];
        slots[i] = 0;
        require(!heap.repOk(), "accepted with the least key in slot " + i);
        slots[i] = before;
      }
      Graphs.set(heap, "slots", null);
      require(!heap.repOk(), "accepted without slots");
    }
  }
}
