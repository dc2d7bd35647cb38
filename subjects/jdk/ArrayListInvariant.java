package jdk;

import java.util.ArrayList;
import loris.Loris;

/** What holds of an {@link ArrayList}. */
public final class ArrayListInvariant {
  private ArrayListInvariant() {}

  /** The size is within the array, which may hold anything; slots beyond the size are free. */
  public static boolean repOk(ArrayList<?> list) {
    Object[] slots = (Object[]) Loris.field(list, "elementData");
    if (slots == null || slots.getClass() != Object[].class) return false;
    int size = (int) Loris.field(list, "size");
    return 0 <= size && size <= slots.length;
  }

  /** An index of an element that is there. */
  public static boolean indexInside(ArrayList<?> list, int index) {
    return 0 <= index && index < list.size();
  }
}
