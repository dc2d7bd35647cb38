import java.util.function.Supplier;

/** String concatenation with arguments of every type. */
public class Concats {
  static class Loud {
    final String text;

    Loud(String text) {
      this.text = text;
    }

    public String toString() {
      System.out.print("<" + text + ">");
      return text;
    }
  }

  static class Quiet {
    public String toString() {
      return null;
    }
  }

  static class Broken {
    public String toString() {
      throw new IllegalStateException("toString");
    }
  }

  static final String CONTROL = "\1\2 control";

  public static void main(String[] args) {
    boolean z = true;
    byte b = -7;
    char c = 'x';
    short s = -300;
    int i = Integer.MIN_VALUE;
    long j = Long.MAX_VALUE;
    float f = 1.0e10f;
    double d = -0.0;
    String text = "text";
    String none = null;
    Object nothing = null;
    char[] chars = null;
    System.out.println("" + z + b + c + s + i + j + f + d + text + none + nothing);
    System.out.println(z + "," + b + "," + c + "," + s + "," + i + "," + j + "," + f + "," + d);
    System.out.println("quiet " + new Quiet() + " null char[] " + chars);
    System.out.println("boxes " + (Integer) 5 + (Character) 'y' + (Double) Double.NaN);
    System.out.println("sequence " + new StringBuilder("sb") + (CharSequence) "cs");
    System.out.println(new Loud("a") + "-" + new Loud("b") + new Loud("c"));
    System.out.println(CONTROL + i + "\1" + text + "\2" + CONTROL);
    System.out.println("\0 nul \u00e9 \u20ac \ud83d\ude00 lone \ud800 " + c);
    System.out.println("empty text: [" + "" + "" + none + "]");
    String sum = "";
    for (int k = 0; k < 4; k++) sum += k;
    sum += 'c';
    sum += 2.5f;
    System.out.println(sum);
    char[] letters = {'a', 'b'};
    System.out.println(("" + letters).startsWith("[C@"));
    String same = "" + text;
    System.out.println(same.equals(text) + " " + (same == text));
    try {
      System.out.println("broken " + new Broken());
    } catch (IllegalStateException e) {
      System.out.println("thrown " + e.getMessage());
    }
    StringBuilder log = new StringBuilder("log");
    Supplier<String> adds = () -> log.append("!").toString();
    System.out.println("" + log + adds.get() + log + adds.get());
    System.out.println(many(1, 2L, 3.0, "4"));
  }

  /** More than the 200 arguments that one call site takes. */
  static String many(int a, long b, double c, String d) {
    return a + ";" + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
        + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b
        + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
        + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b
        + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
        + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b
        + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
        + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b
        + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d
        + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + a + b + c + d + "!";
  }
}
