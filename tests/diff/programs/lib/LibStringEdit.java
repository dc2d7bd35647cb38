// String: replace, strip, trim, repeat, indent, escapes, transform.
import java.util.Arrays;

public class LibStringEdit {
  static String visible(String s) {
    StringBuilder out = new StringBuilder("[");
    for (char c : s.toCharArray()) {
      if (c < ' ' || c > '~') {
        out.append("\\u").append(String.format("%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append(']').toString();
  }

  static void replacing() {
    System.out.println("banana".replace('a', 'o') + " " + "banana".replace('x', 'o') + " " + "banana".replace("an", "<>")
        + " " + "banana".replace("", "-") + " " + "banana".replace("ana", "") + " " + "".replace("", "x"));
    System.out.println(visible("banana".replace('a', '\u20ac')) + visible("\u20acb\u20ac".replace('\u20ac', 'a')));
    System.out.println("a.b.c".replaceAll(".", "x") + " " + "a.b.c".replaceAll("\\.", "\\\\") + " "
        + "a.b.c".replaceFirst("\\.", "\\$") + " " + "x1y22".replaceAll("(\\d+)", "<$1>"));
    System.out.println("aaaa".replace("aa", "b") + " " + "aaa".replace("aa", "b") + " " + "abcabc".replace("abc", "abcabc"));
    String same = "unchanged";
    System.out.println(same.replace('z', 'y') == same);
    System.out.println("Java".matches("[A-Z].*") + " " + "Java".matches("[A-Z]"));
  }

  static void stripping() {
    String[] texts = {"  both  ", "\t\n tab \r\n", "\u2003em space\u2003", "\u00a0nbsp\u00a0", "\u0000nul\u0001", "   ", "",
        "none", "\u3000\u3000wide"};
    for (String t : texts) {
      System.out.println(visible(t.trim()) + visible(t.strip()) + visible(t.stripLeading())
          + visible(t.stripTrailing()) + t.isBlank() + t.isEmpty());
    }
  }

  static void repeating() {
    for (int n = 0; n < 5; n++) {
      System.out.println("ab".repeat(n) + "|" + "\u20ac".repeat(n).length() + "|" + "".repeat(n) + "|" + "-".repeat(n));
    }
    System.out.println("xyz".repeat(1000).hashCode() + " " + "\ud83d\ude00".repeat(300).hashCode());
  }

  static void indenting() {
    String block = "one\n  two\n\n    three";
    for (int n : new int[] {0, 2, -1, -3, 5}) {
      System.out.println(n + " " + visible(block.indent(n)));
    }
    System.out.println(visible("  a\n   b\n  c".stripIndent()) + visible("  a\n   b\n ".stripIndent()));
    System.out.println(visible("tab\\tnew\\nq\\\"oct\\101s\\sx\\\\".translateEscapes()));
    try {
      "bad\\q".translateEscapes();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int length = "  measured ".<Integer>transform(s -> s.strip().length());
    System.out.println(length);
  }

  static void blocks() {
    String poem = """
        Roses are "red",
          violets are \"""blue\""",
        this line \
        goes on
        trailing\040space \s
        end""";
    System.out.println(poem);
    System.out.println(visible(poem));
    System.out.println("""
        Name: %-10s|
        Age:  %5d|
        """.formatted("Ada", 36));
  }

  public static void main(String[] args) {
    replacing();
    stripping();
    repeating();
    indenting();
    blocks();
    System.out.println(Arrays.toString("a-b-c".split("-")) + String.valueOf((Object) null) + String.valueOf(new char[] {'o', 'k'}));
  }
}
