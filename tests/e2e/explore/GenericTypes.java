// A generic signature says what a field may hold, and is listed as an assumption.
// RUN: loris explore GenericTypes.read --allow NullPointerException
// EXPECT: exit 0, complete true, paths.total 3, assumptions.0 "p0.value is null or a java.lang.Integer (its generic signature)"
// RUN: loris explore GenericTypes.further -n 3 --allow NullPointerException
// EXPECT: complete true, paths.total 5
// RUN: loris explore GenericTypes.further -n 3 --allow NullPointerException --heap lazier#
// EXPECT: complete true, paths.total 12
// RUN: loris explore GenericTypes.inherited --allow NullPointerException
// EXPECT: complete true, paths.total 3
// RUN: loris explore GenericTypes.open --allow NullPointerException
// EXPECT: complete true, paths.total 4, assumptions.length 0
// RUN: loris explore GenericTypes.open --types none.*
// EXPECT: exit 2, stderr is "loris: --types none.*: no class that an object can have has this name"
// RUN: loris explore GenericTypes.open --allow none.Such
// EXPECT: exit 2, stderr is "loris: --allow none.Such: there is no such class"
class GenericTypes {
  static class Box<T> {
    T value;
    Box<T> next;
  }

  static class IntBox extends Box<Integer> {}

  static int read(Box<Integer> box) {
    return kind(box.value);
  }

  static int further(Box<Box<Integer>> box) {
    return kind(box.next.value.value);
  }

  static int inherited(IntBox box) {
    return kind(box.value);
  }

  static <T> int open(Box<T> box) {
    return kind(box.value);
  }

  private static int kind(Object value) {
    return value instanceof Integer ? 1 : value == null ? 2 : 3;
  }
}
