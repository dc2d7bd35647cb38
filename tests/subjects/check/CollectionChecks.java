package check;

import static check.Report.check;
import static check.Report.require;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import jdk.ArrayDequeInvariant;
import jdk.ArrayListInvariant;
import jdk.LinkedListInvariant;
import jdk.PriorityQueueInvariant;
import jdk.TreeMapInvariant;
import jdk.TreeSetInvariant;
import jdk.VectorInvariant;

/** The invariants of java.util hold of what its methods make, and of nothing that was damaged. */
public final class CollectionChecks {
  private CollectionChecks() {}

  public static void main(String[] args) {
    check("ArrayList", CollectionChecks::arrayList);
    check("Vector and Stack", CollectionChecks::vector);
    check("LinkedList", CollectionChecks::linkedList);
    check("ArrayDeque", CollectionChecks::arrayDeque);
    check("PriorityQueue", CollectionChecks::priorityQueue);
    check("TreeMap", CollectionChecks::treeMap);
    check("TreeSet", CollectionChecks::treeSet);
  }

  private interface Valid {
    boolean isValid();
  }

  /** With the field altered the object must be refused; then all is put back. */
  private static void refuse(Valid valid, Object object, String field, Object value) {
    Object before = Graphs.get(object, field);
    require(valid.isValid(), "refused before " + field + " was altered");
    Graphs.set(object, field, value);
    boolean accepted = valid.isValid();
    Graphs.set(object, field, before);
    require(!accepted, "accepted with " + field + " = " + value);
  }

  private static void arrayList() {
    ArrayList<Object> list = new ArrayList<>();
    Valid valid = () -> ArrayListInvariant.repOk(list);
    for (int size = 0; size < 30; size++) {
      int capacity = ((Object[]) Graphs.get(list, "elementData")).length;
      refuse(valid, list, "size", -1);
      refuse(valid, list, "size", capacity + 1);
      refuse(valid, list, "elementData", null);
      refuse(valid, list, "elementData", new String[100]);
      list.add(size % 2, null);
    }
    require(ArrayListInvariant.indexInside(list, 29), "29 of 30 is outside");
    require(!ArrayListInvariant.indexInside(list, 30), "30 of 30 is inside");
    require(!ArrayListInvariant.indexInside(list, -1), "-1 is inside");
    while (!list.isEmpty()) list.remove(list.size() / 2);
    require(valid.isValid(), "refused when empty");
  }

  private static void vector() {
    Stack<Object> stack = new Stack<>();
    Valid valid = () -> VectorInvariant.repOk(stack);
    for (int size = 0; size < 30; size++) {
      refuse(valid, stack, "elementCount", -1);
      refuse(valid, stack, "elementCount", stack.capacity() + 1);
      refuse(valid, stack, "elementData", null);
      refuse(valid, stack, "elementData", new String[100]);
      refuse(valid, stack, "capacityIncrement", 3);
      stack.push(size);
    }
    require(VectorInvariant.indexInside(stack, 29), "29 of 30 is outside");
    require(!VectorInvariant.indexInside(stack, 30), "30 of 30 is inside");
    require(!VectorInvariant.repOk(new Vector<>(4, 2)), "an increment of 2 is accepted");
  }

  private static void linkedList() {
    LinkedList<Object> list = new LinkedList<>();
    Valid valid = () -> LinkedListInvariant.repOk(list);
    require(valid.isValid() && LinkedListInvariant.integerItems(list), "refused when new");
    for (int size = 1; size <= 4; size++) {
      list.add(size / 2, size);
      require(LinkedListInvariant.integerItems(list), "an item is no Integer");
      refuse(valid, list, "size", size - 1);
      refuse(valid, list, "first", null);
      refuse(valid, list, "last", null);
      List<Object> nodes = new ArrayList<>();
      Object first = Graphs.get(list, "first");
      for (Object node = first; node != null; node = Graphs.get(node, "next")) nodes.add(node);
      for (Object node : nodes) refuseLinks(valid, nodes, node);
    }
    list.removeFirst();
    list.remove(1);
    require(valid.isValid(), "refused after remove");
    list.set(0, "text");
    require(valid.isValid() && !LinkedListInvariant.integerItems(list), "a String is an Integer");
    require(LinkedListInvariant.integerItem(list, 1), "1 is no Integer");
    require(!LinkedListInvariant.integerItem(list, null), "null is an Integer");
    require(LinkedListInvariant.indexInside(list, 1), "1 of 2 is outside");
    require(!LinkedListInvariant.indexInside(list, 2), "2 of 2 is inside");
  }

  private static void refuseLinks(Valid valid, List<Object> nodes, Object node) {
    for (Object other : nodes) {
      if (other != Graphs.get(node, "next")) refuse(valid, node, "next", other);
      if (other != Graphs.get(node, "prev")) refuse(valid, node, "prev", other);
    }
    if (Graphs.get(node, "next") != null) refuse(valid, node, "next", null);
    if (Graphs.get(node, "prev") != null) refuse(valid, node, "prev", null);
  }

  /** Heads and tails at every slot, deques from empty to almost full. */
  private static void arrayDeque() {
    ArrayDeque<Object> deque = new ArrayDeque<>(5);
    Valid valid = () -> ArrayDequeInvariant.repOk(deque);
    int capacity = ((Object[]) Graphs.get(deque, "elements")).length;
    for (int step = 0; step < 100; step++) {
      for (int bad : List.of(-1, capacity)) {
        refuse(valid, deque, "head", bad);
        refuse(valid, deque, "tail", bad);
      }
      refuse(valid, deque, "elements", null);
      refuse(valid, deque, "elements", new Object[0]);
      refuse(valid, deque, "head", ((int) Graphs.get(deque, "head") + 1) % capacity);
      refuse(valid, deque, "tail", ((int) Graphs.get(deque, "tail") + 1) % capacity);
      flipSlots(valid, (Object[]) Graphs.get(deque, "elements"));
      if (deque.size() > 2 || step % 3 == 0 && !deque.isEmpty()) deque.removeFirst();
      else if (step % 7 == 6) deque.addFirst("first");
      else deque.addLast("last");
    }
    require(ArrayDequeInvariant.isGiven(deque, "x"), "x is not given");
    require(!ArrayDequeInvariant.isGiven(deque, null), "null is given");
  }

  private static void flipSlots(Valid valid, Object[] slots) {
    for (int i = 0; i < slots.length; i++) {
      Object before = slots[i];
      slots[i] = before == null ? "in the gap" : null;
      require(!valid.isValid(), "accepted with another slot " + i);
      slots[i] = before;
    }
  }

  private static void priorityQueue() {
    for (int[] order : Orders.of(5)) {
      PriorityQueue<Object> queue = new PriorityQueue<>(7);
      Valid valid = () -> PriorityQueueInvariant.repOk(queue);
      for (int key : order) {
        queue.offer(key);
        require(valid.isValid(), "refused after offer");
      }
      refuse(valid, queue, "size", 4);
      refuse(valid, queue, "size", 8);
      refuse(valid, queue, "size", -1);
      refuse(valid, queue, "queue", null);
      refuse(valid, queue, "comparator", java.util.Comparator.reverseOrder());
      Object[] slots = (Object[]) Graphs.get(queue, "queue");
      flipSlots(valid, slots);
      for (int i = 1; i < 5; i++) {
        Object before = slots[i];
        slots[i] = 0;
        require(!valid.isValid(), "accepted with the least key in slot " + i);
        slots[i] = "text";
        require(!valid.isValid(), "accepted with a String");
        slots[i] = before;
      }
      while (!queue.isEmpty()) {
        queue.poll();
        require(valid.isValid(), "refused after poll");
      }
      refuse(valid, queue, "queue", new Object[0]);
    }
    require(PriorityQueueInvariant.integerElement(null, 1), "1 is no Integer");
    require(!PriorityQueueInvariant.integerElement(null, "1"), "a String is an Integer");
  }

  private static void treeMap() {
    TreeMap<Object, Object> map = new TreeMap<>();
    map.put("text", null);
    require(!TreeMapInvariant.repOk(map), "a String as key is accepted");
    TreeMap<Integer, Object> reversed = new TreeMap<>(java.util.Comparator.reverseOrder());
    require(!TreeMapInvariant.repOk(reversed), "a comparator is accepted");
    require(TreeMapInvariant.integerKey(reversed, 1), "1 is no Integer");
    require(!TreeMapInvariant.integerKey(reversed, null), "null is an Integer");
  }

  private static void treeSet() {
    TreeSet<Integer> set = new TreeSet<>();
    Valid valid = () -> TreeSetInvariant.repOk(set);
    for (int key = 0; key < 9; key++) {
      require(valid.isValid(), "refused with " + key + " elements");
      refuse(valid, set, "m", null);
      refuse(valid, set, "m", new java.util.concurrent.ConcurrentSkipListMap<>());
      set.add(key * 5 % 9);
      Object root = Graphs.get(Graphs.get(set, "m"), "root");
      refuse(valid, root, "value", null);
      refuse(valid, root, "key", null);
    }
    require(TreeSetInvariant.integerElement(set, 1), "1 is no Integer");
    require(!TreeSetInvariant.integerElement(set, "1"), "a String is an Integer");
  }
}
