// fastutil: open hash maps and sets, linked ones, array lists, sorting, heaps, big arrays and bit vectors under random operations.
// JARS: fastutil.jar
// TIMEOUT: 120
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.chars.Char2IntOpenHashMap;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayFIFOQueue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntHeapPriorityQueue;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

public class JarFastutilHashes {
  static void ints() {
    Random random = new Random(1);
    Int2ObjectOpenHashMap<String> map = new Int2ObjectOpenHashMap<>();
    Int2ObjectLinkedOpenHashMap<String> linked = new Int2ObjectLinkedOpenHashMap<>();
    Map<Integer, String> model = new HashMap<>();
    IntOpenHashSet set = new IntOpenHashSet(4, 0.9f);
    long hash = 0;
    for (int i = 0; i < 10000; i++) {
      int k = random.nextInt(800) * 3 - 300;
      if (random.nextInt(5) < 3) {
        String v = "v" + i;
        String old = map.put(k, v);
        linked.put(k, v);
        set.add(k);
        assert old == model.put(k, v);
      } else {
        String old = map.remove(k);
        linked.remove(k);
        set.remove(k);
        assert old == model.remove(k);
      }
      if (i % 2000 == 1999) {
        assert map.equals(model) && linked.equals(map) && set.equals(model.keySet());
        hash = hash * 31 + map.hashCode() + set.hashCode();
        System.out.println("int map " + map.size() + " " + hash + " " + linked.firstIntKey() + " " + linked.lastIntKey());
      }
    }
    for (Int2ObjectMap.Entry<String> e : map.int2ObjectEntrySet()) {
      hash = hash * 31 + e.getIntKey() + e.getValue().length();
    }
    for (IntIterator it = set.iterator(); it.hasNext();) {
      int n = it.nextInt();
      hash = hash * 31 + n;
      if (n % 2 == 0) {
        it.remove();
      }
    }
    map.keySet().removeIf((int k) -> k > 600);
    linked.getAndMoveToFirst(linked.lastIntKey());
    System.out.println("int map " + hash + " " + set.size() + " " + map.size() + " " + linked.removeFirst() + " " + linked.removeLast() + " " + linked.keySet().hashCode() + " " + map.containsKey(0) + " " + map.trim());
  }

  static void others() {
    Random random = new Random(2);
    Long2LongOpenHashMap longs = new Long2LongOpenHashMap();
    Object2IntOpenHashMap<String> objects = new Object2IntOpenHashMap<>();
    Char2IntOpenHashMap chars = new Char2IntOpenHashMap();
    objects.defaultReturnValue(-7);
    long hash = 0;
    for (int i = 0; i < 6000; i++) {
      long k = random.nextInt(500) * 4294967296L + random.nextInt(3);
      longs.addTo(k, i);
      objects.mergeInt("s" + k % 91, i, Integer::max);
      chars.addTo((char) ('a' + i % 26), 1);
      if (i % 4 == 0) {
        hash = hash * 31 + longs.remove(k + 1) + objects.removeInt("s" + i % 91);
      }
    }
    for (long v : longs.values()) {
      hash = hash * 31 + v;
    }
    for (Object2IntOpenHashMap.Entry<String> e : objects.object2IntEntrySet()) {
      hash = hash * 31 + e.getKey().hashCode() + e.getIntValue();
    }
    System.out.println("others " + longs.size() + " " + objects.size() + " " + hash + " " + objects.getInt("none") + " " + chars.get('e') + " " + chars);
    Object2IntOpenCustomHashMap<String> custom = new Object2IntOpenCustomHashMap<>(new Hash.Strategy<String>() {
      @Override
      public int hashCode(String s) {
        return s == null ? 0 : s.toLowerCase(Locale.ROOT).hashCode();
      }

      @Override
      public boolean equals(String a, String b) {
        return a == null ? b == null : a.equalsIgnoreCase(b);
      }
    });
    for (String s : "One ONE two Two TWO three".split(" ")) {
      custom.addTo(s, 1);
    }
    System.out.println(custom.getInt("oNe") + " " + custom.getInt("TWO") + " " + custom.size());
    IntLinkedOpenHashSet order = new IntLinkedOpenHashSet(new int[] {5, 3, 9, 3, 1});
    order.addAndMoveToLast(5);
    order.addAndMoveToFirst(9);
    System.out.println(order + " " + order.firstInt() + " " + order.lastInt() + " " + order.removeFirstInt() + order);
  }

  static void lists() {
    Random random = new Random(3);
    IntArrayList list = new IntArrayList();
    for (int i = 0; i < 4000; i++) {
      switch (random.nextInt(5)) {
        case 0: list.add(random.nextInt(list.size() + 1), i); break;
        case 1: if (!list.isEmpty()) list.removeInt(random.nextInt(list.size())); break;
        case 2: list.rem(random.nextInt(i + 1)); break;
        default: list.add(random.nextInt(1000)); break;
      }
    }
    list.removeIf((int x) -> x % 5 == 0);
    System.out.println("list " + list.size() + " " + list.hashCode() + " " + list.indexOf(7) + " " + list.subList(3, 9) + " " + list.topInt());
    list.sort(null);
    System.out.println(list.getInt(10) + " " + list.hashCode() + " " + list.equals(new IntArrayList(list.toIntArray())));
    for (int kind = 0; kind < 5; kind++) {
      int[] a = random.ints(1500, 0, kind == 0 ? 10 : 100000).toArray();
      int[] expected = a.clone();
      Arrays.sort(expected);
      switch (kind) {
        case 0: IntArrays.quickSort(a); break;
        case 1: IntArrays.mergeSort(a); break;
        case 2: IntArrays.radixSort(a); break;
        case 3: IntArrays.stableSort(a); break;
        default: IntArrays.unstableSort(a); break;
      }
      assert Arrays.equals(a, expected);
      System.out.print(Arrays.hashCode(a) + " " + IntArrays.binarySearch(a, a[700]) / 100 + "; ");
    }
    int[] indices = new int[50];
    int[] keys = random.ints(50, 0, 20).toArray();
    Arrays.setAll(indices, i -> i);
    IntArrays.radixSortIndirect(indices, keys, true);
    System.out.println(Arrays.hashCode(indices));
    IntHeapPriorityQueue heap = new IntHeapPriorityQueue((a, b) -> Integer.compare(b, a));
    IntArrayFIFOQueue fifo = new IntArrayFIFOQueue();
    long hash = 0;
    for (int i = 0; i < 4000; i++) {
      heap.enqueue(random.nextInt(5000));
      fifo.enqueue(i);
      if (i % 3 == 0) {
        hash = hash * 31 + heap.dequeueInt() + fifo.dequeueInt() + fifo.size();
      }
    }
    System.out.println("heap " + heap.size() + " " + heap.firstInt() + " " + fifo.size() + " " + hash);
    DoubleArrayList doubles = DoubleArrayList.wrap(new double[] {2.5, -1, 0});
    ObjectArrayList<String> strings = ObjectArrayList.of("x", "y");
    strings.addAll(1, Arrays.asList("p", "q"));
    System.out.println(doubles + " " + doubles.doubleStream().sum() + " " + strings + " " + strings.pop() + strings.top());
    try {
      list.getInt(99999);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    ints();
    others();
    lists();
  }
}
