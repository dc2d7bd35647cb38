// Elements at indexes that are made of a bounded number: what the index can be is tried case by case.
// RUN: loris explore Indexes.look --pre isFull --max-array 32 -n 2
// EXPECT: exit 0, complete true, paths.total 3, violations.length 0
// RUN: loris explore Indexes.look --pre isFull --max-array 32 -n 2 --heap lazier# --decide eager
// EXPECT: exit 0, complete true, paths.total 4, violations.length 0
// RUN: loris explore Indexes.share --pre isFull --max-array 32 -n 2
// EXPECT: exit 1, complete true, violations.0.kind "java.lang.ArithmeticException", violations.length 1
// RUN: loris explore Indexes.both --pre isFull --max-array 8 -n 2
// EXPECT: exit 0, complete true, violations.length 0
public class Indexes {
  static final class Item {
    int place;
  }

  Item[] items;

  /** Two items, each of which knows where it is. */
  boolean isFull() {
    if (items == null || items.length != 2) return false;
    for (int i = 0; i < 2; i++) {
      if (items[i] == null || items[i].place != i) return false;
    }
    return true;
  }

  /** The item is there, and it is the right one. */
  int look(int key) {
    if (key < 4 || key > 5) return -1;
    Item item = items[key & 3];
    if (item.place != (key & 1)) throw new IllegalStateException();
    return item.place;
  }

  /** Nothing is shared among none. */
  int share(int among) {
    if (among < 0 || among > 3) return -1;
    if (among == 1) return -2;
    return items[3 / among].place;
  }

  /** Two indexes that are made of one number. */
  int both(int key) {
    if (key < 0 || key > 1) return -1;
    if (items[key] == items[1 - key]) throw new IllegalStateException();
    return items[key].place + items[1 - key].place;
  }
}
