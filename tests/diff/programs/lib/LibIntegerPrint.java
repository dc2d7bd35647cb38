// Integer, Long, Short and Byte: printing, radixes, unsigned arithmetic, bit twiddling.
public class LibIntegerPrint {
  static final int[] INTS = {0, 1, -1, 7, 10, 99, 100, -100, 255, 4096, 123456789, -987654321, Integer.MAX_VALUE, Integer.MIN_VALUE};
  static final long[] LONGS = {0, 1, -1, 10, 1L << 31, -(1L << 31), 1L << 32, 999999999999L, -1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE};

  static void ints() {
    for (int i : INTS) {
      System.out.println(i + " " + Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " " + Integer.toHexString(i) + " "
          + Integer.toString(i, 36) + " " + Integer.toString(i, 3) + " " + Integer.toUnsignedString(i) + " " + Integer.toUnsignedString(i, 7)
          + " " + Integer.toString(i, 99));
      System.out.println("  " + Integer.bitCount(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.highestOneBit(i)
          + " " + Integer.lowestOneBit(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " "
          + Integer.rotateLeft(i, 7) + " " + Integer.rotateRight(i, 35) + " " + Integer.signum(i) + " " + Integer.hashCode(i));
    }
  }

  static void longs() {
    for (long l : LONGS) {
      System.out.println(l + " " + Long.toBinaryString(l) + " " + Long.toOctalString(l) + " " + Long.toHexString(l) + " "
          + Long.toString(l, 36) + " " + Long.toUnsignedString(l) + " " + Long.toUnsignedString(l, 13));
      System.out.println("  " + Long.bitCount(l) + " " + Long.reverse(l) + " " + Long.reverseBytes(l) + " " + Long.highestOneBit(l) + " "
          + Long.lowestOneBit(l) + " " + Long.numberOfLeadingZeros(l) + " " + Long.numberOfTrailingZeros(l) + " " + Long.rotateLeft(l, 13)
          + " " + Long.rotateRight(l, -5) + " " + Long.signum(l) + " " + Long.hashCode(l));
    }
  }

  static void unsigned() {
    for (int a : INTS) {
      for (int b : new int[] {1, 3, -1, Integer.MIN_VALUE}) {
        System.out.print(Integer.divideUnsigned(a, b) + "," + Integer.remainderUnsigned(a, b) + "," + Integer.compareUnsigned(a, b) + " ");
      }
      System.out.println(Integer.toUnsignedLong(a));
    }
    for (long a : LONGS) {
      for (long b : new long[] {1, 10, -1, -3, Long.MIN_VALUE}) {
        System.out.print(Long.divideUnsigned(a, b) + "," + Long.remainderUnsigned(a, b) + "," + Long.compareUnsigned(a, b) + " ");
      }
      System.out.println();
    }
  }

  static void boxes() {
    Integer small = 127;
    Integer smallAgain = 127;
    Integer large = 1000;
    System.out.println((small == smallAgain) + " " + large.equals(1000) + " " + large.equals(1000L) + " " + small.compareTo(large));
    Long number = -129L;
    System.out.println(number.intValue() + " " + number.byteValue() + " " + number.doubleValue() + " " + number.hashCode());
    System.out.println(Short.toString((short) -5) + " " + Short.toUnsignedInt((short) -5) + " " + Short.reverseBytes((short) 0x1234) + " "
        + Short.compare((short) 3, (short) -3) + " " + Byte.toUnsignedInt((byte) -1) + " " + Byte.compareUnsigned((byte) -1, (byte) 1) + " "
        + Byte.hashCode((byte) -9) + " " + Short.compareUnsigned((short) -1, (short) 1));
    System.out.println(Integer.MAX_VALUE + 1 + " " + Integer.sum(2, 3) + " " + Integer.max(2, 3) + " " + Integer.min(2, 3) + " " + Long.sum(1L << 62, 1L << 62));
    System.out.println(Boolean.hashCode(true) + " " + Boolean.compare(true, false) + " " + Boolean.logicalXor(true, false) + " " + Character.valueOf('x').hashCode());
  }

  static void hashes() {
    long hash = 0;
    for (int i = -1500; i < 1500; i++) {
      hash = hash * 31 + Integer.toString(i * 7919, 2 + (i & 31)).hashCode();
      hash = hash * 31 + Long.toString(i * 123456789123L).hashCode();
      hash = hash * 31 + Long.toHexString(i * 987654321L).length();
    }
    System.out.println("hash " + hash);
  }

  public static void main(String[] args) {
    ints();
    longs();
    unsigned();
    boxes();
    hashes();
  }
}
