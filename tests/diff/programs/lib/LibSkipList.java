// ConcurrentSkipListMap and ConcurrentSkipListSet on one thread: navigation, sub maps, many updates.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class LibSkipList {
  static void navigation() {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    for (int i = 0; i < 12; i++) {
      map.put(i * 7 % 12 * 10, "v" + i);
    }
    System.out.println(map + " " + map.firstKey() + " " + map.lastEntry());
    for (int k = -5; k < 120; k += 25) {
      System.out.println(k + " " + map.floorKey(k) + " " + map.lowerEntry(k) + " " + map.ceilingKey(k) + " " + map.higherEntry(k));
    }
    ConcurrentNavigableMap<Integer, String> sub = map.subMap(20, true, 70, false);
    sub.remove(30);
    sub.putIfAbsent(35, "new");
    System.out.println(sub + " " + sub.size() + " " + sub.descendingMap() + " " + map.headMap(30) + " " + map.tailMap(90, false) + " " + map.descendingKeySet());
    try {
      sub.put(70, "out");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.merge(40, "+", String::concat) + " " + map.computeIfAbsent(1, k -> "one") + " "
        + map.computeIfPresent(50, (k, v) -> null) + " " + map.replace(1, "one", "two") + " " + map);
    try {
      map.put(null, "x");
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
  }

  static void stress() {
    Random random = new Random(50);
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
    TreeMap<Integer, Integer> model = new TreeMap<>(Comparator.reverseOrder());
    for (int i = 0; i < 3000; i++) {
      int k = random.nextInt(400);
      if (random.nextInt(3) > 0) {
        map.put(k, i);
        model.put(k, i);
      } else {
        assert java.util.Objects.equals(map.remove(k), model.remove(k));
      }
    }
    System.out.println(map.size() + " " + map.equals(model) + " " + map.hashCode() + " " + map.firstKey() + " " + map.keySet().stream().mapToInt(x -> x).sum());
  }

  static void sets() {
    ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(Arrays.asList("m", "c", "x", "a", "t", "c"));
    for (String s : set) {
      if (s.length() < 3) {
        set.add(s + "z");
      }
      if (set.size() > 12) {
        break;
      }
    }
    System.out.println(set + " " + set.first() + set.last() + set.floor("d") + set.higher("t") + set.headSet("c", true) + set.descendingSet() + set.pollFirst() + set.pollLast());
    System.out.println(set.remove("zzz") + " " + set.remove("m") + " " + set.subSet("a", "n") + " " + set.size() + " " + set.clone());
  }

  public static void main(String[] args) {
    navigation();
    stress();
    sets();
  }
}
