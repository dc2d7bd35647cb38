// commons-collections4: bidirectional maps, LRU, linked, multi-key and case-insensitive maps, the Patricia trie, under random operations.
// JARS: commons-collections4.jar
// TIMEOUT: 120
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.collections4.BidiMap;
import org.apache.commons.collections4.MapIterator;
import org.apache.commons.collections4.OrderedMapIterator;
import org.apache.commons.collections4.Transformer;
import org.apache.commons.collections4.bidimap.DualHashBidiMap;
import org.apache.commons.collections4.bidimap.DualTreeBidiMap;
import org.apache.commons.collections4.bidimap.TreeBidiMap;
import org.apache.commons.collections4.keyvalue.MultiKey;
import org.apache.commons.collections4.map.CaseInsensitiveMap;
import org.apache.commons.collections4.map.DefaultedMap;
import org.apache.commons.collections4.map.Flat3Map;
import org.apache.commons.collections4.map.HashedMap;
import org.apache.commons.collections4.map.LRUMap;
import org.apache.commons.collections4.map.LinkedMap;
import org.apache.commons.collections4.map.ListOrderedMap;
import org.apache.commons.collections4.map.MultiKeyMap;
import org.apache.commons.collections4.trie.PatriciaTrie;

public class JarCommonsMaps {
  static void bidi(String name, BidiMap<Integer, Integer> map) {
    Random random = new Random(1);
    Map<Integer, Integer> model = new HashMap<>();
    long hash = 0;
    for (int i = 0; i < 1800; i++) {
      int k = random.nextInt(200);
      int v = random.nextInt(200);
      switch (random.nextInt(5)) {
        case 0:
          hash = hash * 31 + String.valueOf(map.remove(k)).hashCode();
          model.remove(k);
          break;
        case 1:
          Integer key = map.removeValue(v);
          hash = hash * 31 + (key == null ? -1 : key);
          model.values().remove(v);
          break;
        case 2:
          hash = hash * 31 + String.valueOf(map.getKey(v)).hashCode();
          break;
        default:
          map.put(k, v);
          model.values().remove(v);
          model.put(k, v);
          break;
      }
      if (i % 300 == 0) {
        assert model.equals(map) : name + i;
        System.out.println(name + " " + i + " " + map.size() + " " + hash);
      }
    }
    assert model.equals(map);
    for (Map.Entry<Integer, Integer> e : new TreeMap<>(map.inverseBidiMap()).entrySet()) {
      hash = hash * 31 + e.getKey() * 1000 + e.getValue();
    }
    MapIterator<Integer, Integer> it = map.mapIterator();
    int removed = 0;
    while (it.hasNext()) {
      if (it.next() % 3 == 0) {
        it.remove();
        removed++;
      }
    }
    System.out.println(name + " " + map.size() + " " + removed + " " + hash + " " + map.inverseBidiMap().size());
  }

  static void tree() {
    TreeBidiMap<String, Integer> map = new TreeBidiMap<>();
    for (int i = 0; i < 400; i++) {
      map.put("k" + i * 37 % 400, i * 101 % 997);
    }
    System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.nextKey("k200") + " " + map.previousKey("k200") + " " + map.inverseBidiMap().firstKey() + " " + map.hashCode());
    StringBuilder out = new StringBuilder();
    OrderedMapIterator<String, Integer> it = map.mapIterator();
    for (int i = 0; i < 5; i++) {
      out.append(it.next()).append('=').append(it.getValue()).append(' ');
    }
    while (it.hasPrevious() && out.length() < 120) {
      out.append(it.previous()).append(' ');
    }
    System.out.println(out);
    try {
      map.put(null, 1);
    } catch (NullPointerException e) {
      System.out.println("null key refused");
    }
  }

  static void lru() {
    Random random = new Random(2);
    LRUMap<Integer, String> map = new LRUMap<>(50);
    int hits = 0;
    long hash = 0;
    for (int i = 0; i < 4000; i++) {
      int k = random.nextInt(100) * random.nextInt(100) / 60;
      if (map.get(k) != null) {
        hits++;
      } else {
        map.put(k, "v" + i);
      }
      if (i % 40 == 0) {
        map.remove(random.nextInt(100));
      }
      hash = hash * 31 + (map.isEmpty() ? 0 : map.firstKey());
    }
    System.out.println("lru " + hits + " " + map.size() + " " + map.isFull() + " " + map.maxSize() + " " + hash);
    MapIterator<Integer, String> it = map.mapIterator();
    StringBuilder order = new StringBuilder();
    while (it.hasNext()) {
      order.append(it.next()).append(' ');
    }
    System.out.println(order);
  }

  static void hashed() {
    Random random = new Random(3);
    LinkedMap<String, Integer> linked = new LinkedMap<>();
    HashedMap<String, Integer> hashed = new HashedMap<>();
    Flat3Map<String, Integer> flat = new Flat3Map<>();
    ListOrderedMap<String, Integer> ordered = new ListOrderedMap<>();
    long hash = 0;
    for (int i = 0; i < 3000; i++) {
      String k = "key" + random.nextInt(i % 7 == 0 ? 300 : 5);
      boolean add = random.nextInt(3) > 0;
      for (Map<String, Integer> m : java.util.Arrays.asList(linked, hashed, flat, ordered)) {
        Integer old = add ? m.put(k, i) : m.remove(k);
        hash = hash * 31 + (old == null ? 7 : old);
      }
      if (i % 600 == 0) {
        assert linked.equals(hashed) && flat.equals(hashed) && ordered.equals(linked);
        System.out.println("hashed " + linked.size() + " " + hash + " " + (linked.isEmpty() ? "-" : linked.firstKey() + linked.lastKey()) + " " + hashed.hashCode());
      }
    }
    System.out.println(linked.get(0) + " " + linked.indexOf(linked.get(3)) + " " + linked.remove(2) + " " + ordered.getValue(1) + " " + ordered.asList().subList(0, 3) + " " + linked.asList().hashCode());
  }

  static void special() {
    MultiKeyMap<Integer, String> multi = new MultiKeyMap<>();
    for (int i = 0; i < 1000; i++) {
      multi.put(i % 13, i % 17, i % 3, "m" + i);
    }
    multi.removeAll(4);
    int sum = 0;
    for (MultiKey<? extends Integer> k : multi.keySet()) {
      sum += k.getKey(0) * 100 + k.getKey(1) * 10 + k.getKey(2);
    }
    System.out.println("multi " + multi.size() + " " + sum + " " + multi.get(1, 2, 0) + " " + multi.get(4, 1, 1) + " " + multi.containsKey(12, 16, 2));
    CaseInsensitiveMap<String, Integer> insensitive = new CaseInsensitiveMap<>();
    for (String s : "The the THE quick QUICK Brown brown fox".split(" ")) {
      insensitive.merge(s, 1, Integer::sum);
    }
    System.out.println(new TreeMap<>(insensitive) + " " + insensitive.get("tHe") + " " + insensitive.containsKey("FOX"));
    Map<String, Integer> defaulted = new DefaultedMap<>((Transformer<String, Integer>) String::length);
    System.out.println(defaulted.get("four") + " " + defaulted.size());
  }

  static void trie() {
    Random random = new Random(4);
    PatriciaTrie<Integer> trie = new PatriciaTrie<>();
    TreeMap<String, Integer> model = new TreeMap<>();
    for (int i = 0; i < 1500; i++) {
      String k = Integer.toString(random.nextInt(5000), 3).toLowerCase(Locale.ROOT);
      if (random.nextInt(4) == 0) {
        Integer a = trie.remove(k);
        Integer b = model.remove(k);
        assert a == null ? b == null : a.equals(b);
      } else {
        trie.put(k, i);
        model.put(k, i);
      }
    }
    assert trie.equals(model);
    System.out.println("trie " + trie.size() + " " + trie.firstKey() + " " + trie.lastKey() + " " + trie.hashCode() + " " + String.join(",", trie.keySet()).hashCode());
    for (String p : new String[] {"1", "12", "120", "2221", "x", ""}) {
      System.out.println("prefix " + p + " " + trie.prefixMap(p).size() + " " + trie.select(p.isEmpty() ? "1" : p).getKey() + " " + (p.isEmpty() ? 0 : trie.headMap(p).size() + trie.tailMap(p).size()));
    }
    System.out.println(trie.nextKey(trie.firstKey()) + " " + trie.previousKey(trie.lastKey()) + " " + trie.subMap("1", "11").size() + " " + trie.selectKey("0000"));
  }

  public static void main(String[] args) {
    bidi("tree", new TreeBidiMap<>());
    bidi("dual hash", new DualHashBidiMap<>());
    bidi("dual tree", new DualTreeBidiMap<>());
    tree();
    lru();
    hashed();
    special();
    trie();
  }
}
