// Static fields that hold input objects while these are written through other references.
// TARGET: HeldByStatic.hold(HeldByStatic,HeldByStatic)
// SCOPE: n=2 types=HeldByStatic int=-1,0,1
// BENCH: n=3 types=HeldByStatic int=0,1
class HeldByStatic {
  static HeldByStatic first, second;
  static int count = 1;

  HeldByStatic next;
  int value;

  int hold(HeldByStatic x, HeldByStatic y) {
    first = x;
    second = y.next;
    first.next = this;
    y.next.value = count;
    count += x.value;
    if (first.value == 1) second = next;
    second.value--;
    if (count > 1) return y.next == second ? 1 : first.value;
    return second == first ? count : x.next.value;
  }
}
