// BigDecimal: scale and precision through arithmetic, equality, text forms, conversions.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

public class LibBigDecimalArithmetic {
  static void describe(BigDecimal d) {
    System.out.println(d + " plain " + d.toPlainString() + " eng " + d.toEngineeringString() + " scale " + d.scale() + " precision " + d.precision()
        + " unscaled " + d.unscaledValue() + " strip " + d.stripTrailingZeros() + " hash " + d.hashCode() + " double " + d.doubleValue());
  }

  static void texts() {
    String[] texts = {"0", "0.00", "-0", "1", "1.0", "1.10", "-123.4500", "1E+3", "1E-3", "12345E-10", "1e400", "-7.5e-20", "0E+7", "0E-9", ".5", "5.",
        "100000000000000000000000000000.000000000000000000001", "+3"};
    for (String t : texts) {
      describe(new BigDecimal(t));
    }
    for (String bad : new String[] {"", "abc", "1e", "1..0", "1 0", "--1", "1e5.5", "1e99999999999"}) {
      try {
        System.out.println(new BigDecimal(bad));
      } catch (NumberFormatException e) {
        System.out.println("'" + bad + "' " + e.getMessage());
      }
    }
    describe(new BigDecimal(0.1));
    describe(BigDecimal.valueOf(0.1));
    describe(BigDecimal.valueOf(12345, 3));
    describe(new BigDecimal(new BigInteger("987654321"), -4));
    describe(new BigDecimal(1.0 / 3, new MathContext(5)));
  }

  static void operations() {
    BigDecimal[] values = {new BigDecimal("0.00"), new BigDecimal("1.5"), new BigDecimal("-2.25"), new BigDecimal("1E+10"), new BigDecimal("0.0003")};
    for (BigDecimal a : values) {
      for (BigDecimal b : values) {
        StringBuilder row = new StringBuilder();
        row.append(a.add(b)).append(' ').append(a.subtract(b)).append(' ').append(a.multiply(b)).append(' ').append(a.compareTo(b)).append(' ').append(a.max(b));
        if (b.signum() != 0) {
          row.append(' ').append(a.divide(b, 10, RoundingMode.HALF_UP)).append(' ').append(a.divideToIntegralValue(b)).append(' ').append(a.remainder(b));
          row.append(' ').append(a.divide(b, MathContext.DECIMAL32));
        }
        System.out.println(row);
      }
      System.out.println(a.negate() + " " + a.abs() + " " + a.pow(3) + " " + a.signum() + " " + a.ulp() + " " + a.movePointLeft(3) + " " + a.movePointRight(3)
          + " " + a.scaleByPowerOfTen(5) + " " + a.plus(new MathContext(2)));
    }
    System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")));
    System.out.println(new BigDecimal("2").sqrt(new MathContext(40)) + " " + new BigDecimal("144").sqrt(MathContext.DECIMAL64));
  }

  static void errors() {
    BigDecimal one = BigDecimal.ONE;
    Runnable[] actions = {() -> one.divide(new BigDecimal(3)), () -> one.divide(BigDecimal.ZERO), () -> BigDecimal.ZERO.divide(BigDecimal.ZERO),
        () -> new BigDecimal("1.5").intValueExact(), () -> new BigDecimal("1e30").longValueExact(), () -> new BigDecimal("1.55").setScale(1),
        () -> new BigDecimal("-1").sqrt(MathContext.DECIMAL32), () -> one.pow(-1), () -> new BigDecimal(Double.NaN)};
    for (Runnable r : actions) {
      try {
        r.run();
        System.out.println("nothing thrown");
      } catch (ArithmeticException | NumberFormatException e) {
        System.out.println(e);
      }
    }
    System.out.println(new BigDecimal("1e3").toBigInteger() + " " + new BigDecimal("-1.9").intValue() + " " + new BigDecimal("1.00").toBigIntegerExact()
        + " " + new BigDecimal("3e9").intValue() + " " + new BigDecimal("1e40").floatValue() + " " + one.divide(new BigDecimal(8)));
  }

  static void series() {
    BigDecimal e = BigDecimal.ONE;
    BigDecimal term = BigDecimal.ONE;
    for (int i = 1; i < 40; i++) {
      term = term.divide(BigDecimal.valueOf(i), 50, RoundingMode.HALF_EVEN);
      e = e.add(term);
    }
    System.out.println(e);
  }

  public static void main(String[] args) {
    texts();
    operations();
    errors();
    series();
  }
}
