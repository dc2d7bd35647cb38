// Fields that hide those of the superclass, of other types.
// TARGET: Hides.sum(Hides)
// SCOPE: n=2 string=1 types=Hides,HidesMore int=0,1 long=0,1 double=-0.0,0.0,1.5
class Hides {
  int key;
  double value;

  int sum(Hides other) {
    if (other == null) return 0;
    if (other instanceof HidesMore) {
      HidesMore more = (HidesMore) other;
      if (more.key == this) return value == 0 && 1 / value > 0 ? 1 : 2;
      return more.value == key ? 3 : 4;
    }
    other.key++;
    return key;
  }
}

class HidesMore extends Hides {
  Hides key;
  long value;
}
