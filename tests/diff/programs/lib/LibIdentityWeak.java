// IdentityHashMap (sizes and lookups only) and WeakHashMap with keys held strongly.
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;

public class LibIdentityWeak {
  static void identity() {
    Map<String, Integer> map = new IdentityHashMap<>();
    String a = new String("key");
    String b = new String("key");
    map.put(a, 1);
    map.put(b, 2);
    map.put("key", 3);
    map.put("key", 4);
    map.put(null, 5);
    System.out.println(map.size() + " " + map.get(a) + map.get(b) + map.get("key") + map.get(null) + " " + map.get(new String("key")) + " " + map.containsKey(b) + map.containsValue(2));
    System.out.println(map.remove(a) + " " + map.remove(a) + " " + map.size());
    List<Integer> boxes = new ArrayList<>();
    Map<Integer, Integer> numbers = new IdentityHashMap<>();
    for (int i = 0; i < 1000; i++) {
      Integer box = Integer.valueOf(1000 + i);
      boxes.add(box);
      numbers.put(box, i);
    }
    int sum = 0;
    for (Integer box : boxes) {
      sum += numbers.get(box);
    }
    for (int i = 0; i < 1000; i += 3) {
      numbers.remove(boxes.get(i));
    }
    int left = 0;
    for (Integer box : boxes) {
      left += numbers.getOrDefault(box, -1);
    }
    System.out.println(sum + " " + numbers.size() + " " + left + " " + numbers.values().stream().mapToInt(x -> x).sum());
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    System.out.println(seen.add(boxes) + " " + seen.add(new ArrayList<>(boxes)) + " " + seen.add(boxes) + " " + seen.size() + " " + new TreeMap<>(numbers).firstKey());
    System.out.println(numbers.equals(new IdentityHashMap<>(numbers)) + " " + numbers.keySet().containsAll(new ArrayList<>(numbers.keySet())));
    numbers.keySet().removeIf(k -> k > 1100);
    System.out.println(new TreeMap<>(numbers));
  }

  static void weak() {
    Map<String, Integer> map = new WeakHashMap<>();
    List<String> held = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      String key = "key" + i;
      held.add(key);
      map.put(key, i);
    }
    map.put(null, -1);
    map.merge("key5", 10, Integer::sum);
    map.remove("key6");
    System.out.println(map.size() + " " + map.get("key5") + " " + map.get("key6") + " " + map.get(null) + " " + map.containsKey("key99") + " " + held.size());
    int sum = 0;
    for (Map.Entry<String, Integer> e : map.entrySet()) {
      sum += e.getValue();
    }
    map.keySet().removeIf(k -> k != null && k.endsWith("0"));
    System.out.println(sum + " " + map.size() + " " + new TreeMap<>(Map.of("n", map.size())) + held.get(99));
    map.clear();
    System.out.println(map.isEmpty() + " " + map);
  }

  public static void main(String[] args) {
    identity();
    weak();
  }
}
