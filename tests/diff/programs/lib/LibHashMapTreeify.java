// HashMap: buckets that become trees and lists again, with comparable, incomparable and mixed keys.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Random;
import java.util.Set;

public class LibHashMapTreeify {
  static final class Same implements Comparable<Same> {
    final int id;

    Same(int id) {
      this.id = id;
    }

    @Override
    public int hashCode() {
      return id % 3;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Same && ((Same) o).id == id;
    }

    @Override
    public int compareTo(Same other) {
      return Integer.compare(id, other.id);
    }
  }

  static String collide(int bits, int length) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < length; i++) {
      s.append((bits >> i & 1) == 0 ? "Aa" : "BB");
    }
    return s.toString();
  }

  static void comparable() {
    Map<Same, Integer> map = new HashMap<>();
    Random random = new Random(10);
    long hash = 0;
    for (int i = 0; i < 1500; i++) {
      Same key = new Same(random.nextInt(400));
      switch (random.nextInt(4)) {
        case 0: hash = hash * 31 + (map.remove(key) == null ? 0 : 1); break;
        case 1: hash = hash * 31 + map.getOrDefault(key, -1); break;
        case 2: map.merge(key, 1, Integer::sum); break;
        default: map.put(key, i); break;
      }
    }
    long sum = 0;
    for (Map.Entry<Same, Integer> e : map.entrySet()) {
      sum = sum * 31 + e.getKey().id * 17 + e.getValue();
    }
    System.out.println("comparable " + map.size() + " " + hash + " " + sum);
    for (Iterator<Same> it = map.keySet().iterator(); it.hasNext();) {
      if (it.next().id > 20) {
        it.remove();
      }
    }
    StringBuilder left = new StringBuilder();
    for (Same s : map.keySet()) {
      left.append(s.id).append(' ');
    }
    System.out.println(left);
  }

  static void strings() {
    Map<String, Integer> map = new HashMap<>();
    Set<String> set = new HashSet<>();
    for (int i = 0; i < 256; i++) {
      map.put(collide(i, 8), i);
      set.add(collide(i, 8));
    }
    int found = 0;
    for (int i = 0; i < 512; i++) {
      Integer v = map.get(collide(i, 8));
      found += v == null ? 0 : v;
      found += map.containsKey(collide(i, 9)) ? 1000 : 0;
    }
    System.out.println("strings " + map.size() + " " + set.size() + " " + found + " " + "AaAa".hashCode() + " " + "BBBB".hashCode());
    StringBuilder order = new StringBuilder();
    int n = 0;
    for (String s : set) {
      if (n++ % 16 == 0) {
        order.append(s).append(' ');
      }
    }
    System.out.println(order);
    for (int i = 0; i < 250; i++) {
      map.remove(collide(i, 8));
    }
    System.out.println(map);
  }

  static void growth() {
    for (int capacity : new int[] {1, 16, 64, 100}) {
      Map<Same, String> map = new HashMap<>(capacity);
      for (int i = 0; i < 40; i++) {
        map.put(new Same(i * 3), "v" + i);
      }
      StringBuilder order = new StringBuilder();
      for (Same s : map.keySet()) {
        order.append(s.id).append(' ');
      }
      System.out.println(capacity + ": " + order);
    }
  }

  static void mixed() {
    Map<Object, String> map = new HashMap<>();
    for (int i = 0; i < 30; i++) {
      map.put(new Same(3 * i), "same");
      map.put(Long.valueOf((long) i << 32 | i), "zero hash");
      map.put(Double.valueOf(0.0), "double");
      map.put("", "empty");
      map.put(Integer.valueOf(0), "int");
      map.put(false ? null : 'a' - 97, "char");
    }
    int hits = 0;
    for (int i = 0; i < 60; i++) {
      hits += map.containsKey(new Same(i)) ? 1 : 0;
      hits += map.containsKey((long) i << 32 | i) ? 100 : 0;
    }
    System.out.println("mixed " + map.size() + " " + hits + " " + map.get("") + " " + map.get(0.0) + " " + map.get(0));
  }

  public static void main(String[] args) {
    comparable();
    strings();
    growth();
    mixed();
  }
}
