// Streams with record patterns, sealed results, toList, mapMulti and switch expressions over them.
// JDK: 21
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Lib21Streams {
  sealed interface Result<T> permits Ok, Err {}

  record Ok<T>(T value) implements Result<T> {}

  record Err<T>(String message, int code) implements Result<T> {}

  sealed interface Event {}

  record Deposit(String who, long cents) implements Event {}

  record Transfer(String from, String to, long cents) implements Event {}

  record Close(String who) implements Event {}

  record Pair<A, B>(A a, B b) {}

  static Result<Integer> parse(String s) {
    try {
      return new Ok<>(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return new Err<>(e.getMessage(), s.length());
    }
  }

  static <T, R> Result<R> map(Result<T> r, Function<T, R> f) {
    return switch (r) {
      case Ok<T>(var v) -> new Ok<>(f.apply(v));
      case Err<T>(var m, var c) -> new Err<>(m, c + 100);
    };
  }

  static void results() {
    List<Result<Integer>> all = Stream.of("1", "x", "22", "", "-3").map(Lib21Streams::parse).toList();
    all.forEach(r -> System.out.println(r + " " + map(r, x -> x * 2)));
    int sum = all.stream().mapToInt(r -> r instanceof Ok<Integer>(Integer v) && v > 0 ? v : 0).sum();
    Map<String, List<String>> kinds = all.stream().collect(Collectors.groupingBy(r -> switch (r) {
      case Ok<Integer>(Integer v) when v < 0 -> "negative";
      case Ok<Integer> ok -> "fine";
      case Err<Integer>(String m, int c) when c == 0 -> "empty";
      case Err<Integer> e -> "bad";
    }, TreeMap::new, Collectors.mapping(Object::toString, Collectors.toList())));
    System.out.println(sum + " " + kinds);
  }

  static void events() {
    List<Event> events = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      String a = "acc" + i * 7 % 5;
      String b = "acc" + i * 3 % 4;
      events.add(i % 3 == 0 ? new Deposit(a, i * 10) : i % 17 == 0 ? new Close(b) : new Transfer(a, b, i));
    }
    Map<String, Long> balance = new TreeMap<>();
    for (Event e : events) {
      switch (e) {
        case Deposit(String who, long cents) -> balance.merge(who, cents, Long::sum);
        case Transfer(String from, String to, long cents) when from.equals(to) -> balance.merge(from, -1L, Long::sum);
        case Transfer(var from, var to, var cents) -> {
          balance.merge(from, -cents, Long::sum);
          balance.merge(to, cents, Long::sum);
        }
        case Close c -> balance.remove(c.who());
      }
    }
    System.out.println(balance + " " + events.hashCode());
    System.out.println("moved " + events.stream().<Pair<String, Long>>mapMulti((e, out) -> {
      if (e instanceof Transfer(String f, String t, long c)) {
        out.accept(new Pair<>(f, -c));
        out.accept(new Pair<>(t, c));
      }
    }).collect(Collectors.groupingBy(Pair::a, TreeMap::new, Collectors.summingLong(Pair::b))));
    System.out.println(events.stream().map(e -> switch (e) {
      case Deposit d -> 'd';
      case Transfer t -> 't';
      case Close c -> 'c';
    }).map(String::valueOf).collect(Collectors.joining()).hashCode());
  }

  static void nested() {
    Object[] things = {new Pair<>(1, new Pair<>("x", List.of(1, 2))), new Pair<>("s", 2.5), 'c', 42L, new int[] {1, 2}, null, "text", List.of()};
    for (Object o : things) {
      System.out.println(switch (o) {
        case null -> "null!";
        case Pair<?, ?>(Integer i, Pair<?, ?>(String s, List<?> l)) -> "deep " + i + s + l.getFirst();
        case Pair<?, ?>(var a, var b) -> "pair " + a + b;
        case Character c when Character.isLetter(c) -> "letter " + c;
        case Long l -> "long " + (l + 1);
        case int[] array -> "ints " + array.length;
        case CharSequence s -> "chars " + s.length();
        case List<?> l when l.isEmpty() -> "empty list";
        default -> "default";
      });
    }
    System.out.println(IntStream.rangeClosed(1, 5).boxed().sorted(Comparator.reverseOrder()).toList().reversed());
  }

  public static void main(String[] args) {
    results();
    events();
    nested();
  }
}
