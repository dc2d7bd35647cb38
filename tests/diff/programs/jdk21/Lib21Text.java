// String, StringBuilder, Character and regex methods added up to Java 21.
// JDK: 21
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

public class Lib21Text {
  public static void main(String[] args) {
    String s = "a,b;;c,d";
    System.out.println(Arrays.toString(s.splitWithDelimiters("[,;]", 0)) + Arrays.toString(s.splitWithDelimiters("[,;]+", 2)) + Arrays.toString(Pattern.compile(",").splitWithDelimiters(s, -1)));
    System.out.println(s.indexOf(',', 0, 3) + " " + s.indexOf(',', 2, 6) + " " + s.indexOf(",d", 0, 8) + " " + s.indexOf("d", 0, 7));
    try {
      s.indexOf('a', 5, 2);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    StringBuilder sb = new StringBuilder("x");
    sb.repeat("ab", 3).repeat('-', 2).repeat(0x1f600, 2).repeat("", 5);
    System.out.println(sb.length() + " " + sb.toString().hashCode() + " " + sb.indexOf("--"));
    try {
      sb.repeat("a", -1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    StringBuffer buffer = new StringBuffer();
    buffer.repeat("=", 10);
    System.out.println(buffer);
    int[] points = {'a', 0x1f600, 0x2764, '1', 0x1f1e6, 0x1f3fb, '#'};
    for (int p : points) {
      System.out.print(Character.isEmoji(p) + "," + Character.isEmojiPresentation(p) + "," + Character.isEmojiModifier(p) + "," + Character.isEmojiModifierBase(p) + "," + Character.isEmojiComponent(p) + "," + Character.isExtendedPictographic(p) + " ");
    }
    System.out.println();
    System.out.println(Locale.of("de", "CH").toLanguageTag() + " " + Locale.of("fr").getLanguage() + " " + "TITLE".equalsIgnoreCase("title") + " " + Pattern.compile("(?<word>\\w+) (?<num>\\d+)").namedGroups().size());
    var matcher = Pattern.compile("(?<word>\\w+) (?<num>\\d+)").matcher("abc 12");
    System.out.println(matcher.hasMatch() + " " + matcher.matches() + " " + matcher.hasMatch() + " " + matcher.toMatchResult().group("num") + " " + matcher.toMatchResult().start("word"));
    System.out.println(List.of("b", "a").reversed() + " " + "text".chars().boxed().toList().getLast());
    String block = """
        one \
        line
          indented\ttab
        """;
    System.out.print(block);
    System.out.println(block.lines().map(String::strip).toList() + " " + block.indent(2).length());
  }
}
