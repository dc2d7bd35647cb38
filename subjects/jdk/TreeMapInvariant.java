package jdk;

import java.util.TreeMap;
import loris.Loris;

/** What holds of a {@link TreeMap} with Integer keys in their natural order. */
public final class TreeMapInvariant {
  private static final int INVALID = -1;

  private TreeMapInvariant() {}

  /**
   * Keys are Integers in order, parents right, the root is black, no red entry has a red child, every way
   * down meets the same number of black entries, and the size is their number. Values are free.
   */
  public static boolean repOk(TreeMap<?, ?> map) {
    if (Loris.field(map, "comparator") != null) return false;
    Object root = Loris.field(map, "root");
    if (blackHeight(root, null, null, null) == INVALID) return false;
    return (int) Loris.field(map, "size") == count(root);
  }

  /** A key to look for, or to put. */
  public static boolean integerKey(TreeMap<?, ?> map, Object key) {
    return key instanceof Integer;
  }

  private static int blackHeight(Object entry, Object parent, Integer low, Integer high) {
    if (entry == null) return 0;
    Object held = Loris.field(entry, "key");
    if (!(held instanceof Integer)) return INVALID;
    Integer key = (Integer) held;
    if (low != null && key <= low) return INVALID;
    if (high != null && key >= high) return INVALID;
    if (Loris.field(entry, "parent") != parent) return INVALID;
    boolean red = isRed(entry);
    if (red && (parent == null || isRed(parent))) return INVALID;
    int left = blackHeight(Loris.field(entry, "left"), entry, low, key);
    if (left == INVALID) return INVALID;
    int right = blackHeight(Loris.field(entry, "right"), entry, key, high);
    if (left != right) return INVALID;
    return red ? left : left + 1;
  }

  /** The field says true for black. */
  private static boolean isRed(Object entry) {
    return !(boolean) Loris.field(entry, "color");
  }

  private static int count(Object entry) {
    if (entry == null) return 0;
    return count(Loris.field(entry, "left")) + 1 + count(Loris.field(entry, "right"));
  }
}
