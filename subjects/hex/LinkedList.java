package hex;

import java.util.NoSuchElementException;

/** P1: a circular list, linked both ways, with a header; size counts the entries beside it. */
public final class LinkedList {
  static final class Entry {
    int element;
    Entry next;
    Entry previous;
  }

  Entry header = new Entry();
  int size;

  public LinkedList() {
    header.next = header;
    header.previous = header;
  }

  /** The entries close a circle, each is the one before its next, and there are as many as size says. */
  public boolean repOk() {
    if (header == null) return false;
    int count = 0;
    for (Entry at = header; ; at = at.next) {
      if (at.next == null || at.next.previous != at) return false;
      if (at.next == header) return count == size;
      count++;
    }
  }

  /** Reads every reference: the entries there are. */
  public int walk() {
    int count = 0;
    for (Entry at = header.next; at != header; at = at.next) {
      if (at.previous.next != at) throw new IllegalStateException("not linked both ways");
      count++;
    }
    if (header.previous.next != header || count != size) throw new IllegalStateException("miscounted");
    return count;
  }

  public void addFirst(int element) {
    insert(element, header.next);
  }

  public void addLast(int element) {
    insert(element, header);
  }

  public int getFirst() {
    if (size == 0) throw new NoSuchElementException("the list is empty");
    return header.next.element;
  }

  public int getLast() {
    if (size == 0) throw new NoSuchElementException("the list is empty");
    return header.previous.element;
  }

  public int removeFirst() {
    return unlink(header.next);
  }

  public int removeLast() {
    return unlink(header.previous);
  }

  /** The element at the index, found from the nearer end. */
  public int get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException("no such index");
    Entry at = header;
    if (index < size / 2) {
      for (int i = 0; i <= index; i++) at = at.next;
    } else {
      for (int i = size; i > index; i--) at = at.previous;
    }
    return at.element;
  }

  public boolean contains(int element) {
    return find(element) != header;
  }

  /** Takes the first such element out; whether there was one. */
  public boolean remove(int element) {
    Entry found = find(element);
    if (found == header) return false;
    unlink(found);
    return true;
  }

  /** The first entry of the element; the header when there is none. */
  private Entry find(int element) {
    Entry at = header.next;
    while (at != header && at.element != element) at = at.next;
    return at;
  }

  private void insert(int element, Entry before) {
    Entry added = new Entry();
    added.element = element;
    added.next = before;
    added.previous = before.previous;
    added.previous.next = added;
    before.previous = added;
    size++;
  }

  private int unlink(Entry entry) {
    if (entry == header) throw new NoSuchElementException("the list is empty");
    entry.previous.next = entry.next;
    entry.next.previous = entry.previous;
    size--;
    return entry.element;
  }
}
