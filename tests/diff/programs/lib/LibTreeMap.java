// TreeMap: insertion and deletion in every order, navigation, comparators, errors; checked against a plain array.
import java.util.Comparator;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

public class LibTreeMap {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void navigation() {
    TreeMap<Integer, String> map = new TreeMap<>();
    for (int i = 10; i <= 90; i += 10) {
      map.put(i * 7 % 100, "v" + i);
    }
    System.out.println(map + " " + map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry());
    for (int k = 0; k <= 100; k += 15) {
      System.out.println(k + " " + map.floorKey(k) + " " + map.lowerKey(k) + " " + map.ceilingKey(k) + " " + map.higherKey(k) + " " + map.floorEntry(k) + " "
          + map.higherEntry(k) + " " + map.get(k) + " " + map.containsKey(k));
    }
    System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.size() + " " + map.descendingMap() + " " + map.descendingKeySet() + " " + map.navigableKeySet());
    System.out.println(map.containsValue("v30") + " " + map.values() + " " + map.hashCode() + " " + map.clone());
    fails("setValue", () -> map.firstEntry().setValue("x"));
    map.entrySet().iterator().next().setValue("set");
    System.out.println(map.firstEntry());
  }

  static void comparators() {
    TreeMap<String, Integer> map = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    for (String s : "one two three four five six seven eight nine ten".split(" ")) {
      map.put(s, s.length());
    }
    System.out.println(map + " " + (map.comparator() == null) + " " + map.headMap("zzzz", true) + " " + map.tailMap("aaaa"));
    TreeMap<String, Integer> ignoring = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    ignoring.put("Key", 1);
    ignoring.put("KEY", 2);
    ignoring.put("other", 3);
    System.out.println(ignoring + " " + ignoring.get("kEy") + " " + new TreeMap<>(ignoring).equals(ignoring));
    fails("null key", () -> new TreeMap<String, Integer>().put(null, 1));
    TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
    nulls.put("b", 1);
    nulls.put(null, 0);
    System.out.println(nulls + " " + nulls.higherKey(null));
    fails("empty firstKey", () -> new TreeMap<>().firstKey());
    fails("not comparable", () -> new TreeMap<Object, Integer>().put(new StringBuilder[0], 1));
    System.out.println(new TreeMap<Integer, Integer>().firstEntry() + " " + new TreeMap<Integer, Integer>().pollFirstEntry());
  }

  static void computes() {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    for (int i = 0; i < 50; i++) {
      map.merge(i * i % 11, i, Integer::sum);
      map.computeIfAbsent(i % 5 + 20, k -> k * 2);
      map.computeIfPresent(21, (k, v) -> v > 100 ? null : v + 20);
      map.compute(30, (k, v) -> v == null ? 1 : v * 3 % 101);
      map.putIfAbsent(i % 3 - 5, i);
    }
    map.replaceAll((k, v) -> k + v);
    System.out.println(map);
    fails("concurrent", () -> {
      for (Integer k : map.keySet()) {
        map.remove(k + 1);
        map.put(k + 500, 1);
      }
    });
    fails("compute modifies", () -> map.computeIfAbsent(777, k -> map.put(778, 1)));
  }

  static void stress() {
    Random random = new Random(20);
    TreeMap<Integer, Integer> map = new TreeMap<>();
    Integer[] plain = new Integer[300];
    long hash = 0;
    for (int i = 0; i < 5000; i++) {
      int k = random.nextInt(300);
      if (random.nextInt(2) == 0) {
        map.put(k, i);
        plain[k] = i;
      } else {
        map.remove(k);
        plain[k] = null;
      }
      if (i % 100 == 0) {
        Map.Entry<Integer, Integer> e = map.ceilingEntry(k);
        hash = hash * 31 + (e == null ? -1 : e.getKey() * 7 + e.getValue());
      }
    }
    for (int k = 0; k < 300; k++) {
      assert java.util.Objects.equals(map.get(k), plain[k]);
    }
    for (Map.Entry<Integer, Integer> e : map.descendingMap().entrySet()) {
      hash = hash * 31 + e.getKey() + e.getValue();
    }
    System.out.println(map.size() + " " + hash);
  }

  public static void main(String[] args) {
    navigation();
    comparators();
    computes();
    stress();
  }
}
