// String.format: every exception of a bad format string or argument, with its message.
import java.util.IllegalFormatException;
import java.util.Locale;

public class LibFormatErrors {
  static void show(String format, Object... args) {
    try {
      System.out.println("'" + format + "' -> [" + String.format(Locale.US, format, args) + "]");
    } catch (IllegalFormatException e) {
      System.out.println("'" + format + "' ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    show("%d", "text");
    show("%d", 1.5);
    show("%f", 1);
    show("%c", "long");
    show("%c", 0x110000);
    show("%x", 1.0);
    show("%e", 10);
    show("%s");
    show("%s %s", "one");
    show("%3$s", "a", "b");
    show("%q", 1);
    show("%", 1);
    show("abc%");
    show("%-d", 1);
    show("%05", 1);
    show("%0d", 1);
    show("%+s", "x");
    show("%,x", 1);
    show("%#d", 1);
    show("%.2d", 1);
    show("%.2c", 'c');
    show("%-05d", 1);
    show("%+ d", 1);
    show("%--5d", 1);
    show("%,e", 1.0);
    show("%(x", 1);
    show("%#s", "x");
    show("%#b", true);
    show("%5n");
    show("%.3%");
    show("%<s", "x");
    show("%-c", 'x');
    show("%tQ", "not a date");
    show("%tz9", 1);
    show("%t", 1L);
    show("%I", 1);
    show("%1$", 1);
    show("%99999999999d", 1);
    show("%d %s %d", 1, "two", "three");
    show("%b%b", true);
    show("fine %d", (Object) null);
    show("fine %f %x %e", null, null, null);
    try {
      String.format((String) null);
    } catch (NullPointerException e) {
      System.out.println("null format");
    }
  }
}
