// Arrays of numbers that may be one array, written at indexes that may be one index.
// TARGET: SharedArrays.exchange(int[],int[],int,int)
// TARGET: SharedArrays.carry(int[],int[],int)
// SCOPE: n=2 array=2 types=int[] int=-1,0,1
// BENCH: n=2 array=2 types=int[] int=-1,0,1,2
class SharedArrays {
  static int exchange(int[] a, int[] b, int i, int j) {
    int kept = a[i];
    a[i] = b[j];
    b[j] = kept + 1;
    a[b[j] & 1] = 7;
    if (a[i] == 7) return b[j] == 7 ? 1 : 2;
    return a[i] < b[j] ? 3 : b[i];
  }

  static int carry(int[] from, int[] to, int i) {
    for (int k = 0; k < from.length; k++) {
      to[from[k]] += k + 1;
      from[k] = i;
    }
    from[i]++;
    return to[from[0]] > 1 ? to[i] : from[i];
  }
}
