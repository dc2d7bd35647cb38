// String: upper and lower case under Locale.ROOT and with special mappings.
import java.util.Locale;

public class LibStringCase {
  static String hex(String s) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) {
      out.append(Integer.toHexString(c)).append(' ');
    }
    return out.toString().trim();
  }

  public static void main(String[] args) {
    String[] words = {"Hello World", "stra\u00dfe", "\u00e0\u00e9\u00ee\u00f5\u00fc", "\u00b5\u00ff", "\u0130stanbul",
        "\u0131I\u0130i", "\u03a3\u0391\u03a3", "\u03b1\u03c3 \u03c2", "\ufb01nd", "\u01c5", "\ud801\udc00\ud801\udc28",
        "12345", "", "MiXeD123\u20acCase", "\u1e9e", "\u0149", "\u1f80"};
    for (String w : words) {
      System.out.println(hex(w) + " | " + hex(w.toUpperCase(Locale.ROOT)) + " | " + hex(w.toLowerCase(Locale.ROOT)));
    }
    for (String w : new String[] {"iI\u0131\u0130", "title"}) {
      System.out.println(hex(w.toUpperCase(new Locale("tr"))) + " | " + hex(w.toLowerCase(new Locale("tr"))));
    }
    String lower = "already lower";
    String upper = "ALREADY UPPER";
    System.out.println((lower.toLowerCase(Locale.ROOT) == lower) + " " + (upper.toUpperCase(Locale.ROOT) == upper));
    int hash = 0;
    for (int c = 0; c < 0x3000; c += 11) {
      String s = "x" + (char) c + "Y";
      hash = hash * 31 + s.toUpperCase(Locale.ROOT).hashCode();
      hash = hash * 31 + s.toLowerCase(Locale.ROOT).hashCode();
      hash = hash * 31 + (s.equalsIgnoreCase(s.toUpperCase(Locale.ROOT)) ? 1 : 0);
    }
    System.out.println("case hash " + hash);
    System.out.println("TITLE".toLowerCase(Locale.ENGLISH) + " " + "quiet".toUpperCase(Locale.US));
    System.out.println(String.CASE_INSENSITIVE_ORDER.compare("abc", "ABD") + " " + "abc".compareToIgnoreCase("ABC")
        + " " + "\u00e9".compareToIgnoreCase("\u00c9") + " " + "\u0131".compareToIgnoreCase("I"));
  }
}
