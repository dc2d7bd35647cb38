// Base64 in its three dialects, padding and errors; HexFormat; a hand-made codec beside them.
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;

public class LibBase64Hex {
  static String byHand(byte[] data) {
    String digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < data.length; i += 3) {
      int left = Math.min(3, data.length - i);
      int bits = (data[i] & 255) << 16 | (left > 1 ? (data[i + 1] & 255) << 8 : 0) | (left > 2 ? data[i + 2] & 255 : 0);
      for (int k = 0; k < 4; k++) {
        out.append(k <= left ? digits.charAt(bits >> (18 - 6 * k) & 63) : '=');
      }
    }
    return out.toString();
  }

  public static void main(String[] args) {
    String[] texts = {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00ff\u00fe?>~", "The quick brown fox jumps over the lazy dog. ".repeat(3)};
    for (String t : texts) {
      byte[] b = t.getBytes(StandardCharsets.ISO_8859_1);
      String basic = Base64.getEncoder().encodeToString(b);
      String url = Base64.getUrlEncoder().withoutPadding().encodeToString(b);
      String mime = Base64.getMimeEncoder().encodeToString(b);
      System.out.println(basic + " " + url + " " + mime.replace("\r\n", "|") + " " + basic.equals(byHand(b)) + " " + Arrays.equals(Base64.getDecoder().decode(basic), b) + Arrays.equals(Base64.getUrlDecoder().decode(url), b) + Arrays.equals(Base64.getMimeDecoder().decode(mime), b));
    }
    for (String bad : new String[] {"A", "AB=", "A===", "AB==CD==", "A*CD", "ABCD=", "AB CD", "-_-_", "ABC"}) {
      try {
        System.out.println(bad + " " + Arrays.toString(Base64.getDecoder().decode(bad)));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " ! " + e.getMessage());
      }
    }
    Random random = new Random(8);
    long hash = 0;
    for (int n = 0; n < 120; n++) {
      byte[] b = new byte[n];
      random.nextBytes(b);
      String s = Base64.getEncoder().encodeToString(b);
      assert s.equals(byHand(b));
      assert Arrays.equals(Base64.getDecoder().decode(s), b);
      hash = hash * 31 + s.hashCode();
    }
    System.out.println("hash " + hash);
    HexFormat hex = HexFormat.of();
    byte[] bytes = {0, 1, 15, 16, 127, -128, -1};
    System.out.println(hex.formatHex(bytes) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(bytes) + " " + HexFormat.ofDelimiter(", ").withPrefix("0x").formatHex(bytes, 2, 5) + " " + Arrays.equals(hex.parseHex("00010f107f80ff"), bytes) + " " + hex.toHexDigits((short) 500) + " " + HexFormat.fromHexDigits("cafe") + " " + HexFormat.isHexDigit('g'));
    for (String bad : new String[] {"0", "zz", "0 1"}) {
      try {
        hex.parseHex(bad);
        System.out.println("parsed " + bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
