// Copies between arrays that may be the same, with places and counts that may be wrong; clones.
// TARGET: Copies.shift(int[],int,int)
// TARGET: Copies.twice(int[])
// TARGET: Copies.kept(int[],int)
// SCOPE: n=2 array=2 types=Copies,int[] int=0,1
// BENCH: n=2 array=2 types=Copies,int[] int=-1,0,1,2
class Copies {
  int[] own;

  int shift(int[] to, int at, int count) {
    System.arraycopy(own, 0, to, at, count);
    return to == own ? to[0] : to.length;
  }

  static int[] twice(int[] from) {
    int[] copy = from.clone();
    if (copy.length > 1) copy[1] = from[0];
    return copy.length == 0 ? from : copy;
  }

  /** Into an array of a known length, by how much the input says. */
  static int kept(int[] from, int count) {
    int[] last = {5, 6, 7};
    System.arraycopy(from, 0, last, 1, count);
    System.arraycopy(last, 0, from, 0, count);
    last[0] = from[0];
    return last[0] * 100 + last[1] * 10 + last[2];
  }
}
