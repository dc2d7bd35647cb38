package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import kiasan.Container;
import kiasan.Sort;

/** The subjects that are no trees: sorting, marking, swapping. */
public final class SmallChecks {
  private static final List<Consumer<int[]>> SORTS =
      List.of(Sort::insertionSort, Sort::selectionSort, Sort::shellSort);

  private SmallChecks() {}

  public static void main(String[] args) {
    check("Sort sorts", SmallChecks::sorts);
    check("Sort knows what is sorted", SmallChecks::isSorted);
    check("Gc marks what is reachable", SmallChecks::marks);
    check("Container swaps", SmallChecks::swaps);
  }

  private static void sorts() {
    for (Consumer<int[]> sort : SORTS) {
      for (int length = 0; length <= 6; length++) {
        for (int[] order : Orders.of(length)) requireSorted(sort, order);
      }
      requireSorted(sort, new int[] {2, 1, 2, 1, 1, 3, 2, 0, 9, -1, 2});
    }
  }

  private static void requireSorted(Consumer<int[]> sort, int[] numbers) {
    int[] expected = numbers.clone();
    Arrays.sort(expected);
    sort.accept(numbers);
    require(Arrays.equals(expected, numbers), "not sorted: " + Arrays.toString(numbers));
  }

  private static Object call(String type, String name, Object... arguments)
      throws ReflectiveOperationException {
    for (Method method : Class.forName("kiasan." + type).getDeclaredMethods()) {
      if (!method.getName().equals(name)) continue;
      method.setAccessible(true);
      return method.invoke(null, arguments);
    }
    throw new AssertionError(type + " has no method " + name);
  }

  private static void isSorted() throws ReflectiveOperationException {
    requireEqual(true, call("Sort", "isSorted", (Object) new int[] {1, 1, 2}), "1 1 2");
    requireEqual(false, call("Sort", "isSorted", (Object) new int[] {1, 2, 1}), "1 2 1");
  }

  /** Every graph of three nodes. */
  private static void marks() throws ReflectiveOperationException {
    Class<?> type = Graphs.named("kiasan.Gc$Node");
    List<Object> nodes = List.of(Graphs.make(type), Graphs.make(type), Graphs.make(type));
    for (int links = 0; links < 1 << 12; links++) {
      for (int i = 0; i < 3; i++) {
        Graphs.set(nodes.get(i), "left", target(nodes, links >> 4 * i));
        Graphs.set(nodes.get(i), "right", target(nodes, links >> 4 * i + 2));
      }
      Object marked = call("Gc", "mark", nodes.get(0));
      requireEqual(true, call("Gc", "isClosed", nodes.get(0), marked), "isClosed");
      requireEqual(reachable(nodes), count(marked), "marked");
      Graphs.set(marked, "first", null);
      requireEqual(false, call("Gc", "isClosed", nodes.get(0), marked), "isClosed");
    }
    requireEqual(0, count(call("Gc", "mark", (Object) null)), "marked from null");
  }

  private static Object target(List<Object> nodes, int bits) {
    return (bits & 3) == 3 ? null : nodes.get(bits & 3);
  }

  private static int reachable(List<Object> nodes) {
    boolean[] seen = {true, false, false};
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < 3; i++) {
        for (String field : List.of("left", "right")) {
          Object to = Graphs.get(nodes.get(i), field);
          if (seen[i] && to != null) seen[nodes.indexOf(to)] = true;
        }
      }
    }
    return (seen[0] ? 1 : 0) + (seen[1] ? 1 : 0) + (seen[2] ? 1 : 0);
  }

  private static int count(Object set) {
    int count = 0;
    for (Object at = Graphs.get(set, "first"); at != null; at = Graphs.get(at, "next")) count++;
    return count;
  }

  private static void swaps() {
    Container<String> one = new Container<>("one");
    Container<String> two = new Container<>("two");
    one.swap(two);
    one.swap(one);
    requireEqual(List.of("two", "one"), List.of(one.data(), two.data()), "data");
  }
}
