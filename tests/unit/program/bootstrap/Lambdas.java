import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lambda expressions and method references of every kind. */
public class Lambdas {
  interface Shape<T> {
    Object apply(T t);
  }

  /** Needs a bridge: apply(Object) and apply(String) are one method. */
  interface TextShape extends Shape<String> {
    String apply(String s);
  }

  interface Marker {}

  interface Wide {
    double apply(byte b, short s, char c, int i, long j, float f, double d, boolean z, Object o);
  }

  interface Variadic {
    String join(String a, String b, String c);
  }

  interface Greeter {
    String name();

    private String secret(String s) {
      return name() + " knows " + s;
    }

    default UnaryOperator<String> teller() {
      return this::secret;
    }

    default Supplier<String> lambda() {
      return () -> secret("lambda");
    }

    static String shout(String s) {
      return s + "!";
    }

    default String hello() {
      return "hello " + name();
    }
  }

  interface SerializableFunction<A, B> extends Function<A, B>, Serializable {}

  static class Base {
    String who() {
      return "base";
    }

    protected String echo(Object o) {
      return "base " + o;
    }
  }

  static class Derived extends Base implements Greeter {
    final int field;

    Derived(int field) {
      this.field = field;
    }

    Derived() {
      this(-1);
    }

    public String name() {
      return "derived" + field;
    }

    String who() {
      return "derived";
    }

    private int hidden(int x) {
      return x + field;
    }

    private static int hiddenStatic(int x) {
      return 2 * x;
    }

    void run() {
      Supplier<String> own = this::who;
      Supplier<String> parent = super::who;
      Supplier<String> inherited = Greeter.super::hello;
      Function<Object, String> echo = this::echo;
      Function<Object, String> parentEcho = super::echo;
      IntUnaryOperator bound = this::hidden;
      IntUnaryOperator closed = Derived::hiddenStatic;
      IntUnaryOperator captured = x -> x * field + hidden(1);
      BiFunction<Derived, Integer, Integer> unbound = Derived::hidden;
      say(own.get(), parent.get(), inherited.get(), echo.apply(1), parentEcho.apply(null));
      say(bound.applyAsInt(1), closed.applyAsInt(2), captured.applyAsInt(3),
          unbound.apply(this, 4));
    }

    class Inner {
      final int sum;

      Inner(int x) {
        sum = x + field;
      }
    }

    Function<Integer, Inner> inner() {
      return Inner::new;
    }
  }

  static void say(Object... values) {
    System.out.println(Arrays.deepToString(values));
  }

  static String joined(String... parts) {
    return String.join("+", parts);
  }

  static long widen(int i, float f) {
    return i + (long) f;
  }

  static int ofInt(int i) {
    return i + 1;
  }

  static long ofLong(long i) {
    return i + 1;
  }

  static double ofDouble(double d) {
    return d / 2;
  }

  static Object ofObject(Object o) {
    return "<" + o + ">";
  }

  static <T> T same(T t) {
    return t;
  }

  static int count;

  static long counting() {
    return ++count;
  }

  static double countingBy(int by) {
    return count += by;
  }

  static <T extends Comparable<T>> T larger(T a, T b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  static void references() {
    Function<String, Integer> parse = Integer::parseInt;
    Function<String, Integer> length = String::length;
    Supplier<Integer> bound = "bound"::length;
    Function<String, StringBuilder> make = StringBuilder::new;
    Supplier<List<String>> makeList = ArrayList::new;
    IntFunction<int[]> array = int[]::new;
    Function<Integer, String[][]> arrays = String[][]::new;
    UnaryOperator<int[]> clone = int[]::clone;
    Variadic variadic = Lambdas::joined;
    Function<CharSequence, String> ofInterface = CharSequence::toString;
    ToIntFunction<List<?>> size = List::size;
    UnaryOperator<String> shout = Greeter::shout;
    Comparator<String> order = String::compareTo;
    Function<Object, Class<?>> type = Object::getClass;
    BinaryOperator<String> generic = Lambdas::larger;
    say(parse.apply("12"), length.apply("abc"), bound.get(), make.apply("sb"), makeList.get());
    say(array.apply(2), arrays.apply(3).length, clone.apply(new int[] {1, 2}));
    say(variadic.join("a", "b", "c"), ofInterface.apply("cs"), size.applyAsInt(List.of(1, 2)));
    say(shout.apply("hey"), order.compare("a", "b"), type.apply("s"), generic.apply("p", "q"));
    Function<Integer, Derived> constructor = Derived::new;
    Supplier<Derived> other = Derived::new;
    say(constructor.apply(3).field, other.get().field, new Derived(4).inner().apply(5).sum);
  }

  static void adaptations() {
    IntToLongFunction widenResult = Lambdas::ofInt;
    IntToDoubleFunction widenBoth = Lambdas::ofLong;
    ToIntFunction<Integer> unbox = Lambdas::ofInt;
    ToLongFunction<Integer> unboxWiden = Lambdas::ofLong;
    ToDoubleFunction<Character> charToDouble = Lambdas::ofDouble;
    ToLongFunction<Byte> byteToLong = Lambdas::ofInt;
    IntFunction<Integer> boxResult = Lambdas::ofInt;
    IntFunction<Object> boxToObject = Lambdas::ofInt;
    IntFunction<Number> boxToNumber = Lambdas::ofLong;
    IntFunction<Object> boxArgument = Lambdas::ofObject;
    LongFunction<Comparable<?>> boxLong = Lambdas::same;
    Function<Short, Long> shortToLong = Lambdas::ofLong;
    ToIntFunction<Integer> sameInteger = Lambdas::same;
    ToLongFunction<Integer> sameLong = Lambdas::same;
    BooleanSupplier truth = Boolean.TRUE::booleanValue;
    Predicate<Boolean> identity = Lambdas::same;
    Function<Boolean, Object> not = x -> !x;
    BiFunction<Integer, Float, Long> two = Lambdas::widen;
    say(widenResult.applyAsLong(1), widenBoth.applyAsDouble(2), unbox.applyAsInt(3));
    say(unboxWiden.applyAsLong(4), charToDouble.applyAsDouble('a'), byteToLong.applyAsLong((byte) -1));
    say(boxResult.apply(5), boxToObject.apply(6), boxToNumber.apply(7), boxArgument.apply(8));
    say(boxLong.apply(1L << 40), shortToLong.apply((short) 9), sameInteger.applyAsInt(10));
    say(sameLong.applyAsLong(11), truth.getAsBoolean(), identity.test(false), not.apply(true));
    say(two.apply(1, 2.5f));
    Runnable dropLong = Lambdas::counting;
    IntConsumer dropDouble = Lambdas::countingBy;
    Consumer<String> dropObject = Lambdas::ofObject;
    Callable<?> keep = Lambdas::counting;
    dropLong.run();
    dropDouble.accept(5);
    dropObject.accept("x");
    try {
      say(keep.call(), count);
    } catch (Exception e) {
      say(e);
    }
  }

  static void captures(byte b, short s, char c, int i, long j, float f, double d, boolean z,
      Object o, int[] a) {
    Supplier<String> all = () -> "" + b + s + c + i + j + f + d + z + o + a.length;
    Wide wide = (b2, s2, c2, i2, j2, f2, d2, z2, o2) -> b * b2 + s * s2 + c * c2 + i * i2 + j * j2
        + f * f2 + d * d2 + (z ^ z2 ? 1 : 0) + (o == o2 ? 1 : 0);
    LongSupplier wides = () -> j + (long) d;
    say(all.get(), wides.getAsLong());
    say(wide.apply((byte) 1, (short) 2, 'c', 3, 4L, 5f, 6.0, true, o));
    Function<Integer, Function<Integer, IntSupplier>> curried = x -> y -> () -> x * y + i;
    say(curried.apply(6).apply(7).getAsInt());
    class Local {
      int value() {
        return i + 100;
      }
    }
    Supplier<Local> local = Local::new;
    say(local.get().value());
  }

  static Runnable single() {
    return () -> {};
  }

  static Supplier<Object> capturing(Object o) {
    return () -> o;
  }

  static void identity() {
    Runnable run = single();
    say(run == single(), run.equals(run), run.hashCode() == run.hashCode());
    say(capturing(1) == capturing(1), run.getClass() == single().getClass());
    say(run.getClass().getInterfaces(), run.getClass().isSynthetic());
    say(run.getClass().getName().startsWith("Lambdas$$Lambda"), run.getClass().getSuperclass());
    say(run.getClass().getNestHost());
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void failures() {
    Function raw = (Function<String, Integer>) String::length;
    Supplier<Object>[] tries = new Supplier[] {
      () -> raw.apply(5),
      () -> raw.apply(null),
      () -> ((ToIntFunction<Integer>) Lambdas::ofInt).applyAsInt(null),
      () -> ((ToIntFunction) (ToIntFunction<Integer>) Lambdas::same).applyAsInt("text"),
      () -> ((TextShape) s -> s).apply((String) null),
      () -> ((Shape) (TextShape) s -> s).apply(7),
      () -> {
        String none = null;
        Supplier<Integer> bound = none::length;
        return bound.get();
      },
      () -> {
        throw new IllegalArgumentException("own");
      },
    };
    for (Supplier<Object> attempt : tries) {
      try {
        say("no failure", attempt.get());
      } catch (RuntimeException e) {
        say(e.getClass().getName());
      }
    }
  }

  static void bridgesAndMarkers() throws Exception {
    TextShape shape = s -> s + s;
    Shape<String> general = shape;
    say(shape.apply("a"), general.apply("b"));
    Runnable marked = (Runnable & Marker & Serializable) () -> say("marked");
    marked.run();
    say(marked instanceof Marker, marked instanceof Serializable, shape instanceof Serializable);
    int captured = 5;
    long wide = 1L << 33;
    SerializableFunction<Integer, Long> function = x -> x + captured + wide;
    Supplier<Integer> reference = (Supplier<Integer> & Serializable) "serial"::length;
    say(copied(function).apply(1), copied(reference).get());
  }

  @SuppressWarnings("unchecked")
  static <T> T copied(T object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  enum Operation implements IntBinaryOperator {
    PLUS((a, b) -> a + b),
    TIMES((a, b) -> a * b),
    MAX(Math::max);

    final IntBinaryOperator operator;

    Operation(IntBinaryOperator operator) {
      this.operator = operator;
    }

    public int applyAsInt(int a, int b) {
      return operator.applyAsInt(a, b);
    }
  }

  static Function<Integer, Integer> factorial;

  static void streams() {
    say(IntStream.range(0, 20).filter(x -> x % 3 == 0).mapToObj(Integer::toString)
        .collect(Collectors.joining(",")));
    Map<Integer, List<String>> groups = Stream.of("a", "bb", "cc", "ddd")
        .collect(Collectors.groupingBy(String::length, HashMap::new, Collectors.toList()));
    say(groups, Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).toList());
    say(Stream.of("x", "yy").mapToInt(String::length).sum(), Stream.of(1, 2).reduce(0, Integer::sum));
    factorial = n -> n == 0 ? 1 : n * factorial.apply(n - 1);
    say(factorial.apply(10));
    for (Operation operation : Operation.values()) say(operation, operation.applyAsInt(3, 4));
    Map<String, Integer> counts = new HashMap<>();
    for (String word : "a b a c a".split(" ")) counts.merge(word, 1, Integer::sum);
    say(counts, counts.computeIfAbsent("z", k -> k.length() * 7));
  }

  public static void main(String[] args) throws Exception {
    references();
    adaptations();
    captures((byte) 1, (short) 2, 'c', 4, 1L << 40, 1.5f, 2.5, true, "o", new int[3]);
    identity();
    failures();
    bridgesAndMarkers();
    streams();
    Derived derived = new Derived(10);
    derived.run();
    say(derived.teller().apply("it"), derived.lambda().get());
    say(new TopRecord("top", new TopRecord(null, null)));
  }
}
