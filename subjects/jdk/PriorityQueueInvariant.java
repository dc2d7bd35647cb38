package jdk;

import java.util.PriorityQueue;
import loris.Loris;

/** What holds of a {@link PriorityQueue} of Integers in their natural order. */
public final class PriorityQueueInvariant {
  private PriorityQueueInvariant() {}

  /** The array, never without a slot, begins with a heap of Integers; what follows is empty. */
  public static boolean repOk(PriorityQueue<?> queue) {
    if (Loris.field(queue, "comparator") != null) return false;
    Object[] slots = (Object[]) Loris.field(queue, "queue");
    if (slots == null || slots.getClass() != Object[].class) return false;
    int size = (int) Loris.field(queue, "size");
    if (size < 0 || size > slots.length || slots.length == 0) return false;
    for (int i = 0; i < slots.length; i++) {
      if (i >= size) {
        if (slots[i] != null) return false;
      } else {
        if (!(slots[i] instanceof Integer)) return false;
        if (i > 0 && (Integer) slots[i] < (Integer) slots[(i - 1) / 2]) return false;
      }
    }
    return true;
  }

  /** An element to offer. */
  public static boolean integerElement(PriorityQueue<?> queue, Object element) {
    return element instanceof Integer;
  }
}
