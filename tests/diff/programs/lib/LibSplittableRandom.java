// SplittableRandom with a seed: next methods, splits and streams.
import java.util.Arrays;
import java.util.SplittableRandom;

public class LibSplittableRandom {
  static String draw(SplittableRandom r) {
    return r.nextInt() + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextInt(10) + " " + r.nextInt(-3, 3) + " "
        + r.nextLong(1000) + " " + r.nextLong(-1L << 60, 1L << 60) + " " + r.nextDouble(5) + " " + r.nextDouble(-1, 1) + " " + r.nextInt(1 << 20);
  }

  public static void main(String[] args) {
    for (long seed : new long[] {0, 1, -99, 0x123456789abcdefL}) {
      SplittableRandom r = new SplittableRandom(seed);
      System.out.println(draw(r));
      SplittableRandom child = r.split();
      SplittableRandom grandchild = child.split();
      System.out.println(draw(child) + " | " + draw(grandchild) + " | " + draw(r));
    }
    System.out.println(Arrays.toString(new SplittableRandom(5).ints(8, 0, 100).toArray()));
    System.out.println(Arrays.toString(new SplittableRandom(5).longs(4).toArray()));
    System.out.println(Arrays.toString(new SplittableRandom(5).doubles(4, 1, 2).toArray()));
    byte[] bytes = new byte[13];
    new SplittableRandom(6).nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
    SplittableRandom r = new SplittableRandom(2024);
    long hash = 0;
    for (int i = 0; i < 5000; i++) {
      hash = hash * 31 + r.nextInt(1 + i);
      if (i % 500 == 0) {
        r = r.split();
      }
    }
    System.out.println("hash " + hash);
    try {
      r.nextInt(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      r.nextLong(4, 3);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
