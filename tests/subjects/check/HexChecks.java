package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;
import static check.Report.requireThrown;

import hex.AvlTree;
import hex.CachingList;
import hex.LinkedList;
import hex.TreeMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/** The collections of hex stay valid and do what those of java.util do; what is damaged is refused. */
public final class HexChecks {
  private static final int RUNS = 300;
  private static final int STEPS = 40;

  private HexChecks() {}

  public static void main(String[] args) {
    check("hex: LinkedList is a list", HexChecks::linkedList);
    check("hex: CachingList is a list", HexChecks::cachingList);
    check("hex: AvlTree is a set", HexChecks::avlTree);
    check("hex: TreeMap is a map", HexChecks::treeMap);
    check("hex: damaged collections are refused", HexChecks::damaged);
  }

  private static void linkedList() {
    Random random = new Random(1);
    for (int run = 0; run < RUNS; run++) {
      LinkedList list = new LinkedList();
      List<Integer> model = new ArrayList<>();
      for (int step = 0; step < STEPS; step++) {
        Integer element = random.nextInt(6);
        switch (random.nextInt(6)) {
          case 0, 1 -> {
            list.addFirst(element);
            model.add(0, element);
          }
          case 2 -> {
            list.addLast(element);
            model.add(element);
          }
          case 3 -> requireEqual(model.remove(element), list.remove(element), "remove");
          case 4 -> requireSame(model, 0, list::removeFirst);
          default -> requireSame(model, model.size() - 1, list::removeLast);
        }
        require(list.repOk(), "invalid");
        requireEqual(model.size(), list.walk(), "size");
        requireEqual(model.contains(element), list.contains(element), "contains");
        for (int i = 0; i < model.size(); i++) requireEqual(model.get(i), list.get(i), "get");
        if (model.isEmpty()) continue;
        requireEqual(model.get(0), list.getFirst(), "getFirst");
        requireEqual(model.get(model.size() - 1), list.getLast(), "getLast");
      }
    }
  }

  private interface Taking {
    int take();
  }

  /** Takes the element at the index from both. */
  private static void requireSame(List<Integer> model, int index, Taking taking) {
    if (model.isEmpty()) requireThrown(NoSuchElementException.class, "empty", taking::take);
    else requireEqual(model.remove(index), taking.take(), "taken");
  }

  private static void cachingList() {
    Random random = new Random(2);
    for (int run = 0; run < RUNS; run++) {
      CachingList list = new CachingList();
      List<Integer> model = new ArrayList<>();
      for (int step = 0; step < STEPS; step++) {
        Integer value = random.nextInt(6);
        switch (random.nextInt(10)) {
          case 0, 1, 2 -> {
            list.addFirst(value);
            model.add(0, value);
          }
          case 3, 4 -> {
            list.addLast(value);
            model.add(value);
          }
          case 5, 6 -> requireSame(model, 0, list::removeFirst);
          case 7, 8 -> requireSame(model, model.size() - 1, list::removeLast);
          default -> {
            list.clear();
            model.clear();
          }
        }
        require(list.repOk(), "invalid");
        int cached = (int) Graphs.get(list, "cacheSize");
        requireEqual(model.size() + cached, list.walk(), "size");
        requireEqual(model.indexOf(value), list.indexOf(value), "indexOf");
        requireEqual(model.contains(value), list.contains(value), "contains");
      }
    }
  }

  private static void avlTree() {
    Random random = new Random(3);
    for (int run = 0; run < RUNS; run++) {
      AvlTree tree = new AvlTree();
      TreeSet<Integer> model = new TreeSet<>();
      for (int step = 0; step < 2 * STEPS; step++) {
        int element = random.nextInt(20);
        if (random.nextInt(3) > 0) {
          tree.insert(element);
          model.add(element);
        } else {
          tree.remove(element);
          model.remove(element);
        }
        require(tree.repOk(), "invalid");
        tree.walk();
        requireEqual(model.isEmpty(), tree.isEmpty(), "isEmpty");
        for (int i = 0; i < 20; i++) requireEqual(model.contains(i), tree.contains(i), "contains");
        if (model.isEmpty()) continue;
        requireEqual(model.first(), tree.findMin(), "findMin");
        requireEqual(model.last(), tree.findMax(), "findMax");
      }
    }
  }

  private static void treeMap() {
    Random random = new Random(4);
    for (int run = 0; run < RUNS; run++) {
      TreeMap map = new TreeMap();
      java.util.TreeMap<Integer, Integer> model = new java.util.TreeMap<>();
      for (int step = 0; step < 2 * STEPS; step++) {
        int key = random.nextInt(20);
        if (random.nextInt(5) > 1) requireEqual(or0(model.put(key, step)), map.put(key, step), "put");
        else requireEqual(or0(model.remove(key)), map.remove(key), "remove");
        require(map.repOk(), "invalid");
        requireEqual(model.size(), map.walk(), "size");
        for (int i = 0; i < 20; i++) {
          requireEqual(model.containsKey(i), map.containsKey(i), "containsKey");
          requireEqual(or0(model.get(i)), map.get(i), "get");
        }
        if (model.isEmpty()) continue;
        requireEqual(model.firstKey(), map.firstKey(), "firstKey");
        requireEqual(model.lastKey(), map.lastKey(), "lastKey");
      }
    }
  }

  private static int or0(Integer value) {
    return value == null ? 0 : value;
  }

  private static void damaged() {
    for (int size = 0; size < 6; size++) {
      LinkedList list = new LinkedList();
      CachingList caching = new CachingList();
      AvlTree tree = new AvlTree();
      TreeMap map = new TreeMap();
      for (int i = 0; i < size + 2; i++) caching.addLast(i);
      for (int i = 0; i < 2; i++) caching.removeFirst();
      for (int i = 0; i < size; i++) {
        list.addLast(i);
        tree.insert(i * 5 % 7);
        map.put(i * 5 % 7, i);
      }
      requireRefused(list, list::repOk);
      requireRefused(caching, caching::repOk);
      requireRefused(tree, tree::repOk);
      requireRefused(map, map::repOk);
    }
  }

  /** A heap that is accepted after one change has lost objects, or has the shape and the counts it had before. */
  static void requireRefused(Object root, BooleanSupplier repOk) {
    require(repOk.getAsBoolean(), "invalid: " + root);
    List<Object> before = shape(root);
    int[] changes = {0};
    Damage.each(root, () -> {
      changes[0]++;
      if (!repOk.getAsBoolean()) return;
      List<Object> after = shape(root);
      if (after.size() < before.size()) return;
      requireEqual(before, after, "accepted: " + root.getClass());
    });
    require(changes[0] > 0, "nothing to change in " + root.getClass());
  }

  /** What a predicate may say something about: references, counts, heights and colours, not data. */
  private static final List<String> DATA =
      List.of("element", "value", "key", "type", "number", "function", "isEntered", "x", "y");

  private static List<Object> shape(Object root) {
    List<Object> shape = new ArrayList<>();
    Map<Object, Integer> seen = new java.util.IdentityHashMap<>();
    ArrayDeque<Object> open = new ArrayDeque<>(List.of(root));
    seen.put(root, 0);
    while (!open.isEmpty()) {
      Object object = open.remove();
      for (java.lang.reflect.Field field : object.getClass().getDeclaredFields()) {
        boolean isStatic = java.lang.reflect.Modifier.isStatic(field.getModifiers());
        if (isStatic || DATA.contains(field.getName())) continue;
        Object value = Graphs.get(object, field.getName());
        if (value != null && !field.getType().isPrimitive()) {
          if (!seen.containsKey(value)) open.add(value);
          seen.putIfAbsent(value, seen.size());
          value = "object " + seen.get(value);
        }
        shape.add(field.getName() + " " + value);
      }
    }
    return shape;
  }
}
