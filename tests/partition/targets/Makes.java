// New objects in the final heap: how many, of which class, pointing where.
// TARGET: Makes.build(int,Makes)
// SCOPE: n=2 types=Makes int=-1,0,1,2
// BENCH: n=2 types=Makes int=-2,-1,0,1,2,3
class Makes {
  static class Special extends Makes {
    long extra = 9;
  }

  Makes next;
  int key;

  Object build(int size, Makes other) {
    if (size > 2) return other;
    int[] numbers = new int[size];
    if (size > 0) numbers[size - 1] = key;
    Makes made = size == 2 ? new Special() : new Makes();
    made.next = other == this ? made : other;
    if (key == 0) next = made;
    made.key = key + 1;
    if (key > 1) return new Object[] {this, made, numbers};
    return key < 0 ? numbers : made;
  }
}
