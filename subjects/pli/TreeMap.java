package pli;

/** A map in a red-black tree; its entries have a value or a number. */
public final class TreeMap {
  private static final int INVALID = -1;
  private static final boolean RED = false;
  private static final boolean BLACK = true;

  static final class Entry {
    int key;
    Object value;
    long number;
    Entry left;
    Entry right;
    Entry parent;
    boolean color = BLACK;

    Entry(int key, Entry parent) {
      this.key = key;
      this.parent = parent;
    }
  }

  Entry root;
  int size;

  /** A red-black tree of as many entries as size says. */
  public boolean preH() {
    return blackHeight(root, null) != INVALID && count(root) == size;
  }

  /** The keys increase from left to right. */
  public boolean preP() {
    return isSorted(root, null, null);
  }

  /** {@link #preH} and {@link #preP} in one walk, after one along the left edge. */
  public boolean pre() {
    if (root == null) return size == 0;
    if (root.parent != null || root.color == RED) return false;
    int blacks = blacksOnTheLeft(root);
    if (blacks == INVALID || size < leastCount(blacks)) return false;
    return checkedCount(root, null, null, null, blacks, 0) == size;
  }

  /** Black entries on every way down. With parents that are right only siblings can be the same. */
  private static int blackHeight(Entry entry, Entry parent) {
    if (entry == null) return 0;
    if (entry.parent != parent || isRedPair(entry, parent)) return INVALID;
    if (entry.left != null && entry.left == entry.right) return INVALID;
    int left = blackHeight(entry.left, entry);
    if (left == INVALID || left != blackHeight(entry.right, entry)) return INVALID;
    return entry.color == BLACK ? left + 1 : left;
  }

  private static int blacksOnTheLeft(Entry entry) {
    int blacks = 0;
    while (true) {
      if (entry.color == BLACK) blacks++;
      Entry left = entry.left;
      if (left == null) return blacks;
      if (left.parent != entry) return INVALID;
      entry = left;
    }
  }

  /** Entries of a subtree with so many black ones on every way down, when none is red. */
  private static int leastCount(int blacks) {
    return (1 << blacks) - 1;
  }

  /**
   * How many entries there are, with keys between those of low and high, which may be absent, and
   * with so many black ones on every way down. Fails early when size has no room for them beside
   * the others, which are those that were met and the fewest that are to come.
   */
  private int checkedCount(
      Entry entry, Entry parent, Entry low, Entry high, int blacks, int others) {
    if (entry == null) return blacks == 0 ? 0 : INVALID;
    if (entry.parent != parent || !isBetween(entry, low, high)) return INVALID;
    if (entry.color == BLACK && blacks == 0 || isRedPair(entry, parent)) return INVALID;
    if (entry.color == RED && size < others + leastCount(blacks + 1)) return INVALID;
    int below = entry.color == BLACK ? blacks - 1 : blacks;
    int left = checkedCount(entry.left, entry, low, entry, below, others + 1 + leastCount(below));
    if (left == INVALID) return INVALID;
    int right = checkedCount(entry.right, entry, entry, high, below, others + 1 + left);
    return right == INVALID ? INVALID : left + 1 + right;
  }

  /** Above the root there is nothing black. */
  private static boolean isRedPair(Entry entry, Entry parent) {
    return entry.color == RED && (parent == null || parent.color == RED);
  }

  private static boolean isBetween(Entry entry, Entry low, Entry high) {
    if (low != null && entry.key <= low.key) return false;
    return high == null || entry.key < high.key;
  }

  private static boolean isSorted(Entry entry, Entry low, Entry high) {
    if (entry == null) return true;
    if (!isBetween(entry, low, high)) return false;
    return isSorted(entry.left, low, entry) && isSorted(entry.right, entry, high);
  }

  private static int count(Entry entry) {
    return entry == null ? 0 : count(entry.left) + 1 + count(entry.right);
  }

  public boolean containsKey(int key) {
    return find(key) != null;
  }

  /** The value of the key; null when there is none. */
  public Object get(int key) {
    Entry entry = find(key);
    return entry == null ? null : entry.value;
  }

  /** Answers with the value that gives way; null when there is none. */
  public Object put(int key, Object value) {
    Entry entry = findOrAdd(key);
    Object old = entry.value;
    entry.value = value;
    return old;
  }

  /** The number of the key; zero when there is none. */
  long number(int key) {
    Entry entry = find(key);
    return entry == null ? 0 : entry.number;
  }

  void putNumber(int key, long number) {
    findOrAdd(key).number = number;
  }

  /** Takes the key out, if it is there; answers with its value. */
  public Object remove(int key) {
    Entry entry = find(key);
    if (entry == null) return null;
    Object removed = entry.value;
    delete(entry);
    return removed;
  }

  /** The entry of the key; null when there is none. */
  private Entry find(int key) {
    Entry entry = root;
    while (entry != null && key != entry.key) entry = key < entry.key ? entry.left : entry.right;
    return entry;
  }

  /** The entry of the key, a new one when there was none. */
  private Entry findOrAdd(int key) {
    Entry parent = null;
    Entry entry = root;
    while (entry != null) {
      if (key == entry.key) return entry;
      parent = entry;
      entry = key < entry.key ? entry.left : entry.right;
    }
    Entry added = new Entry(key, parent);
    size++;
    if (parent == null) {
      root = added;
      return added;
    }
    if (key < parent.key) parent.left = added;
    else parent.right = added;
    added.color = RED;
    repairRed(added);
    return added;
  }

  /** Moves a red entry below a red one up, until a rotation ends it or there is none above. */
  private void repairRed(Entry entry) {
    while (isRed(entry.parent)) {
      Entry parent = entry.parent;
      Entry top = parent.parent;
      Entry uncle = other(top, parent);
      if (!isRed(uncle)) {
        if ((entry == parent.left) != (parent == top.left)) {
          rotateUp(entry);
          parent = entry;
        }
        rotateUp(parent);
        parent.color = BLACK;
        top.color = RED;
        return;
      }
      parent.color = BLACK;
      uncle.color = BLACK;
      top.color = RED;
      entry = top;
    }
    root.color = BLACK;
  }

  private void delete(Entry entry) {
    size--;
    if (entry.left != null && entry.right != null) {
      Entry next = entry.right;
      while (next.left != null) next = next.left;
      entry.key = next.key;
      entry.value = next.value;
      entry.number = next.number;
      entry = next;
    }
    Entry child = entry.left == null ? entry.right : entry.left;
    if (child != null) child.color = BLACK; // it was red, else black heights would differ
    else if (entry.color == BLACK) repairBlack(entry);
    replace(entry, child);
  }

  /** Ways down through the entry will lack a black one: moves the lack up until it is met. */
  private void repairBlack(Entry entry) {
    while (entry.color == BLACK && entry.parent != null) {
      Entry parent = entry.parent;
      Entry sibling = other(parent, entry);
      if (isRed(sibling)) {
        rotateUp(sibling);
        sibling.color = BLACK;
        parent.color = RED;
        sibling = other(parent, entry);
      }
      Entry far = entry == parent.left ? sibling.right : sibling.left;
      Entry near = other(sibling, far);
      if (isRed(far) || isRed(near)) {
        meetLack(parent, sibling, near, far);
        return;
      }
      sibling.color = RED;
      entry = parent;
    }
    entry.color = BLACK;
  }

  /** A red child of the sibling goes over to the side that lacks a black entry. */
  private void meetLack(Entry parent, Entry sibling, Entry near, Entry far) {
    Entry top = sibling;
    if (isRed(far)) {
      far.color = BLACK;
    } else {
      rotateUp(near);
      top = near;
    }
    rotateUp(top);
    top.color = parent.color;
    parent.color = BLACK;
  }

  private static boolean isRed(Entry entry) {
    return entry != null && entry.color == RED;
  }

  private static Entry other(Entry parent, Entry child) {
    return child == parent.left ? parent.right : parent.left;
  }

  /** Puts the entry in the place of its parent, which becomes its child. */
  private void rotateUp(Entry entry) {
    Entry parent = entry.parent;
    Entry moved;
    if (entry == parent.left) {
      moved = entry.right;
      parent.left = moved;
      entry.right = parent;
    } else {
      moved = entry.left;
      parent.right = moved;
      entry.left = parent;
    }
    if (moved != null) moved.parent = parent;
    replace(parent, entry);
    parent.parent = entry;
  }

  /** Lets the other entry, or none, take the place of this one below its parent. */
  private void replace(Entry entry, Entry other) {
    Entry parent = entry.parent;
    if (parent == null) root = other;
    else if (parent.left == entry) parent.left = other;
    else parent.right = other;
    if (other != null) other.parent = parent;
  }
}
