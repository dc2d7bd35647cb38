package pose;

/** A circular doubly linked list that keeps removed nodes for later. */
public final class CachingList {
  static final class Node {
    Node previous;
    Node next;
    Object value;
  }

  Node header;
  int size;
  Node firstCachedNode;
  int cacheSize;

  void add(Object o) {
    Object value = o;
    Node before = header;
    Node node = cacheSize == 0 ? new Node() : takeCached();
    node.value = value;
    node.next = before;
    node.previous = before.previous;
    before.previous.next = node;
    before.previous = node;
    size++;
  }

  private Node takeCached() {
    Node node = firstCachedNode;
    firstCachedNode = node.next;
    node.next = null;
    cacheSize--;
    return node;
  }
}
