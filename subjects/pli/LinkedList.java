package pli;

import java.util.NoSuchElementException;

/** A circular list, linked both ways, with a header; its entries have an element or a value. */
public final class LinkedList {
  private static final int INVALID = -1;

  static final class Entry {
    int element;
    Object value;
    Entry next;
    Entry previous;
  }

  Entry header = new Entry();
  int size;

  public LinkedList() {
    header.next = header;
    header.previous = header;
  }

  /** The entries close a circle, and each is the one before the next. */
  public boolean preH() {
    return checkedCount() != INVALID;
  }

  /** As many entries as size says. */
  public boolean preP() {
    int count = 0;
    for (Entry at = header.next; at != header; at = at.next) count++;
    return count == size;
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    int count = checkedCount();
    return count != INVALID && count == size;
  }

  /** Entries beside the header: none is met again before it, as only one can be before another. */
  private int checkedCount() {
    if (header == null) return INVALID;
    int count = 0;
    Entry at = header;
    while (true) {
      Entry next = at.next;
      if (next == null || next.previous != at) return INVALID;
      if (next == header) return count;
      at = next;
      count++;
    }
  }

  public boolean contains(int element) {
    return find(element) != header;
  }

  /** Puts the element at the end. */
  public void add(int element) {
    append().element = element;
  }

  /** Takes the first such element out; whether there was one. */
  public boolean remove(int element) {
    Entry found = find(element);
    if (found == header) return false;
    unlink(found);
    return true;
  }

  public int removeFirst() {
    Entry first = header.next;
    if (first == header) throw new NoSuchElementException("the list is empty");
    unlink(first);
    return first.element;
  }

  /** The first entry of the element; the header when there is none. */
  private Entry find(int element) {
    Entry at = header.next;
    while (at != header && at.element != element) at = at.next;
    return at;
  }

  /** A new entry at the end. */
  Entry append() {
    Entry added = new Entry();
    added.next = header;
    added.previous = header.previous;
    header.previous.next = added;
    header.previous = added;
    size++;
    return added;
  }

  private void unlink(Entry entry) {
    entry.previous.next = entry.next;
    entry.next.previous = entry.previous;
    size--;
  }
}
