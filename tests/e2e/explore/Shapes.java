// Exceptions with their messages, shared and cyclic objects, strings, arrays and enums in an input.
// RUN: loris explore Shapes.meets -n 3
// EXPECT: exit 1, stdout golden "Shapes.meets.txt"
// RUN: loris explore Shapes.pick
// EXPECT: exit 1, stdout golden "Shapes.pick.txt"
// RUN: loris explore Shapes.pick --allow ArrayIndexOutOfBoundsException --allow NullPointerException -q
// EXPECT: exit 1, stdout contains "java.lang.ArithmeticException"
// EXPECT: violations.0.kind "java.lang.ArithmeticException"
// RUN: loris explore Shapes.pick --allow RuntimeException
// EXPECT: exit 0, violations.length 0, complete true, stdout contains "exceptional"
public class Shapes {
  enum Color { RED, GREEN }

  Shapes next, other;
  Color color;

  /** Fails on a cycle of two. */
  static void meets(Shapes a) {
    if (a != null && a.next != null && a.next.next == a && a != a.next && a.other == a.next)
      throw new IllegalStateException("back at the start");
  }

  static int pick(int[] values, int index, String name, Color color) {
    int value = values[index];
    if (name.length() == 2 && name.charAt(0) == 'o' && color == Color.GREEN) return 100 / value;
    return value;
  }
}
