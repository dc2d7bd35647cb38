// What was written before an exception stays, whether the exception is caught or not.
// TARGET: WritesBeforeThrow.follow(WritesBeforeThrow,WritesBeforeThrow)
// SCOPE: n=2 types=WritesBeforeThrow int=0,1
// BENCH: n=3 types=WritesBeforeThrow int=0,1
class WritesBeforeThrow {
  WritesBeforeThrow next;
  int value;

  int follow(WritesBeforeThrow x, WritesBeforeThrow y) {
    try {
      x.value = 1;
      y.next = x.next;
      x.next.value = 2;
      y.next.next.value = 3;
    } catch (NullPointerException e) {
      if (x == null) return -1;
      value += 4;
      if (x.value > 4) y.next = this;
    }
    return next.value > y.value ? value : x.value;
  }
}
