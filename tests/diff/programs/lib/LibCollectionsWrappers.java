// Collections: unmodifiable, checked, synchronized, empty and singleton views, and what they refuse.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class LibCollectionsWrappers {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void unmodifiable() {
    List<Integer> base = new ArrayList<>(Arrays.asList(1, 2, 3));
    List<Integer> view = Collections.unmodifiableList(base);
    base.add(4);
    System.out.println(view + " " + view.equals(base) + " " + view.hashCode() + " " + view.subList(1, 3) + " " + view.contains(4));
    fails("add", () -> view.add(1));
    fails("set", () -> view.set(0, 1));
    fails("sort", () -> view.sort(null));
    fails("removeIf", () -> view.removeIf(x -> x > 1));
    fails("iterator", () -> {
      Iterator<Integer> it = view.iterator();
      it.next();
      it.remove();
    });
    Map<String, Integer> map = Collections.unmodifiableMap(new TreeMap<>(Map.of("a", 1, "b", 2)));
    System.out.println(map + " " + map.getOrDefault("z", 9) + " " + map.keySet() + map.values() + map.entrySet());
    fails("put", () -> map.put("c", 3));
    fails("merge", () -> map.merge("a", 1, Integer::sum));
    fails("setValue", () -> map.entrySet().iterator().next().setValue(7));
    fails("keySet", () -> map.keySet().clear());
    fails("compute", () -> map.computeIfAbsent("a", k -> 1));
    Set<Integer> sorted = Collections.unmodifiableSortedSet(new TreeSet<>(Arrays.asList(5, 1)));
    fails("set " + sorted, () -> sorted.remove(1));
    Collection<Integer> c = Collections.unmodifiableCollection(new ArrayDeque<>(Arrays.asList(9, 8)));
    System.out.println(c + " " + c.equals(c));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void checked() {
    List raw = Collections.checkedList(new ArrayList<String>(), String.class);
    raw.add("fine");
    fails("checked add", () -> raw.add(1));
    fails("checked addAll", () -> raw.addAll(Arrays.asList("a", 2)));
    System.out.println(raw);
    Map rawMap = Collections.checkedMap(new HashMap<String, Integer>(), String.class, Integer.class);
    fails("checked key", () -> rawMap.put(1, 1));
    fails("checked value", () -> rawMap.put("k", "v"));
    rawMap.put("k", 5);
    System.out.println(rawMap);
    Set rawSet = Collections.checkedSet(new LinkedHashSet<Integer>(), Integer.class);
    fails("checked set", () -> rawSet.add("x"));
    Queue rawQueue = Collections.checkedQueue(new ArrayDeque<Integer>(), Integer.class);
    fails("checked queue", () -> rawQueue.offer("x"));
  }

  static void synchronizedViews() {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Map<Integer, String> map = Collections.synchronizedMap(new LinkedHashMap<>());
    SortedMap<Integer, String> sorted = Collections.synchronizedSortedMap(new TreeMap<>());
    for (int i = 0; i < 10; i++) {
      list.add(i * i);
      map.put(9 - i, "v" + i);
      sorted.put(i * 7 % 10, "s" + i);
    }
    synchronized (list) {
      list.removeIf(x -> x % 2 == 0);
    }
    map.computeIfPresent(3, (k, v) -> v + "!");
    System.out.println(list + " " + map + " " + sorted.headMap(4) + " " + sorted.lastKey() + " " + list.equals(new ArrayList<>(list)));
    Set<String> set = Collections.synchronizedSet(new LinkedHashSet<>(Arrays.asList("z", "y")));
    System.out.println(set + " " + set.contains("z") + " " + Collections.synchronizedCollection(set).size());
  }

  static void smallOnes() {
    System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.emptySet() + " " + Collections.emptySortedMap() + " " + Collections.emptyNavigableSet());
    fails("empty add", () -> Collections.emptyList().add(null));
    fails("empty get", () -> Collections.emptyList().get(0));
    fails("empty next", () -> Collections.emptyIterator().next());
    System.out.println(Collections.singletonList("s") + " " + Collections.singleton(1) + " " + Collections.singletonMap("k", "v") + " " + Collections.singletonList(null).contains(null));
    fails("singleton add", () -> Collections.singleton(1).add(2));
    fails("singleton get", () -> Collections.singletonList(1).get(1));
    Enumeration<String> e = Collections.enumeration(Arrays.asList("e1", "e2"));
    System.out.println(e.nextElement() + Collections.list(e) + e.hasMoreElements());
    Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
    lifo.add(1);
    lifo.offer(2);
    Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
    System.out.println(lifo.poll() + " " + fromMap.add("a") + fromMap.add("a") + fromMap);
  }

  public static void main(String[] args) {
    unmodifiable();
    checked();
    synchronizedViews();
    smallOnes();
  }
}
