// String: searching, comparing and cutting, with the exceptions of bad indexes.
public class LibStringSearch {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void searching() {
    String s = "the cat sat on the mat, the end";
    String[] needles = {"the", "cat", "mat,", "", "zebra", "end", "t", "the end!", "e"};
    for (String n : needles) {
      System.out.println("'" + n + "' " + s.indexOf(n) + ' ' + s.lastIndexOf(n) + ' ' + s.indexOf(n, 5)
          + ' ' + s.lastIndexOf(n, 20) + ' ' + s.contains(n) + ' ' + s.startsWith(n) + ' '
          + s.endsWith(n) + ' ' + s.startsWith(n, 15));
    }
    for (int from : new int[] {-5, 0, 3, 29, 30, 31, 99}) {
      System.out.println(from + ": " + s.indexOf('t', from) + ' ' + s.lastIndexOf('t', from) + ' '
          + s.indexOf("", from) + ' ' + s.lastIndexOf("", from) + ' ' + s.indexOf('\u20ac', from));
    }
  }

  static void comparing() {
    String[] words = {"", "a", "A", "ab", "abc", "abd", "B", "\u00e9", "\u0100", "\u20ac", "\ud83d\ude00", "z"};
    for (String a : words) {
      StringBuilder row = new StringBuilder();
      for (String b : words) {
        row.append(a.compareTo(b)).append('/').append(a.compareToIgnoreCase(b)).append(' ');
      }
      System.out.println(row.toString().trim());
    }
    System.out.println("Hello".equalsIgnoreCase("hELLO") + " " + "Hello".equalsIgnoreCase(null) + " "
        + "\u00c9t\u00e9".equalsIgnoreCase("\u00e9T\u00c9") + " " + "a".equals((Object) 'a'));
    System.out.println("contentEquals " + "abc".contentEquals(new StringBuilder("abc")) + " "
        + "abc".contentEquals(new StringBuffer("abd")) + " " + "abc".contentEquals("abc"));
  }

  static void regions() {
    String s = "Programming In Java";
    System.out.println(s.regionMatches(12, "In", 0, 2));
    System.out.println(s.regionMatches(12, "in", 0, 2));
    System.out.println(s.regionMatches(true, 12, "in", 0, 2));
    System.out.println(s.regionMatches(true, 0, "xxPROGRAM", 2, 7));
    System.out.println(s.regionMatches(-1, "P", 0, 1) + " " + s.regionMatches(0, "P", 0, 2) + " "
        + s.regionMatches(0, "Q", 0, 0) + " " + s.regionMatches(0, "Q", 0, -3));
  }

  static void cutting() {
    String s = "0123456789";
    int hash = 0;
    for (int i = 0; i <= s.length(); i++) {
      for (int j = i; j <= s.length(); j++) {
        hash = hash * 31 + s.substring(i, j).hashCode();
      }
      hash = hash * 17 + s.substring(i).length();
    }
    System.out.println("substrings " + Integer.toHexString(hash) + " " + s.subSequence(3, 6));
    System.out.println(s.substring(0) == s ? "whole substring is the same object" : "copied");
    System.out.println("abc".concat("def") + "abc".concat("") + "".concat("x"));
    fails("charAt", () -> s.charAt(10));
    fails("charAt negative", () -> s.charAt(-1));
    fails("charAt utf16", () -> "\u20ac\u20ac".charAt(2));
    fails("substring", () -> s.substring(11));
    fails("substring reversed", () -> s.substring(5, 4));
    fails("substring end", () -> s.substring(0, 12));
    fails("codePointAt", () -> s.codePointAt(10));
    fails("offsetByCodePoints", () -> s.offsetByCodePoints(0, 11));
    fails("null", () -> s.contains(null));
    fails("repeat", () -> s.repeat(-1));
  }

  public static void main(String[] args) {
    searching();
    comparing();
    regions();
    cutting();
  }
}
