/** A method with as many paths as one likes: 2^n for flags of length n. */
class Many {
  static class Node {
    int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  Node head;

  int push(boolean[] flags, int x) {
    int pushed = 0;
    for (int i = 0; i < flags.length; i++) {
      if (flags[i]) {
        head = new Node(i, head);
        pushed++;
      }
    }
    if (head != null && head.key == x) throw new IllegalStateException("key " + x);
    return pushed;
  }
}
