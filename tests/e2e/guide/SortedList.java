// The example of docs/guide.md for loris explore; line numbers differ by this comment.
// RUN: loris explore SortedList.insert --inv isSorted -n 3
// EXPECT: exit 1, stderr empty, stdout golden "SortedList.txt", paths.total 11, paths.violating 3
// RUN: loris explore SortedList.insert
// EXPECT: exit 3, stdout contains "incomplete: nothing wrong so far, but a loop went round 100 times"
// RUN: loris explore SortedList.insrt
// EXPECT: input error, stderr is "loris: class SortedList has no method insrt; did you mean insert?"
// RUN: loris explore SortedList.insert --inv isSorted -n 3 --explain 0.0.1.1
// EXPECT: exit 1, stdout contains "└ this.head.next == null", stdout contains "violates: invariant isSorted does not hold"
// Only the side of the check that was asked for.
// EXPECT: paths.total 1, paths.violating 1
// RUN: loris explore SortedList.insert --inv isSorted -n 3 --path 0.0.1.0
// EXPECT: exit 3, paths.total 1, paths.normal 1
// RUN: loris explore SortedList.insert --inv isSorted -n 3 --dot heaps/ -q
// EXPECT: exit 1, stderr empty
// SHELL: dot -Tsvg heaps/path-0.0.1.1.dot > heap.svg
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
