package shapes;

/** Exceptions that the virtual machine words. */
public class Messages {
  static int index(int[] values, int at) {
    return values[at + 1];
  }

  static int[] negative(int length) {
    return new int[length - 3];
  }

  static void copy(int[] from, int[] to, int count) {
    System.arraycopy(from, 0, to, 1, count);
  }
}
