package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Random;
import pli.AvlTree;
import pli.BinomialHeap;
import pli.DictionaryInfo;
import pli.FaultyBinomialHeap;
import pli.TransportStats;
import pli.TreeMap;
import pli.TreeSet;

/** Trees and heaps stay valid and do what those of java.util do. */
public final class PliTreeChecks {
  private static final int RUNS = 300;
  private static final int STEPS = 60;
  private static final int KEYS = 16;

  private PliTreeChecks() {}

  public static void main(String[] args) {
    check("pli: TreeMap is a map", PliTreeChecks::treeMap);
    check("pli: TreeSet is a set", PliTreeChecks::treeSet);
    check("pli: AvlTree is a set", PliTreeChecks::avlTree);
    check("pli: BinomialHeap is a queue", PliTreeChecks::binomialHeap);
    check("pli: FaultyBinomialHeap loses nothing below 13 nodes", PliTreeChecks::sound);
    check("pli: FaultyBinomialHeap loses a tree of 13 nodes", PliTreeChecks::losesATree);
    check("pli: TransportStats counts", PliTreeChecks::transportStats);
    check("pli: DictionaryInfo finds", PliTreeChecks::dictionaryInfo);
  }

  private static void treeMap() {
    Random random = new Random(1);
    for (int run = 0; run < RUNS; run++) {
      TreeMap map = new TreeMap();
      java.util.TreeMap<Integer, Object> model = new java.util.TreeMap<>();
      for (int step = 0; step < STEPS; step++) {
        int key = random.nextInt(KEYS);
        Integer value = step;
        if (random.nextInt(5) < 3) require(map.put(key, value) == model.put(key, value), "put");
        else require(map.remove(key) == model.remove(key), "remove");
        PliSplits.TREE_MAP.requireValid(map);
        requireEqual(model.size(), Graphs.get(map, "size"), "size");
        for (int k = -1; k <= KEYS; k++) {
          requireEqual(model.containsKey(k), map.containsKey(k), "containsKey");
          require(map.get(k) == model.get(k), "get");
        }
      }
    }
  }

  private static void treeSet() {
    Random random = new Random(2);
    for (int run = 0; run < RUNS; run++) {
      TreeSet set = new TreeSet();
      java.util.TreeSet<Integer> model = new java.util.TreeSet<>();
      for (int step = 0; step < STEPS; step++) {
        int key = random.nextInt(KEYS);
        if (random.nextBoolean()) requireEqual(model.add(key), set.add(key), "add");
        else requireEqual(model.remove(key), set.remove(key), "remove");
        PliSplits.TREE_SET.requireValid(set);
        for (int k = -1; k <= KEYS; k++) require(model.contains(k) == set.contains(k), "contains");
      }
    }
  }

  private static void avlTree() {
    Random random = new Random(3);
    for (int run = 0; run < RUNS; run++) {
      AvlTree tree = new AvlTree();
      java.util.TreeSet<Integer> model = new java.util.TreeSet<>();
      for (int step = 0; step < STEPS; step++) {
        int element = random.nextInt(KEYS);
        boolean isInsertion = random.nextInt(5) < 3;
        if (isInsertion) {
          tree.insert(element);
          model.add(element);
        } else {
          tree.remove(element);
          model.remove(element);
        }
        PliSplits.AVL_TREE.requireValid(tree);
        List<Object> found = new ArrayList<>();
        collect(Graphs.get(tree, "root"), "element", found);
        requireEqual(List.copyOf(model), found, "elements");
      }
    }
  }

  /** What the nodes have in that field, from left to right. */
  private static void collect(Object node, String field, List<Object> found) {
    if (node == null) return;
    collect(Graphs.get(node, "left"), field, found);
    found.add(Graphs.get(node, field));
    collect(Graphs.get(node, "right"), field, found);
  }

  private static void binomialHeap() {
    Random random = new Random(4);
    for (int run = 0; run < RUNS; run++) {
      BinomialHeap heap = new BinomialHeap();
      PriorityQueue<Integer> model = new PriorityQueue<>();
      for (int step = 0; step < STEPS; step++) {
        int some = random.nextInt(KEYS);
        int action = random.nextInt(5);
        if (action < 3) {
          heap.insert(some);
          model.add(some);
        } else if (action == 3) {
          requireEqual(model.remove(some), heap.delete(some), "delete");
        } else {
          Object least = heap.extractMin();
          Object key = least == null ? null : Graphs.get(least, "key");
          require(Objects.equals(model.poll(), key), "extractMin");
        }
        PliSplits.BINOMIAL_HEAP.requireValid(heap);
        requireEqual(model.size(), Graphs.get(heap, "size"), "size");
      }
    }
  }

  private static void sound() {
    Random random = new Random(5);
    for (int run = 0; run < 20 * RUNS; run++) {
      FaultyBinomialHeap heap = new FaultyBinomialHeap();
      for (int step = 0; step < STEPS / 2; step++) {
        if ((int) Graphs.get(heap, "size") < 12 && random.nextInt(4) > 0) {
          heap.insert(random.nextInt(KEYS));
        } else {
          heap.extractMin();
        }
        PliSplits.FAULTY_BINOMIAL_HEAP.requireValid(heap);
      }
    }
  }

  /** The first eight keys make the largest tree; then four, then one. */
  private static void losesATree() {
    FaultyBinomialHeap faulty = new FaultyBinomialHeap();
    BinomialHeap sound = new BinomialHeap();
    for (int key = 0; key < 13; key++) {
      faulty.insert(key);
      sound.insert(key);
    }
    PliSplits.FAULTY_BINOMIAL_HEAP.requireValid(faulty);
    faulty.extractMin();
    require(!PliSplits.FAULTY_BINOMIAL_HEAP.accepts(faulty), "nothing is lost");
    requireEqual(12, Graphs.get(faulty, "size"), "size");
    for (int key = 0; key < 13; key++) {
      requireEqual(key, Graphs.get(sound.extractMin(), "key"), "key");
      PliSplits.BINOMIAL_HEAP.requireValid(sound);
    }
  }

  private static void transportStats() {
    Random random = new Random(6);
    TransportStats stats = new TransportStats();
    java.util.TreeMap<Integer, Long> reads = new java.util.TreeMap<>();
    java.util.TreeMap<Integer, Long> writes = new java.util.TreeMap<>();
    for (int step = 0; step < 2000; step++) {
      int bytes = random.nextInt(300) - 20;
      boolean isRead = random.nextBoolean();
      if (isRead) stats.bytesRead(bytes);
      else stats.bytesWritten(bytes);
      (isRead ? reads : writes).merge(bytes == 0 ? 0 : bytes / 10 + 1, 1L, Long::sum);
      PliSplits.TRANSPORT.requireValid(stats);
    }
    requireCounts(reads, Graphs.get(stats, "reads"));
    requireCounts(writes, Graphs.get(stats, "writes"));
  }

  private static void requireCounts(java.util.TreeMap<Integer, Long> expected, Object map) {
    List<Object> keys = new ArrayList<>();
    List<Object> counts = new ArrayList<>();
    collect(Graphs.get(map, "root"), "key", keys);
    collect(Graphs.get(map, "root"), "number", counts);
    requireEqual(List.copyOf(expected.keySet()), keys, "keys");
    requireEqual(List.copyOf(expected.values()), counts, "counts");
  }

  private static void dictionaryInfo() {
    DictionaryInfo dictionary = new DictionaryInfo();
    PliSplits.DICTIONARY.requireValid(dictionary);
    require(dictionary.getField(1) == null, "there is a field");
    for (int i = 0; i < 100; i++) {
      int number = i * 37 % 101;
      dictionary.addField(number, -i);
      PliSplits.DICTIONARY.requireValid(dictionary);
      Object field = dictionary.getField(number);
      requireEqual(-i, Graphs.get(field, "name"), "name");
      require(dictionary.getField(101) == null, "there is a field");
    }
    dictionary.addField(0, 7);
    requireEqual(7, Graphs.get(dictionary.getField(0), "name"), "name");
  }
}
