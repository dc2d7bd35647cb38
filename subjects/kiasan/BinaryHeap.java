package kiasan;

import java.util.NoSuchElementException;

/** A heap in an array: the children of slot i are 2i and 2i + 1; slot 0 is not used. */
public final class BinaryHeap {
  private int[] slots = new int[4];
  private int size;

  /** No key is less than that of its parent. */
  public boolean repOk() {
    if (slots == null || size < 0 || size >= slots.length) return false;
    for (int i = 2; i <= size; i++) {
      if (slots[i] < slots[i / 2]) return false;
    }
    return true;
  }

  /** Whether one more key fits in the array as it is. */
  public boolean hasRoom() {
    return size + 1 < slots.length;
  }

  public int findMin() throws NoSuchElementException {
    if (size == 0) throw new NoSuchElementException("the heap is empty");
    return slots[1];
  }

  public void insert(int key) {
    if (!hasRoom()) grow();
    size++;
    int hole = size;
    while (hole > 1 && key < slots[hole / 2]) {
      slots[hole] = slots[hole / 2];
      hole /= 2;
    }
    slots[hole] = key;
  }

  private void grow() {
    int[] larger = new int[2 * slots.length];
    for (int i = 1; i <= size; i++) larger[i] = slots[i];
    slots = larger;
  }

  public int deleteMin() throws NoSuchElementException {
    int least = findMin();
    int last = slots[size];
    size--;
    if (size > 0) sink(1, last);
    return least;
  }

  /** Puts the key into the hole, or below it, after moving lesser children up. */
  private void sink(int hole, int key) {
    while (2 * hole <= size) {
      int child = 2 * hole;
      if (child < size && slots[child + 1] < slots[child]) child++;
      if (slots[child] >= key) break;
      slots[hole] = slots[child];
      hole = child;
    }
    slots[hole] = key;
  }
}
