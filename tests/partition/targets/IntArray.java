// Two indexes that may be the same, and may be outside.
// TARGET: IntArray.move(int[],int,int)
// SCOPE: array=3 types=int[] int=-1,0,1,2
// BENCH: array=3 types=int[] int=-1,0,1,2,3
class IntArray {
  static int move(int[] a, int from, int to) {
    int sum = a[from];
    a[to] = sum + 1;
    if (a[from] != sum) return -1;
    if (a.length > 2) a[2]--;
    return a[to] + a.length;
  }
}
