// String: surrogates, code points, Latin-1 against UTF-16 storage, charsets and back.
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class LibStringUnicode {
  static final String[] TEXTS = {
      "", "plain", "caf\u00e9", "\u00ff\u0100", "\u20ac5", "\ud83d\ude00", "a\ud83d\ude00b\ud83d\ude80", "\ud83d", "x\ude00y",
      "\u4e2d\u6587", "\u0000\u007f\u0080\u07ff\u0800\uffff", "e\u0301"};

  static void codePoints() {
    for (String s : TEXTS) {
      StringBuilder row = new StringBuilder();
      row.append(s.length()).append(' ').append(s.codePointCount(0, s.length())).append(' ').append(s.hashCode());
      for (int i = 0; i < s.length(); i++) {
        row.append(' ').append(Integer.toHexString(s.codePointAt(i)));
        row.append('/').append(Integer.toHexString(s.codePointBefore(i + 1)));
      }
      System.out.println(row);
      System.out.println("  " + Arrays.toString(s.codePoints().toArray()) + Arrays.toString(s.chars().toArray()));
    }
    String s = "a\ud83d\ude00b\ud83d\ude80c";
    for (int i = 0; i <= 5; i++) {
      System.out.print(s.offsetByCodePoints(0, i) + " ");
    }
    System.out.println(s.offsetByCodePoints(s.length(), -2));
    System.out.println(s.indexOf(0x1f680) + " " + s.lastIndexOf(0x1f600) + " " + s.indexOf(0x1f680, 5) + " " + s.indexOf(0x110000));
    System.out.println(new String(new int[] {0x41, 0x1f600, 0xe9}, 0, 3).length() + " " + new String(new int[] {0x41, 0xe9}, 0, 2).length());
    try {
      new String(new int[] {-1}, 0, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void encodings() {
    Charset[] charsets = {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE,
        StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII};
    for (String s : TEXTS) {
      for (Charset c : charsets) {
        byte[] bytes = s.getBytes(c);
        String back = new String(bytes, c);
        System.out.print(c.name() + ":" + bytes.length + ":" + Arrays.hashCode(bytes) + ":" + back.equals(s) + " ");
      }
      System.out.println();
    }
  }

  static void malformed() {
    int[][] inputs = {{0xc3, 0x28}, {0xe2, 0x82}, {0xe2, 0x28, 0xa1}, {0xf0, 0x9f, 0x98}, {0xff, 0x41}, {0xc0, 0xaf},
        {0xed, 0xa0, 0x80}, {0xf4, 0x90, 0x80, 0x80}, {0x41, 0x80, 0x42}, {0xf0, 0x9f, 0x98, 0x80}};
    for (int[] in : inputs) {
      byte[] bytes = new byte[in.length];
      for (int i = 0; i < in.length; i++) {
        bytes[i] = (byte) in[i];
      }
      String s = new String(bytes, StandardCharsets.UTF_8);
      StringBuilder row = new StringBuilder();
      s.codePoints().forEach(c -> row.append(Integer.toHexString(c)).append(' '));
      System.out.println(row + "| ascii " + new String(bytes, StandardCharsets.US_ASCII).hashCode()
          + " latin1 " + new String(bytes, StandardCharsets.ISO_8859_1).hashCode());
    }
  }

  static void storage() {
    String latin = "\u00e9t\u00e9";
    String wide = "\u00e9t\u00e9\u20ac".substring(0, 3);
    System.out.println(latin.equals(wide) + " " + (latin.hashCode() == wide.hashCode()) + " " + latin.compareTo(wide));
    System.out.println(("\u20ac" + latin).indexOf(latin) + " " + latin.indexOf("\u20ac") + " " + (latin + "\u20ac").startsWith(latin));
    System.out.println(latin.contentEquals(new StringBuilder("\u20ac").append(wide).deleteCharAt(0)));
    StringBuilder out = new StringBuilder();
    for (char c : "\u00e9\u20ac\ud83d\ude00".toCharArray()) {
      out.append(Integer.toHexString(c)).append(Character.isSurrogate(c) ? "s" : "").append(' ');
    }
    System.out.println(out);
  }

  public static void main(String[] args) {
    codePoints();
    encodings();
    malformed();
    storage();
  }
}
