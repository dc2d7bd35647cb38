// String: split with limits and patterns, join, lines, chars.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

public class LibStringSplitJoin {
  static String ascii(Object value) {
    return value.toString().replace("\u20ac", "EUR").replace("\u00fc", "ue").replace("\u2192", "->");
  }

  static void show(String text, String pattern) {
    for (int limit : new int[] {0, -1, 1, 2, 3, 10}) {
      String[] parts = text.split(pattern, limit);
      System.out.println("  " + limit + " -> " + parts.length + " " + ascii(Arrays.toString(parts)));
    }
  }

  static void splitting() {
    String[][] cases = {
        {"a,b,,c,,", ","}, {"", ","}, {",", ","}, {",,,", ","}, {"one", ","}, {"a1b22c333d", "[0-9]+"},
        {"boo:and:foo", "o"}, {"boo:and:foo", ":"}, {"a.b.c", "\\."}, {"a|b|c", "|"}, {"a||b", "\\|"},
        {"  lead and trail  ", "\\s+"}, {"abc", ""}, {"x\u20acy\u20acz", "\u20ac"}, {"k=v=w", "="},
        {"2024-01-31", "-"}, {"ABxCDxEF", "x(?=E)"}};
    for (String[] c : cases) {
      System.out.println(ascii("'" + c[0] + "' by '" + c[1] + "'"));
      show(c[0], c[1]);
    }
  }

  static void joining() {
    System.out.println(String.join("-", "a", "b", "c") + " " + String.join("-") + "|" + String.join(", ", "one"));
    List<String> list = new ArrayList<>(Arrays.asList("x", null, "z"));
    System.out.println(String.join("+", list));
    System.out.println(ascii(String.join("\u2192", "left", "right")));
    StringJoiner joiner = new StringJoiner(", ", "{", "}");
    joiner.setEmptyValue("empty");
    System.out.println(joiner + " " + joiner.length());
    joiner.add("1").add("2");
    StringJoiner other = new StringJoiner("/").add("p").add("q");
    System.out.println(joiner.merge(other) + " " + joiner.length());
    try {
      String.join(null, "a", "b");
    } catch (NullPointerException e) {
      System.out.println("null delimiter: " + e.getClass().getName());
    }
  }

  static void lines() {
    String[] texts = {"", "\n", "a\nb\r\nc\rd", "a\n\n\nb\n", "no newline", "\r\r\n\n", "\u00fc\n\u20ac\r\nz"};
    for (String t : texts) {
      List<String> lines = t.lines().collect(Collectors.toList());
      System.out.println(lines.size() + " " + ascii(lines));
    }
  }

  static void chars() {
    System.out.println("hello".chars().sum() + " " + "h\u20acllo".chars().max().getAsInt());
    System.out.println("hello world".chars().filter(c -> "aeiou".indexOf(c) >= 0)
        .mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining(",")));
    System.out.println("a\ud83d\ude00b".chars().count() + " " + "a\ud83d\ude00b".codePoints().count());
    char[] into = new char[8];
    Arrays.fill(into, '.');
    "ABCDEFGH".getChars(2, 5, into, 1);
    System.out.println(new String(into) + " " + new String(into, 1, 3) + " " + "xyz".toCharArray().length);
    StringBuilder sorted = new StringBuilder();
    "the quick brown fox".chars().sorted().distinct().forEach(c -> sorted.append((char) c));
    System.out.println(sorted);
  }

  public static void main(String[] args) {
    splitting();
    joining();
    lines();
    chars();
  }
}
