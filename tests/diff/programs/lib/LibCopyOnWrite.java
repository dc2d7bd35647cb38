// CopyOnWriteArrayList and CopyOnWriteArraySet: snapshots, writes during iteration, errors.
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class LibCopyOnWrite {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(Arrays.asList(1, 2, 3, 4));
    Iterator<Integer> snapshot = list.iterator();
    for (Integer i : list) {
      list.add(i * 10);
      if (i % 2 == 0) {
        list.remove(i);
      }
    }
    StringBuilder old = new StringBuilder();
    snapshot.forEachRemaining(i -> old.append(i).append(' '));
    System.out.println(old + "| " + list);
    System.out.println(list.addIfAbsent(3) + " " + list.addIfAbsent(99) + " " + list.addAllAbsent(Arrays.asList(1, 5, 5, 6)) + " " + list);
    list.add(0, -1);
    list.set(1, 100);
    list.remove(2);
    list.removeIf(x -> x > 30);
    list.replaceAll(x -> x + 1);
    System.out.println(list + " " + list.indexOf(6) + list.lastIndexOf(6) + list.contains(0) + " " + list.hashCode() + " " + list.equals(Arrays.asList(0)));
    list.sort(java.util.Comparator.reverseOrder());
    System.out.println(list + " " + Arrays.toString(list.toArray()) + " " + list.subList(1, 3));
    fails("iterator remove", () -> {
      Iterator<Integer> it = list.iterator();
      it.next();
      it.remove();
    });
    fails("list iterator set", () -> {
      ListIterator<Integer> it = list.listIterator();
      it.next();
      it.set(1);
    });
    fails("get", () -> list.get(50));
    fails("add", () -> list.add(50, 1));
    List<Integer> sub = list.subList(0, 2);
    list.add(1);
    fails("stale", () -> sub.get(0));
    list.retainAll(Arrays.asList(1, 7, 6));
    list.removeAll(Arrays.asList(1));
    System.out.println(list + " " + list.clone());
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(Arrays.asList("b", "a", "b", "c"));
    for (String s : set) {
      set.add(s + s);
      set.remove("c");
    }
    System.out.println(set + " " + set.size() + " " + set.contains("aa") + " " + set.equals(new java.util.HashSet<>(set)) + " " + set.hashCode());
    for (int i = 0; i < 200; i++) {
      list.addIfAbsent(i * i % 37);
      if (i % 5 == 0) {
        list.remove(0);
      }
    }
    System.out.println(list.size() + " " + list);
  }
}
