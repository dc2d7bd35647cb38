// Strings of characters beyond ASCII: controls, Latin-1, others, and halves of surrogate pairs.
// TARGET: AnyTexts.equal(String,String)
// TARGET: AnyTexts.kind(String)
// SCOPE: n=1 string=2 types=java.lang.String char=10,97,223,20013,55357,56832
class AnyTexts {
  static boolean equal(String s, String t) {
    return s.equals(t);
  }

  static int kind(String s) {
    if (s.codePointCount(0, s.length()) != s.length()) return 1;
    return s.indexOf('\u4e2d') >= 0 ? 2 : s.isEmpty() ? 3 : Character.isLetter(s.charAt(0)) ? 4 : 5;
  }
}
