// LinkedHashMap: insertion and access order, eldest entries, an LRU cache; LinkedHashSet.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class LibLinkedHashMap {
  static class Lru<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;
    final int limit;
    final List<K> evicted = new ArrayList<>();

    Lru(int limit) {
      super(16, 0.75f, true);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      if (size() > limit) {
        evicted.add(eldest.getKey());
        return true;
      }
      return false;
    }
  }

  static void insertion() {
    Map<String, Integer> map = new LinkedHashMap<>();
    for (String s : "delta alpha charlie bravo alpha echo".split(" ")) {
      map.merge(s, 1, Integer::sum);
    }
    map.remove("charlie");
    map.put("charlie", 9);
    map.put("delta", 5);
    System.out.println(map + " " + map.keySet() + map.values());
    Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
    it.next();
    it.remove();
    it.next().setValue(77);
    System.out.println(map + " " + map.equals(Map.of("alpha", 77, "bravo", 1, "charlie", 9, "echo", 1)) + " " + map.hashCode());
    map.replaceAll((k, v) -> v * 2);
    StringBuilder out = new StringBuilder();
    map.forEach((k, v) -> out.append(k.charAt(0)).append(v));
    System.out.println(out);
  }

  static void access() {
    Map<Integer, String> map = new LinkedHashMap<>(8, 0.75f, true);
    for (int i = 0; i < 6; i++) {
      map.put(i, "v" + i);
    }
    map.get(2);
    map.getOrDefault(0, "");
    map.put(4, "again");
    map.putIfAbsent(1, "no");
    map.computeIfPresent(3, (k, v) -> v);
    map.containsKey(5);
    System.out.println(map);
    map.get(99);
    map.merge(5, "+", String::concat);
    System.out.println(map);
    try {
      for (Integer k : map.keySet()) {
        map.get(k);
      }
      System.out.println("not noticed");
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("access is a modification");
    }
  }

  static void lru() {
    Lru<Integer, String> cache = new Lru<>(4);
    Random random = new Random(7);
    int hits = 0;
    for (int i = 0; i < 400; i++) {
      int key = random.nextInt(8);
      if (cache.get(key) != null) {
        hits++;
      } else {
        cache.put(key, "v" + key);
      }
    }
    System.out.println(hits + " " + cache + " " + cache.evicted.size() + " " + cache.evicted.hashCode() + " " + cache.evicted.subList(0, 10));
  }

  static void sets() {
    LinkedHashSet<String> set = new LinkedHashSet<>(Arrays.asList("q", "a", "z", "a", "m"));
    System.out.println(set + " " + set.add("q") + set.add("new") + set.remove("z") + set + set.contains("m"));
    set.retainAll(Arrays.asList("new", "q", "nothing"));
    System.out.println(set + " " + set.hashCode() + " " + new LinkedHashSet<>(Arrays.asList(3, 1, 2)).equals(new LinkedHashSet<>(Arrays.asList(1, 2, 3))));
    LinkedHashSet<Integer> big = new LinkedHashSet<>();
    for (int i = 0; i < 1000; i++) {
      big.add(i * 7919 % 613);
    }
    long hash = 0;
    for (int n : big) {
      hash = hash * 31 + n;
    }
    System.out.println(big.size() + " " + hash);
  }

  public static void main(String[] args) {
    insertion();
    access();
    lru();
    sets();
  }
}
