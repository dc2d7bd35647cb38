package pose;

import java.util.NoSuchElementException;

/** A circular doubly linked list that checks the index and never gives away its header. */
public final class DoublyLinkedListChecked {
  static final int INDEX = 4;

  static final class Entry {
    Object element;
    Entry next;
    Entry previous;

    Entry(Object element, Entry next, Entry previous) {
      this.element = element;
      this.next = next;
      this.previous = previous;
    }
  }

  Entry header;
  int size;

  void add(Object o) {
    addBefore(o, INDEX == size ? header : entry(INDEX));
  }

  Object get() {
    return entry(INDEX).element;
  }

  Object getFirst() {
    if (size == 0) throw new NoSuchElementException();
    return header.next.element;
  }

  Object getLast() {
    if (size == 0) throw new NoSuchElementException();
    return header.previous.element;
  }

  int indexOf(Object o) {
    int index = 0;
    Object sought = o;
    for (Entry e = header.next; e != header && index <= 4; e = e.next) {
      if (sought == e.element) return index;
      index++;
    }
    return -1;
  }

  Object remove() {
    Entry e = entry(INDEX);
    removeEntry(e);
    return e.element;
  }

  Object removeFirst() {
    Entry e = header.next;
    Object first = e.element;
    removeEntry(e);
    return first;
  }

  Object removeLast() {
    Entry e = header.previous;
    Object last = e.element;
    removeEntry(e);
    return last;
  }

  private Entry entry(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
    Entry e = header;
    for (int j = 0; j <= index; j++) e = e.next;
    return e;
  }

  private void addBefore(Object o, Entry e) {
    Entry added = new Entry(o, e, e.previous);
    added.previous.next = added;
    added.next.previous = added;
    size++;
  }

  private void removeEntry(Entry e) {
    if (e == header) throw new NoSuchElementException();
    e.previous.next = e.next;
    e.next.previous = e.previous;
    size--;
  }
}
