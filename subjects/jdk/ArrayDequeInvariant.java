package jdk;

import java.util.ArrayDeque;
import loris.Loris;

/** What holds of an {@link ArrayDeque}. */
public final class ArrayDequeInvariant {
  private ArrayDequeInvariant() {}

  /** From head up to tail, around the end of the array, every slot is in use; all others are empty. */
  public static boolean repOk(ArrayDeque<?> deque) {
    Object[] slots = (Object[]) Loris.field(deque, "elements");
    if (slots == null || slots.getClass() != Object[].class) return false;
    int head = (int) Loris.field(deque, "head");
    int tail = (int) Loris.field(deque, "tail");
    if (head < 0 || head >= slots.length || tail < 0 || tail >= slots.length) return false;
    for (int i = 0; i < slots.length; i++) {
      boolean used = head <= tail ? head <= i && i < tail : head <= i || i < tail;
      if (used != (slots[i] != null)) return false;
    }
    return true;
  }

  /** An element to add: null is refused. */
  public static boolean isGiven(ArrayDeque<?> deque, Object element) {
    return element != null;
  }
}
