package jdk;

import java.util.LinkedList;
import loris.Loris;

/** What holds of a {@link LinkedList}. */
public final class LinkedListInvariant {
  private LinkedListInvariant() {}

  /**
   * The chain from first to last has the size as its length, and each node knows the one before it: so
   * no node comes twice. Items are free.
   */
  public static boolean repOk(LinkedList<?> list) {
    Object before = null;
    int count = 0;
    for (Object node = Loris.field(list, "first"); node != null; node = Loris.field(node, "next")) {
      if (Loris.field(node, "prev") != before) return false;
      before = node;
      count++;
    }
    return Loris.field(list, "last") == before && (int) Loris.field(list, "size") == count;
  }

  /** Every item is an Integer: to look for one, their equals is all that is needed. */
  public static boolean integerItems(LinkedList<?> list) {
    for (Object node = Loris.field(list, "first"); node != null; node = Loris.field(node, "next")) {
      if (!(Loris.field(node, "item") instanceof Integer)) return false;
    }
    return true;
  }

  /** An item to look for. */
  public static boolean integerItem(LinkedList<?> list, Object item) {
    return item instanceof Integer;
  }

  /** An index of an item that is there. */
  public static boolean indexInside(LinkedList<?> list, int index) {
    return 0 <= index && index < list.size();
  }
}
