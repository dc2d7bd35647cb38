// papers/001, Fig. 1 and 2: of the states that lazy initialization makes, the rules of section 3.2 refuse
// 1.2.1 (list.next is null), 1.2.3.1 (list.next.next is null) and 1.2.3.2 (it is list.next), and no others.
// SHELL: cp $TESTS/hex/circular.hex . && $JDK/bin/javac -g -d . $TESTS/hex/Circular.java
// RUN: loris explore Circular.getList --heap lazy --decide none
// EXPECT: complete true, paths.total 10, paths.violating 2
// RUN: loris explore Circular.getList --heap lazy --hex circular.hex --paths
// EXPECT: complete true, decide "hex", paths.total 7, paths.violating 1, stdout golden "Circular.lazy.txt"
// Where the reference that is returned need not be decided, 1.2.3.3 and 1.2.3.4 are one path; where list.next
// need not be, there is one for all.
// RUN: loris explore Circular.getList --heap lazier --hex circular.hex
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Circular.getList --heap lazier# --hex circular.hex
// EXPECT: complete true, paths.total 6, paths.violating 1
// RUN: loris explore Circular.getList --heap pose --hex circular.hex
// EXPECT: complete true, paths.total 5, paths.violating 1
// RUN: loris explore Circular.getList --heap symbolic --hex circular.hex
// EXPECT: complete true, paths.total 5, paths.violating 1
class Circular {
  Circular next;

  static Circular getList(Circular list, int foo) {
    if (foo < 0) {
      Circular first = list;
      Circular second = first.next;
      return second.next;
    } else {
      if (foo > 10) return null;
      if (foo > 5) return new Circular();
      return null;
    }
  }
}
