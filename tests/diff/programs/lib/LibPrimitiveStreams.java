// IntStream, LongStream, DoubleStream: ranges, statistics, conversions, flatMap, compensated sums.
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class LibPrimitiveStreams {
  static String show(IntSummaryStatistics s) {
    return s.getCount() + "/" + s.getSum() + "/" + s.getMin() + "/" + s.getAverage() + "/" + s.getMax();
  }

  static String show(DoubleSummaryStatistics s) {
    return s.getCount() + "/" + s.getSum() + "/" + s.getMin() + "/" + s.getAverage() + "/" + s.getMax();
  }

  static void ints() {
    System.out.println(IntStream.range(3, 8).boxed().collect(Collectors.toList()) + " " + IntStream.rangeClosed(3, 8).sum() + " " + IntStream.range(5, 5).count() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).count());
    System.out.println(show(IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics()) + " " + IntStream.of(1, 2).average() + " " + IntStream.empty().average() + " " + IntStream.empty().max());
    System.out.println(Arrays.toString(IntStream.iterate(1, x -> x < 500, x -> x * 3 + 1).toArray()) + Arrays.toString(IntStream.range(0, 20).filter(x -> x % 3 == 0).map(x -> x * x).skip(1).limit(4).toArray()));
    System.out.println(IntStream.range(0, 5).mapToObj(i -> "i" + i).collect(Collectors.joining("|")) + " " + IntStream.range(0, 4).asLongStream().sum() + " " + IntStream.range(0, 4).asDoubleStream().sum() + " " + IntStream.range(0, 4).mapToLong(i -> (long) i << 33).sum());
    System.out.println(IntStream.of(3, 1, 3, 2).distinct().sorted().boxed().toList() + " " + IntStream.rangeClosed(1, 6).reduce(1, (a, b) -> a * b) + " " + IntStream.empty().reduce(Integer::sum) + " " + IntStream.range(1, 9).anyMatch(x -> x == 8) + IntStream.range(1, 9).allMatch(x -> x < 8));
    System.out.println(IntStream.range(0, 4).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum() + " " + IntStream.range(0, 3).mapMulti((i, out) -> {
      out.accept(i);
      out.accept(-i);
    }).sum() + " " + IntStream.of(7, 5, 9).takeWhile(x -> x != 9).max().getAsInt());
    OptionalInt found = IntStream.range(0, 100).filter(x -> x * x > 50).findFirst();
    System.out.println(found + " " + found.getAsInt() + " " + IntStream.range(0, 10).filter(x -> x > 20).findAny().isPresent() + " " + IntStream.generate(() -> 4).limit(3).sum() + " " + IntStream.range(0, 50).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).length());
    System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).summaryStatistics().getSum() + " " + IntStream.of(Integer.MAX_VALUE, 1).average().getAsDouble());
  }

  static void longs() {
    System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.range(0, 1000).skip(990).sum() + " " + LongStream.of(5, 6).summaryStatistics().getAverage() + " " + LongStream.of(1L << 62, 1L << 62).sum());
    System.out.println(LongStream.iterate(1, x -> x * 10).limit(19).boxed().map(x -> Long.toString(x)).map(String::length).toList() + " " + LongStream.of(3, 9).mapToInt(x -> (int) x).sum() + " " + LongStream.of(9, 3).sorted().findFirst() + " " + LongStream.range(0, 5).mapToObj(Long::toBinaryString).toList());
  }

  static void doubles() {
    double[] tenths = new double[10];
    Arrays.fill(tenths, 0.1);
    double naive = 0;
    for (double d : tenths) {
      naive += d;
    }
    System.out.println(DoubleStream.of(tenths).sum() + " " + naive + " " + DoubleStream.of(tenths).average().getAsDouble() + " " + DoubleStream.of(1e308, 1e308, -1e308).sum() + " " + DoubleStream.of(Double.NaN, 1).max());
    System.out.println(show(DoubleStream.of(1.5, -2.5, 3).summaryStatistics()) + " " + DoubleStream.iterate(1, d -> d / 2).limit(6).boxed().toList() + " " + DoubleStream.of(2.7, 3.2).mapToInt(d -> (int) d).sum() + " " + DoubleStream.of(-0.0, 0.0).min() + " " + DoubleStream.of(0.0, -0.0).sorted().boxed().toList());
    System.out.println(DoubleStream.of(1, 2, 3).map(Math::sqrt).mapToObj(d -> String.valueOf(d).substring(0, 3)).toList() + " " + DoubleStream.empty().sum() + " " + DoubleStream.empty().average() + " " + DoubleStream.of(1e100, 1, -1e100).sum());
  }

  static void puzzles() {
    System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
    System.out.println(IntStream.rangeClosed(1, 30).boxed().flatMap(a -> IntStream.rangeClosed(a, 30).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "," + b)).toList());
    System.out.println(IntStream.range(0, 1000).mapToLong(i -> i * i % 7).sum() + " " + IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
    System.out.println("letters " + "mississippi".chars().boxed().collect(Collectors.groupingBy(c -> (char) c.intValue(), java.util.TreeMap::new, Collectors.counting())));
  }

  public static void main(String[] args) {
    ints();
    longs();
    doubles();
    puzzles();
  }
}
