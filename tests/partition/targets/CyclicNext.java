// A chain that may close at any of its objects.
// TARGET: CyclicNext.cycle()
// TARGET: CyclicNext.unlink(CyclicNext)
// SCOPE: n=3 types=CyclicNext
class CyclicNext {
  CyclicNext next, back;

  int cycle() {
    if (next == this) return 1;
    if (next.next == this) return 2;
    CyclicNext third = next.next.next;
    return third == this ? 3 : third == next ? 4 : third == null ? 5 : 6;
  }

  void unlink(CyclicNext node) {
    CyclicNext before = node.back;
    CyclicNext after = node.next;
    if (before != null) before.next = after;
    if (after != null) after.back = before;
    node.next = node.back = null;
    back = before;
  }
}
