// java.util.function: composition, predicates, operators, suppliers, currying, memoising, method references of all kinds.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.UnaryOperator;

public class LibFunctional {
  final int base;

  LibFunctional(int base) {
    this.base = base;
  }

  int plus(int x) {
    return base + x;
  }

  static int twice(int x) {
    return 2 * x;
  }

  static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
    return a -> b -> f.apply(a, b);
  }

  static <A, B> Function<A, B> memo(Function<A, B> f, int[] calls) {
    Map<A, B> cache = new HashMap<>();
    return a -> cache.computeIfAbsent(a, k -> {
      calls[0]++;
      return f.apply(k);
    });
  }

  static void functions() {
    Function<Integer, Integer> inc = x -> x + 1;
    Function<Integer, Integer> dbl = x -> x * 2;
    System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9) + " " + inc.andThen(dbl).andThen(String::valueOf).andThen(String::length).apply(499));
    BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
    System.out.println(mul.andThen(inc).apply(6, 7) + " " + curry(mul).apply(6).apply(7) + " " + BinaryOperator.minBy(Integer::compare).apply(4, 3) + " " + UnaryOperator.<String>identity().apply("same"));
    int[] calls = {0};
    Function<Integer, Integer> slow = memo(x -> x * x, calls);
    System.out.println(slow.apply(4) + slow.apply(4) + slow.apply(5) + " calls " + calls[0]);
  }

  static void predicates() {
    Predicate<String> empty = String::isEmpty;
    Predicate<String> longer = s -> s.length() > 3;
    for (String s : new String[] {"", "ab", "abcd"}) {
      System.out.print(empty.negate().test(s) + " " + empty.or(longer).test(s) + " " + empty.negate().and(longer).test(s) + " " + Predicate.not(empty).test(s) + " " + Predicate.isEqual("ab").test(s) + "; ");
    }
    IntPredicate even = x -> x % 2 == 0;
    System.out.println(even.and(x -> x > 10).test(12) + " " + even.negate().or(x -> x == 4).test(4));
  }

  static void primitives() {
    IntUnaryOperator a = x -> x + 3;
    IntBinaryOperator b = Math::max;
    DoubleUnaryOperator d = Math::sqrt;
    DoubleBinaryOperator p = Math::pow;
    ToIntFunction<String> len = String::length;
    ToDoubleFunction<Integer> half = x -> x / 2.0;
    LongFunction<String> hex = Long::toHexString;
    ToLongBiFunction<Integer, Integer> big = (x, y) -> (long) x << y;
    BooleanSupplier yes = () -> true;
    System.out.println(a.andThen(x -> x * x).applyAsInt(1) + " " + a.compose(x -> x * 10).applyAsInt(1) + " " + b.applyAsInt(3, 9) + " " + d.andThen(Math::floor).applyAsDouble(17) + " " + p.applyAsDouble(2, 5) + " "
        + len.applyAsInt("four") + " " + half.applyAsDouble(5) + " " + hex.apply(255) + " " + big.applyAsLong(1, 40) + " " + yes.getAsBoolean());
  }

  static void references() {
    Function<Integer, Integer> stat = LibFunctional::twice;
    Function<Integer, Integer> bound = new LibFunctional(100)::plus;
    BiFunction<LibFunctional, Integer, Integer> unbound = LibFunctional::plus;
    Function<Integer, LibFunctional> ctor = LibFunctional::new;
    IntFunction<int[]> array = int[]::new;
    Supplier<List<String>> list = ArrayList::new;
    System.out.println(stat.apply(4) + " " + bound.apply(5) + " " + unbound.apply(new LibFunctional(1), 2) + " " + ctor.apply(9).base + " " + array.apply(3).length + " " + list.get());
    Supplier<Supplier<String>> nested = () -> () -> "deep";
    Runnable[] actions = new Runnable[3];
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < actions.length; i++) {
      int captured = i;
      actions[i] = () -> log.append(captured).append(';');
    }
    for (Runnable r : actions) {
      r.run();
    }
    System.out.println(nested.get().get() + " " + log);
    String receiver = null;
    try {
      Supplier<Integer> s = receiver::length;
      System.out.println("not reached " + s);
    } catch (NullPointerException e) {
      System.out.println("null receiver is checked at once");
    }
  }

  static void consumers() {
    List<String> out = new ArrayList<>();
    Consumer<String> add = out::add;
    add.andThen(s -> out.add(s + "!")).accept("x");
    BiConsumer<String, Integer> repeat = (s, n) -> out.add(s.repeat(n));
    repeat.andThen((s, n) -> out.add(s + n)).accept("ab", 2);
    ObjIntConsumer<String> indexed = (s, i) -> out.add(i + s);
    indexed.accept("z", 5);
    System.out.println(out + " " + Arrays.asList(out.toArray()).size());
  }

  public static void main(String[] args) {
    functions();
    predicates();
    primitives();
    references();
    consumers();
  }
}
