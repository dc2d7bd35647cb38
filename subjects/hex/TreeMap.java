package hex;

import java.util.NoSuchElementException;

/** P2: a map of ints in a red-black tree whose entries know their parents. */
public final class TreeMap {
  private static final int INVALID = -1;

  static final class Entry {
    int key;
    int value;
    boolean isBlack;
    Entry left;
    Entry right;
    Entry parent;
  }

  Entry root;
  int size;

  /** A red-black tree with the right parents, sorted, of as many entries as size says. */
  public boolean repOk() {
    if (root == null) return size == 0;
    if (root.parent != null || !root.isBlack) return false;
    return blackHeight(root, null, null) != INVALID && count(root) == size;
  }

  /** Black entries on each way down. In order, nothing can be shared. */
  private static int blackHeight(Entry entry, Entry low, Entry high) {
    if (entry == null) return 0;
    if (low != null && entry.key <= low.key) return INVALID;
    if (high != null && entry.key >= high.key) return INVALID;
    if (!isChild(entry.left, entry) || !isChild(entry.right, entry)) return INVALID;
    int left = blackHeight(entry.left, low, entry);
    if (left == INVALID || left != blackHeight(entry.right, entry, high)) return INVALID;
    return entry.isBlack ? left + 1 : left;
  }

  private static boolean isChild(Entry child, Entry parent) {
    return child == null || child.parent == parent && (child.isBlack || parent.isBlack);
  }

  private static int count(Entry entry) {
    return entry == null ? 0 : count(entry.left) + 1 + count(entry.right);
  }

  /** Reads every reference: the entries there are. */
  public int walk() {
    int count = walkBelow(root, null);
    if (count != size) throw new IllegalStateException("miscounted");
    return count;
  }

  private static int walkBelow(Entry entry, Entry parent) {
    if (entry == null) return 0;
    if (entry.parent != parent) throw new IllegalStateException("wrong parent");
    if (!entry.isBlack && (parent == null || !parent.isBlack)) {
      throw new IllegalStateException("red over red");
    }
    return walkBelow(entry.left, entry) + 1 + walkBelow(entry.right, entry);
  }

  public boolean isEmpty() {
    return root == null;
  }

  public void clear() {
    root = null;
    size = 0;
  }

  public boolean containsKey(int key) {
    return find(key) != null;
  }

  /** The value of the key; 0 when there is none. */
  public int get(int key) {
    Entry found = find(key);
    return found == null ? 0 : found.value;
  }

  public int firstKey() {
    if (root == null) throw new NoSuchElementException("the map is empty");
    return least(root).key;
  }

  public int lastKey() {
    if (root == null) throw new NoSuchElementException("the map is empty");
    Entry at = root;
    while (at.right != null) at = at.right;
    return at.key;
  }

  /** Answers with the value that gives way; 0 when there is none. */
  public int put(int key, int value) {
    Entry parent = null;
    Entry at = root;
    while (at != null && at.key != key) {
      parent = at;
      at = key < at.key ? at.left : at.right;
    }
    if (at == null) {
      add(key, value, parent);
      return 0;
    }
    int old = at.value;
    at.value = value;
    return old;
  }

  /** Takes the key out, if it is there; answers with its value, or 0. */
  public int remove(int key) {
    Entry found = find(key);
    if (found == null) return 0;
    int removed = found.value;
    if (found.left != null && found.right != null) {
      Entry next = least(found.right);
      found.key = next.key;
      found.value = next.value;
      found = next;
    }
    take(found);
    size--;
    return removed;
  }

  private Entry find(int key) {
    Entry at = root;
    while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
    return at;
  }

  private static Entry least(Entry entry) {
    while (entry.left != null) entry = entry.left;
    return entry;
  }

  private void add(int key, int value, Entry parent) {
    Entry added = new Entry();
    added.key = key;
    added.value = value;
    added.parent = parent;
    size++;
    if (parent == null) root = added;
    else if (key < parent.key) parent.left = added;
    else parent.right = added;
    settle(added);
  }

  /** Makes a new or repainted red entry right: a red one above goes black or turns away. */
  private void settle(Entry entry) {
    while (entry.parent != null && !entry.parent.isBlack) {
      Entry parent = entry.parent;
      Entry grand = parent.parent;
      Entry uncle = parent == grand.left ? grand.right : grand.left;
      if (uncle == null || uncle.isBlack) {
        turnOver(entry, parent, grand);
        return;
      }
      parent.isBlack = true;
      uncle.isBlack = true;
      grand.isBlack = false;
      entry = grand;
    }
    root.isBlack = true;
  }

  /** Puts the middle one of three in line on top. */
  private void turnOver(Entry entry, Entry parent, Entry grand) {
    Entry top = parent;
    if (parent == grand.left) {
      if (entry == parent.right) {
        turnLeft(parent);
        top = entry;
      }
      turnRight(grand);
    } else {
      if (entry == parent.left) {
        turnRight(parent);
        top = entry;
      }
      turnLeft(grand);
    }
    top.isBlack = true;
    grand.isBlack = false;
  }

  /** Takes an entry with at most one child out. */
  private void take(Entry entry) {
    Entry child = entry.left != null ? entry.left : entry.right;
    if (child != null) {
      child.isBlack = true; // it was red, as there is nothing on the other side
    } else if (entry.isBlack) {
      giveBlack(entry);
    }
    hang(child, entry);
  }

  /** Rearranges until the ways through the entry have one black entry more than they need. */
  private void giveBlack(Entry entry) {
    while (entry.parent != null && entry.isBlack) {
      Entry parent = entry.parent;
      boolean isLeft = entry == parent.left;
      Entry sibling = isLeft ? parent.right : parent.left;
      if (!sibling.isBlack) {
        sibling.isBlack = true;
        parent.isBlack = false;
        turn(parent, isLeft);
        sibling = isLeft ? parent.right : parent.left;
      }
      if (isBlack(sibling.left) && isBlack(sibling.right)) {
        sibling.isBlack = false;
        entry = parent;
      } else {
        borrow(parent, sibling, isLeft);
        return;
      }
    }
    entry.isBlack = true;
  }

  /** Takes a black entry from the sibling's side, where there is a red one to stand in for it. */
  private void borrow(Entry parent, Entry sibling, boolean isLeft) {
    Entry far = isLeft ? sibling.right : sibling.left;
    if (isBlack(far)) {
      turn(sibling, !isLeft);
      far = sibling;
      sibling = far.parent;
    }
    sibling.isBlack = parent.isBlack;
    parent.isBlack = true;
    far.isBlack = true;
    turn(parent, isLeft);
  }

  private static boolean isBlack(Entry entry) {
    return entry == null || entry.isBlack;
  }

  private void turn(Entry entry, boolean toTheLeft) {
    if (toTheLeft) turnLeft(entry);
    else turnRight(entry);
  }

  private void turnLeft(Entry entry) {
    Entry top = entry.right;
    entry.right = top.left;
    if (top.left != null) top.left.parent = entry;
    hang(top, entry);
    top.left = entry;
    entry.parent = top;
  }

  private void turnRight(Entry entry) {
    Entry top = entry.left;
    entry.left = top.right;
    if (top.right != null) top.right.parent = entry;
    hang(top, entry);
    top.right = entry;
    entry.parent = top;
  }

  /** Lets the first, which may be absent, take the place of the second below its parent. */
  private void hang(Entry entry, Entry place) {
    Entry parent = place.parent;
    if (parent == null) root = entry;
    else if (parent.left == place) parent.left = entry;
    else parent.right = entry;
    if (entry != null) entry.parent = parent;
  }
}
