// A box that is found again by an index which only the condition makes the same.
// TARGET: BoxSlots.find(Integer[],int)
// SCOPE: n=2 array=2 types=java.lang.Integer,java.lang.Integer[] int=0,1,4
class BoxSlots {
  static int find(Integer[] slots, int i) {
    if (slots[0] == null || i != 1) return 0;
    return slots[i >>> 1] > 3 ? 1 : 2;
  }
}
