// Strings: null, their length, their characters, and whether two are one.
// TARGET: Texts.classify(String,String)
// TARGET: Texts.same(String,String)
// SCOPE: string=2 types=java.lang.String char=97,98
// BENCH: string=3 types=java.lang.String char=97,98,122
class Texts {
  static int classify(String s, String t) {
    if (s.isEmpty()) return 0;
    if (t.length() > s.length()) return 1;
    char first = s.charAt(0);
    if (first == 'a') return t.length() == 2 ? t.charAt(1) : 2;
    return s.charAt(1) < first ? 3 : 4;
  }

  static int same(String s, String t) {
    if (s != null && s.length() > 1 && s.charAt(0) == 'b') return t == s ? 1 : t.charAt(1);
    if (s == t) return t == null ? 2 : t.length();
    if (t.isEmpty()) return 3;
    return s.equals(t) ? 4 : s == t ? 5 : 6;
  }
}
