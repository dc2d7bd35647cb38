// Boxes that the run makes, in the result and in the heap; small numbers have one box for all.
// TARGET: BoxCache.make(int,long)
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
}
