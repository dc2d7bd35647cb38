package pose;

/** A circular doubly linked list that looks neither at its size nor for its header where it could. */
public final class DoublyLinkedList {
  static final int INDEX = 4;
  static final int MOST_STEPS = 8;

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
    if (size == 0) return null;
    return header.next.element;
  }

  Object getLast() {
    if (size == 0) return null;
    return header.previous.element;
  }

  int indexOf(Object o) {
    Entry e = header.next;
    int index = 0;
    if (o == null) {
      while (true) {
        if (e.element == null) return index;
        if (e.next == null || MOST_STEPS < index) return -1;
        e = e.next;
        index++;
      }
    }
    while (true) {
      if (e.element == o) return index;
      if (e.next == null || MOST_STEPS < index) return -1;
      e = e.next;
      index++;
    }
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
    Entry e = header;
    for (int j = 0; j <= index && e != null; j++) e = e.next;
    return e;
  }

  private void addBefore(Object o, Entry e) {
    Entry added = new Entry(o, e, e.previous);
    added.previous.next = added;
    added.next.previous = added;
    size++;
  }

  private void removeEntry(Entry e) {
    if (header == e) return;
    e.previous.next = e.next;
    e.next.previous = e.previous;
    size--;
  }
}
