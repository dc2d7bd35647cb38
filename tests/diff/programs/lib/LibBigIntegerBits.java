// BigInteger: shifts, and/or/xor/not on two's complement, single bits, byte arrays.
import java.math.BigInteger;
import java.util.Arrays;

public class LibBigIntegerBits {
  public static void main(String[] args) {
    BigInteger[] values = {BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-1), BigInteger.valueOf(255), BigInteger.valueOf(-256),
        new BigInteger("123456789abcdef0123456789", 16), new BigInteger("-fedcba98765432100", 16), BigInteger.ONE.shiftLeft(64).negate()};
    for (BigInteger a : values) {
      System.out.println(a.toString(16) + ": " + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit() + " " + a.not().toString(16) + " "
          + Arrays.toString(a.toByteArray()) + " " + new BigInteger(a.toByteArray()).equals(a));
      for (int shift : new int[] {0, 1, 5, 31, 32, 33, 64, 100, -1, -40}) {
        System.out.print(a.shiftLeft(shift).toString(16) + "," + a.shiftRight(shift).toString(16) + " ");
      }
      System.out.println();
      for (BigInteger b : values) {
        System.out.print(a.and(b).toString(16) + "," + a.or(b).toString(16) + "," + a.xor(b).toString(16) + "," + a.andNot(b).toString(16) + " ");
      }
      System.out.println();
      for (int bit : new int[] {0, 7, 31, 32, 63, 64, 99}) {
        System.out.print((a.testBit(bit) ? 1 : 0) + " " + a.setBit(bit).toString(36) + " " + a.clearBit(bit).toString(36) + " " + a.flipBit(bit).toString(36) + "; ");
      }
      System.out.println();
    }
    byte[] magnitude = {0, 0, 1, -128, 7};
    System.out.println(new BigInteger(1, magnitude) + " " + new BigInteger(-1, magnitude) + " " + new BigInteger(0, new byte[3]) + " "
        + new BigInteger(magnitude, 2, 2) + " " + new BigInteger(new byte[] {-1, 0}));
    try {
      new BigInteger(0, magnitude);
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    try {
      BigInteger.ONE.testBit(-1);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    BigInteger gray = BigInteger.ZERO;
    for (int i = 0; i < 500; i++) {
      BigInteger n = BigInteger.valueOf(i).shiftLeft(i % 90);
      gray = gray.xor(n).add(n.shiftRight(1)).flipBit(i);
    }
    System.out.println(gray.toString(16));
  }
}
