// Strings that are found to be one after the characters of one of them were read.
// TARGET: LateTexts.late(LateTexts,LateTexts)
// SCOPE: n=2 string=2 types=LateTexts,java.lang.String char=97,98
class LateTexts {
  String text;

  static int late(LateTexts a, LateTexts b) {
    int length = b.text.length();
    if (a.text != b.text) return 0;
    return length == 1 ? 1 : length == 2 && b.text.charAt(1) == 'b' ? 2 : 3;
  }
}
