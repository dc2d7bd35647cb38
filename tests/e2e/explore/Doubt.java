// A precondition that does not end within the limits leaves states in doubt, and says so.
// RUN: loris explore Doubt.far --pre counts --decide precise
// EXPECT: exit 1, complete false, paths.violating 1, limits.0.what "a loop went round 100 times"
// RUN: loris explore Doubt.far --pre counts --decide pli
// EXPECT: exit 1, complete false, paths.violating 1
// RUN: loris explore Doubt.far --pre countsEven --decide lissa --audit
// EXPECT: audit.infeasible 0, audit.unknown 1
public class Doubt {
  int x;

  boolean counts() {
    int i = 0;
    while (i < x) i++;
    return true;
  }

  boolean countsEven() {
    int i = 0;
    while (i < x) i++;
    return (x & 1) == 0;
  }

  int far() {
    if (x > 1000) throw new IllegalStateException();
    return 1;
  }
}
