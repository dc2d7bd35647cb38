/** Heap sort of an int array, filled by a linear congruential generator. */
class ArraySort {
  public static void main(String[] args) {
    int[] values = random(90_000);
    for (int root = values.length / 2 - 1; root >= 0; root--) siftDown(values, root, values.length);
    for (int end = values.length - 1; end > 0; end--) {
      swap(values, 0, end);
      siftDown(values, 0, end);
    }
    System.out.println(checksum(values));
  }

  private static void siftDown(int[] values, int root, int end) {
    for (int child = 2 * root + 1; child < end; child = 2 * root + 1) {
      if (child + 1 < end && values[child] < values[child + 1]) child++;
      if (values[root] >= values[child]) return;
      swap(values, root, child);
      root = child;
    }
  }

  private static void swap(int[] values, int i, int j) {
    int value = values[i];
    values[i] = values[j];
    values[j] = value;
  }

  private static int[] random(int size) {
    int[] values = new int[size];
    int seed = 12345;
    for (int i = 0; i < size; i++) {
      seed = seed * 1103515245 + 12345;
      values[i] = seed >>> 8;
    }
    return values;
  }

  private static int checksum(int[] values) {
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      if (i > 0 && values[i - 1] > values[i]) throw new AssertionError("not sorted at " + i);
      sum = 31 * sum + values[i];
    }
    return sum;
  }
}
