package hex;

import hex.TreeMap.Entry;
import loris.Loris;

/**
 * Companion methods of red-black trees. The colour of each entry is looked at when it is met, so that colours are
 * numbers here: then the fewest entries that are still to come are known.
 */
final class TreeMapRules {
  private static final int OPEN = -1;

  /** What was met of an entry. */
  private static final class Known {
    final Entry entry;
    final boolean isBlack;
    final int blacks; // on the way to it, with it
    final Known before;
    boolean hasLeft; // it is known, and may be null
    boolean hasRight;

    Known(Entry entry, Known parent, Known before) {
      this.entry = entry;
      this.before = before;
      isBlack = entry.isBlack;
      blacks = (parent == null ? 0 : parent.blacks) + (isBlack ? 1 : 0);
    }
  }

  private static Known all;
  private static int count;
  private static int blackHeight = OPEN; // of ways that end

  private TreeMapRules() {}

  static void empty(TreeMap map) {
    Loris.assume(map.size == 0);
  }

  static void root(TreeMap map, Entry entry) {
    add(entry, null);
    Loris.assume(all.isBlack);
    checkSize(map);
  }

  static void left(TreeMap map, Entry parent, Entry child) {
    Known known = find(parent);
    known.hasLeft = true;
    link(map, known, child);
  }

  static void right(TreeMap map, Entry parent, Entry child) {
    Known known = find(parent);
    known.hasRight = true;
    link(map, known, child);
  }

  private static void add(Entry entry, Known parent) {
    all = new Known(entry, parent, all);
    count++;
  }

  private static Known find(Entry entry) {
    Known known = all;
    while (known.entry != entry) known = known.before;
    return known;
  }

  private static void link(TreeMap map, Known parent, Entry child) {
    if (child != null) {
      add(child, parent);
      Loris.assume(parent.isBlack || all.isBlack);
    } else {
      Loris.assume(blackHeight == OPEN || blackHeight == parent.blacks);
      blackHeight = parent.blacks;
    }
    checkSize(map);
  }

  /** No way has too many black entries, and size leaves room for those that others lack. */
  private static void checkSize(TreeMap map) {
    int most = 0;
    for (Known at = all; at != null; at = at.before) most = at.blacks > most ? at.blacks : most;
    Loris.assume(blackHeight == OPEN || most <= blackHeight);
    int height = blackHeight == OPEN ? most : blackHeight;
    int missing = 0;
    int open = 0;
    for (Known at = all; at != null; at = at.before) {
      int here = (at.hasLeft ? 0 : 1) + (at.hasRight ? 0 : 1);
      open += here;
      missing += here * ((1 << (height - at.blacks)) - 1);
    }
    if (open == 0) Loris.assume(map.size == count);
    else Loris.assume(map.size >= count + missing);
  }
}
