// Lists in order without a cycle, of which targets see a part.
// TARGET: ValidLists.find(int)
// TARGET: ValidLists.insert(int)
// TARGET: ValidLists.second()
// SCOPE: n=3 types=ValidLists,ValidLists$Node int=0,1,2 pre=ValidLists.isOrdered
class ValidLists {
  static final class Node {
    int key;
    Node next;
  }

  Node head;

  boolean isOrdered() {
    if (head == null) return true;
    for (Node at = head; at.next != null; at = at.next) {
      if (at.key >= at.next.key) return false;
    }
    return true;
  }

  Node find(int key) {
    Node at = head;
    while (at != null && at.key < key) at = at.next;
    return at != null && at.key == key ? at : null;
  }

  void insert(int key) {
    Node before = null;
    Node at = head;
    while (at != null && at.key < key) {
      before = at;
      at = at.next;
    }
    Node made = new Node();
    made.key = key;
    made.next = at;
    if (before == null) head = made;
    else before.next = made;
  }

  /** Only an input that is not in order could end here by an exception. */
  int second() {
    if (head == null || head.next == null) return -1;
    return 10 / (head.next.key - head.key);
  }
}
