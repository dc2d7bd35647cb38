// guava: multisets, bimaps, double-ended priority queues, multimaps, tables, range maps and sets under random operations.
// JARS: guava.jar
// TIMEOUT: 120
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.BiMap;
import com.google.common.collect.BoundType;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.MinMaxPriorityQueue;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multiset;
import com.google.common.collect.Range;
import com.google.common.collect.RangeSet;
import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeMultiset;
import com.google.common.collect.TreeRangeMap;
import com.google.common.collect.TreeRangeSet;
import java.util.BitSet;
import java.util.Random;
import java.util.TreeMap;

public class JarGuavaCollections {
  static void multisets() {
    Random random = new Random(1);
    TreeMultiset<Integer> tree = TreeMultiset.create();
    HashMultiset<Integer> hash = HashMultiset.create();
    long sum = 0;
    for (int i = 0; i < 6000; i++) {
      int k = random.nextInt(150);
      int n = random.nextInt(5);
      switch (random.nextInt(6)) {
        case 0: assert tree.remove(k, n) == hash.remove(k, n); break;
        case 1: assert tree.setCount(k, n) == hash.setCount(k, n); break;
        case 2: sum = sum * 31 + tree.headMultiset(k, BoundType.CLOSED).size(); break;
        default: assert tree.add(k, n) == hash.add(k, n); break;
      }
      if (i % 1000 == 0) {
        assert tree.equals(hash);
        System.out.println("multiset " + tree.size() + " " + tree.elementSet().size() + " " + sum + " " + tree.hashCode());
      }
    }
    System.out.println(tree.firstEntry() + " " + tree.lastEntry() + " " + tree.subMultiset(10, BoundType.OPEN, 20, BoundType.CLOSED) + " " + tree.descendingMultiset().firstEntry() + " " + tree.pollFirstEntry() + " " + tree.pollLastEntry());
    long order = 0;
    for (Multiset.Entry<Integer> e : tree.entrySet()) {
      order = order * 31 + e.getElement() * 100 + e.getCount();
    }
    tree.tailMultiset(75, BoundType.CLOSED).clear();
    System.out.println(order + " " + tree.size() + " " + HashMultiset.create(java.util.Arrays.asList("a", "b", "a")).count("a"));
  }

  static void bimaps() {
    Random random = new Random(2);
    HashBiMap<Integer, String> map = HashBiMap.create();
    BiMap<String, Integer> inverse = map.inverse();
    long hash = 0;
    int refused = 0;
    for (int i = 0; i < 4000; i++) {
      int k = random.nextInt(150);
      String v = "v" + random.nextInt(150);
      switch (random.nextInt(5)) {
        case 0:
          try {
            map.put(k, v);
          } catch (IllegalArgumentException e) {
            refused++;
            hash = hash * 31 + e.getMessage().hashCode();
          }
          break;
        case 1: map.forcePut(k, v); break;
        case 2: inverse.forcePut(v, k); break;
        case 3: inverse.remove(v); break;
        default: hash = hash * 31 + String.valueOf(map.get(k)).hashCode() + String.valueOf(inverse.get(v)).hashCode(); break;
      }
      assert map.size() == inverse.size();
    }
    for (java.util.Map.Entry<Integer, String> e : map.entrySet()) {
      assert inverse.get(e.getValue()).equals(e.getKey());
      hash = hash * 31 + e.getKey();
    }
    System.out.println("bimap " + map.size() + " " + refused + " " + hash + " " + map.hashCode());
  }

  static int held;

  static void queues() {
    Random random = new Random(3);
    MinMaxPriorityQueue<Integer> queue = MinMaxPriorityQueue.maximumSize(200).create();
    TreeMap<Integer, Integer> model = new TreeMap<>();
    long hash = 0;
    for (int i = 0; i < 6000; i++) {
      int n = random.nextInt(1000);
      switch (random.nextInt(7)) {
        case 0: hash = hash * 31 + (queue.isEmpty() ? -1 : take(model, queue.pollFirst(), true)); break;
        case 1: hash = hash * 31 + (queue.isEmpty() ? -2 : take(model, queue.pollLast(), false)); break;
        default:
          queue.offer(n);
          model.merge(n, 1, Integer::sum);
          if (++held > 200) {
            take(model, model.lastKey(), false);
          }
          break;
      }
      assert queue.isEmpty() == model.isEmpty();
      assert queue.isEmpty() || queue.peekFirst().equals(model.firstKey()) && queue.peekLast().equals(model.lastKey());
      if (i == 400) {
        System.out.println("queue " + queue.size() + " " + hash);
      }
    }
    EvictingQueue<Integer> evicting = EvictingQueue.create(5);
    for (int i = 0; i < 12; i++) {
      evicting.add(i);
    }
    System.out.println("queue " + queue.size() + " " + hash + " " + evicting + evicting.remainingCapacity());
  }

  static int take(TreeMap<Integer, Integer> model, int n, boolean first) {
    assert n == (first ? model.firstKey() : model.lastKey());
    held--;
    model.merge(n, -1, (a, b) -> a + b == 0 ? null : a + b);
    return n;
  }

  static void multimaps() {
    for (Multimap<String, Integer> m : java.util.Arrays.<Multimap<String, Integer>>asList(ArrayListMultimap.create(), LinkedHashMultimap.create(), LinkedListMultimap.create(), TreeMultimap.create())) {
      Random random = new Random(4);
      long hash = 0;
      for (int i = 0; i < 1500; i++) {
        String k = "k" + random.nextInt(20);
        int v = random.nextInt(30);
        switch (random.nextInt(5)) {
          case 0: hash = hash * 31 + (m.remove(k, v) ? 1 : 2); break;
          case 1: hash = hash * 31 + m.get(k).size(); break;
          case 2: if (i % 10 == 0) hash = hash * 31 + m.removeAll(k).hashCode(); break;
          default: hash = hash * 31 + (m.put(k, v) ? 3 : 4); break;
        }
      }
      for (java.util.Map.Entry<String, Integer> e : m.entries()) {
        hash = hash * 31 + e.getKey().hashCode() + e.getValue();
      }
      m.get("k3").clear();
      m.asMap().remove("k4");
      System.out.println(m.getClass().getSimpleName() + " " + m.size() + " " + m.keySet().size() + " " + hash + " " + m.keys().count("k5") + " " + new TreeMap<>(m.asMap()).firstEntry().getValue().size());
    }
  }

  static void tables() {
    Table<Integer, String, Integer> hash = HashBasedTable.create();
    TreeBasedTable<Integer, String, Integer> tree = TreeBasedTable.create();
    for (int i = 0; i < 2000; i++) {
      int r = i * 7 % 31;
      String c = "c" + i % 11;
      hash.put(r, c, i);
      tree.put(r, c, i);
      if (i % 6 == 0) {
        hash.remove(r / 2, c);
        tree.remove(r / 2, c);
      }
    }
    assert hash.equals(tree);
    try {
      tree.column("c3").values().removeIf(v -> v % 2 == 0);
    } catch (UnsupportedOperationException e) {
      System.out.println("columns of a tree table cannot be filtered in place");
    }
    tree.column("c4").clear();
    tree.row(5).clear();
    System.out.println("table " + hash.size() + " " + tree.size() + " " + tree.rowKeySet().first() + " " + tree.row(7) + " " + tree.columnKeySet().size() + " " + hash.hashCode() + " " + tree.column("c1").size() + " " + tree.cellSet().iterator().next());
  }

  static void ranges() {
    Random random = new Random(5);
    RangeSet<Integer> set = TreeRangeSet.create();
    BitSet model = new BitSet();
    TreeRangeMap<Integer, String> map = TreeRangeMap.create();
    for (int i = 0; i < 800; i++) {
      int from = random.nextInt(400);
      int to = from + 1 + random.nextInt(20);
      if (random.nextInt(5) < 2) {
        set.add(Range.closedOpen(from, to));
        model.set(from, to);
        map.put(Range.closedOpen(from, to), "r" + i);
      } else {
        set.remove(Range.closedOpen(from, to));
        model.clear(from, to);
        map.remove(Range.closedOpen(from, to));
      }
      if (i % 100 == 0) {
        for (int k = 0; k < 430; k++) {
          assert set.contains(k) == model.get(k) && (map.get(k) != null) == model.get(k);
        }
        System.out.println("ranges " + set.asRanges().size() + " " + set.toString().hashCode() + " " + map.asMapOfRanges().size() + " " + map.toString().hashCode());
      }
    }
    System.out.println(set.span() + " " + set.complement().asRanges().size() + " " + set.subRangeSet(Range.open(50, 80)) + " " + map.getEntry(model.nextSetBit(100)) + " " + set.encloses(Range.singleton(model.nextSetBit(0))));
    Range<Integer> r = Range.openClosed(3, 9);
    String shown = r + " " + r.contains(3) + r.contains(9) + " " + r.intersection(Range.atLeast(7)) + " " + r.span(Range.lessThan(0)) + " " + r.isConnected(Range.greaterThan(9)) + " " + Range.all() + " " + r.gap(Range.closed(20, 30));
    System.out.println(shown.replace("\u221e", "inf"));
    try {
      r.intersection(Range.closed(10, 20));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    multisets();
    bimaps();
    queues();
    multimaps();
    tables();
    ranges();
  }
}
