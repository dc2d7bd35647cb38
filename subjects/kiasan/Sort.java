package kiasan;

import loris.Post;
import loris.Pre;

/** Three ways to sort an array in place. */
public final class Sort {
  private Sort() {}

  /** What all of them need. */
  static boolean isArray(int[] a) {
    return a != null;
  }

  /** What all of them promise. */
  static boolean isSorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[i - 1]) return false;
    }
    return true;
  }

  @Pre("isArray")
  @Post("isSorted")
  public static void insertionSort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int moved = a[i];
      int hole = i;
      for (; hole > 0 && moved < a[hole - 1]; hole--) a[hole] = a[hole - 1];
      a[hole] = moved;
    }
  }

  @Pre("isArray")
  @Post("isSorted")
  public static void selectionSort(int[] a) {
    for (int i = 0; i < a.length - 1; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[least]) least = j;
      }
      int moved = a[i];
      a[i] = a[least];
      a[least] = moved;
    }
  }

  @Pre("isArray")
  @Post("isSorted")
  public static void shellSort(int[] a) {
    for (int gap = a.length / 2; gap > 0; gap /= 2) {
      for (int i = gap; i < a.length; i++) {
        int moved = a[i];
        int hole = i;
        for (; hole >= gap && moved < a[hole - gap]; hole -= gap) a[hole] = a[hole - gap];
        a[hole] = moved;
      }
    }
  }
}
