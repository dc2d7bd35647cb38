// List.of, Set.of, Map.of, copyOf: contents (sorted before printing), refusals, duplicates, nulls.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class LibImmutableFactories {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getName() + (e instanceof NullPointerException ? "" : " " + e.getMessage()));
    }
  }

  static void lists() {
    System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + " " + List.of(1, 2, 3) + " " + List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"));
    List<Integer> list = List.of(5, 6, 7, 6);
    System.out.println(list.indexOf(6) + " " + list.lastIndexOf(6) + " " + list.contains(8) + " " + list.subList(1, 3) + " " + list.hashCode() + " " + list.equals(Arrays.asList(5, 6, 7, 6)));
    System.out.println((List.copyOf(list) == list) + " " + List.copyOf(new ArrayList<>(list)) + " " + Arrays.toString(list.toArray(new Integer[6])) + " " + (List.of() == List.of()));
    fails("add", () -> list.add(1));
    fails("set", () -> list.set(0, 1));
    fails("remove", () -> list.remove(0));
    fails("clear", list::clear);
    fails("sort", () -> list.sort(null));
    fails("iterator remove", () -> {
      var it = list.iterator();
      it.next();
      it.remove();
    });
    fails("sub add", () -> list.subList(0, 1).add(1));
    fails("null", () -> List.of(1, null));
    fails("contains null", () -> list.contains(null));
    fails("get", () -> list.get(4));
    fails("get of one", () -> List.of(1).get(1));
    fails("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
  }

  static void sets() {
    for (int n = 0; n <= 12; n++) {
      Integer[] values = new Integer[n];
      for (int i = 0; i < n; i++) {
        values[i] = i * 37 - 100;
      }
      Set<Integer> set = Set.of(values);
      int hits = 0;
      for (int k = -100; k < 400; k++) {
        hits += set.contains(k) ? 1 : 0;
      }
      System.out.println(set.size() + " " + hits + " " + new TreeSet<>(set) + " " + set.hashCode() + " " + set.equals(new TreeSet<>(set)));
    }
    fails("duplicate", () -> Set.of("x", "y", "x"));
    fails("duplicate two", () -> Set.of(1, 1));
    fails("add", () -> Set.of(1).add(2));
    fails("null", () -> Set.of(1, null));
    fails("remove", () -> Set.of(1, 2, 3).remove(1));
    System.out.println(Set.copyOf(Arrays.asList(1, 1, 1)) + " " + new TreeSet<>(Set.of("b", "a", "c")));
  }

  static void maps() {
    Map<String, Integer> map = Map.of("one", 1, "two", 2, "three", 3);
    System.out.println(new TreeMap<>(map) + " " + map.get("two") + map.get("zz") + map.getOrDefault("zz", 0) + map.containsValue(3) + map.size() + " " + map.hashCode() + " " + map.equals(new HashMap<>(map)));
    fails("put", () -> map.put("x", 1));
    fails("merge", () -> map.merge("one", 1, Integer::sum));
    fails("computeIfAbsent", () -> map.computeIfAbsent("one", k -> 1));
    fails("duplicate", () -> Map.of("k", 1, "k", 2));
    fails("null value", () -> Map.of("k", null));
    fails("get null", () -> map.get(null));
    fails("entry set", () -> map.entrySet().iterator().next().setValue(9));
    Map.Entry<String, Integer> e = Map.entry("key", 42);
    System.out.println(e + " " + e.getKey() + e.getValue() + " " + e.hashCode() + " " + e.equals(new java.util.AbstractMap.SimpleEntry<>("key", 42)));
    fails("entry setValue", () -> e.setValue(1));
    fails("entry null", () -> Map.entry(null, 1));
    Map<Integer, String> many = Map.ofEntries(Stream.iterate(0, i -> i + 1).limit(50).map(i -> Map.entry(i, "v" + i)).<Map.Entry<Integer, String>>toArray(Map.Entry[]::new));
    System.out.println(many.size() + " " + many.get(33) + " " + many.keySet().stream().mapToInt(x -> x).sum() + " " + many.hashCode() + " " + Map.copyOf(Map.of(1, 2)));
    System.out.println(many.entrySet().stream().filter(x -> x.getKey() > 45).sorted(Map.Entry.comparingByKey()).map(Object::toString).collect(Collectors.joining(";")));
  }

  public static void main(String[] args) {
    lists();
    sets();
    maps();
  }
}
