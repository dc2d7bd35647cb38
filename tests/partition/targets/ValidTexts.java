// A precondition about Strings, and a target that asks whether they are one object.
// TARGET: ValidTexts.same(String)
// TARGET: ValidTexts.sameLength(String)
// SCOPE: n=1 string=1 types=ValidTexts,java.lang.String char=97,98 pre=ValidTexts.isValid
class ValidTexts {
  String text, other;

  boolean isValid() {
    return text != null && text != other;
  }

  int same(String t) {
    if (t == text) return 1;
    return t == other ? 2 : 3;
  }

  int sameLength(String t) {
    if (t == text) return 1;
    if (t == null || text.length() != t.length()) return 2;
    return t == other ? 3 : 4;
  }
}
