// String.format under Locale.ROOT and GERMANY: symbols come from the locale's data, not from Locale.US.
import java.util.Locale;

public class LibFormatRoot {
  public static void main(String[] args) {
    Locale[] locales = {Locale.ROOT, Locale.GERMANY, null};
    for (Locale l : locales) {
      System.out.println(String.format(l, "%d|%,d|%05d|%x|%+d", 1234567, 1234567, 42, 255, 7));
      System.out.println(String.format(l, "%.2f|%,.2f|%e|%10.3f|%g", 1234567.891, 1234567.891, 0.00012, -2.5, 12.5));
      System.out.println(String.format(l, "%s|%S|%c|%b|%h", "text", "text", 'c', true, "h"));
      System.out.println(String.format(l, "%(,.3f|%-12.1f|%012.4f|%s", -9876.54321, 1.25, 3.75, 2.5));
    }
    System.out.println(String.format("%s and %s", "default", "locale"));
  }
}
