// Fields and parameters of a class that is not on the class path: what does not use it is explored, and it is said.
// DELETE: Absent.class AbsentBase.class
// RUN: loris explore MissingTypes.isEmpty
// EXPECT: exit 0, complete true, paths.total 2, stdout contains "MissingTypes declares as Absent"
// RUN: loris explore MissingTypes.isEmpty --heap lazier#
// EXPECT: exit 0, complete true, paths.total 2
// RUN: loris explore MissingTypes.sign --pre isFit
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore MissingTypes.many --heap lazy
// EXPECT: exit 0, complete true, paths.total 2, stdout contains "Absent[]"
// As on the JVM, a class is needed where it is used.
// RUN: loris explore MissingTypes.use
// EXPECT: exit 1, violations.0.kind "java.lang.NoClassDefFoundError", violations.0.message "Absent"
// RUN: loris explore MissingTypes.below
// EXPECT: exit 0, complete true, paths.total 2
class MissingTypes {
  Absent absent;
  Absent[] several;
  Derived derived;

  boolean isEmpty() {
    return absent == null;
  }

  static boolean isFit(Absent any, int number) {
    return number > -10;
  }

  static int sign(Absent any, int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
  }

  int many() {
    return several == null ? 0 : 1;
  }

  int use() {
    return absent.number;
  }

  boolean below() {
    return derived == null;
  }
}

class Absent {
  int number;
}

class AbsentBase {}

class Derived extends AbsentBase {}
