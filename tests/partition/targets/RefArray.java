// Elements that may be the same object, reached by indexes that may be the same.
// TARGET: RefArray.exchange(int,int)
// SCOPE: n=2 array=2 types=RefArray,RefArray[] int=0,1
// BENCH: n=2 array=2 types=RefArray,RefArray[] int=-1,0,1
class RefArray {
  RefArray[] all;
  int key;

  int exchange(int i, int j) {
    RefArray first = all[i];
    RefArray second = all[j];
    if (first.key > second.key) {
      all[i] = second;
      all[j] = first;
      first.key = 0;
    }
    return first == second ? all.length : second.key;
  }
}
