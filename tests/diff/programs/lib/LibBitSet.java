// BitSet: setting, ranges, logic, next and previous bits, conversions, errors.
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

public class LibBitSet {
  static BitSet of(int... bits) {
    BitSet set = new BitSet();
    for (int b : bits) {
      set.set(b);
    }
    return set;
  }

  static void basics() {
    BitSet a = of(0, 3, 63, 64, 65, 130);
    System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.hashCode() + " " + a.get(64) + a.get(66) + a.get(5000));
    a.flip(3);
    a.flip(60, 70);
    a.clear(130);
    a.set(200, 205);
    a.set(10, 14, true);
    a.set(202, false);
    System.out.println(a + " " + a.length() + " " + a.get(60, 68));
    for (int from : new int[] {0, 1, 14, 66, 70, 204, 205, 1000}) {
      System.out.print(from + ":" + a.nextSetBit(from) + "," + a.nextClearBit(from) + "," + a.previousSetBit(from) + "," + a.previousClearBit(from) + " ");
    }
    System.out.println();
    System.out.println(Arrays.toString(a.toLongArray()) + Arrays.toString(a.toByteArray()) + a.stream().sum());
    System.out.println(BitSet.valueOf(a.toLongArray()).equals(a) + " " + BitSet.valueOf(a.toByteArray()).equals(a) + " " + BitSet.valueOf(new long[] {5, 0}) + " " + new BitSet().isEmpty());
    BitSet clone = (BitSet) a.clone();
    clone.clear();
    System.out.println(clone + " " + clone.length() + " " + a.cardinality() + " " + clone.previousSetBit(-1));
  }

  static void logic() {
    int[][] samples = {{}, {1, 2, 3}, {2, 3, 4, 100}, {64, 128, 192}, {0, 63, 64, 127}};
    for (int[] x : samples) {
      for (int[] y : samples) {
        BitSet and = of(x);
        and.and(of(y));
        BitSet or = of(x);
        or.or(of(y));
        BitSet xor = of(x);
        xor.xor(of(y));
        BitSet minus = of(x);
        minus.andNot(of(y));
        System.out.println(and + " " + or + " " + xor + " " + minus + " " + of(x).intersects(of(y)) + " " + of(x).equals(of(y)));
      }
    }
  }

  static void errors() {
    BitSet a = new BitSet(10);
    Runnable[] actions = {() -> a.set(-1), () -> a.get(-1), () -> a.set(5, 3), () -> a.nextSetBit(-1), () -> a.flip(-2, 3), () -> new BitSet(-1), () -> a.previousSetBit(-2)};
    for (Runnable r : actions) {
      try {
        r.run();
        System.out.println("nothing");
      } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
        System.out.println(e);
      }
    }
  }

  static void sieve() {
    int n = 3000;
    BitSet composite = new BitSet(n);
    for (int i = 2; i * i < n; i++) {
      if (!composite.get(i)) {
        for (int j = i * i; j < n; j += i) {
          composite.set(j);
        }
      }
    }
    int count = 0;
    long sum = 0;
    for (int p = composite.nextClearBit(2); p < n; p = composite.nextClearBit(p + 1)) {
      count++;
      sum += p;
    }
    System.out.println(count + " primes, sum " + sum + ", hash " + composite.hashCode());
  }

  static void stress() {
    Random random = new Random(14);
    BitSet set = new BitSet();
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      int a = random.nextInt(500);
      int b = a + random.nextInt(100);
      switch (random.nextInt(5)) {
        case 0: set.set(a, b); break;
        case 1: set.clear(a, b); break;
        case 2: set.flip(a, b); break;
        case 3: set.flip(a); break;
        default: hash = hash * 31 + set.nextSetBit(a) * 7 + set.previousClearBit(b); break;
      }
    }
    System.out.println(set.cardinality() + " " + hash + " " + set.hashCode());
  }

  public static void main(String[] args) {
    basics();
    logic();
    errors();
    sieve();
    stress();
  }
}
