// Optional and its primitive cousins: creation, chaining, fallbacks, errors.
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class LibOptional {
  static Optional<Integer> parse(String s) {
    try {
      return Optional.of(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
    }
  }

  public static void main(String[] args) {
    Optional<String> full = Optional.of("value");
    Optional<String> none = Optional.empty();
    System.out.println(full + " " + none + " " + full.isPresent() + none.isEmpty() + " " + full.get() + " " + Optional.ofNullable(null) + " " + full.equals(Optional.of("value")) + " " + full.hashCode() + " " + none.hashCode());
    System.out.println(full.map(String::length) + " " + none.map(String::length) + " " + full.map(s -> null) + " " + full.filter(s -> s.startsWith("v")) + " " + full.filter(String::isEmpty) + " " + full.flatMap(s -> parse(s)) + " " + full.flatMap(s -> Optional.of(s + s)));
    int[] made = {0};
    System.out.println(full.orElse("x") + " " + none.orElse("x") + " " + full.orElseGet(() -> "n" + made[0]++) + " " + none.orElseGet(() -> "n" + made[0]++) + " " + made[0] + " " + none.or(() -> Optional.of("or")) + " " + full.or(() -> none));
    full.ifPresent(s -> System.out.println("present " + s));
    none.ifPresent(s -> System.out.println("never"));
    none.ifPresentOrElse(s -> System.out.println("never"), () -> System.out.println("absent"));
    fails("get", none::get);
    fails("orElseThrow", none::orElseThrow);
    fails("orElseThrow own", () -> none.orElseThrow(() -> new IllegalStateException("own")));
    fails("of null", () -> Optional.of(null));
    fails("map null", () -> full.map(null));
    fails("flatMap null", () -> full.flatMap(s -> null));
    System.out.println(Stream.of("1", "x", "3", "", "-7").map(LibOptional::parse).flatMap(Optional::stream).collect(Collectors.toList()));
    System.out.println(Stream.of("4", "q").map(LibOptional::parse).map(o -> o.map(x -> x * x).map(String::valueOf).orElse("?")).collect(Collectors.joining(",")));
    OptionalInt i = OptionalInt.of(5);
    OptionalLong l = OptionalLong.empty();
    OptionalDouble d = OptionalDouble.of(2.5);
    System.out.println(i + " " + l + " " + d + " " + i.getAsInt() + " " + l.orElse(9L) + " " + d.orElseThrow() + " " + i.equals(OptionalInt.of(5)) + " " + d.hashCode() + " " + l.isPresent() + " " + i.stream().sum());
    i.ifPresentOrElse(x -> System.out.println("int " + x), () -> System.out.println("no int"));
    try {
      l.getAsLong();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
  }
}
