package hex;

import java.util.NoSuchElementException;

/**
 * P4: a circular list, linked both ways, with a header, that keeps some of the nodes it gave up in a cache,
 * a chain over next.
 */
public final class CachingList {
  private static final int MOST_CACHED = 2;

  static final class Node {
    Node previous;
    Node next;
    int value;
  }

  Node header = new Node();
  Node firstCachedNode;
  int size;
  int cacheSize;

  public CachingList() {
    header.next = header;
    header.previous = header;
  }

  /** The ring is linked both ways, the cache has no node of it, and both are as long as they say. */
  public boolean repOk() {
    return header != null && ringIsRight() && cacheIsRight();
  }

  private boolean ringIsRight() {
    int count = 0;
    for (Node at = header; ; at = at.next) {
      if (at.next == null || at.next.previous != at) return false;
      if (at.next == header) return count == size;
      count++;
    }
  }

  /** Nodes of the ring have one before them, cached ones have not: so none is of both. */
  private boolean cacheIsRight() {
    int count = 0;
    for (Node at = firstCachedNode; at != null; at = at.next) {
      if (at.previous != null || count == MOST_CACHED) return false;
      count++;
    }
    return count == cacheSize;
  }

  /** Reads every reference: the nodes there are beside the header. */
  public int walk() {
    int count = 0;
    for (Node at = header.next; at != header; at = at.next) {
      if (at.previous.next != at) throw new IllegalStateException("not linked both ways");
      count++;
    }
    if (header.previous.next != header || count != size) throw new IllegalStateException("miscounted");
    int cached = 0;
    for (Node at = firstCachedNode; at != null; at = at.next) {
      if (at.previous != null) throw new IllegalStateException("cached and linked");
      cached++;
    }
    if (cached != cacheSize || cached > MOST_CACHED) throw new IllegalStateException("miscounted");
    return count + cached;
  }

  public void addFirst(int value) {
    insert(value, header.next);
  }

  public void addLast(int value) {
    insert(value, header);
  }

  public int removeFirst() {
    return unlink(header.next);
  }

  public int removeLast() {
    return unlink(header.previous);
  }

  public boolean contains(int value) {
    return indexOf(value) >= 0;
  }

  /** The place of the first such value; -1 when there is none. */
  public int indexOf(int value) {
    int index = 0;
    for (Node at = header.next; at != header; at = at.next) {
      if (at.value == value) return index;
      index++;
    }
    return -1;
  }

  public void clear() {
    while (size > 0) unlink(header.next);
  }

  private void insert(int value, Node before) {
    Node added = takeFromCache();
    added.value = value;
    added.next = before;
    added.previous = before.previous;
    added.previous.next = added;
    before.previous = added;
    size++;
  }

  private int unlink(Node node) {
    if (node == header) throw new NoSuchElementException("the list is empty");
    node.previous.next = node.next;
    node.next.previous = node.previous;
    size--;
    int value = node.value;
    putIntoCache(node);
    return value;
  }

  /** A cached node, a new one when there is none. */
  private Node takeFromCache() {
    if (cacheSize == 0) return new Node();
    Node taken = firstCachedNode;
    firstCachedNode = taken.next;
    cacheSize--;
    return taken;
  }

  private void putIntoCache(Node node) {
    if (cacheSize >= MOST_CACHED) return;
    node.previous = null;
    node.next = firstCachedNode;
    node.value = 0;
    firstCachedNode = node;
    cacheSize++;
  }
}
