// ConcurrentHashMap on one thread: updates, bulk operations in sequence, tree bins, views, errors.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class LibConcurrentHashMap {
  static final class Key implements Comparable<Key> {
    final int id;

    Key(int id) {
      this.id = id;
    }

    @Override
    public int hashCode() {
      return id & 3;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).id == id;
    }

    @Override
    public int compareTo(Key o) {
      return Integer.compare(id, o.id);
    }
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getName() + (e.getMessage() == null ? "" : " " + e.getMessage()));
    }
  }

  static void updates() {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    for (String w : "a rose is a rose is a rose".split(" ")) {
      map.merge(w, 1, Integer::sum);
    }
    System.out.println(map + " " + map.putIfAbsent("a", 9) + map.putIfAbsent("new", 9) + map.replace("new", 9, 10) + map.replace("zz", 1) + map.remove("new", 1) + map.remove("new"));
    System.out.println(map.computeIfAbsent("q", String::length) + " " + map.computeIfPresent("a", (k, v) -> null) + " " + map.compute("is", (k, v) -> v + 5) + " " + map + " " + map.mappingCount());
    System.out.println(map.getOrDefault("zz", -1) + " " + map.contains(7) + map.containsValue(3) + map.containsKey("q") + " " + map.hashCode() + " " + map.equals(new TreeMap<>(map)));
    fails("null key", () -> map.put(null, 1));
    fails("null value", () -> map.put("k", null));
    fails("recursive", () -> map.computeIfAbsent("r", k -> map.computeIfAbsent("r", j -> 1)));
  }

  static void bulk() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(4);
    for (int i = 0; i < 500; i++) {
      map.put(i, i * i % 101);
    }
    System.out.println(map.reduceValuesToLong(Long.MAX_VALUE, Integer::longValue, 0, Long::sum) + " " + map.search(Long.MAX_VALUE, (k, v) -> v == 100 ? k : null) + " "
        + map.reduce(Long.MAX_VALUE, (k, v) -> k % 2 == 0 ? v : null, Integer::sum) + " " + map.reduceKeys(Long.MAX_VALUE, Math::max));
    List<Integer> seen = new ArrayList<>();
    map.forEach(Long.MAX_VALUE, (k, v) -> {
      if (v == 1) {
        seen.add(k);
      }
    });
    System.out.println(seen);
    map.values().removeIf(v -> v > 50);
    map.keySet().removeIf(k -> k % 3 == 0);
    map.replaceAll((k, v) -> v - k);
    System.out.println(map.size() + " " + map.values().stream().mapToInt(x -> x).sum());
    for (Integer k : map.keySet()) {
      map.remove(k + 1);
    }
    System.out.println(map.size() + " " + map.keySet().hashCode() + " " + ConcurrentHashMap.newKeySet().add("x"));
  }

  static void bins() {
    ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
    Random random = new Random(30);
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      Key k = new Key(random.nextInt(200));
      switch (random.nextInt(4)) {
        case 0: hash = hash * 31 + (map.remove(k) == null ? 1 : 2); break;
        case 1: hash = hash * 31 + map.getOrDefault(k, -1); break;
        case 2: map.merge(k, i, (a, b) -> a ^ b); break;
        default: map.put(k, i); break;
      }
    }
    List<Integer> ids = new ArrayList<>();
    for (Map.Entry<Key, Integer> e : map.entrySet()) {
      ids.add(e.getKey().id);
      hash += (long) e.getKey().id * e.getValue();
    }
    Collections.sort(ids);
    System.out.println(map.size() + " " + hash + " " + ids.hashCode());
  }

  public static void main(String[] args) {
    updates();
    bulk();
    bins();
  }
}
