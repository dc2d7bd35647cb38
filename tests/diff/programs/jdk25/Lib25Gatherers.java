// Stream gatherers: windows, fold, scan, own stateful and short-circuiting gatherers, composition.
// JDK: 25
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Lib25Gatherers {
  static <T, K> Gatherer<T, Set<K>, T> distinctBy(Function<T, K> key) {
    return Gatherer.ofSequential(HashSet::new, (seen, element, downstream) -> !seen.add(key.apply(element)) || downstream.push(element));
  }

  static <T> Gatherer<T, ?, T> takeUntil(java.util.function.Predicate<T> last) {
    return Gatherer.<T, T>ofSequential((unused, element, downstream) -> downstream.push(element) && !last.test(element));
  }

  static Gatherer<Integer, List<Integer>, List<Integer>> runs() {
    return Gatherer.ofSequential(ArrayList::new, (run, element, downstream) -> {
      boolean more = true;
      if (!run.isEmpty() && run.getLast() > element) {
        more = downstream.push(List.copyOf(run));
        run.clear();
      }
      run.add(element);
      return more;
    }, (run, downstream) -> {
      if (!run.isEmpty()) {
        downstream.push(List.copyOf(run));
      }
    });
  }

  public static void main(String[] args) {
    List<Integer> numbers = IntStream.range(0, 11).boxed().toList();
    System.out.println(numbers.stream().gather(Gatherers.windowFixed(3)).toList() + " " + numbers.stream().gather(Gatherers.windowSliding(9)).toList());
    System.out.println(numbers.stream().gather(Gatherers.fold(() -> 0, Integer::sum)).toList() + " " + numbers.stream().gather(Gatherers.scan(() -> "", (s, n) -> s + n)).toList());
    System.out.println(Stream.of("pear", "fig", "plum", "kiwi", "banana", "ok").gather(distinctBy(String::length)).toList());
    List<Integer> touched = new ArrayList<>();
    System.out.println(Stream.iterate(1, x -> x + 1).peek(touched::add).gather(takeUntil(x -> x * x > 50)).map(x -> x * 10).toList() + " " + touched);
    System.out.println(Stream.of(1, 5, 7, 2, 3, 3, 9, 0, 4).gather(runs()).toList() + " " + Stream.<Integer>empty().gather(runs()).toList());
    System.out.println(numbers.stream().gather(runs().andThen(Gatherers.fold(() -> 0, (n, list) -> n + list.size()))).toList());
    System.out.println(numbers.stream().filter(x -> x % 2 == 1).gather(Gatherers.windowFixed(2)).map(w -> w.stream().mapToInt(x -> x).sum()).limit(2).collect(Collectors.toList()));
    try {
      Gatherers.windowFixed(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
