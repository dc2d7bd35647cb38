// An input may be the very object that everyone gets for its content: a literal, a cached box.
// RUN: loris explore Shared.literal --heap pose --tests out/pose --replay
// EXPECT: exit 0, complete true, paths.total 2, replay.confirmed 2
// RUN: loris explore Shared.literal --heap symbolic
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore Shared.literal --heap lazier#
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Shared.literal --heap lazier
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Shared.literal --heap lazy
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Shared.never --heap pose
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Shared.never --heap lazier#
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Shared.truth --heap lazy
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Shared.truth --heap lazier
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Shared.truth --heap lazier#
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Shared.truth --heap symbolic
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Shared.truth --heap pose
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore Shared.object --heap lazy
// EXPECT: exit 1, complete true, violations.length 2
// RUN: loris explore Shared.object --heap lazier
// EXPECT: exit 1, complete true, violations.length 2
// RUN: loris explore Shared.object --heap lazier#
// EXPECT: exit 1, complete true, violations.length 2
// RUN: loris explore Shared.object --heap symbolic
// EXPECT: exit 1, complete true, violations.length 2
// RUN: loris explore Shared.object --heap pose --tests out/object --replay
// EXPECT: exit 1, complete true, violations.length 2, replay.confirmed 3
// RUN: loris explore Shared.both --heap lazier#
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Shared.both --heap pose
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Shared.lock --heap pose
// EXPECT: exit 3, complete false, violations.length 0, assumptions.0 "p0 is not the object of Shared.LOCK, which == meets at Shared.lock (Shared.java:83)"
// RUN: loris explore Shared.lock --heap lazy
// EXPECT: exit 3, complete false, violations.length 0, assumptions.0 "p0 is not the object of Shared.LOCK, which == meets at Shared.lock (Shared.java:83)"
// RUN: loris explore Shared.late --heap lazier#
// EXPECT: exit 3, complete false, assumptions.0 "p0 is not the object of Shared$Late.LOCK, which == meets at Shared.late (Shared.java:87)"
// RUN: loris explore Shared.made --heap lazy
// EXPECT: exit 0, complete true, assumptions.length 0
// RUN: loris explore Shared.made --heap pose
// EXPECT: exit 0, complete true, assumptions.length 0
class Shared {
  static final Object LOCK = new Object();

  static class Late {
    static final Object LOCK = new Object();
  }

  static int literal(String s) {
    return s == "ab" ? 1 : 2;
  }

  static void never(String s, String t) {
    if (s == "ab") assert s.equals("ab") && s.length() == 2 && s != "cd";
    if (s == "ab" && t == "ab") assert s == t;
    if (s == t && s == "ab") assert t == "ab";
  }

  static int truth(Boolean b) {
    if (b == Boolean.TRUE) return 1;
    return b == Boolean.FALSE ? 2 : 3;
  }

  static int object(Object o) {
    if (o == "ab") throw new IllegalStateException();
    if (o == (Object) Integer.valueOf(5)) throw new IllegalArgumentException();
    return 1;
  }

  static void both(Object o, Object p) {
    if (o == "ab" && p == "ab") assert o == p;
  }

  static int lock(Object o) {
    return o == LOCK ? 1 : 2;
  }

  static int late(Object o) {
    return o == Late.LOCK ? 1 : 2;
  }

  static int made(Object o) {
    return o == new Object() ? 1 : 2;
  }
}
