package jdk;

import java.util.Vector;
import loris.Loris;

/** What holds of a {@link Vector}, and so of a {@link java.util.Stack}, made without an increment. */
public final class VectorInvariant {
  private VectorInvariant() {}

  /** The size is within the array, which may hold anything; slots beyond the size are free. */
  public static boolean repOk(Vector<?> vector) {
    Object[] slots = (Object[]) Loris.field(vector, "elementData");
    if (slots == null || slots.getClass() != Object[].class) return false;
    int size = (int) Loris.field(vector, "elementCount");
    return 0 <= size && size <= slots.length && (int) Loris.field(vector, "capacityIncrement") == 0;
  }

  /** An index of an element that is there. */
  public static boolean indexInside(Vector<?> vector, int index) {
    return 0 <= index && index < vector.size();
  }
}
