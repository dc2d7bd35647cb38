// Queries that take the solver long leave time for those that do not.
// HEAVY: loris explore Mixed.find --time-limit 8s --solver-timeout 1s
// EXPECT: exit 1, violations.0.kind "java.lang.IllegalStateException"
class Mixed {
  static int find(int a, int b, int c) {
    if (c != 7) return count(a, b);
    throw new IllegalStateException();
  }

  static int count(int a, int b) {
    int found = 0;
    for (int i = 1; i < 60; i++) {
      if (mix(a + i) == mix(mix(b ^ i)) * a) found++;
    }
    return found;
  }

  static int mix(int k) {
    k = (k ^ k >>> 16) * 0x85ebca6b;
    k = (k ^ k >>> 13) * 0xc2b2ae35;
    return k ^ k >>> 16;
  }
}
