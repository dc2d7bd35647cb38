// String.format: %s %S %c %b %h %n %%, argument indexes, Formattable, Formatter.
import java.util.Arrays;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

public class LibFormatGeneral {
  static class Money implements Formattable {
    final int cents;

    Money(int cents) {
      this.cents = cents;
    }

    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      formatter.format("<%d.%02d f=%d w=%d p=%d>", cents / 100, cents % 100, flags, width, precision);
    }
  }

  static class Named {
    @Override
    public String toString() {
      return "named";
    }

    @Override
    public int hashCode() {
      return 0xcafe;
    }
  }

  static void show(String format, Object... args) {
    System.out.println(format.replace("\n", "\\n") + " -> [" + String.format(Locale.US, format, args) + "]");
  }

  public static void main(String[] args) {
    show("%s", "text");
    show("%10s|%-10s|%.2s|%10.3s|%-6.1s|", "abcdef", "abcdef", "abcdef", "abcdef", "abcdef");
    show("%S %S", "Upper", "stra\u00dfe");
    show("%s %s %s", null, 1, 'c');
    show("%10s|%-8S|", null, null);
    show("%s %s", new Named(), Arrays.asList(1, 2));
    show("%s", (Object) null);
    show("%c%c%C %5c|%-5c|", 'a', 66, 'c', 'd', (byte) 101);
    show("%c", (Object) null);
    show("%b %b %b %B %b", true, false, null, "x", 0);
    show("%8b|%-8b|%.2b", true, false, true);
    show("%h %h %h %H %h", "hello", 42, new Named(), "hello", null);
    show("%10h|%-10h|", "a", "a");
    show("%%|%5%|%-5%|");
    show("line%nnext");
    show("%2$s %1$s %2$s %s %s %<s", "one", "two");
    show("%1$s %1$S %1$10s %1$-10s|", "idx");
    show("no arguments");
    show("extra", 1, 2, 3);
    show("%s %S %-12s %#s %.5s", new Money(1234), new Money(5), new Money(99), new Money(100), new Money(7));
    show("%s %s", new int[0].length, Locale.ROOT.toString().isEmpty());
    Formatter f = new Formatter(new StringBuilder("start:"), Locale.US);
    f.format("%d-", 1).format("%s-", "two").format("%.1f", 3.0);
    System.out.println(f + " " + f.out().getClass().getSimpleName() + " " + f.locale().equals(Locale.US));
    f.close();
    try {
      f.format("x");
    } catch (java.util.FormatterClosedException e) {
      System.out.println("closed " + (e.getMessage() == null));
    }
    System.out.println("%d items at %s".formatted(3, "home"));
    StringBuilder sb = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      sb.append(String.format(Locale.US, "%0" + (i % 5 + 1) + "d|%" + (i % 7 + 1) + "s|", i, "v" + i));
    }
    System.out.println(sb);
  }
}
