// Differences along a list that may be cyclic: what is not said of a number follows from what is said of another
// name of it.
// TARGET: Offsets.find(int)
// SCOPE: n=2 types=Offsets int=-1,0,1
// BENCH: n=3 types=Offsets int=-2,-1,0,1,2
class Offsets {
  Offsets next;
  int by;

  int find(int index) {
    int left = index - by;
    if (left > 0) return 0;
    if (next == null) return 1;
    if (next.next == null) return 2;
    if (left - next.next.by <= 0) return 3;
    return next.next.by < 0 ? 4 : 5;
  }
}
