// AbstractList, AbstractMap, AbstractSet, AbstractQueue, AbstractSequentialList with small bodies of our own.
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

public class LibCustomCollections {
  static final class Range extends AbstractList<Integer> implements RandomAccess {
    final int from;
    final int to;

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public Integer get(int i) {
      if (i < 0 || i >= size()) {
        throw new IndexOutOfBoundsException("no " + i);
      }
      return from + i;
    }

    @Override
    public int size() {
      return to - from;
    }
  }

  static final class Gap extends AbstractList<String> {
    final List<String> left = new ArrayList<>();
    final List<String> right = new ArrayList<>();

    @Override
    public String get(int i) {
      return i < left.size() ? left.get(i) : right.get(size() - 1 - i);
    }

    @Override
    public int size() {
      return left.size() + right.size();
    }

    void move(int gap) {
      while (left.size() > gap) {
        right.add(left.remove(left.size() - 1));
      }
      while (left.size() < gap) {
        left.add(right.remove(right.size() - 1));
      }
    }

    @Override
    public void add(int i, String s) {
      move(i);
      left.add(s);
      modCount++;
    }

    @Override
    public String remove(int i) {
      move(i + 1);
      modCount++;
      return left.remove(i);
    }

    @Override
    public String set(int i, String s) {
      move(i + 1);
      return left.set(i, s);
    }
  }

  static final class Squares extends AbstractMap<Integer, Integer> {
    final int n;

    Squares(int n) {
      this.n = n;
    }

    @Override
    public Set<Map.Entry<Integer, Integer>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Map.Entry<Integer, Integer>> iterator() {
          return new Iterator<>() {
            int i = 0;

            @Override
            public boolean hasNext() {
              return i < n;
            }

            @Override
            public Map.Entry<Integer, Integer> next() {
              i++;
              return new SimpleImmutableEntry<>(i, i * i);
            }
          };
        }

        @Override
        public int size() {
          return n;
        }
      };
    }
  }

  static final class Ring extends AbstractQueue<Integer> {
    final int[] items = new int[4];
    int head;
    int count;

    @Override
    public boolean offer(Integer i) {
      if (count == items.length) {
        return false;
      }
      items[(head + count++) % items.length] = i;
      return true;
    }

    @Override
    public Integer poll() {
      if (count == 0) {
        return null;
      }
      int result = items[head];
      head = (head + 1) % items.length;
      count--;
      return result;
    }

    @Override
    public Integer peek() {
      return count == 0 ? null : items[head];
    }

    @Override
    public Iterator<Integer> iterator() {
      List<Integer> copy = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        copy.add(items[(head + i) % items.length]);
      }
      return Collections.unmodifiableList(copy).iterator();
    }

    @Override
    public int size() {
      return count;
    }
  }

  public static void main(String[] args) {
    Range range = new Range(3, 9);
    System.out.println(range + " " + range.contains(5) + range.indexOf(8) + range.subList(1, 4) + range.hashCode() + range.equals(Arrays.asList(3, 4, 5, 6, 7, 8)));
    System.out.println(Collections.binarySearch(range, 7) + " " + Collections.max(range) + " " + range.stream().mapToInt(x -> x).sum() + " " + range.listIterator(6).previous());
    try {
      range.add(1);
    } catch (UnsupportedOperationException e) {
      System.out.println("add " + e.getMessage());
    }
    Gap gap = new Gap();
    for (int i = 0; i < 10; i++) {
      gap.add(i / 2, "g" + i);
    }
    gap.remove("g4");
    gap.subList(2, 5).clear();
    Collections.reverse(gap);
    gap.addAll(1, Arrays.asList("x", "y"));
    gap.removeIf(s -> s.equals("x"));
    System.out.println(gap + " " + gap.size() + " " + gap.lastIndexOf("y") + " " + gap.hashCode());
    try {
      for (String s : gap) {
        gap.add(s);
      }
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("fail-fast through modCount");
    }
    Squares squares = new Squares(6);
    System.out.println(squares + " " + squares.get(4) + squares.get(7) + squares.containsKey(6) + squares.containsValue(25) + squares.keySet() + squares.values() + squares.hashCode() + squares.getOrDefault(9, -1));
    try {
      squares.put(1, 1);
    } catch (UnsupportedOperationException e) {
      System.out.println("put " + e.getMessage());
    }
    Ring ring = new Ring();
    ring.addAll(Arrays.asList(1, 2, 3));
    System.out.println(ring + " " + ring.remove() + ring.element() + ring.offer(4) + ring.offer(5) + ring.offer(6) + ring + ring.contains(5));
    try {
      ring.add(7);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    ring.clear();
    try {
      ring.remove();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("empty ring " + ring);
    }
  }
}
