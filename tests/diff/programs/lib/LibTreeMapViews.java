// TreeMap and TreeSet: subMap, headMap, tailMap, descending views, writes through them, range errors.
import java.util.Arrays;
import java.util.Iterator;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class LibTreeMapViews {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static TreeMap<Integer, String> fresh() {
    TreeMap<Integer, String> map = new TreeMap<>();
    for (int i = 0; i < 20; i++) {
      map.put(i * 5, "v" + i);
    }
    return map;
  }

  static void ranges() {
    TreeMap<Integer, String> map = fresh();
    int[][] bounds = {{10, 30}, {11, 29}, {-5, 1000}, {95, 96}, {96, 99}, {50, 50}};
    for (int[] b : bounds) {
      for (int flags = 0; flags < 4; flags++) {
        NavigableMap<Integer, String> sub = map.subMap(b[0], (flags & 1) != 0, b[1], (flags & 2) != 0);
        System.out.println(b[0] + ".." + b[1] + "/" + flags + " " + sub.size() + " " + sub.keySet() + " " + sub.firstEntry() + " " + sub.lastEntry() + " "
            + sub.floorKey(25) + " " + sub.ceilingKey(25) + " " + sub.descendingKeySet() + " " + sub.containsKey(30));
      }
    }
    System.out.println(map.headMap(12) + " " + map.headMap(10, true) + " " + map.tailMap(85) + " " + map.tailMap(85, false));
    System.out.println(map.descendingMap().subMap(30, 10) + " " + map.descendingMap().headMap(80) + " " + map.subMap(10, true, 50, false).descendingMap().tailMap(25, true));
  }

  static void writes() {
    TreeMap<Integer, String> map = fresh();
    NavigableMap<Integer, String> sub = map.subMap(20, true, 60, false);
    sub.put(33, "new");
    sub.remove(40);
    map.put(41, "outer");
    System.out.println(sub + " " + sub.size());
    System.out.println(sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + map.size());
    for (Iterator<Integer> it = sub.descendingKeySet().iterator(); it.hasNext();) {
      if (it.next() % 2 == 0) {
        it.remove();
      }
    }
    System.out.println(map);
    sub.subMap(30, 50).clear();
    sub.keySet().removeIf(k -> k == 25);
    System.out.println(map + " " + sub);
    fails("put outside", () -> sub.put(60, "x"));
    fails("sub outside", () -> sub.subMap(10, 30));
    fails("inverted", () -> map.subMap(9, 3));
    fails("descending inverted", () -> map.descendingMap().subMap(3, 9));
    fails("first of empty", () -> map.subMap(1, 2).firstKey());
    System.out.println(sub.remove(10) + " " + sub.get(10) + " " + sub.containsKey(65) + " " + sub.hashCode() + " " + sub.equals(new TreeMap<>(sub)));
  }

  static void sets() {
    TreeSet<String> set = new TreeSet<>(Arrays.asList("kiwi", "apple", "fig", "date", "lime", "cherry", "banana", "grape"));
    System.out.println(set + " " + set.first() + " " + set.last() + " " + set.lower("d") + " " + set.floor("date") + " " + set.ceiling("e") + " " + set.higher("lime"));
    NavigableSet<String> middle = set.subSet("b", true, "h", false);
    System.out.println(middle + " " + middle.descendingSet() + " " + set.headSet("date", true) + " " + set.tailSet("grape", false) + " " + middle.pollFirst() + middle.pollLast() + set);
    middle.add("elder");
    fails("outside", () -> middle.add("zebra"));
    fails("null", () -> set.add(null));
    fails("empty", () -> new TreeSet<>().first());
    System.out.println(set + " " + set.descendingSet().headSet("cherry") + " " + set.pollFirst() + " " + set.retainAll(Arrays.asList("elder", "lime")) + set);
    TreeSet<Integer> numbers = new TreeSet<>((a, b) -> b - a);
    for (int i = 0; i < 30; i++) {
      numbers.add(i * 11 % 30);
    }
    numbers.tailSet(12).clear();
    System.out.println(numbers + " " + numbers.clone().equals(numbers) + " " + numbers.hashCode());
    StringBuilder back = new StringBuilder();
    numbers.descendingIterator().forEachRemaining(n -> back.append(n).append(' '));
    System.out.println(back);
  }

  public static void main(String[] args) {
    ranges();
    writes();
    sets();
  }
}
