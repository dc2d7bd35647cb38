// String.format: %e %f %g %a with widths, precisions and flags.
import java.math.BigDecimal;
import java.util.Locale;

public class LibFormatFloats {
  static void row(String format, Object... values) {
    StringBuilder out = new StringBuilder(format).append(" ->");
    for (Object v : values) {
      out.append(" [").append(String.format(Locale.US, format, v)).append(']');
    }
    System.out.println(out);
  }

  public static void main(String[] args) {
    Object[] doubles = {0.0, -0.0, 1.0, -1.5, 0.125, 3.14159265358979, 123456.789, 1e10, 1.0e-5, 0.5, 2.5, 99.995, -999999.5};
    for (String f : new String[] {"%f", "%.0f", "%.1f", "%.3f", "%10.2f", "%-10.2f|", "%010.2f", "%+.2f", "% .1f", "%(.2f", "%,.2f",
        "%#.0f", "%e", "%.0e", "%.3e", "%12.2e", "%E", "%g", "%.3g", "%12.4G"}) {
      row(f, doubles);
    }
    Object[] special = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Float.NaN};
    for (String f : new String[] {"%f", "%10.2f", "%+f", "%(f", "%e", "%G", "%010f", "%a"}) {
      row(f, special);
    }
    Object[] extremes = {Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL};
    for (String f : new String[] {"%e", "%.10e", "%.3g", "%a", "%A"}) {
      row(f, extremes);
    }
    Object[] floats = {0.1f, 1.1f, 16777216f, Float.MAX_VALUE, Float.MIN_VALUE};
    for (String f : new String[] {"%f", "%.2f", "%e", "%.9f", "%a"}) {
      row(f, floats);
    }
    Object[] decimals = {new BigDecimal("0"), new BigDecimal("123.4565"), new BigDecimal("-1E+5"), new BigDecimal("1E-10"),
        new BigDecimal("99999999999999999999.999")};
    for (String f : new String[] {"%f", "%.3f", "%.0f", "%e", "%.2e", "%,.1f", "%g", "%+.1f", "%020.3f"}) {
      row(f, decimals);
    }
    Object[] hexes = {1.0, 0.1, -2.5, 1024.0, Math.PI};
    for (String f : new String[] {"%a", "%.2a", "%20a", "%+a", "%020a"}) {
      row(f, hexes);
    }
    for (int p = 0; p < 18; p++) {
      System.out.println(String.format(Locale.US, "%." + p + "f %1$." + p + "e", 2.0 / 3.0));
    }
    for (double d : new double[] {0.5, 1.5, 2.5, 3.5, 0.05, 0.15, 0.25, 0.35, 1.005, 2.675}) {
      System.out.print(String.format(Locale.US, "%.0f/%.1f/%.2f ", d, d, d));
    }
    System.out.println();
  }
}
