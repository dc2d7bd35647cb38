// String: interning, constants, valueOf, hash codes, constructors.
import java.util.HashSet;
import java.util.Set;

public class LibStringIdentity {
  static final String CONSTANT = "con" + "stant";
  static String variable = "con";

  static void interning() {
    String literal = "constant";
    String built = variable + "stant";
    System.out.println((literal == CONSTANT) + " " + (literal == built) + " " + (literal == built.intern())
        + " " + literal.equals(built));
    String copy = new String(literal);
    System.out.println((copy == literal) + " " + (copy.intern() == literal) + " " + (copy.toString() == copy));
    StringBuilder fresh = new StringBuilder();
    for (char c = 'q'; c < 'z'; c++) {
      fresh.append(c).append((int) c);
    }
    String a = fresh.toString().intern();
    String b = fresh.toString();
    System.out.println((a == b) + " " + (a == b.intern()) + " " + ("\u20ac" + b).intern().length());
    Set<String> set = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      set.add(("k" + i % 50).intern());
    }
    System.out.println(set.size() + " " + ("" + "").isEmpty() + " " + ("".intern() == ""));
  }

  static void values() {
    System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(-7) + String.valueOf(1L << 40)
        + String.valueOf(1.5f) + String.valueOf(-0.0) + String.valueOf((Object) "obj"));
    char[] chars = {'h', 'e', 'l', 'l', 'o'};
    System.out.println(String.valueOf(chars) + String.valueOf(chars, 1, 3) + String.copyValueOf(chars, 0, 2));
    chars[0] = 'J';
    System.out.println(new String(chars) + new String(chars, 4, 1) + new String(new StringBuilder("sb")) + new String(new StringBuffer("buf")));
    String text = "x" + 1 + 2L + 'c' + true + null + 1.0f + 2.5 + new int[0].length + (char) 0x20ac;
    System.out.println(text.length() + " " + text.hashCode() + " " + text.substring(0, 10));
    try {
      new String(chars, 3, 9);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      String.valueOf((char[]) null);
    } catch (NullPointerException e) {
      System.out.println("null array");
    }
  }

  static void hashes() {
    String[] keys = {"", "a", "Aa", "BB", "AaAa", "BBBB", "AaBB", "polygenelubricants", "\u20ac", "\u00ff", "\ud83d\ude00"};
    for (String k : keys) {
      System.out.print(k.hashCode() + " ");
    }
    System.out.println();
    long sum = 0;
    for (int i = 0; i < 3000; i++) {
      sum = sum * 31 + Integer.toString(i * 7919).hashCode();
    }
    System.out.println("sum " + sum);
  }

  static int bySwitch(String s) {
    switch (s) {
      case "Aa": return 1;
      case "BB": return 2;
      case "C#": return 3;
      case "": return 4;
      default: return -1;
    }
  }

  public static void main(String[] args) {
    interning();
    values();
    hashes();
    System.out.println(bySwitch("Aa") + " " + bySwitch("BB") + " " + bySwitch("C#") + " " + bySwitch("") + " " + bySwitch("Bb"));
  }
}
