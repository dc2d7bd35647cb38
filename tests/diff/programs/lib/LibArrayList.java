// ArrayList: growth, insertion and removal at every place, subList views, fail-fast iterators, errors.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Random;

public class LibArrayList {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void basics() {
    ArrayList<String> list = new ArrayList<>();
    System.out.println(list.isEmpty() + " " + list.add("b") + " " + list);
    list.add(0, "a");
    list.add(2, "c");
    list.addAll(Arrays.asList("d", null, "a"));
    list.addAll(1, Arrays.asList("x", "y"));
    System.out.println(list + " " + list.size() + " " + list.indexOf("a") + list.lastIndexOf("a") + list.indexOf(null) + list.contains("q"));
    System.out.println(list.set(3, "B") + list.remove(0) + list.remove("zzz") + list.remove(null) + list);
    System.out.println(list.removeAll(Arrays.asList("x", "d")) + " " + list + " " + list.retainAll(Arrays.asList("y", "a", "c")) + " " + list);
    System.out.println(Arrays.toString(list.toArray()) + Arrays.toString(list.toArray(new String[5])) + Arrays.toString(list.toArray(String[]::new)));
    ArrayList<?> clone = (ArrayList<?>) list.clone();
    System.out.println(clone.equals(list) + " " + (clone.hashCode() == list.hashCode()) + " " + list.hashCode());
    list.replaceAll(s -> s + s);
    list.forEach(s -> System.out.print(s + ";"));
    list.ensureCapacity(500);
    list.trimToSize();
    list.clear();
    System.out.println(list + " " + new ArrayList<>(List.of(3, 4)).equals(Arrays.asList(3, 4)));
  }

  static void views() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      list.add(i);
    }
    List<Integer> sub = list.subList(5, 15);
    List<Integer> inner = sub.subList(2, 6);
    inner.set(0, -7);
    inner.remove(1);
    inner.add(100);
    sub.add(0, 55);
    System.out.println(sub + " " + list);
    sub.removeIf(x -> x % 2 == 0);
    System.out.println(sub + " " + list.size() + " " + sub.indexOf(-7) + " " + sub.hashCode());
    sub.clear();
    System.out.println(list);
    list.add(1);
    fails("stale view", () -> sub.size());
    fails("bad range", () -> list.subList(3, 2));
    fails("bad end", () -> list.subList(0, 99));
    fails("negative", () -> list.subList(-1, 2));
  }

  static void iteration() {
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5));
    try {
      for (Integer i : list) {
        if (i == 2) {
          list.remove(i);
        }
      }
    } catch (ConcurrentModificationException e) {
      System.out.println("concurrent: " + e.getMessage() + " " + list);
    }
    for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
      if (it.next() % 2 == 1) {
        it.remove();
      }
    }
    ListIterator<Integer> li = list.listIterator(list.size());
    while (li.hasPrevious()) {
      int index = li.previousIndex();
      int value = li.previous();
      li.set(value * 10);
      li.add(index);
      li.previous();
    }
    System.out.println(list);
    fails("remove twice", () -> {
      Iterator<Integer> it = list.iterator();
      it.next();
      it.remove();
      it.remove();
    });
    fails("next past end", () -> new ArrayList<>().iterator().next());
  }

  static void errors() {
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 2));
    fails("get", () -> list.get(2));
    fails("get negative", () -> list.get(-1));
    fails("set", () -> list.set(2, 0));
    fails("add", () -> list.add(3, 0));
    fails("remove", () -> list.remove(5));
    fails("addAll", () -> list.addAll(9, list));
    fails("capacity", () -> new ArrayList<>(-1));
  }

  static void stress() {
    Random random = new Random(12);
    ArrayList<Integer> list = new ArrayList<>();
    long hash = 0;
    for (int i = 0; i < 6000; i++) {
      int at = random.nextInt(list.size() + 1);
      int op = random.nextInt(5);
      if (op < 3 || list.isEmpty()) {
        list.add(at, i);
      } else if (op == 3) {
        hash = hash * 31 + list.remove(at % list.size());
      } else {
        hash = hash * 31 + list.set(at % list.size(), -i);
      }
    }
    System.out.println(list.size() + " " + hash + " " + list.hashCode());
  }

  public static void main(String[] args) {
    basics();
    views();
    iteration();
    errors();
    stress();
  }
}
