// trove: linked and array lists, hash maps and sets of primitives, custom hashing, iterators, procedures under random operations.
// JARS: trove-3.jar
// TIMEOUT: 120
import gnu.trove.iterator.TIntIntIterator;
import gnu.trove.iterator.TIntIterator;
import gnu.trove.list.TIntList;
import gnu.trove.list.array.TIntArrayList;
import gnu.trove.list.array.TLongArrayList;
import gnu.trove.list.linked.TIntLinkedList;
import gnu.trove.map.hash.TCustomHashMap;
import gnu.trove.map.hash.THashMap;
import gnu.trove.map.hash.TIntIntHashMap;
import gnu.trove.map.hash.TIntObjectHashMap;
import gnu.trove.map.hash.TLongDoubleHashMap;
import gnu.trove.map.hash.TObjectIntHashMap;
import gnu.trove.queue.TIntQueue;
import gnu.trove.set.hash.TIntHashSet;
import gnu.trove.stack.array.TIntArrayStack;
import gnu.trove.strategy.HashingStrategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

public class JarTroveCollections {
  static void lists(String name, TIntList list) {
    Random random = new Random(1);
    List<Integer> model = new ArrayList<>();
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      int at = random.nextInt(model.size() + 1);
      switch (random.nextInt(6)) {
        case 0:
        case 1:
        case 2:
          // TIntLinkedList.insert fails at either end of the list.
          if (at == 0 || at == model.size()) {
            at = model.size();
            list.add(i);
          } else {
            list.insert(at, i);
          }
          model.add(at, i);
          break;
        case 3:
          if (at < model.size()) {
            hash = hash * 31 + list.removeAt(at);
            model.remove(at);
          }
          break;
        case 4:
          if (at < model.size()) {
            hash = hash * 31 + list.set(at, -i);
            model.set(at, -i);
          }
          break;
        default:
          list.add(i);
          model.add(i);
          break;
      }
      if (i % 400 == 0) {
        for (int k = 0; k < model.size(); k += 7) {
          assert list.get(k) == model.get(k);
        }
        System.out.println(name + " " + list.size() + " " + hash + " " + list.hashCode());
      }
    }
    hash = hash * 31 + list.indexOf(-5) + list.lastIndexOf(9) + list.sum() + list.max() + list.min();
    TIntIterator it = list.iterator();
    while (it.hasNext()) {
      if (it.next() % 3 == 0) {
        it.remove();
      }
    }
    TIntList evens = list.grep(x -> x % 2 == 0);
    list.transformValues(x -> x ^ 5);
    list.reverse();
    System.out.println(name + " " + list.size() + " " + evens.size() + " " + hash + " " + Arrays.hashCode(list.toArray()));
    list.sort();
    System.out.println(list.get(5) + " " + list.binarySearch(list.get(50)) + " " + Arrays.toString(list.toArray(0, 6)) + " " + list.subList(3, 6) + " " + list.contains(-99999));
    list.shuffle(new Random(9));
    list.remove(0, 20);
    list.fill(0, 10, 77);
    System.out.println(list.size() + " " + Arrays.hashCode(list.toArray()) + " " + list.inverseGrep(x -> x == 77).size());
    try {
      list.get(list.size() + 5);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  static void maps() {
    Random random = new Random(2);
    TIntIntHashMap ints = new TIntIntHashMap(10, 0.5f, -1, -2);
    TIntObjectHashMap<String> objects = new TIntObjectHashMap<>();
    TObjectIntHashMap<String> counts = new TObjectIntHashMap<>();
    Map<Integer, Integer> model = new HashMap<>();
    TIntHashSet set = new TIntHashSet();
    long hash = 0;
    for (int i = 0; i < 8000; i++) {
      int k = random.nextInt(700);
      if (random.nextInt(5) < 3) {
        Integer old = model.put(k, i);
        int was = ints.put(k, i);
        assert was == (old == null ? -2 : old);
        objects.put(k, "v" + i);
        counts.adjustOrPutValue("c" + k % 50, 1, 1);
        set.add(k);
      } else {
        Integer old = model.remove(k);
        int was = ints.remove(k);
        assert was == (old == null ? -2 : old);
        objects.remove(k);
        counts.remove("c" + k);
        set.remove(k);
      }
      hash = hash * 31 + ints.get(k / 2) + (objects.containsKey(k / 3) ? 1 : 0);
      if (i % 1600 == 0) {
        assert ints.size() == model.size() && set.size() == model.size();
        System.out.println("maps " + ints.size() + " " + counts.size() + " " + hash + " " + ints.hashCode() + " " + set.hashCode());
      }
    }
    long order = 0;
    for (TIntIntIterator it = ints.iterator(); it.hasNext();) {
      it.advance();
      assert model.get(it.key()) == it.value();
      order = order * 31 + it.key() * 7 + it.value();
      if (it.key() % 2 == 0) {
        it.remove();
      } else {
        it.setValue(it.value() + 1);
      }
    }
    int[] sum = {0};
    ints.forEachEntry((k, v) -> {
      sum[0] += k ^ v;
      return true;
    });
    ints.retainEntries((k, v) -> v % 3 == 0);
    boolean finished = objects.forEachKey(k -> k != 333);
    System.out.println("maps " + order + " " + sum[0] + " " + ints.size() + " " + finished + " " + counts.get("c7") + " " + counts.get("none") + " " + ints.adjustValue(100000, 1) + " " + ints.putIfAbsent(100000, 5) + ints.putIfAbsent(100000, 6) + " " + set.containsAll(new int[] {}) + " " + Arrays.stream(ints.keys()).sum());
    TLongDoubleHashMap doubles = new TLongDoubleHashMap();
    for (int i = 0; i < 1000; i++) {
      doubles.adjustOrPutValue((long) i % 77 << 33, 0.25, 1);
    }
    double total = 0;
    for (double d : doubles.values()) {
      total += d;
    }
    System.out.println(doubles.size() + " " + total + " " + doubles.get(5L << 33));
  }

  static void others() {
    THashMap<String, Integer> map = new THashMap<>();
    for (int i = 0; i < 2000; i++) {
      map.merge("k" + i * 31 % 211, i, Integer::sum);
      if (i % 7 == 0) {
        map.remove("k" + i % 211);
      }
    }
    long hash = 0;
    for (Map.Entry<String, Integer> e : map.entrySet()) {
      hash = hash * 31 + e.getKey().hashCode() + e.getValue();
    }
    System.out.println("hash map " + map.size() + " " + hash + " " + map.equals(new HashMap<>(map)));
    TCustomHashMap<String, Integer> custom = new TCustomHashMap<>(new HashingStrategy<String>() {
      private static final long serialVersionUID = 1;

      @Override
      public int computeHashCode(String s) {
        return s.toUpperCase(Locale.ROOT).hashCode();
      }

      @Override
      public boolean equals(String a, String b) {
        return a.equalsIgnoreCase(b);
      }
    });
    custom.put("Key", 1);
    custom.put("KEY", 2);
    custom.put("other", 3);
    System.out.println(custom.size() + " " + custom.get("kEY") + " " + custom.containsKey("OTHER"));
    TIntArrayStack stack = new TIntArrayStack();
    for (int i = 0; i < 50; i++) {
      stack.push(i * i);
      if (i % 4 == 3) {
        stack.pop();
      }
    }
    TLongArrayList longs = new TLongArrayList(new long[] {5, 1L << 40, -3});
    longs.sort();
    System.out.println(stack.size() + " " + stack.peek() + " " + longs + " " + longs.sum() + " " + (TIntQueue.class.isInterface()));
  }

  public static void main(String[] args) {
    lists("linked", new TIntLinkedList());
    lists("array", new TIntArrayList());
    maps();
    others();
  }
}
