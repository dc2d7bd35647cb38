// One path line by line: the source, what was asked and the values that decided it, how it ended.
// SHELL: cp $TESTS/report/Explained.java . && $JDK/bin/javac -g Explained.java
// RUN: loris explore Explained.middle --explain 0.1.1.0 --source .
// EXPECT: exit 1, stdout golden "Explained.middle.txt"
// RUN: loris explore Explained.middle --explain 1
// EXPECT: exit 3, stdout contains "returns 0", stdout contains "Explained.java:16\n", stdout contains "└ this.next == null"
// RUN: loris explore Explained.middle --explain 7.7 -q
// EXPECT: exit 3, stdout contains "there is no path 7.7"
// RUN: loris explore Explained.middle --explain x
// EXPECT: input error
public class Explained {
  int key;
  Explained next;

  int middle(int x, String name) {
    if (next == null) return 0;
    int length = name.length();
    if (next.key < x) {
      x = half(next.key);
    }
    for (int i = 0; i < length; i++) x++;
    return x;
  }

  static int half(int value) {
    return 10 / value;
  }
}
