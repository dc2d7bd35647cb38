// Writes in sequence through references that may be the same: the later one holds.
// TARGET: AliasWrites.write(AliasWrites,AliasWrites)
// SCOPE: n=3 types=AliasWrites int=-1,0,1
// BENCH: n=3 types=AliasWrites int=-2,-1,0,1,7
class AliasWrites {
  int value;
  AliasWrites next;

  int write(AliasWrites x, AliasWrites y) {
    x.value = 1;
    y.value += 2;
    x.next = y;
    value = x.value + y.value;
    y.next.value *= 3;
    return x.next.value - value;
  }
}
