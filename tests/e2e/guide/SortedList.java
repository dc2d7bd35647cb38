// The example of docs/guide.md for loris explore; line numbers differ by this comment.
// RUN: loris explore SortedList.insert --inv isSorted -n 3
// EXPECT: exit 1, stderr empty, stdout golden "SortedList.txt", paths.total 11, paths.violating 3
// RUN: loris explore SortedList.insert
// EXPECT: exit 3, stdout contains "incomplete: nothing wrong so far, but a loop went round 100 times"
// RUN: loris explore SortedList.insrt
// EXPECT: input error, stderr is "loris: class SortedList has no method insrt; did you mean insert?"
public class SortedList {
  static class Node {
    int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  Node head;

  boolean isSorted() {
    for (Node at = head; at != null && at.next != null; at = at.next) {
      if (at.key >= at.next.key) return false;
    }
    return true;
  }

  void insert(int key) {
    if (head == null) {
      head = new Node(key, null);
      return;
    }
    Node at = head;
    while (at.next != null && at.next.key < key) at = at.next;
    if (at.key != key) at.next = new Node(key, at.next);
  }
}
