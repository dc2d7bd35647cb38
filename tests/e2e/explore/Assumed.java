// Annotations that exclude null are assumptions; statics are inputs on request; a type that no class in
// scope has leaves null and objects of unknown classes.
// RUN: loris explore Assumed.key
// EXPECT: exit 0, complete true, paths.total 1, assumptions.length 2
// EXPECT: assumptions.0 "Assumed$Node.next is not null (its annotation)"
// RUN: loris explore Assumed.key --heap lazier#
// EXPECT: exit 0, complete true, paths.total 2, assumptions.length 2
// RUN: loris explore Assumed.unmarked
// EXPECT: exit 1, violations.0.kind "java.lang.NullPointerException"
// RUN: loris explore Assumed.statics
// EXPECT: exit 0, complete true, paths.total 1
// RUN: loris explore Assumed.statics --symbolic-statics
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore Assumed.sum --allow NullPointerException
// EXPECT: exit 3, paths.total 1, paths.unsupported 1, assumptions.0 "p0 is null or of an unknown class: no class in scope is a java.util.List (see --types)"
class Assumed {
  @interface NonNull {}

  static class Node {
    @NonNull Node next;
    Node free;
    int key;
  }

  static final int FIXED = 3;
  static int limit = 5;
  static Node head;

  static int key(@NonNull Node node) {
    return node.next.key;
  }

  static int unmarked(@NonNull Node node) {
    return node.free.key;
  }

  static int statics() {
    if (limit > FIXED) return 1;
    if (head != null && head.next == head) return 2;
    limit++;
    return 3;
  }

  static int sum(java.util.List<Integer> list) {
    return list.size();
  }
}
