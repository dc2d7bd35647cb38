package pose;

/** A red-black tree whose walk down and whose repair end after two rounds. */
public final class TreeMap {
  static final int RED = 0;
  static final int BLACK = 1;
  static final int MOST_ROUNDS = 2;

  static final class Entry {
    int key;
    Object value;
    Entry left;
    Entry right;
    Entry parent;
    int color = BLACK;

    Entry(int key, Object value, Entry parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
    }

    Object setValue(Object other) {
      Object old = value;
      value = other;
      return old;
    }
  }

  Entry root;
  int size;

  /** Puts a new object. */
  Object put(int key) {
    return putValue(key, new Object());
  }

  Object putValue(int key, Object value) {
    Entry t = root;
    if (t == null) {
      size++;
      root = new Entry(key, value, null);
      return null;
    }
    root.parent = null;
    for (int round = 1; round <= MOST_ROUNDS; round++) {
      if (key < t.key) {
        if (t.left == null) {
          size++;
          t.left = new Entry(key, value, t);
          fixAfterInsertion(t.left);
          return null;
        }
        t.left.parent = t;
        t = t.left;
      } else if (key == t.key) {
        return t.setValue(value);
      } else {
        if (t.right == null) {
          size++;
          t.right = new Entry(key, value, t);
          fixAfterInsertion(t.right);
          return null;
        }
        t.right.parent = t;
        t = t.right;
      }
    }
    return null;
  }

  private static Entry parentOf(Entry e) {
    return e == null ? null : e.parent;
  }

  private static Entry leftOf(Entry e) {
    return e == null ? null : e.left;
  }

  private static Entry rightOf(Entry e) {
    return e == null ? null : e.right;
  }

  private static int colorOf(Entry e) {
    return e == null ? BLACK : e.color;
  }

  private static void setColor(Entry e, int color) {
    if (e != null) e.color = color;
  }

  private void fixAfterInsertion(Entry added) {
    Entry x = added;
    x.color = RED;
    for (int round = 1; round <= MOST_ROUNDS; round++) {
      if (x == null || x == root || x.parent.color != RED) break;
      if (parentOf(x) == leftOf(parentOf(parentOf(x)))) x = fixLeft(x);
      else x = fixRight(x);
    }
    root.color = BLACK;
  }

  /** The parent of x is a left child. */
  private Entry fixLeft(Entry at) {
    Entry x = at;
    Entry uncle = rightOf(parentOf(parentOf(x)));
    if (colorOf(uncle) == RED) return recolor(x, uncle);
    if (x == rightOf(parentOf(x))) {
      x = parentOf(x);
      rotateLeft(x);
    }
    setColor(parentOf(x), BLACK);
    setColor(parentOf(parentOf(x)), RED);
    if (parentOf(parentOf(x)) != null) rotateRight(parentOf(parentOf(x)));
    return x;
  }

  /** The parent of x is a right child. */
  private Entry fixRight(Entry at) {
    Entry x = at;
    Entry uncle = leftOf(parentOf(parentOf(x)));
    if (colorOf(uncle) == RED) return recolor(x, uncle);
    if (x == leftOf(parentOf(x))) {
      x = parentOf(x);
      rotateRight(x);
    }
    setColor(parentOf(x), BLACK);
    setColor(parentOf(parentOf(x)), RED);
    if (parentOf(parentOf(x)) != null) rotateLeft(parentOf(parentOf(x)));
    return x;
  }

  private static Entry recolor(Entry x, Entry uncle) {
    setColor(parentOf(x), BLACK);
    setColor(uncle, BLACK);
    setColor(parentOf(parentOf(x)), RED);
    return parentOf(parentOf(x));
  }

  private void rotateLeft(Entry p) {
    Entry r = p.right;
    p.right = r.left;
    if (r.left != null) r.left.parent = p;
    r.parent = p.parent;
    if (p.parent == null) root = r;
    else if (p.parent.left == p) p.parent.left = r;
    else p.parent.right = r;
    r.left = p;
    p.parent = r;
  }

  private void rotateRight(Entry p) {
    Entry l = p.left;
    p.left = l.right;
    if (l.right != null) l.right.parent = p;
    l.parent = p.parent;
    if (p.parent == null) root = l;
    else if (p.parent.right == p) p.parent.right = l;
    else p.parent.left = l;
    l.right = p;
    p.parent = l;
  }
}
