// Boxes have a value, and may be the same object or not.
// TARGET: Boxes.compare(Integer,Long)
// SCOPE: n=1 types=Boxes,java.lang.Integer,java.lang.Long int=-1,0,1 long=0,1
// BENCH: n=1 types=Boxes,java.lang.Integer,java.lang.Long int=-1,0,1,2,1000 long=-1,0,1,2
class Boxes {
  Integer own;
  Long wide;

  int compare(Integer other, Long big) {
    if (own == other) return 0;
    int sum = own + other;
    if (sum > 1) own = other;
    if (big != null && wide != big && wide == sum) return 1;
    return own < other ? 2 : 3;
  }
}
