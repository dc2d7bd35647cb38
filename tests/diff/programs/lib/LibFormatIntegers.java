// String.format: %d %x %o %X with widths, flags, argument types and negative values.
import java.math.BigInteger;
import java.util.Locale;

public class LibFormatIntegers {
  static void row(String format, Object... values) {
    StringBuilder out = new StringBuilder(format).append(" ->");
    for (Object v : values) {
      out.append(" [").append(String.format(Locale.US, format, v)).append(']');
    }
    System.out.println(out);
  }

  public static void main(String[] args) {
    Object[] ints = {0, 1, -1, 42, -12345, 1234567, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (String f : new String[] {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%(d", "%,d", "%+,12d", "%(,012d", "%-+8d|", "%x", "%X",
        "%#x", "%08x", "%#010X", "%-12x|", "%o", "%#o", "%012o"}) {
      row(f, ints);
    }
    Object[] longs = {0L, -1L, 1L << 33, Long.MAX_VALUE, Long.MIN_VALUE, 1000000L};
    for (String f : new String[] {"%d", "%,d", "%+25d", "%x", "%#X", "%o", "%(,d", "%020d"}) {
      row(f, longs);
    }
    Object[] smalls = {(byte) -1, (byte) 127, (short) -300, (short) 12};
    for (String f : new String[] {"%d", "%x", "%o", "%#x", "%+04d"}) {
      row(f, smalls);
    }
    Object[] bigs = {BigInteger.ZERO, new BigInteger("-123456789012345678901234567890"), BigInteger.ONE.shiftLeft(100)};
    for (String f : new String[] {"%d", "%,d", "%x", "%X", "%o", "%+d", "%(x", "%#x", "% x", "%045d"}) {
      row(f, bigs);
    }
    System.out.println(String.format(Locale.US, "%,d %,d %,d", 999, 1000, -1000000));
    System.out.println(String.format(Locale.US, "%3$d %1$d %2$d %<d %d %d", 1, 2, 3));
    System.out.println(String.format(Locale.US, "%d%%|%5d%%|%-5d%%", 50, 60, 70));
    StringBuilder table = new StringBuilder();
    for (int i = 1; i <= 9; i++) {
      for (int j = 1; j <= 9; j++) {
        table.append(String.format(Locale.US, "%4d", i * j));
      }
      table.append(String.format("%n"));
    }
    System.out.print(table);
    System.out.printf(Locale.US, "%s %d %c%n", "printf", 7, 'x');
    System.out.format(Locale.US, "%2$s-%1$s%n", "b", "a");
  }
}
