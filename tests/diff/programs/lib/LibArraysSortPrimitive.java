// Arrays.sort on every primitive type, whole and ranges, on many shapes of input.
import java.util.Arrays;
import java.util.Random;

public class LibArraysSortPrimitive {
  static int[] shape(int kind, int size, Random random) {
    int[] a = new int[size];
    for (int i = 0; i < size; i++) {
      switch (kind) {
        case 0: a[i] = random.nextInt(); break;
        case 1: a[i] = i; break;
        case 2: a[i] = -i; break;
        case 3: a[i] = random.nextInt(5); break;
        case 4: a[i] = i % 17 * 3 - i / 50; break;
        default: a[i] = i < size / 2 ? i : size - i; break;
      }
    }
    return a;
  }

  static void ints() {
    Random random = new Random(1);
    for (int kind = 0; kind < 6; kind++) {
      StringBuilder row = new StringBuilder().append(kind);
      for (int size : new int[] {0, 1, 2, 7, 30, 50, 120, 300, 700}) {
        int[] a = shape(kind, size, random);
        Arrays.sort(a);
        for (int i = 1; i < size; i++) {
          assert a[i - 1] <= a[i];
        }
        row.append(' ').append(Arrays.hashCode(a));
      }
      System.out.println(row);
    }
    int[] range = shape(0, 60, random);
    Arrays.sort(range, 10, 50);
    System.out.println(Arrays.hashCode(range) + " " + Arrays.toString(Arrays.copyOfRange(range, 8, 14)));
  }

  static void others() {
    Random random = new Random(2);
    int n = 300;
    long[] longs = new long[n];
    short[] shorts = new short[2500];
    byte[] bytes = new byte[n];
    char[] chars = new char[n];
    float[] floats = new float[n];
    double[] doubles = new double[n];
    for (int i = 0; i < n; i++) {
      longs[i] = random.nextLong();
      bytes[i] = (byte) random.nextInt();
      chars[i] = (char) random.nextInt();
      floats[i] = i % 10 == 0 ? Float.NaN : i % 7 == 0 ? -0f : i % 11 == 0 ? 0f : random.nextFloat() - 0.5f;
      doubles[i] = i % 13 == 0 ? Double.NaN : i % 5 == 0 ? 0.0 : i % 6 == 0 ? -0.0 : random.nextDouble() * 100 - 50;
    }
    for (int i = 0; i < shorts.length; i++) {
      shorts[i] = (short) random.nextInt();
    }
    Arrays.sort(longs);
    Arrays.sort(shorts);
    Arrays.sort(bytes);
    Arrays.sort(chars);
    Arrays.sort(floats);
    Arrays.sort(doubles);
    System.out.println(Arrays.hashCode(longs) + " " + Arrays.hashCode(shorts) + " " + Arrays.hashCode(bytes) + " " + Arrays.hashCode(chars));
    System.out.println(Arrays.hashCode(floats) + " " + Arrays.hashCode(doubles) + " " + Arrays.toString(Arrays.copyOfRange(doubles, 100, 110)));
    System.out.println(floats[0] + " " + floats[n - 1] + " " + doubles[0] + " " + doubles[n - 1] + " " + Arrays.binarySearch(doubles, 0.0) + " "
        + Arrays.binarySearch(floats, -0f) + " " + Arrays.binarySearch(doubles, Double.NaN));
    Arrays.sort(longs, 5, 5);
    Arrays.sort(chars, 0, 100);
    System.out.println(longs[0] + " " + (int) chars[50] + " " + Arrays.binarySearch(longs, longs[77]) + " " + Arrays.binarySearch(longs, 3L));
  }

  static void searching() {
    int[] a = {1, 3, 5, 7, 9, 11};
    for (int key = 0; key <= 12; key++) {
      System.out.print(Arrays.binarySearch(a, key) + "/" + Arrays.binarySearch(a, 1, 4, key) + " ");
    }
    System.out.println();
    Runnable[] bad = {() -> Arrays.sort(a, 4, 2), () -> Arrays.sort(a, -1, 2), () -> Arrays.sort(a, 0, 7), () -> Arrays.binarySearch(a, 3, 9, 1)};
    for (Runnable r : bad) {
      try {
        r.run();
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
        System.out.println(e);
      }
    }
  }

  public static void main(String[] args) {
    ints();
    others();
    searching();
  }
}
