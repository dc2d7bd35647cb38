// StringBuilder and StringBuffer: reverse with surrogate pairs, code points, chars streams.
public class LibStringBuilderReverse {
  static String hex(CharSequence s) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      out.append(Integer.toHexString(s.charAt(i))).append(' ');
    }
    return out.toString().trim();
  }

  public static void main(String[] args) {
    String[] texts = {"", "a", "ab", "abc", "\u00e9a", "\u20acx", "\ud83d\ude00", "a\ud83d\ude00", "\ud83d\ude00b\ud83d\ude80",
        "\ude00\ud83d", "\ud83d\ud83d\ude00", "\ud83d\ude00\ude00", "x\ud83dy\ude00z"};
    for (String t : texts) {
      StringBuilder once = new StringBuilder(t).reverse();
      StringBuffer buffer = new StringBuffer(t).reverse();
      System.out.println(hex(t) + " | " + hex(once) + " | " + hex(buffer.reverse()) + " | " + once.codePointCount(0, once.length()));
    }
    StringBuilder sb = new StringBuilder("a\ud83d\ude00b\u20ac");
    System.out.println(sb.codePointAt(1) + " " + sb.codePointBefore(3) + " " + sb.offsetByCodePoints(0, 2) + " " + sb.codePoints().sum());
    sb.deleteCharAt(1);
    System.out.println(hex(sb));
    sb.insert(1, '\ud83d');
    System.out.println(hex(sb) + " " + sb.codePointCount(0, sb.length()));
    sb.setLength(2);
    System.out.println(hex(sb));
    StringBuilder latin = new StringBuilder("latin only");
    latin.append('\u0100').setLength(10);
    System.out.println(latin.toString().equals("latin only") + " " + latin.toString().hashCode() + " " + latin.compareTo(new StringBuilder("latin only")));
    for (String word : new String[] {"level", "Never odd or even", "A man, a plan, a canal: Panama", "not one"}) {
      String clean = word.replaceAll("[^A-Za-z]", "").toLowerCase(java.util.Locale.ROOT);
      System.out.println(word + " " + new StringBuilder(clean).reverse().toString().equals(clean));
    }
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      big.appendCodePoint(i % 7 == 0 ? 0x1f600 + i % 50 : 'a' + i % 26);
    }
    int before = big.toString().hashCode();
    int middle = big.reverse().toString().hashCode();
    int after = big.reverse().toString().hashCode();
    System.out.println(before + " " + middle + " " + (before == after) + " " + big.length());
  }
}
