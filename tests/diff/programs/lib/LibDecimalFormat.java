// DecimalFormat with the symbols of Locale.ROOT: patterns, rounding, grouping, percent, exponents, parsing.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

public class LibDecimalFormat {
  public static void main(String[] args) throws ParseException {
    DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.ROOT);
    double[] values = {0, 1, -1, 0.5, 1234.5678, -9876543.21, 0.000123, 1e10, 2.5, 3.5, Double.NaN, Double.POSITIVE_INFINITY, -0.0};
    for (String pattern : new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "000.0", "0.###E0", "##0.##E0", "0%", "#.#%", "$#,##0.00;($#,##0.00)", "'#'0", "00.00##", "#,####.0", "0.0\u2030"}) {
      DecimalFormat f = new DecimalFormat(pattern, us);
      StringBuilder row = new StringBuilder(f.toPattern().replace("\u2030", "<permille>")).append(" ->");
      for (double v : values) {
        row.append(" [").append(f.format(v)).append(']');
      }
      System.out.println(row.toString().replace("\ufffd", "<nan>").replace("\u221e", "<inf>").replace("\u2030", "<permille>"));
    }
    DecimalFormat f = new DecimalFormat("#,##0.0", us);
    for (RoundingMode m : RoundingMode.values()) {
      f.setRoundingMode(m);
      try {
        System.out.print(m + " " + f.format(1.25) + " " + f.format(-1.25) + " " + f.format(1.35) + "; ");
      } catch (ArithmeticException e) {
        System.out.print(m + " ! " + e.getMessage());
      }
    }
    System.out.println();
    f.setRoundingMode(RoundingMode.HALF_EVEN);
    System.out.println(f.format(123456789L) + " " + f.format(new BigDecimal("12345678901234567890.55")) + " " + f.format(Long.MIN_VALUE) + " " + f.parse("1,234.5") + " " + f.parse("-7") + " " + f.parse("12abc") + " " + f.isGroupingUsed() + f.getGroupingSize() + f.getMaximumFractionDigits());
    f.setParseBigDecimal(true);
    ParsePosition at = new ParsePosition(3);
    System.out.println(f.parse("xx 99.990 yy", at) + " " + at.getIndex());
    try {
      f.parse("nonsense");
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " @" + e.getErrorOffset());
    }
    for (String bad : new String[] {"0.0.0", "#0#", "0,0;0,#0E0", "'open"}) {
      try {
        System.out.println(bad + " " + new DecimalFormat(bad, us).format(1));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " ! " + e.getMessage());
      }
    }
    f.applyPattern("0000");
    f.setNegativePrefix("minus ");
    f.setPositiveSuffix("!");
    System.out.println(f.format(7) + " " + f.format(-7) + " " + f.equals(f.clone()));
  }
}
