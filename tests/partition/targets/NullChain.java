// Each step of a chain may be null; how far it came shows in what was written before.
// TARGET: NullChain.follow(int)
// SCOPE: n=2 types=NullChain int=-1,0,1
// BENCH: n=3 types=NullChain int=-1,0,3
class NullChain {
  NullChain a, b;
  int reached;

  int follow(int limit) {
    reached = 0;
    NullChain here = a.b;
    reached = 1;
    if (limit > 0) {
      here = here.a;
      reached = 2;
    }
    here.reached += limit;
    return b == null ? -reached : b.b == here ? reached : 100;
  }
}
