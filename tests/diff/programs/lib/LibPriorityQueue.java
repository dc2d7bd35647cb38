// PriorityQueue: order of polling, layout of the heap, comparators, removal, merging streams.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

public class LibPriorityQueue {
  static void layout() {
    PriorityQueue<Integer> q = new PriorityQueue<>(Arrays.asList(5, 3, 8, 1, 9, 2, 7, 4, 6, 0));
    System.out.println(q + " " + q.peek() + " " + q.size());
    q.remove(1);
    q.remove(42);
    q.add(1);
    System.out.println(q + " " + q.contains(8) + " " + Arrays.toString(q.toArray()));
    for (Iterator<Integer> it = q.iterator(); it.hasNext();) {
      if (it.next() % 3 == 0) {
        it.remove();
      }
    }
    System.out.println(q);
    StringBuilder out = new StringBuilder();
    while (!q.isEmpty()) {
      out.append(q.poll()).append(' ').append(q.peek()).append("; ");
    }
    System.out.println(out + " " + q.poll());
  }

  static void comparators() {
    PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Collections.reverseOrder()));
    Collections.addAll(byLength, "pear", "fig", "apple", "kiwi", "date", "banana", "plum", "a", "");
    StringBuilder out = new StringBuilder();
    while (byLength.size() > 0) {
      out.append('[').append(byLength.remove()).append(']');
    }
    System.out.println(out + " " + (byLength.comparator() != null) + " " + new PriorityQueue<Integer>().comparator());
    try {
      byLength.remove();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("empty " + e.getMessage());
    }
    try {
      byLength.add(null);
    } catch (NullPointerException e) {
      System.out.println("null refused");
    }
    try {
      PriorityQueue<Object> objects = new PriorityQueue<>();
      objects.add(new StringBuilder("x"));
      objects.add(1);
    } catch (ClassCastException e) {
      System.out.println("not comparable to each other");
    }
    try {
      new PriorityQueue<>(0);
    } catch (IllegalArgumentException e) {
      System.out.println("capacity " + e.getMessage());
    }
  }

  static void mergeSorted() {
    Random random = new Random(2);
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      List<Integer> list = new ArrayList<>();
      for (int j = 0; j < 20 + i; j++) {
        list.add(random.nextInt(500));
      }
      Collections.sort(list);
      lists.add(list);
    }
    PriorityQueue<int[]> heads = new PriorityQueue<>((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
    for (int i = 0; i < lists.size(); i++) {
      heads.add(new int[] {lists.get(i).get(0), i, 0});
    }
    long hash = 0;
    int last = -1;
    while (!heads.isEmpty()) {
      int[] head = heads.poll();
      assert last <= head[0];
      last = head[0];
      hash = hash * 31 + head[0] * 10 + head[1];
      if (head[2] + 1 < lists.get(head[1]).size()) {
        heads.add(new int[] {lists.get(head[1]).get(head[2] + 1), head[1], head[2] + 1});
      }
    }
    System.out.println("merged " + hash);
  }

  static void stress() {
    Random random = new Random(6);
    PriorityQueue<Long> q = new PriorityQueue<>(Comparator.reverseOrder());
    long hash = 0;
    for (int i = 0; i < 4000; i++) {
      if (random.nextInt(3) > 0) {
        q.offer((long) random.nextInt(1000) << 20 | i);
      } else if (!q.isEmpty()) {
        hash = hash * 31 + q.poll();
      }
    }
    System.out.println(q.size() + " " + hash + " " + q.stream().mapToLong(x -> x).sum());
  }

  public static void main(String[] args) {
    layout();
    comparators();
    mergeSorted();
    stress();
  }
}
