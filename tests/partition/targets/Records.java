// Records and an inner class, which always has its outer object.
// TARGET: Records.join(Records.Pair)
// SCOPE: n=1 types=Records,Records$Pair,Records$Inner int=0,1
// BENCH: n=2 types=Records,Records$Pair,Records$Inner int=0,1
class Records {
  record Pair(int key, Object other) {}

  class Inner {
    int join(Pair pair) {
      return pair.other() == Records.this ? weight : -weight;
    }
  }

  Inner inner;
  int weight;

  int join(Pair pair) {
    if (pair.key() > weight) return inner.join(pair);
    return pair.other() instanceof Pair ? 10 : 20;
  }
}
