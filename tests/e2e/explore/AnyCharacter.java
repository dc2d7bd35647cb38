// Every UTF-16 unit may be in a String of the input; where an input is shown, printable ones are preferred.
// RUN: loris explore AnyCharacter.sharp --max-string 1 --paths
// EXPECT: exit 0, complete true, paths.total 4, stdout contains "charAt(0) == 223"
// RUN: loris explore AnyCharacter.wide --max-string 1 --heap lazy
// EXPECT: exit 1, complete true, paths.total 4, paths.violating 1
// HEAVY: loris explore AnyCharacter.control --max-string 2 --replay
// EXPECT: exit 1, complete true, paths.violating 3, replay.differs 0, stdout contains "\"\\n\""
// HEAVY: loris explore AnyCharacter.halfPair --max-string 1 --replay
// EXPECT: exit 1, complete true, paths.violating 1, replay.differs 0
// RUN: loris explore AnyCharacter.shown --max-string 2
// EXPECT: exit 1, stdout contains "\"za\""
// RUN: loris explore AnyCharacter.digit --max-string 1
// EXPECT: exit 0, complete true, paths.total 4
// RUN: loris explore AnyCharacter.folded --max-string 1
// EXPECT: exit 0, complete true, paths.total 4
public class AnyCharacter {
  static int sharp(String s) {
    return s != null && s.equals("\u00df") ? 1 : 0;
  }

  static void wide(String s) {
    if (s != null && s.length() == 1 && s.charAt(0) > 255) throw new IllegalStateException();
  }

  static void control(String s) {
    if (s == null || s.length() == 0) return;
    char c = s.charAt(0);
    if (c == '\n' || c == '\t' || c == '\0') throw new IllegalStateException();
  }

  static void halfPair(String s) {
    if (s != null && s.length() == 1 && Character.isHighSurrogate(s.charAt(0))) throw new IllegalStateException();
  }

  static void shown(String s) {
    if (s != null && s.length() == 2 && s.charAt(0) > 'y') throw new IllegalStateException(s);
  }

  /** The digits of all scripts, as one condition. */
  static boolean digit(String s) {
    return s != null && s.length() == 1 && Character.isDigit(s.charAt(0));
  }

  static int folded(String s) {
    if (s == null || s.length() != 1) return 0;
    char c = Character.toLowerCase(s.charAt(0));
    return c == '\u00e4' ? 1 : 2;
  }
}
