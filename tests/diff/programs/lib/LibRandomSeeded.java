// Random with a seed: every next method, bounds, Gaussian, streams, errors.
import java.util.Arrays;
import java.util.Random;

public class LibRandomSeeded {
  static void nexts(long seed) {
    Random r = new Random(seed);
    StringBuilder row = new StringBuilder().append(seed).append(':');
    for (int i = 0; i < 6; i++) {
      row.append(' ').append(r.nextInt()).append(' ').append(r.nextLong()).append(' ').append(r.nextBoolean()).append(' ').append(r.nextInt(100))
          .append(' ').append(r.nextInt(64)).append(' ').append(r.nextInt(Integer.MAX_VALUE)).append(' ').append(r.nextInt((1 << 30) + 1))
          .append(' ').append(r.nextFloat()).append(' ').append(r.nextDouble());
    }
    System.out.println(row);
    byte[] bytes = new byte[11];
    r.nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
    System.out.println(r.nextInt(-5, 6) + " " + r.nextLong(1000000000000L) + " " + r.nextLong(-7, 7) + " " + r.nextDouble(2.5) + " " + r.nextDouble(-1, 1)
        + " " + r.nextFloat(3f) + " " + r.nextInt(5, 2000000000));
  }

  static void streams() {
    System.out.println(Arrays.toString(new Random(9).ints(10).toArray()));
    System.out.println(Arrays.toString(new Random(9).ints(10, 0, 50).toArray()));
    System.out.println(Arrays.toString(new Random(9).ints(5, 12).limit(10).toArray()));
    System.out.println(Arrays.toString(new Random(9).longs(5, 1L << 40, 1L << 50).toArray()));
    System.out.println(Arrays.toString(new Random(9).longs().limit(4).toArray()));
    System.out.println(Arrays.toString(new Random(9).doubles(4).toArray()));
    System.out.println(Arrays.toString(new Random(9).doubles(4, -10, 10).toArray()));
  }

  static void gaussians() {
    Random r = new Random(31);
    double sum = 0;
    for (int i = 0; i < 500; i++) {
      sum += r.nextGaussian();
    }
    System.out.println(Math.round(sum * 1000) + " " + Math.round(r.nextGaussian() * 1000000));
  }

  static void histogram() {
    Random r = new Random(123456789);
    int[] counts = new int[10];
    long hash = 0;
    for (int i = 0; i < 10000; i++) {
      int n = r.nextInt(10);
      counts[n]++;
      hash = hash * 31 + n;
    }
    System.out.println(Arrays.toString(counts) + " " + hash);
    r.setSeed(123456789);
    System.out.println(r.nextInt(10) + " " + r.nextInt(10));
  }

  static void errors() {
    Random r = new Random(1);
    Runnable[] actions = {() -> r.nextInt(0), () -> r.nextInt(-3), () -> r.ints(-1), () -> r.ints(5, 5), () -> r.nextInt(3, 3), () -> r.nextDouble(0)};
    for (Runnable a : actions) {
      try {
        a.run();
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  public static void main(String[] args) {
    for (long seed : new long[] {0, 42, -1, Long.MAX_VALUE}) {
      nexts(seed);
    }
    streams();
    gaussians();
    histogram();
    errors();
  }
}
