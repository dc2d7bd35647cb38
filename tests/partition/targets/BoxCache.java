// Boxes that the run makes, in the result and in the heap; small numbers have one box for all.
// TARGET: BoxCache.make(int,long)
// TARGET: BoxCache.same(int)
// SCOPE: n=1 types=BoxCache,java.lang.Integer int=-1,0,127,128 long=1,128
class BoxCache {
  Integer kept;

  Object make(int x, long y) {
    Integer first = x;
    Integer second = x;
    if (kept == null) kept = first;
    if (first == second) return y;
    return kept.intValue() == x ? first : kept;
  }

  int same(int x) {
    if (x < 2) return 0;
    Integer made = x;
    if (kept == made) return 1;
    return kept == null ? 2 : kept.equals(made) ? 3 : 4;
  }
}
