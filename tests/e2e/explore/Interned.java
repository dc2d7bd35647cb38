// What has open characters cannot be interned, which is said; and what the program shares with the input has
// a name in the description of a path.
// RUN: loris explore Interned.twin --heap lazier#
// EXPECT: exit 3, complete false, violations.length 0, stdout contains "String.intern of a String whose characters are open"
// RUN: loris explore Interned.twin --heap lazy --paths
// EXPECT: exit 3, complete false, violations.length 0, stdout contains "intern", stdout contains "Interned.java:26"
// RUN: loris explore Interned.twin --paths
// EXPECT: exit 3, complete false, violations.length 0, stdout contains "intern", stdout contains "Interned.java:26"
// RUN: loris explore Interned.made --heap lazier
// EXPECT: exit 0, complete true, violations.length 0
// RUN: loris explore Interned.five --heap lazy --paths
// EXPECT: exit 0, complete true, stdout contains "kept(p0) && p0.value == 5"
// RUN: loris explore Interned.five --heap lazier --paths
// EXPECT: exit 0, complete true, stdout contains "kept(p0) && p0.value == 5"
// RUN: loris explore Interned.five --heap lazier# --report report
// EXPECT: exit 0, complete true
// RUN: loris explore Interned.letter --heap lazy --paths
// EXPECT: exit 0, complete true, stdout contains "kept(p0) && p0.value == 'x'"
// RUN: loris explore Interned.colour --heap lazy --paths
// EXPECT: exit 0, complete true, paths.total 4
class Interned {
  enum Colour { RED, BLUE }

  static void twin(String s) {
    if (!"ab".equals(s)) return;
    if (s.intern() != "ab") throw new IllegalStateException();
  }

  static void made(int n) {
    String s = n > 3 ? "a" + "b" : new String("ab");
    if (s.intern() != "ab") throw new IllegalStateException();
  }

  static int five(Integer b) {
    return b == (Object) Integer.valueOf(5) ? 1 : 2;
  }

  static int letter(Character c) {
    return c == (Object) Character.valueOf('x') ? 1 : 2;
  }

  static int colour(Object c) {
    return c == Colour.BLUE ? 1 : 2;
  }
}
