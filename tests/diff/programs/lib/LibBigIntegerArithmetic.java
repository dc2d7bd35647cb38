// BigInteger: the four operations on small and large numbers, factorials, Fibonacci, text in all radixes.
import java.math.BigInteger;
import java.util.Random;

public class LibBigIntegerArithmetic {
  static void signs() {
    BigInteger[] values = {new BigInteger("0"), new BigInteger("-1"), new BigInteger("7"), new BigInteger("-100000000000000000000"),
        new BigInteger("340282366920938463463374607431768211456"), BigInteger.valueOf(Long.MIN_VALUE)};
    for (BigInteger a : values) {
      for (BigInteger b : values) {
        StringBuilder row = new StringBuilder();
        row.append(a.add(b)).append(' ').append(a.subtract(b)).append(' ').append(a.multiply(b)).append(' ').append(a.compareTo(b));
        row.append(' ').append(a.max(b)).append(' ').append(a.gcd(b));
        if (b.signum() != 0) {
          BigInteger[] qr = a.divideAndRemainder(b);
          row.append(' ').append(qr[0]).append(' ').append(qr[1]).append(' ').append(a.mod(b.abs()));
        }
        System.out.println(row);
      }
      System.out.println(a.negate() + " " + a.abs() + " " + a.signum() + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue() + " "
          + a.doubleValue() + " " + a.floatValue() + " " + a.bitLength() + " " + a.pow(3));
    }
  }

  static void large() {
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= 120; i++) {
      factorial = factorial.multiply(BigInteger.valueOf(i));
    }
    System.out.println(factorial);
    BigInteger a = BigInteger.ZERO;
    BigInteger b = BigInteger.ONE;
    for (int i = 0; i < 500; i++) {
      BigInteger c = a.add(b);
      a = b;
      b = c;
    }
    System.out.println(a);
    Random random = new Random(11);
    for (int bits : new int[] {100, 500, 3000, 8000}) {
      BigInteger x = new BigInteger(bits, random);
      BigInteger y = new BigInteger(bits, random);
      BigInteger product = x.multiply(y);
      System.out.println(bits + " " + product.hashCode() + " " + product.divide(y).equals(x) + " " + (bits > 500 || x.multiply(x).sqrt().equals(x)) + " "
          + product.mod(BigInteger.valueOf(1000000007)) + " " + (bits > 3000 || x.subtract(y).multiply(x.add(y)).equals(x.pow(2).subtract(y.pow(2)))));
    }
  }

  static void texts() {
    BigInteger n = new BigInteger("-123456789012345678901234567890123456789");
    for (int radix = 2; radix <= 36; radix++) {
      String s = n.toString(radix);
      System.out.println(radix + " " + s + " " + new BigInteger(s, radix).equals(n));
    }
    for (String bad : new String[] {"", "-", "12x", "1 2", "--1", "+", "+-1", "1-"}) {
      try {
        System.out.println(new BigInteger(bad));
      } catch (NumberFormatException e) {
        System.out.println("'" + bad + "' " + e.getMessage());
      }
    }
  }

  static void errors() {
    Runnable[] actions = {() -> BigInteger.ONE.divide(BigInteger.ZERO), () -> BigInteger.ONE.mod(BigInteger.valueOf(-3)),
        () -> BigInteger.TEN.pow(-1), () -> BigInteger.ONE.shiftLeft(70).longValueExact(), () -> BigInteger.valueOf(300).byteValueExact(),
        () -> BigInteger.valueOf(-4).sqrt(), () -> BigInteger.ONE.shiftLeft(40).intValueExact(), () -> BigInteger.valueOf(70000).shortValueExact()};
    for (Runnable r : actions) {
      try {
        r.run();
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  public static void main(String[] args) {
    signs();
    large();
    texts();
    errors();
  }
}
