// BigDecimal: every rounding mode over halves and signs, MathContext, setScale, round.
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class LibBigDecimalRounding {
  public static void main(String[] args) {
    String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5", "-0.5", "2.51", "999.5"};
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder row = new StringBuilder(mode.toString());
      for (String v : values) {
        try {
          row.append(' ').append(new BigDecimal(v).setScale(0, mode));
        } catch (ArithmeticException e) {
          row.append(" !").append(e.getMessage());
        }
      }
      System.out.println(row);
    }
    BigDecimal n = new BigDecimal("-98765.432109876543210");
    for (RoundingMode mode : RoundingMode.values()) {
      if (mode != RoundingMode.UNNECESSARY) {
        StringBuilder row = new StringBuilder(mode.toString());
        for (int p = 1; p < 20; p += 3) {
          row.append(' ').append(n.round(new MathContext(p, mode)));
        }
        for (int s = -4; s < 8; s += 2) {
          row.append(' ').append(n.setScale(s, mode));
        }
        System.out.println(row);
      }
    }
    MathContext[] contexts = {MathContext.DECIMAL32, MathContext.DECIMAL64, MathContext.DECIMAL128, MathContext.UNLIMITED, new MathContext("precision=3 roundingMode=UP")};
    for (MathContext c : contexts) {
      System.out.println(c + " " + (c.getPrecision() == 0 ? "exact" : BigDecimal.ONE.divide(new BigDecimal(7), c)) + " " + new BigDecimal("1234567890.0987654321").multiply(new BigDecimal("1.1"), c)
          + " " + new BigDecimal("1e5").add(new BigDecimal("1e-5"), c) + " " + new BigDecimal("12.5").pow(4, c));
    }
    BigDecimal balance = new BigDecimal("1000.00");
    for (int year = 1; year <= 30; year++) {
      balance = balance.multiply(new BigDecimal("1.0375")).setScale(2, RoundingMode.HALF_EVEN);
      if (year % 5 == 0) {
        System.out.println(year + " " + balance);
      }
    }
    try {
      new MathContext("precision=x");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      new MathContext(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(RoundingMode.valueOf("CEILING") + " " + RoundingMode.valueOf(4));
  }
}
