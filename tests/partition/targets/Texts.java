// Strings: null, their length, their characters, and whether two are one.
// TARGET: Texts.classify(String,String)
// SCOPE: string=2 types=java.lang.String char=97,98
// BENCH: string=3 types=java.lang.String char=97,98,960
class Texts {
  static int classify(String s, String t) {
    if (s == t) return -1;
    if (s.isEmpty()) return 0;
    if (t.length() > s.length()) return 1;
    char first = s.charAt(0);
    if (first == 'a') return t.length() == 2 ? t.charAt(1) : 2;
    return s.charAt(1) < first ? 3 : 4;
  }
}
