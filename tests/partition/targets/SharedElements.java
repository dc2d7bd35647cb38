// An object stored into one array and found again in another, which may be the same.
// TARGET: SharedElements.put(SharedElements[],SharedElements[],int)
// SCOPE: n=2 array=2 types=SharedElements,SharedElements[] int=0,1
// BENCH: n=2 array=2 types=SharedElements,SharedElements[] int=-1,0,1
class SharedElements {
  int key;

  int put(SharedElements[] a, SharedElements[] b, int i) {
    a[i] = this;
    SharedElements found = b[0];
    found.key = 5;
    b[0] = a[0];
    if (key == 5) return a[i].key;
    a[0] = found;
    return b[i] == found ? -1 : b[i].key;
  }
}
