// Iterators and spliterators: default methods, own iterables, splitting, characteristics, primitive iterators.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

public class LibIterators {
  static final class Countdown implements Iterable<Integer> {
    final int from;

    Countdown(int from) {
      this.from = from;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int next = from;

        @Override
        public boolean hasNext() {
          return next > 0;
        }

        @Override
        public Integer next() {
          if (next <= 0) {
            throw new NoSuchElementException("past " + from);
          }
          return next--;
        }
      };
    }
  }

  static void own() {
    Countdown c = new Countdown(5);
    int product = 1;
    for (int i : c) {
      product *= i;
    }
    StringBuilder out = new StringBuilder();
    c.forEach(out::append);
    Iterator<Integer> it = c.iterator();
    it.next();
    it.forEachRemaining(i -> out.append('-').append(i));
    System.out.println(product + " " + out + " " + StreamSupport.stream(c.spliterator(), false).mapToInt(i -> i * i).sum());
    try {
      it.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      it.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("remove: " + e.getMessage());
    }
    Spliterator<Integer> s = c.spliterator();
    System.out.println(s.estimateSize() == Long.MAX_VALUE ? "unknown size" : "known");
  }

  static void drain(String name, Spliterator<?> s) {
    List<String> parts = new ArrayList<>();
    split(s, 3, parts);
    System.out.println(name + " " + parts);
  }

  static void split(Spliterator<?> s, int depth, List<String> parts) {
    Spliterator<?> prefix = depth == 0 ? null : s.trySplit();
    if (prefix != null) {
      split(prefix, depth - 1, parts);
      split(s, depth - 1, parts);
      return;
    }
    StringBuilder out = new StringBuilder();
    out.append(s.estimateSize() == Long.MAX_VALUE ? -1 : s.estimateSize()).append(':').append(Integer.toHexString(s.characteristics())).append(':');
    s.tryAdvance(x -> out.append('<').append(x).append('>'));
    s.forEachRemaining(x -> out.append(x).append(' '));
    parts.add(out.toString().trim());
  }

  static void spliterators() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 13; i++) {
      numbers.add(i);
    }
    drain("array list", numbers.spliterator());
    drain("linked list", new LinkedList<>(numbers).spliterator());
    drain("as list", Arrays.asList(1, 2, 3).spliterator());
    drain("tree set", new TreeSet<>(numbers).spliterator());
    drain("array", Arrays.spliterator(new int[] {9, 8, 7, 6}));
    drain("hash set", new java.util.HashSet<>(numbers).spliterator());
    drain("range", java.util.stream.IntStream.range(0, 10).spliterator());
    drain("empty", Spliterators.emptySpliterator());
    drain("iterator", Spliterators.spliteratorUnknownSize(new Countdown(6).iterator(), Spliterator.ORDERED));
    drain("deque", new java.util.ArrayDeque<>(numbers).spliterator());
    Spliterator.OfInt ints = Arrays.spliterator(new int[] {1, 2, 3});
    int[] sum = new int[1];
    ints.forEachRemaining((int i) -> sum[0] += i);
    System.out.println(sum[0] + " " + ints.getExactSizeIfKnown() + " " + new TreeSet<>(numbers).spliterator().getComparator());
  }

  static void listIterators() {
    List<String> list = new ArrayList<>(Arrays.asList("a", "b", "c", "d"));
    ListIterator<String> it = list.listIterator();
    StringBuilder trace = new StringBuilder();
    while (it.hasNext()) {
      int i = it.nextIndex();
      String s = it.next();
      trace.append(i).append(s).append(it.previousIndex()).append(' ');
      if (s.equals("b")) {
        it.remove();
      } else if (s.equals("c")) {
        it.set("C");
        it.add("new");
      }
    }
    while (it.hasPrevious()) {
      trace.append(it.previous());
    }
    System.out.println(trace + " " + list);
    try {
      it.add("front");
      it.set("fails");
    } catch (IllegalStateException e) {
      System.out.println("set after add: " + e.getMessage() + " " + list);
    }
    PrimitiveIterator.OfInt p = java.util.stream.IntStream.of(4, 5, 6).iterator();
    System.out.println(p.nextInt() + " " + p.next() + " " + p.hasNext());
  }

  public static void main(String[] args) {
    own();
    spliterators();
    listIterators();
  }
}
