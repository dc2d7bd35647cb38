// Sequenced collections, sets and maps of Java 21: ends, reversed views and writes through them, refusals.
// JDK: 21
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class Lib21Sequenced {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (UnsupportedOperationException | NoSuchElementException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void collections() {
    for (SequencedCollection<Integer> c : List.<SequencedCollection<Integer>>of(new ArrayList<>(), new LinkedList<>(), new ArrayDeque<>(), new LinkedHashSet<>())) {
      for (int i = 0; i < 6; i++) {
        if (i % 2 == 0) {
          c.addFirst(i);
        } else {
          c.addLast(i);
        }
      }
      System.out.println(c + " " + c.getFirst() + c.getLast() + " " + c.reversed() + " " + c.removeFirst() + c.removeLast() + c);
      SequencedCollection<Integer> back = c.reversed();
      back.addFirst(77);
      back.removeLast();
      System.out.println("  " + c + " " + back + " " + back.reversed() + " " + back.stream().map(String::valueOf).toList() + " " + c.contains(77) + " " + back.size());
      c.clear();
      fails("empty", c::getFirst);
      fails("empty", c::removeLast);
    }
    List<String> list = new ArrayList<>(List.of("a", "b", "c", "d"));
    List<String> reversed = list.reversed();
    reversed.set(0, "D");
    reversed.add(1, "new");
    reversed.subList(2, 4).clear();
    System.out.println(list + " " + reversed + " " + reversed.indexOf("a") + " " + reversed.equals(List.of("D", "new", "a")) + " " + reversed.hashCode());
    Collections.sort(reversed);
    System.out.println(list + " " + reversed);
  }

  static void sets() {
    SequencedSet<String> set = new LinkedHashSet<>(Arrays.asList("x", "y", "z"));
    set.addFirst("z");
    set.addLast("x");
    System.out.println(set + " " + set.reversed() + " " + set.reversed().equals(set));
    SequencedSet<Integer> tree = new TreeSet<>(Arrays.asList(3, 1, 2));
    System.out.println(tree.getFirst() + " " + tree.reversed() + " " + tree.removeLast());
    fails("tree addFirst", () -> tree.addFirst(0));
    fails("immutable", () -> List.of(1).addFirst(0));
    Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
    deque.reversed().push(9);
    System.out.println(deque + " " + deque.reversed().peek() + " " + deque.reversed().pollLast());
  }

  static void maps() {
    SequencedMap<String, Integer> map = new LinkedHashMap<>();
    map.put("b", 2);
    map.putFirst("a", 1);
    map.putLast("c", 3);
    map.putFirst("c", 33);
    System.out.println(map + " " + map.firstEntry() + " " + map.lastEntry() + " " + map.reversed() + " " + map.sequencedKeySet().reversed() + " " + map.sequencedValues().getLast() + " " + map.sequencedEntrySet().getFirst());
    SequencedMap<String, Integer> back = map.reversed();
    back.putFirst("z", 26);
    back.pollLastEntry();
    back.merge("a", 10, Integer::sum);
    System.out.println(map + " " + back + " " + back.pollFirstEntry() + " " + map.equals(back));
    fails("entry", () -> map.firstEntry().setValue(5));
    SequencedMap<Integer, String> tree = new TreeMap<>();
    tree.put(2, "two");
    tree.put(1, "one");
    System.out.println(tree.firstEntry() + " " + tree.reversed() + " " + tree.sequencedValues());
    fails("tree putFirst", () -> tree.putFirst(0, "zero"));
    SequencedMap<String, Integer> view = Collections.unmodifiableSequencedMap(map);
    fails("unmodifiable", () -> view.putLast("q", 1));
    System.out.println(new LinkedHashMap<>().firstEntry() + " " + view.reversed());
  }

  public static void main(String[] args) {
    collections();
    sets();
    maps();
  }
}
