// Arrays.sort on objects: stability, comparators, ranges, runs, broken comparators, wrong types.
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Random;

public class LibArraysSortObject {
  static final class Card {
    final int rank;
    final int order;

    Card(int rank, int order) {
      this.rank = rank;
      this.order = order;
    }
  }

  static void strings() {
    String[] words = "the quick brown fox jumps over the lazy dog while the cat naps".split(" ");
    Arrays.sort(words);
    System.out.println(Arrays.toString(words));
    Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    System.out.println(Arrays.toString(words));
    Arrays.sort(words, 3, 9, Collections.reverseOrder());
    System.out.println(Arrays.toString(words));
    Arrays.sort(words, (Comparator<String>) null);
    System.out.println(Arrays.binarySearch(words, "fox") + " " + Arrays.binarySearch(words, "zoo") + " " + Arrays.binarySearch(words, 2, 5, "a"));
  }

  static void stability() {
    Random random = new Random(8);
    for (int size : new int[] {10, 31, 32, 33, 100, 400, 1000}) {
      Card[] cards = new Card[size];
      for (int i = 0; i < size; i++) {
        cards[i] = new Card(random.nextInt(size / 5 + 1), i);
      }
      Arrays.sort(cards, (a, b) -> Integer.compare(a.rank, b.rank));
      long hash = 0;
      for (int i = 0; i < size; i++) {
        assert i == 0 || cards[i - 1].rank < cards[i].rank || cards[i - 1].order < cards[i].order;
        hash = hash * 31 + cards[i].rank * 1000 + cards[i].order;
      }
      System.out.println(size + " " + hash);
    }
  }

  static void runs() {
    for (int pattern = 0; pattern < 5; pattern++) {
      Integer[] a = new Integer[500];
      for (int i = 0; i < a.length; i++) {
        a[i] = pattern == 0 ? i : pattern == 1 ? -i : pattern == 2 ? i % 100 : pattern == 3 ? (i / 60) * (i % 2 == 0 ? 1 : -1) : (i * 7919) % 503;
      }
      int[] compares = {0};
      Arrays.sort(a, (x, y) -> {
        compares[0]++;
        return x.compareTo(y);
      });
      System.out.println(pattern + " compares " + compares[0] + " hash " + Arrays.hashCode(a));
    }
  }

  static void broken() {
    Integer[] a = new Integer[200];
    for (int i = 0; i < a.length; i++) {
      a[i] = (i * 37) % 101;
    }
    for (int seed = 0; seed < 8; seed++) {
      Random random = new Random(seed);
      try {
        Arrays.sort(a.clone(), (x, y) -> random.nextInt(3) - 1);
        System.out.println("unnoticed");
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    Object[] mixed = {"a", 1, "b"};
    try {
      Arrays.sort(mixed);
    } catch (ClassCastException e) {
      System.out.println("mixed types: " + e.getMessage());
    }
    Object[] plain = {new Card(1, 1), new Card(2, 2)};
    try {
      Arrays.sort(plain);
    } catch (ClassCastException e) {
      System.out.println("not comparable");
    }
    String[] holes = {"x", null, "a"};
    try {
      Arrays.sort(holes);
    } catch (NullPointerException e) {
      System.out.println("null element");
    }
    Arrays.sort(holes, Comparator.nullsLast(Comparator.naturalOrder()));
    System.out.println(Arrays.toString(holes));
  }

  public static void main(String[] args) {
    strings();
    stability();
    runs();
    broken();
  }
}
