// Annotations of types, of results and of both retentions; NonNull and its relatives by simple name.
// RUN: loris explore Nullness.types
// EXPECT: exit 0, complete true, paths.total 1, assumptions.length 2
// EXPECT: assumptions.0 "Nullness$Node.next is not null (its annotation)"
// EXPECT: assumptions.1 "parameter p0 is not null (its annotation)"
// RUN: loris explore Nullness.types --heap lazier#
// EXPECT: exit 0, complete true, paths.total 2, assumptions.length 2
// RUN: loris explore Nullness.inner
// EXPECT: exit 0, complete true, paths.total 1
// RUN: loris explore Nullness.elements --allow NullPointerException
// EXPECT: exit 0, complete true, assumptions.length 0
// RUN: loris explore Nullness.maybe
// EXPECT: exit 1, violations.0.kind "java.lang.NullPointerException"
// EXPECT: assumptions.1 "Nullness$Node.spare may be null (its annotation)"
// RUN: loris explore Nullness.results
// EXPECT: exit 0, complete true, paths.total 1
// EXPECT: assumptions.0 "Nullness$Node.other does not return null (its annotation)"
// RUN: loris explore Nullness.results --heap lazier#
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore Nullness.results --heap lazy -n 3
// EXPECT: exit 0, complete true
// EXPECT: assumptions.0 "Nullness$Node.other does not return null (its annotation)"
// RUN: loris explore Nullness.own
// EXPECT: exit 0, complete true, paths.total 2, assumptions.length 1
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

class Nullness {
  @Target(ElementType.TYPE_USE)
  @Retention(RetentionPolicy.RUNTIME)
  @interface NonNull {}

  @Target({ElementType.TYPE_USE, ElementType.METHOD})
  @interface NotNull {}

  @Target(ElementType.TYPE_USE)
  @interface Nullable {}

  static class Node {
    @NonNull Node next;
    @Nullable Node spare;
    Node free;
    int key;

    @NotNull Node other() {
      return free;
    }
  }

  class Inner {
    int key;
  }

  static int types(@NonNull Node node) {
    return node.next.key;
  }

  static int inner(@NotNull Inner inner) {
    return inner.key;
  }

  static int elements(@NonNull Object[] array) {
    return array.length;
  }

  static int maybe(@NonNull Node node) {
    return node.spare.key;
  }

  static int results(@NonNull Node node) {
    return node.other().key;
  }

  static @NonNull Node own(@NonNull Node node) {
    if (node.key > 0) return node;
    return null;
  }
}
