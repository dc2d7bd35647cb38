// hppc: hash maps, sets, lists, deques, bit sets and indirect sorting; their iteration order is salted, so sums only, never orders.
// JARS: hppc.jar
// TIMEOUT: 120
import com.carrotsearch.hppc.BitSet;
import com.carrotsearch.hppc.IntArrayDeque;
import com.carrotsearch.hppc.IntArrayList;
import com.carrotsearch.hppc.IntHashSet;
import com.carrotsearch.hppc.IntIntHashMap;
import com.carrotsearch.hppc.IntIntMap;
import com.carrotsearch.hppc.IntIntScatterMap;
import com.carrotsearch.hppc.IntObjectHashMap;
import com.carrotsearch.hppc.IntStack;
import com.carrotsearch.hppc.LongIntHashMap;
import com.carrotsearch.hppc.ObjectArrayList;
import com.carrotsearch.hppc.ObjectIntHashMap;
import com.carrotsearch.hppc.cursors.IntCursor;
import com.carrotsearch.hppc.cursors.IntIntCursor;
import com.carrotsearch.hppc.cursors.IntObjectCursor;
import com.carrotsearch.hppc.cursors.ObjectCursor;
import com.carrotsearch.hppc.cursors.ObjectIntCursor;
import com.carrotsearch.hppc.procedures.IntIntProcedure;
import com.carrotsearch.hppc.sorting.IndirectSort;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class JarHppcMaps {
  static void ints(String name, IntIntMap map) {
    Random random = new Random(1);
    Map<Integer, Integer> model = new HashMap<>();
    long hash = 0;
    for (int i = 0; i < 12000; i++) {
      int k = random.nextInt(900) - 100;
      switch (random.nextInt(6)) {
        case 0:
        case 1: {
          Integer old = model.remove(k);
          int was = map.remove(k);
          assert was == (old == null ? 0 : old);
          hash = hash * 31 + was;
          break;
        }
        case 2: {
          int now = map.addTo(k, 3);
          Integer expected = model.merge(k, 3, Integer::sum);
          assert now == expected;
          break;
        }
        case 3:
          hash = hash * 31 + map.getOrDefault(k, -5);
          break;
        case 4: {
          int now = map.putOrAdd(k, i, 7);
          Integer expected = model.merge(k, i, (a, b) -> a + 7);
          assert now == expected;
          break;
        }
        default:
          map.put(k, i);
          model.put(k, i);
          break;
      }
      if (i % 2000 == 0) {
        assert map.size() == model.size();
        System.out.println(name + " " + map.size() + " " + hash);
      }
    }
    long sum = 0;
    for (IntIntCursor c : map) {
      assert model.get(c.key) == c.value;
      sum += (long) c.key * c.value;
    }
    int removed = map.removeAll((int k) -> k % 3 == 0);
    int[] odd = {0};
    map.forEach((IntIntProcedure) (k, v) -> odd[0] += v & 1);
    long keys = 0;
    for (IntCursor c : map.keys()) {
      keys += c.value;
    }
    long values = 0;
    for (IntCursor c : map.values()) {
      values += c.value;
    }
    int slot = map.indexOf(1);
    System.out.println(name + " " + sum + " " + removed + " " + odd[0] + " " + keys + " " + values + " " + map.containsKey(0) + " " + map.indexExists(slot) + " " + map.get(1));
  }

  static void objects() {
    Random random = new Random(2);
    IntObjectHashMap<String> map = new IntObjectHashMap<>();
    ObjectIntHashMap<String> counts = new ObjectIntHashMap<>();
    LongIntHashMap longs = new LongIntHashMap();
    IntHashSet set = new IntHashSet();
    for (int i = 0; i < 6000; i++) {
      int k = random.nextInt(400);
      map.put(k, "v" + i);
      counts.addTo("c" + k % 37, 1);
      longs.putOrAdd((long) k << 34, 1, 2);
      set.add(k * 3);
      if (i % 5 == 0) {
        map.remove(k / 2);
        counts.remove("c" + k % 5);
        set.removeAll(k / 3);
      }
    }
    int length = 0;
    for (IntObjectCursor<String> c : map) {
      length += c.key * c.value.length();
    }
    int total = 0;
    for (ObjectIntCursor<String> c : counts) {
      total += c.value * c.key.hashCode() % 1000;
    }
    int[] members = set.toArray();
    Arrays.sort(members);
    System.out.println("objects " + map.size() + " " + length + " " + counts.size() + " " + total + " " + longs.size() + " " + longs.get(7L << 34) + " " + Arrays.hashCode(members) + " " + set.contains(9) + " " + map.equals(map.clone()) + " " + counts.getOrDefault("none", -1));
  }

  static void lists() {
    Random random = new Random(3);
    IntArrayList list = new IntArrayList();
    IntArrayDeque deque = new IntArrayDeque();
    ArrayDeque<Integer> model = new ArrayDeque<>();
    IntStack stack = new IntStack();
    BitSet bits = new BitSet();
    long hash = 0;
    for (int i = 0; i < 5000; i++) {
      int n = random.nextInt(1000);
      switch (random.nextInt(8)) {
        case 0:
          list.insert(random.nextInt(list.size() + 1), n);
          break;
        case 1:
          hash = hash * 31 + (list.isEmpty() ? 0 : list.remove(random.nextInt(list.size())));
          break;
        case 2:
          deque.addFirst(n);
          model.addFirst(n);
          break;
        case 3:
          deque.addLast(n);
          model.addLast(n);
          break;
        case 4:
          if (!model.isEmpty()) {
            int last = model.removeLast();
            int was = deque.removeLast();
            assert was == last;
            hash = hash * 31 + was;
          }
          break;
        case 5:
          stack.push(n, i);
          break;
        case 6:
          hash = hash * 31 + (stack.isEmpty() ? 1 : stack.pop());
          break;
        default:
          bits.set(n);
          bits.flip(n / 2);
          list.add(n);
          break;
      }
    }
    for (IntCursor c : list) {
      hash = hash * 31 + c.index * 3 + c.value;
    }
    list.removeAll((int x) -> x % 2 == 0);
    System.out.println("lists " + list.size() + " " + list.indexOf(501) + " " + deque.size() + " " + stack.size() + " " + bits.cardinality() + " " + bits.nextSetBit(100) + " " + hash + " " + Arrays.hashCode(list.toArray()) + " " + list.hashCode());
    ObjectArrayList<String> words = ObjectArrayList.from("delta", "alpha", "charlie", "bravo");
    int[] order = IndirectSort.mergesort(words.toArray(String.class), 0, words.size(), (a, b) -> a.compareTo(b));
    StringBuilder joined = new StringBuilder();
    for (int i : order) {
      joined.append(words.get(i)).append(' ');
    }
    for (ObjectCursor<String> c : words) {
      joined.append(c.index).append(c.value.charAt(0));
    }
    System.out.println(joined + " " + words.contains("echo") + " " + words.removeFirst("alpha"));
    int[] keys = random.ints(700, 0, 100).toArray();
    int[] sorted = IndirectSort.mergesort(0, keys.length, (a, b) -> Integer.compare(keys[a], keys[b]));
    for (int i = 1; i < sorted.length; i++) {
      assert keys[sorted[i - 1]] < keys[sorted[i]] || keys[sorted[i - 1]] == keys[sorted[i]] && sorted[i - 1] < sorted[i];
    }
    System.out.println(Arrays.hashCode(sorted));
  }

  public static void main(String[] args) {
    ints("hash", new IntIntHashMap());
    ints("scatter", new IntIntScatterMap());
    ints("dense", new IntIntHashMap(10, 0.9));
    objects();
    lists();
  }
}
