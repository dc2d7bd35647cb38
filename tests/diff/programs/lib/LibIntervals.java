// Intervals: merging, gaps, insertion, overlaps by sweep, a room booking calendar on a TreeMap, range sums by Fenwick tree.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

public class LibIntervals {
  record Interval(int from, int to) implements Comparable<Interval> {
    Interval {
      if (from > to) {
        throw new IllegalArgumentException("[" + from + "," + to + ")");
      }
    }

    boolean overlaps(Interval o) {
      return from < o.to && o.from < to;
    }

    @Override
    public int compareTo(Interval o) {
      return from != o.from ? Integer.compare(from, o.from) : Integer.compare(to, o.to);
    }

    @Override
    public String toString() {
      return "[" + from + "," + to + ")";
    }
  }

  static List<Interval> merge(List<Interval> in) {
    List<Interval> sorted = new ArrayList<>(in);
    sorted.sort(null);
    List<Interval> out = new ArrayList<>();
    for (Interval i : sorted) {
      Interval last = out.isEmpty() ? null : out.get(out.size() - 1);
      if (last != null && i.from() <= last.to()) {
        out.set(out.size() - 1, new Interval(last.from(), Math.max(last.to(), i.to())));
      } else {
        out.add(i);
      }
    }
    return out;
  }

  static List<Interval> gaps(List<Interval> merged) {
    List<Interval> out = new ArrayList<>();
    for (int i = 1; i < merged.size(); i++) {
      out.add(new Interval(merged.get(i - 1).to(), merged.get(i).from()));
    }
    return out;
  }

  static int most(List<Interval> in) {
    TreeMap<Integer, Integer> changes = new TreeMap<>();
    for (Interval i : in) {
      changes.merge(i.from(), 1, Integer::sum);
      changes.merge(i.to(), -1, Integer::sum);
    }
    int now = 0;
    int most = 0;
    for (int change : changes.values()) {
      now += change;
      most = Math.max(most, now);
    }
    return most;
  }

  static final class Calendar {
    final TreeMap<Integer, Interval> booked = new TreeMap<>();

    boolean book(Interval i) {
      Map.Entry<Integer, Interval> before = booked.floorEntry(i.from());
      Map.Entry<Integer, Interval> after = booked.ceilingEntry(i.from());
      if (before != null && before.getValue().overlaps(i) || after != null && after.getValue().overlaps(i)) {
        return false;
      }
      booked.put(i.from(), i);
      return true;
    }
  }

  static final class Fenwick {
    final long[] sums;

    Fenwick(int n) {
      sums = new long[n + 1];
    }

    void add(int i, long x) {
      for (i++; i < sums.length; i += i & -i) {
        sums[i] += x;
      }
    }

    long sum(int end) {
      long s = 0;
      for (; end > 0; end -= end & -end) {
        s += sums[end];
      }
      return s;
    }
  }

  public static void main(String[] args) {
    Random random = new Random(9);
    for (int round = 0; round < 6; round++) {
      List<Interval> in = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        int from = random.nextInt(100);
        in.add(new Interval(from, from + random.nextInt(8)));
      }
      List<Interval> merged = merge(in);
      System.out.println(in + " -> " + merged + " gaps " + gaps(merged) + " most " + most(in));
      List<Interval> byEnd = new ArrayList<>(in);
      byEnd.sort(Comparator.comparing(Interval::to).thenComparing(Interval::from));
      int end = Integer.MIN_VALUE;
      List<Interval> chosen = new ArrayList<>();
      for (Interval i : byEnd) {
        if (i.from() >= end) {
          chosen.add(i);
          end = i.to();
        }
      }
      Calendar calendar = new Calendar();
      long accepted = in.stream().filter(calendar::book).count();
      System.out.println("  " + chosen + " " + accepted + " " + calendar.booked.values());
    }
    try {
      new Interval(3, 2);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Fenwick tree = new Fenwick(200);
    long[] plain = new long[200];
    long hash = 0;
    for (int i = 0; i < 300; i++) {
      int at = random.nextInt(200);
      int x = random.nextInt(100) - 50;
      tree.add(at, x);
      plain[at] += x;
      int upto = random.nextInt(201);
      assert tree.sum(upto) == Arrays.stream(plain, 0, upto).sum();
      hash = hash * 31 + tree.sum(upto);
    }
    System.out.println(hash + " " + tree.sum(200));
  }
}
