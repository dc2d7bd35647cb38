// On a cyclic list this never ends, though nothing about the list is left to decide.
// RUN: loris explore Cycle.length -n 2 --max-loop 20
// EXPECT: exit 3, complete false, paths.normal 2, limits.0.what "a loop went round 20 times"
// RUN: loris explore Cycle.length -n 2 --max-loop 20 --heap lazier#
// EXPECT: exit 3, complete false, paths.normal 2, limits.0.what "a loop went round 20 times"
// RUN: loris explore Cycle.length -n 2 --max-loop 20 --heap lazy
// EXPECT: exit 3, complete false, paths.normal 2, limits.0.what "a loop went round 20 times"
class Cycle {
  Cycle next;

  int length() {
    int n = 0;
    for (Cycle at = this; at != null; at = at.next) n++;
    return n;
  }
}
