// A list that has entries, with links back and to its last entry: mona needs no scope, the exploration keeps to its own.
// SHELL: cp "$TESTS"/explore/mona/doubly.hex .
// HEAVY: loris explore Doubly.check --decide mona --hex doubly.hex --heap lazy -n 4 --no-cache --audit --pre isList
// EXPECT: exit 0, complete true, paths.total 4, audit.checked 4, audit.infeasible 0
// HEAVY: loris explore Doubly.check --decide mona --hex doubly.hex --heap lazier# -n 4 --no-cache --audit --pre isList
// EXPECT: exit 0, complete true, paths.total 4, audit.infeasible 0
// HEAVY: loris explore Doubly.firstFromLast --decide mona --hex doubly.hex --heap lazier# -n 3 --no-cache --audit --pre isList
// EXPECT: exit 0, complete true, audit.infeasible 0
class Doubly {
  static final class Entry {
    Entry next, prev;
  }

  Entry head, last;

  boolean isList() {
    if (head == null) return false;
    java.util.Set<Entry> seen = new java.util.HashSet<>();
    if (head.prev != null) return false;
    Entry at = head;
    for (; at.next != null; at = at.next) {
      if (!seen.add(at) || at.next.prev != at) return false;
    }
    return last == at;
  }

  int check() {
    int size = 0;
    for (Entry at = head; at != null; at = at.next) {
      assert at.prev == null ? at == head : at.prev.next == at;
      ++size;
    }
    return size;
  }

  /// From the end: whether there are entries before is not known until they are met.
  Entry firstFromLast() {
    Entry at = last;
    while (at.prev != null) at = at.prev;
    assert at == head;
    return at;
  }
}
