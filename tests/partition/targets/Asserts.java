// Assertions hold or not, inside a private helper and with an invariant of two fields.
// TARGET: Asserts.shrink(int)
// SCOPE: n=2 types=Asserts int=-1,0,1,2
// BENCH: n=2 types=Asserts int=-1,0,1,2,5
class Asserts {
  int low, high;
  Asserts inner;

  int shrink(int by) {
    assert low <= high : "empty";
    low += by;
    if (inner != null) inner.check(this);
    return high - low;
  }

  private void check(Asserts outer) {
    assert outer.low <= low && high <= outer.high;
  }
}
