// fastutil: AVL and red-black sets and maps of ints and objects under random operations, with sub views and iterators both ways.
// JARS: fastutil.jar
// TIMEOUT: 120
import it.unimi.dsi.fastutil.ints.Int2IntAVLTreeMap;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntRBTreeMap;
import it.unimi.dsi.fastutil.ints.Int2IntSortedMap;
import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import it.unimi.dsi.fastutil.ints.IntBidirectionalIterator;
import it.unimi.dsi.fastutil.ints.IntComparators;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import it.unimi.dsi.fastutil.objects.Object2LongRBTreeMap;
import it.unimi.dsi.fastutil.objects.ObjectAVLTreeSet;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

public class JarFastutilTrees {
  static void sets(String name, IntSortedSet set) {
    Random random = new Random(1);
    TreeSet<Integer> model = new TreeSet<>(set.comparator());
    long hash = 0;
    for (int i = 0; i < 4000; i++) {
      int k = random.nextInt(600) - 300;
      if (random.nextInt(5) < 3) {
        boolean added = set.add(k);
        assert added == model.add(k);
        hash = hash * 31 + (added ? k : 1);
      } else {
        boolean removed = set.remove(k);
        assert removed == model.remove(k);
        hash = hash * 31 + (removed ? k : 2);
      }
      if (i % 500 == 0 && !set.isEmpty()) {
        assert set.equals(model);
        System.out.println(name + " " + set.size() + " " + set.firstInt() + " " + set.lastInt() + " " + hash + " " + set.hashCode());
      }
    }
    IntSortedSet middle = set.subSet(set.comparator() == null ? -100 : 100, set.comparator() == null ? 100 : -100);
    IntBidirectionalIterator it = middle.iterator();
    while (it.hasNext()) {
      int n = it.nextInt();
      hash = hash * 31 + n;
      if (n % 4 == 0) {
        it.remove();
      }
    }
    while (it.hasPrevious()) {
      hash = hash * 31 + it.previousInt();
    }
    System.out.println(name + " " + middle.size() + " " + set.size() + " " + hash + " " + set.headSet(0).size() + " " + set.tailSet(0).size() + " " + middle.contains(4) + " " + middle);
    try {
      middle.add(250);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void maps(String name, Int2IntSortedMap map) {
    Random random = new Random(2);
    TreeMap<Integer, Integer> model = new TreeMap<>();
    map.defaultReturnValue(-1);
    long hash = 0;
    for (int i = 0; i < 4000; i++) {
      int k = random.nextInt(500);
      switch (random.nextInt(6)) {
        case 0:
        case 1: {
          Integer old = model.remove(k);
          assert map.remove(k) == (old == null ? -1 : old);
          break;
        }
        case 2: {
          Integer v = model.get(k);
          hash = hash * 31 + map.get(k);
          assert map.get(k) == (v == null ? -1 : v);
          break;
        }
        case 3:
          map.merge(k, 5, Integer::sum);
          model.merge(k, 5, Integer::sum);
          break;
        default:
          map.put(k, i);
          model.put(k, i);
          break;
      }
      if (i % 500 == 0) {
        assert map.equals(model);
        System.out.println(name + " " + map.size() + " " + hash + " " + map.hashCode());
      }
    }
    for (Int2IntMap.Entry e : map.int2IntEntrySet()) {
      hash = hash * 31 + e.getIntKey() * 7 + e.getIntValue();
      e.setValue(e.getIntValue() + 1);
    }
    Int2IntSortedMap head = map.headMap(100);
    Int2IntSortedMap sub = map.subMap(200, 300);
    sub.keySet().removeIf((int k) -> k % 2 == 0);
    head.clear();
    System.out.println(name + " " + hash + " " + head.size() + " " + sub.size() + " " + map.size() + " " + map.firstIntKey() + " " + map.lastIntKey() + " " + map.tailMap(490) + " " + map.values().intStream().sum());
  }

  static void objects() {
    ObjectAVLTreeSet<String> words = new ObjectAVLTreeSet<>();
    Object2LongRBTreeMap<String> counts = new Object2LongRBTreeMap<>();
    Random random = new Random(3);
    for (int i = 0; i < 3000; i++) {
      String w = "w" + random.nextInt(300) * random.nextInt(3);
      words.add(w);
      counts.addTo(w, i);
      if (i % 9 == 0) {
        words.remove("w" + i / 9);
        counts.removeLong("w" + i / 9);
      }
    }
    System.out.println(words.size() + " " + words.first() + " " + words.last() + " " + words.hashCode() + " " + counts.size() + " " + counts.getLong("w0") + " " + counts.firstKey() + " " + counts.headMap("w11") + " " + counts.values().longStream().sum() + " " + words.subSet("w2", "w21") + " " + ((IntAVLTreeSet) new IntAVLTreeSet(new int[] {3, 1, 2}).clone()));
  }

  public static void main(String[] args) {
    sets("avl", new IntAVLTreeSet());
    sets("red-black", new IntRBTreeSet());
    sets("avl down", new IntAVLTreeSet(IntComparators.OPPOSITE_COMPARATOR));
    maps("avl map", new Int2IntAVLTreeMap());
    maps("red-black map", new Int2IntRBTreeMap());
    objects();
  }
}
