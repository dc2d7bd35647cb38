// HashSet: set algebra, iteration order of boxed keys, records and strings, mutated keys.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

public class LibHashSet {
  record Point(int x, int y) {}

  static final class Mutable {
    int value;

    Mutable(int value) {
      this.value = value;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Mutable && ((Mutable) o).value == value;
    }

    @Override
    public int hashCode() {
      return Objects.hash(value);
    }
  }

  static Set<Integer> of(Integer... values) {
    return new HashSet<>(Arrays.asList(values));
  }

  static void algebra() {
    Set<Integer> a = of(1, 2, 3, 4, 5);
    Set<Integer> b = of(4, 5, 6);
    Set<Integer> union = new HashSet<>(a);
    System.out.print(union.addAll(b) + " " + union.addAll(b) + " ");
    Set<Integer> both = new HashSet<>(a);
    System.out.print(both.retainAll(b) + " ");
    Set<Integer> minus = new HashSet<>(a);
    System.out.print(minus.removeAll(b) + " ");
    System.out.println(union + " " + both + " " + minus + " " + a.containsAll(both) + " " + a.containsAll(b) + " " + a.equals(of(5, 4, 3, 2, 1)) + " " + a.hashCode());
    Set<Set<Integer>> power = new HashSet<>();
    power.add(new HashSet<>());
    for (int n : new int[] {1, 2, 3, 4}) {
      List<Set<Integer>> more = new ArrayList<>();
      for (Set<Integer> s : power) {
        Set<Integer> with = new HashSet<>(s);
        with.add(n);
        more.add(with);
      }
      power.addAll(more);
    }
    System.out.println(power.size() + " " + power);
  }

  static void orders() {
    Set<Object> mixed = new HashSet<>();
    Object[] objects = {1, 1L, (short) 1, (byte) 1, '1', "1", 1.0, 1.0f, true, false, null, "", 'a', "a", 97, -1, -1L, Long.MIN_VALUE, Integer.MIN_VALUE,
        List.of(1), List.of(), "Aa", "BB", 65536, 1048576};
    for (Object o : objects) {
      mixed.add(o);
      mixed.add(o);
    }
    System.out.println(mixed.size() + " " + mixed + " " + mixed.contains(1L) + mixed.contains(null) + mixed.remove((byte) 1) + mixed.remove((byte) 1));
    Set<Point> points = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      points.add(new Point(i * i % 20, i % 15));
    }
    long hash = 0;
    for (Point p : points) {
      hash = hash * 31 + p.x() * 100 + p.y();
    }
    System.out.println(points.size() + " " + hash + " " + points.contains(new Point(4, 2)) + points.contains(new Point(2, 0)) + " " + points.iterator().next());
    Set<String> words = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      words.add("w" + Integer.toString(i * 31 % 97, 5));
    }
    System.out.println(words.size() + " " + String.join(",", words).hashCode());
  }

  static void mutation() {
    Set<Mutable> set = new HashSet<>();
    Mutable m = new Mutable(1);
    set.add(m);
    m.value = 20;
    System.out.println(set.contains(m) + " " + set.contains(new Mutable(1)) + " " + set.add(m) + " " + set.size() + " " + set.remove(m) + " " + set.size());
    Collection<Mutable> copy = new HashSet<>(set);
    System.out.println(copy.contains(m) + " " + copy.size());
    Object[] array = of(3, 1, 2).toArray();
    System.out.println(Arrays.toString(array) + " " + of().isEmpty() + " " + new HashSet<>(List.of("q")).clone());
  }

  public static void main(String[] args) {
    algebra();
    orders();
    mutation();
  }
}
