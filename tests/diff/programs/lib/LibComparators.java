// Comparator chains: comparing, thenComparing, reversed, nulls, natural order, keys of every primitive.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

public class LibComparators {
  static final class Song {
    final String artist;
    final String title;
    final int year;
    final Double rating;

    Song(String artist, String title, int year, Double rating) {
      this.artist = artist;
      this.title = title;
      this.year = year;
      this.rating = rating;
    }

    @Override
    public String toString() {
      return title + "(" + artist + "," + year + "," + rating + ")";
    }
  }

  static final List<Song> SONGS = Arrays.asList(new Song("B", "two", 1990, 4.5), new Song("A", "one", 1985, null), new Song("C", "Three", 1990, 3.0), new Song("A", "four", 2001, 4.5),
      new Song(null, "five", 1985, 2.0), new Song("b", "Six", 1970, 5.0));

  static void show(String name, Comparator<Song> c) {
    List<Song> copy = new ArrayList<>(SONGS);
    copy.sort(c);
    System.out.println(name + ": " + copy);
  }

  public static void main(String[] args) {
    Comparator<Song> year = Comparator.comparingInt(s -> s.year);
    Comparator<Song> title = Comparator.comparing(s -> s.title);
    Comparator<Song> artist = Comparator.comparing(s -> s.artist, Comparator.nullsFirst(Comparator.naturalOrder()));
    show("year", year);
    show("year reversed", year.reversed());
    show("year then title", year.thenComparing(title));
    show("year then title reversed", year.thenComparing(title.reversed()));
    show("both reversed", year.thenComparing(title).reversed());
    show("artist", artist);
    show("artist last", Comparator.comparing(s -> s.artist, Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER)));
    show("rating", Comparator.comparing((Song s) -> s.rating, Comparator.nullsLast(Comparator.reverseOrder())).thenComparing(title));
    show("double key", Comparator.comparingDouble((Song s) -> s.rating == null ? -1 : s.rating).thenComparingInt(s -> -s.year));
    show("long key", Comparator.comparingLong((Song s) -> (long) s.title.length() << 40).thenComparing(s -> s.title, Comparator.reverseOrder()));
    show("lower title", Comparator.comparing(s -> s.title.toLowerCase(Locale.ROOT)));
    show("constant", (a, b) -> 0);
    Comparator<String> byLast = Comparator.comparing(s -> s.charAt(s.length() - 1));
    List<String> words = new ArrayList<>(List.of("pear", "fig", "apple", "kiwi", "plum", "lemon"));
    words.sort(byLast.thenComparing(Comparator.naturalOrder()));
    System.out.println(words + " " + Collections.max(words, byLast) + " " + Collections.min(words, byLast.reversed()));
    System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<Integer>reverseOrder().compare(1, 2) + " " + Collections.reverseOrder(byLast).compare("a", "b") + " " + (Comparator.<Integer>naturalOrder().reversed() == Comparator.<Integer>reverseOrder()));
    Comparator<Integer> nulls = Comparator.nullsFirst(null);
    System.out.println(nulls.compare(null, 1) + " " + nulls.compare(5, 1) + " " + nulls.compare(null, null) + " " + nulls.reversed().compare(null, 1));
    List<Map.Entry<String, Integer>> entries = new ArrayList<>(List.of(Map.entry("b", 1), Map.entry("a", 2), Map.entry("c", 1)));
    entries.sort(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())));
    System.out.println(entries);
    try {
      Comparator.comparing((Function<Song, String>) null);
    } catch (NullPointerException e) {
      System.out.println("null key extractor");
    }
    List<int[]> points = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      points.add(new int[] {i * 7 % 5, i * 11 % 7, i});
    }
    points.sort(Comparator.<int[]>comparingInt(p -> p[0]).thenComparing(p -> p[1], Comparator.reverseOrder()).thenComparingInt(p -> p[2]));
    StringBuilder order = new StringBuilder();
    for (int[] p : points) {
      order.append(p[2]).append(' ');
    }
    System.out.println(order);
  }
}
