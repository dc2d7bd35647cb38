package jdk;

import java.util.TreeMap;
import java.util.TreeSet;
import loris.Loris;

/** What holds of a {@link TreeSet} of Integers in their natural order. */
public final class TreeSetInvariant {
  private TreeSetInvariant() {}

  /** It is kept in a valid TreeMap, in which every value is there. */
  public static boolean repOk(TreeSet<?> set) {
    Object map = Loris.field(set, "m");
    if (!(map instanceof TreeMap)) return false;
    return TreeMapInvariant.repOk((TreeMap<?, ?>) map) && haveValues(Loris.field(map, "root"));
  }

  /** An element to look for, or to add. */
  public static boolean integerElement(TreeSet<?> set, Object element) {
    return element instanceof Integer;
  }

  private static boolean haveValues(Object entry) {
    if (entry == null) return true;
    return Loris.field(entry, "value") != null
        && haveValues(Loris.field(entry, "left"))
        && haveValues(Loris.field(entry, "right"));
  }
}
