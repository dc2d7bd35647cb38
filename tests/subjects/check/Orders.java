package check;

import java.util.ArrayList;
import java.util.List;

/** Every order of some numbers. */
final class Orders {
  private Orders() {}

  /** The permutations of 1 to count. */
  static List<int[]> of(int count) {
    List<int[]> orders = new ArrayList<>();
    extend(new int[count], 0, orders);
    return orders;
  }

  private static void extend(int[] order, int done, List<int[]> orders) {
    if (done == order.length) {
      orders.add(order.clone());
      return;
    }
    for (int value = 1; value <= order.length; value++) {
      if (!contains(order, done, value)) {
        order[done] = value;
        extend(order, done + 1, orders);
      }
    }
  }

  private static boolean contains(int[] order, int done, int value) {
    for (int i = 0; i < done; i++) {
      if (order[i] == value) return true;
    }
    return false;
  }
}
