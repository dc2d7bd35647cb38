package jdk;

import java.util.HashMap;
import loris.Loris;

/** What holds of a {@link HashMap} whose keys are Integers, or Strings. */
public final class HashMapInvariant {
  private static final int INVALID = -1;
  private static final int BINS = 16;
  private static final int THRESHOLD = 12;
  private static final float LOAD_FACTOR = 0.75f;

  private HashMapInvariant() {}

  /** {@link #repOk} of a map with Integer keys. */
  public static boolean integerKeys(HashMap<?, ?> map) {
    return repOk(map, Integer.class);
  }

  /** {@link #repOk} of a map with String keys. */
  public static boolean stringKeys(HashMap<?, ?> map) {
    return repOk(map, String.class);
  }

  /** A key to look for, or to put. */
  public static boolean integerKey(HashMap<?, ?> map, Object key) {
    return key instanceof Integer;
  }

  /** A key to look for, or to put. */
  public static boolean stringKey(HashMap<?, ?> map, Object key) {
    return key instanceof String;
  }

  /**
   * Each bin is a chain of plain nodes; a node is in the bin of its key and knows the key's hash; no key is
   * there twice; the size is the number of nodes. Values and modCount are free.
   *
   * <p>Assumed beyond what the class demands: no key is null and all are of one class, the load factor is 0.75,
   * there are 16 bins (so the threshold is 12) or none yet (then it is 0: 16 bins come with the first node), and
   * no bin is a tree.
   */
  private static boolean repOk(HashMap<?, ?> map, Class<?> keys) {
    if ((float) Loris.field(map, "loadFactor") != LOAD_FACTOR) return false;
    Object[] table = (Object[]) Loris.field(map, "table");
    int size = (int) Loris.field(map, "size");
    int threshold = (int) Loris.field(map, "threshold");
    if (table == null) return size == 0 && threshold == 0;
    if (table.length != BINS || threshold != THRESHOLD || size < 0 || size > THRESHOLD) return false;
    int count = 0;
    for (int bin = 0; bin < BINS; bin++) {
      int nodes = count(table[bin], bin, table[bin], 0, keys);
      if (nodes == INVALID) return false;
      count += nodes;
    }
    return size == count;
  }

  /** How many nodes the bin has, this one, so many before it, and what follows. */
  private static int count(Object node, int bin, Object first, int before, Class<?> keys) {
    if (node == null) return before;
    if (node.getClass().getSuperclass() != Object.class) return INVALID;
    Object key = Loris.field(node, "key");
    if (key == null || key.getClass() != keys) return INVALID;
    int hash = (int) Loris.field(node, "hash");
    if (!isPlaced(key, hash, bin) || isAmong(first, before, hash, key)) return INVALID;
    return count(Loris.field(node, "next"), bin, first, before + 1, keys);
  }

  /** Whether one of that many nodes from here on has the key: so a node that comes again is found. */
  private static boolean isAmong(Object node, int count, int hash, Object key) {
    if (count == 0) return false;
    if ((int) Loris.field(node, "hash") == hash && isSame(key, Loris.field(node, "key"))) return true;
    return isAmong(Loris.field(node, "next"), count - 1, hash, key);
  }

  /** Whether a node with this key has this hash and is in this bin. */
  private static boolean isPlaced(Object key, int hash, int bin) {
    int code = key instanceof String ? ((String) key).hashCode() : ((Integer) key).hashCode();
    int spread = code ^ code >>> 16;
    return hash == spread && (spread & BINS - 1) == bin;
  }

  private static boolean isSame(Object key, Object other) {
    return key instanceof String ? ((String) key).equals(other) : ((Integer) key).equals(other);
  }
}
