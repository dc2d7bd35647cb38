// Collections: sort, shuffle with a seed, rotate, search, fill, swap, min, max, frequency, disjoint.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

public class LibCollectionsAlgorithms {
  static List<Integer> range(int n, boolean linked) {
    List<Integer> list = linked ? new LinkedList<>() : new ArrayList<>();
    for (int i = 0; i < n; i++) {
      list.add(i);
    }
    return list;
  }

  static void reorder(boolean linked) {
    List<Integer> list = range(12, linked);
    Collections.shuffle(list, new Random(4));
    System.out.println(list);
    Collections.reverse(list);
    System.out.println(list);
    for (int distance : new int[] {1, 5, -3, 12, 100}) {
      Collections.rotate(list, distance);
      System.out.print(list.get(0) + ":" + list.hashCode() + " ");
    }
    System.out.println();
    Collections.swap(list, 0, 11);
    Collections.sort(list.subList(2, 9));
    System.out.println(list);
    Collections.sort(list, Collections.reverseOrder());
    System.out.println(list + " " + Collections.binarySearch(list, 4, Collections.reverseOrder()));
    Collections.sort(list);
    for (int key : new int[] {-1, 0, 5, 11, 12}) {
      System.out.print(Collections.binarySearch(list, key) + " ");
    }
    System.out.println();
    List<Integer> big = range(300, linked);
    Collections.shuffle(big, new Random(99));
    System.out.println(big.hashCode() + " " + Collections.min(big) + " " + Collections.max(big) + " " + Collections.max(big, Comparator.comparing(x -> x % 7 * 1000 - x)));
    Collections.rotate(big, 123);
    System.out.println(big.hashCode());
  }

  static void queries() {
    List<String> words = Arrays.asList("b", "a", "c", "a", null, "a");
    System.out.println(Collections.frequency(words, "a") + " " + Collections.frequency(words, null) + " " + Collections.frequency(words, "z"));
    System.out.println(Collections.disjoint(Arrays.asList(1, 2), Arrays.asList(3)) + " " + Collections.disjoint(Arrays.asList(1, 2), Arrays.asList(2)));
    System.out.println(Collections.indexOfSubList(Arrays.asList(1, 2, 3, 1, 2, 3), Arrays.asList(2, 3)) + " "
        + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 3, 1, 2, 3), Arrays.asList(2, 3)) + " " + Collections.indexOfSubList(words, Arrays.asList("q")));
    System.out.println(Collections.nCopies(3, "xy") + " " + Collections.nCopies(0, 1) + " " + Collections.nCopies(4, 7).hashCode());
    List<String> list = new ArrayList<>(words);
    System.out.println(Collections.replaceAll(list, "a", "A") + " " + list + " " + Collections.replaceAll(list, "none", "x"));
    Collections.fill(list, "f");
    Collections.copy(list, Arrays.asList("1", "2"));
    System.out.println(list + " " + Collections.addAll(list, "p", "q") + " " + list);
  }

  static void errors() {
    List<Integer> list = new ArrayList<>(Arrays.asList(3, 1));
    Runnable[] actions = {() -> Collections.copy(list, Arrays.asList(1, 2, 3)), () -> Collections.min(new ArrayList<Integer>()),
        () -> Collections.nCopies(-1, 0), () -> Collections.swap(list, 0, 5), () -> Collections.nCopies(2, 0).get(2)};
    for (Runnable r : actions) {
      try {
        r.run();
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }

  public static void main(String[] args) {
    reorder(false);
    reorder(true);
    queries();
    errors();
  }
}
