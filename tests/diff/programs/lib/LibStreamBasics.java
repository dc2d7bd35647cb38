// Stream: sources, intermediate operations, laziness, short circuits, reduction, reuse errors.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class LibStreamBasics {
  static final List<String> WORDS = Arrays.asList("delta", "alpha", "echo", "bravo", "alpha", "charlie", "foxtrot", "echo", "golf");

  static void pipelines() {
    System.out.println(WORDS.stream().map(String::length).collect(Collectors.toList()));
    System.out.println(WORDS.stream().filter(w -> w.length() > 4).map(w -> w.charAt(0)).collect(Collectors.toList()));
    System.out.println(WORDS.stream().distinct().sorted().collect(Collectors.toList()));
    System.out.println(WORDS.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
    System.out.println(WORDS.stream().skip(2).limit(4).toList() + " " + WORDS.stream().skip(100).toList() + WORDS.stream().limit(0).toList());
    System.out.println(WORDS.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c)).distinct().map(String::valueOf).collect(Collectors.joining()));
    System.out.println(WORDS.stream().<String>mapMulti((w, out) -> {
      if (w.length() == 4) {
        out.accept(w);
        out.accept(w.toUpperCase());
      }
    }).toList());
    System.out.println(WORDS.stream().takeWhile(w -> !w.equals("bravo")).toList() + " " + WORDS.stream().dropWhile(w -> !w.equals("bravo")).toList());
    System.out.println(Stream.concat(WORDS.stream().limit(2), Stream.of("tail")).toList() + " " + Stream.of(1, 2, 3).mapToInt(x -> x).sum());
    System.out.println(WORDS.stream().mapToInt(String::length).boxed().sorted(Collections.reverseOrder()).toList());
  }

  static void sources() {
    System.out.println(Stream.iterate(1, x -> x * 3).limit(8).toList() + " " + Stream.iterate(1, x -> x < 100, x -> x * 2).toList());
    int[] n = {0};
    System.out.println(Stream.generate(() -> n[0]++ * n[0]).limit(6).toList() + " " + Stream.empty().findFirst() + " " + Stream.ofNullable(null).count() + Stream.ofNullable(1).count());
    System.out.println(Arrays.stream(new String[] {"a", "b", "c", "d"}, 1, 3).toList() + " " + Stream.<Object>builder().add(1).add("two").build().toList());
    Iterator<Integer> it = Stream.of(7, 8, 9).filter(x -> x != 8).iterator();
    System.out.println(it.next() + " " + it.next() + " " + it.hasNext());
  }

  static void laziness() {
    List<String> log = new ArrayList<>();
    Optional<Integer> first = Stream.of(1, 2, 3, 4, 5, 6).peek(x -> log.add("p" + x)).filter(x -> x % 2 == 0).peek(x -> log.add("f" + x)).map(x -> x * x).filter(x -> x > 10).findFirst();
    System.out.println(first + " " + log);
    log.clear();
    Stream.of(3, 1, 2).peek(x -> log.add("a" + x)).sorted().peek(x -> log.add("b" + x)).limit(2).forEach(x -> log.add("c" + x));
    System.out.println(log);
    System.out.println(Stream.iterate(1, x -> x + 1).anyMatch(x -> x * x > 200) + " " + WORDS.stream().allMatch(w -> w.length() > 3) + " " + WORDS.stream().noneMatch(String::isEmpty) + " "
        + Stream.empty().allMatch(x -> false));
    log.clear();
    System.out.println(Stream.of(List.of(1, 2, 3), List.of(4, 5)).flatMap(List::stream).peek(x -> log.add("" + x)).anyMatch(x -> x == 2) + " " + log);
  }

  static void reductions() {
    System.out.println(Stream.of(1, 2, 3, 4).reduce(0, Integer::sum) + " " + Stream.of(1, 2, 3, 4).reduce((a, b) -> a * b) + " " + Stream.<Integer>empty().reduce(Integer::sum) + " "
        + WORDS.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum) + " " + WORDS.stream().max(Comparator.naturalOrder()) + WORDS.stream().min(Comparator.comparing(String::length)));
    StringBuilder sb = WORDS.stream().collect(StringBuilder::new, (b, w) -> b.append(w, 0, 1), StringBuilder::append);
    System.out.println(sb + " " + WORDS.stream().count() + " " + Arrays.toString(WORDS.stream().map(String::length).toArray(Integer[]::new)) + " " + WORDS.stream().filter(w -> w.startsWith("z")).findAny());
    Function<Integer, Integer> composed = IntStream.range(0, 5).mapToObj(i -> (Function<Integer, Integer>) x -> x * 2 + i).reduce(Function.identity(), Function::andThen);
    System.out.println(composed.apply(1));
  }

  static void errors() {
    Stream<Integer> used = Stream.of(1, 2);
    used.count();
    try {
      used.count();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      Stream.of(1, 2).toList().add(3);
    } catch (UnsupportedOperationException e) {
      System.out.println("toList is immutable");
    }
    try {
      Stream.of(1).limit(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Stream.of("a", null).sorted().toList();
    } catch (NullPointerException e) {
      System.out.println("null in sorted");
    }
    StringBuilder closed = new StringBuilder();
    try (Stream<Integer> s = Stream.of(1).onClose(() -> closed.append("first ")).onClose(() -> closed.append("second"))) {
      System.out.println(s.isParallel() + " " + s.count());
    }
    System.out.println(closed);
  }

  public static void main(String[] args) {
    pipelines();
    sources();
    laziness();
    reductions();
    errors();
  }
}
