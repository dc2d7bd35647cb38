// BigInteger: modPow, modInverse, gcd, primality of fixed numbers, a toy RSA.
import java.math.BigInteger;

public class LibBigIntegerModular {
  static BigInteger big(String s) {
    return new BigInteger(s);
  }

  static void powers() {
    BigInteger prime = big("170141183460469231731687303715884105727");
    for (int i = 2; i < 7; i++) {
      BigInteger base = BigInteger.valueOf(i * 1234567L);
      BigInteger inverse = base.modInverse(prime);
      System.out.println(base.modPow(BigInteger.valueOf(i * 77), prime) + " " + inverse + " " + base.multiply(inverse).mod(prime) + " "
          + base.modPow(prime.subtract(BigInteger.ONE), prime) + " " + base.modPow(BigInteger.valueOf(-3), prime));
    }
    System.out.println(big("7").modPow(big("560"), big("561")) + " " + big("3").modPow(big("1000"), big("1024")) + " "
        + big("-5").modPow(big("3"), big("13")) + " " + BigInteger.TEN.modPow(BigInteger.ZERO, BigInteger.ONE));
  }

  static void primes() {
    String[] numbers = {"0", "1", "2", "3", "4", "97", "561", "7919", "104729", "2147483647", "2147483649", "999999999989", "1000000000039",
        "2305843009213693951", "618970019642690137449562111", "618970019642690137449562113", "3825123056546413051"};
    for (String n : numbers) {
      System.out.print(n + ":" + big(n).isProbablePrime(6) + " ");
    }
    System.out.println();
    BigInteger p = BigInteger.valueOf(1000);
    for (int i = 0; i < 4; i++) {
      p = p.nextProbablePrime();
      System.out.print(p + " ");
    }
    System.out.println();
  }

  static void gcds() {
    BigInteger a = BigInteger.ONE;
    BigInteger b = BigInteger.ONE;
    for (int i = 1; i < 60; i++) {
      a = a.multiply(BigInteger.valueOf(i % 7 + 2));
      b = b.multiply(BigInteger.valueOf(i % 11 + 3));
    }
    System.out.println(a.gcd(b) + " " + a.multiply(b).divide(a.gcd(b)) + " " + a.negate().gcd(b) + " " + a.gcd(BigInteger.ZERO).equals(a));
  }

  static void rsa() {
    BigInteger p = big("1000000000000000000000007");
    BigInteger q = big("1000000000000000000000000000057");
    BigInteger n = p.multiply(q);
    BigInteger phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE));
    BigInteger e = BigInteger.valueOf(65537);
    BigInteger d = e.modInverse(phi);
    BigInteger message = new BigInteger(1, "attack at dawn".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    BigInteger cipher = message.modPow(e, n);
    String back = new String(cipher.modPow(d, n).toByteArray(), java.nio.charset.StandardCharsets.US_ASCII);
    System.out.println(n + " " + d + " " + cipher + " " + back);
  }

  public static void main(String[] args) {
    powers();
    primes();
    gcds();
    rsa();
    for (BigInteger[] bad : new BigInteger[][] {{big("4"), big("8")}, {big("3"), big("0")}, {big("3"), big("-7")}}) {
      try {
        System.out.println(bad[0].modInverse(bad[1]));
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
