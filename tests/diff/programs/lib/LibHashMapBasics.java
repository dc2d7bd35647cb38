// HashMap: put and remove with nulls, computeIfAbsent and its family, views, equality, iteration order.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class LibHashMapBasics {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void basics() {
    HashMap<String, Integer> map = new HashMap<>();
    System.out.println(map.put("one", 1) + " " + map.put("two", 2) + " " + map.put("one", 11) + " " + map.put(null, 0) + " " + map.put("nil", null));
    System.out.println(map + " " + map.size() + " " + map.get("one") + map.get(null) + map.get("nil") + map.get("zzz") + map.containsKey("nil") + map.containsValue(null));
    System.out.println(map.getOrDefault("nil", 5) + " " + map.getOrDefault("q", 5) + " " + map.putIfAbsent("nil", 6) + " " + map.putIfAbsent("one", 7));
    System.out.println(map.replace("one", 12) + " " + map.replace("q", 1) + " " + map.replace("one", 12, 13) + " " + map.replace("one", 12, 14) + " " + map.remove("one", 5));
    System.out.println(map.remove("one") + " " + map.remove("one") + " " + map.remove(null) + " " + map);
    map.putAll(Map.of("x", 24, "y", 25));
    System.out.println(map.hashCode() + " " + map.equals(new HashMap<>(map)) + " " + map.equals(Map.of()) + " " + map.clone());
    map.clear();
    System.out.println(map + " " + map.isEmpty());
  }

  static void computes() {
    Map<String, Integer> map = new HashMap<>();
    String text = "it was the best of times it was the worst of times it was the age of wisdom";
    for (String w : text.split(" ")) {
      map.merge(w, 1, Integer::sum);
    }
    System.out.println(map);
    System.out.println(map.computeIfAbsent("new", k -> k.length()) + " " + map.computeIfAbsent("it", k -> -1) + " " + map.computeIfAbsent("null", k -> null));
    System.out.println(map.computeIfPresent("it", (k, v) -> v * 10) + " " + map.computeIfPresent("of", (k, v) -> null) + " " + map.computeIfPresent("zz", (k, v) -> 1));
    System.out.println(map.compute("was", (k, v) -> v == null ? 1 : v + 1) + " " + map.compute("fresh", (k, v) -> v == null ? 1 : 2) + " " + map.compute("the", (k, v) -> null));
    System.out.println(map.merge("age", 5, (a, b) -> null) + " " + map.merge("times", 5, (a, b) -> a * b));
    map.replaceAll((k, v) -> v + k.length());
    System.out.println(map);
    Map<Integer, List<String>> groups = new HashMap<>();
    for (String w : text.split(" ")) {
      groups.computeIfAbsent(w.length(), k -> new ArrayList<>()).add(w);
    }
    System.out.println(groups);
    fails("merge null", () -> map.merge("k", null, Integer::sum));
    fails("recursive", () -> map.computeIfAbsent("a1", k -> map.put("b1", 2)));
    fails("recursive compute", () -> map.compute("c1", (k, v) -> map.remove("it")));
  }

  static void views() {
    Map<Integer, String> map = new HashMap<>();
    for (int i = 0; i < 12; i++) {
      map.put(i * 17, "v" + i);
    }
    map.keySet().remove(34);
    map.values().remove("v5");
    map.entrySet().removeIf(e -> e.getKey() > 150);
    for (Map.Entry<Integer, String> e : map.entrySet()) {
      e.setValue(e.getValue() + e.getKey());
    }
    System.out.println(map + " " + map.keySet().contains(17) + map.values().size() + map.entrySet().contains(Map.entry(0, "v00")));
    fails("key add", () -> map.keySet().add(3));
    for (Iterator<Integer> it = map.keySet().iterator(); it.hasNext();) {
      if (it.next() % 2 == 0) {
        it.remove();
      }
    }
    System.out.println(map);
    try {
      for (Integer k : map.keySet()) {
        map.put(k + 1000, "x");
      }
    } catch (ConcurrentModificationException e) {
      System.out.println("concurrent " + map.size());
    }
    fails("forEach", () -> map.forEach((k, v) -> map.put(k - 5000, v)));
    fails("capacity", () -> new HashMap<>(-1));
    fails("load factor", () -> new HashMap<>(1, Float.NaN));
  }

  static void order() {
    Random random = new Random(3);
    HashMap<Object, Integer> map = new HashMap<>();
    long hash = 0;
    for (int i = 0; i < 3000; i++) {
      int k = random.nextInt(1500);
      Object key = k % 4 == 0 ? (Object) ("s" + k) : k % 4 == 1 ? (Object) (long) (k * 1000000007L) : k % 4 == 2 ? (Object) (k * 0.37) : (Object) (k * 65536);
      if (random.nextInt(3) == 0) {
        Integer old = map.remove(key);
        hash = hash * 31 + (old == null ? -1 : old);
      } else {
        map.put(key, i);
      }
    }
    for (Map.Entry<Object, Integer> e : map.entrySet()) {
      hash = hash * 31 + e.getKey().hashCode() * 7 + e.getValue();
    }
    System.out.println("order " + map.size() + " " + hash);
  }

  public static void main(String[] args) {
    basics();
    computes();
    views();
    order();
  }
}
