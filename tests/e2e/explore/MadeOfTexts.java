// The characters of Strings that the library makes of those of the input are shown as the JVM has them.
// RUN: loris explore MadeOfTexts.replaced -n 1 --max-string 2 --allow NullPointerException --replay
// EXPECT: exit 0, complete true, replay.differs 0
// HEAVY: loris explore MadeOfTexts.array -n 1 --max-string 2 --allow NullPointerException --replay --heap symbolic
// EXPECT: exit 0, complete true, replay.differs 0
// HEAVY: loris explore MadeOfTexts.builder -n 1 --max-string 1 --allow NullPointerException --replay --heap lazy
// EXPECT: exit 0, complete true, replay.differs 0
// HEAVY: loris explore MadeOfTexts.stripped -n 1 --max-string 1 --allow NullPointerException --replay
// EXPECT: exit 0, complete true, replay.differs 0
// HEAVY: loris explore MadeOfTexts.late -n 2 --max-string 2 --allow NullPointerException --replay --heap lazier#
// EXPECT: exit 0, complete true, replay.differs 0
public class MadeOfTexts {
  String text, made;

  static void replaced(MadeOfTexts a, char c) {
    a.made = a.text.replace('a', c);
  }

  static void array(MadeOfTexts a) {
    char[] characters = a.text.toCharArray();
    if (characters.length > 1) characters[0] = characters[1];
    a.made = new String(characters);
  }

  static void builder(MadeOfTexts a, char c) {
    a.made = new StringBuilder().append(a.text).append(c).reverse().toString();
  }

  static void stripped(MadeOfTexts a) {
    a.made = a.text.strip();
  }

  static int late(MadeOfTexts a, MadeOfTexts b) {
    int length = b.text.length();
    if (a.text != b.text) return 0;
    return a.text.length() == 1 ? 1 : length;
  }
}
