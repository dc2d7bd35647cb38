// A loop that writes where it stands; what it has written decides where it goes.
// TARGET: LoopWrites.walk(LoopWrites,boolean)
// SCOPE: n=3 types=LoopWrites int=0,1
// BENCH: n=3 types=LoopWrites int=-1,0,1,2
class LoopWrites {
  LoopWrites next;
  int mark;

  int walk(LoopWrites other, boolean once) {
    LoopWrites at = this;
    for (int i = once ? 2 : 0; i < 3; i++) {
      if (at.mark > 1) return i;
      at.mark += 2;
      LoopWrites to = other.mark > 1 ? other : at.next;
      at.next = this;
      at = to;
    }
    return at == other ? -1 : at.mark;
  }
}
