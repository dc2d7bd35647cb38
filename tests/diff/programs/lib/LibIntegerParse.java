// Integer, Long, Short and Byte: parsing in many radixes, decode, and what failures say.
public class LibIntegerParse {
  static void show(String what, java.util.function.Supplier<Object> action) {
    try {
      System.out.println(what + " = " + action.get());
    } catch (RuntimeException e) {
      System.out.println(what + " ! " + e);
    }
  }

  public static void main(String[] args) {
    String[] texts = {"0", "-0", "+7", "42", "-42", "2147483647", "2147483648", "-2147483648", "-2147483649", "007", "", " 1", "1 ",
        "+", "-", "--1", "1.0", "1e3", "0x1f", "abc", "\u0661\u0662\u0663", "9223372036854775807", "9223372036854775808", "127", "128",
        "-129", "32768", "1_000"};
    for (String t : texts) {
      String name = "'" + t.replaceAll("[^ -~]", "?") + "'";
      if (!name.contains("?")) {
        show("int " + name, () -> Integer.parseInt(t));
        show("long " + name, () -> Long.parseLong(t));
        show("short " + name, () -> Short.parseShort(t));
        show("byte " + name, () -> Byte.parseByte(t));
      } else {
        show("int " + name, () -> Integer.parseInt(t) + Long.parseLong(t));
      }
    }
    show("int null", () -> Integer.parseInt(null));
    show("long null", () -> Long.parseLong(null));
    String[][] radix = {{"ff", "16"}, {"FF", "16"}, {"-80000000", "16"}, {"80000000", "16"}, {"zz", "36"}, {"z", "35"}, {"777", "8"},
        {"8", "8"}, {"1010", "2"}, {"12", "2"}, {"1", "1"}, {"1", "37"}, {"7fffffffffffffff", "16"}, {"1y2p0ij32e8e7", "36"}};
    for (String[] r : radix) {
      int base = Integer.parseInt(r[1]);
      show("int " + r[0] + "/" + base, () -> Integer.parseInt(r[0], base));
      show("long " + r[0] + "/" + base, () -> Long.parseLong(r[0], base));
      show("unsigned " + r[0] + "/" + base, () -> Integer.parseUnsignedInt(r[0], base));
      show("unsigned long " + r[0] + "/" + base, () -> Long.parseUnsignedLong(r[0], base));
    }
    for (String t : new String[] {"4294967295", "4294967296", "-1", "18446744073709551615", "18446744073709551616", ""}) {
      show("unsigned " + t, () -> Integer.parseUnsignedInt(t));
      show("unsigned long " + t, () -> Long.parseUnsignedLong(t));
    }
    for (String t : new String[] {"0x7fff", "-0xFF", "#10", "010", "-010", "0", "08", "0x", "-#8", "0x-1", "+0x1", "", "2147483648"}) {
      show("decode " + t, () -> Integer.decode(t));
      show("decode long " + t, () -> Long.decode(t));
      show("decode byte " + t, () -> Byte.decode(t));
      show("decode short " + t, () -> Short.decode(t));
    }
    show("sequence", () -> Integer.parseInt("abc123def", 3, 6, 10));
    show("sequence bad", () -> Integer.parseInt("abc123def", 2, 6, 10));
    show("sequence range", () -> Integer.parseInt("abc", 2, 6, 10));
    show("valueOf", () -> Integer.valueOf("127") == Integer.valueOf(127));
    show("getInteger", () -> Integer.getInteger("no.such.property", 5));
    show("boolean", () -> Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null));
  }
}
