// What is shown of Strings that were made of those of the input, or found to be one: the JVM makes the same of it.
// RUN: loris explore MadeTexts.cut -n 2 --max-string 2 --allow NullPointerException --replay
// EXPECT: exit 0, complete true, replay.differs 0
// RUN: loris explore MadeTexts.joined -n 2 --max-string 2 --allow NullPointerException --replay
// EXPECT: exit 0, complete true, replay.differs 0
// RUN: loris explore MadeTexts.knownBefore -n 2 --max-string 2 --allow NullPointerException --replay --heap lazy
// EXPECT: exit 0, complete true, replay.differs 0
// HEAVY: loris explore MadeTexts.bothRead -n 2 --max-string 2 --allow NullPointerException --replay --heap lazy
// EXPECT: exit 0, complete true, replay.differs 0
public class MadeTexts {
  String text, made;

  static void cut(MadeTexts a, int from) {
    if (from >= 0 && from <= a.text.length()) a.made = a.text.substring(from);
  }

  static String joined(MadeTexts a, MadeTexts b) {
    a.made = a.text.concat(b.text) + "x";
    b.text = new String(a.text);
    return new StringBuilder(a.made).append('c').reverse().toString();
  }

  static int knownBefore(MadeTexts a, MadeTexts b) {
    int length = b.text.length();
    if (a.text != b.text) return 0;
    return length == 1 ? 1 : length == 2 && b.text.charAt(1) == 'x' ? 2 : 3;
  }

  static int bothRead(String a, String b) {
    boolean x = a.length() > 1 && a.charAt(1) == 'x', y = b.length() > 1 && b.charAt(0) == 'y';
    return a != b ? 0 : x && y ? 1 : x ? 2 : 3;
  }
}
