// Pattern switches on generic and intersection-typed selectors, erased lists, arrays, nested switches, lambdas.
// JDK: 21
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class GenericSelectors {
    interface Animal { String name(); }
    record Cat(String name, int lives) implements Animal, Comparable<Cat> { public int compareTo(Cat o) { return lives - o.lives; } }
    record Dog(String name) implements Animal {}

    static <T extends Animal & Comparable<T>> String both(T t) {
        return switch (t) {
            case Cat(var n, var l) when l > 5 -> n + " has many";
            case Cat c -> c.name() + " has " + c.lives();
            default -> "comparable animal " + t.name();
        };
    }

    static <T> String any(T t) {
        return switch (t) {
            case Dog d -> "dog";
            case Animal a -> "animal " + a.name();
            case Supplier<?> s when s.get() instanceof String str -> "supplies " + str;
            case Supplier<?> s -> any(s.get());
            case Function<?, ?> f -> "function";
            case Object[][] grid -> "grid " + grid.length;
            case Object[] a when a.length > 0 && a[0] instanceof Animal x -> "animals from " + x.name();
            case Animal[] a -> "no animals";
            case String[] a -> "strings " + String.join("+", a);
            case Object[] a -> "array";
            case long[] a -> "longs " + a.length;
            case List<?> l when !l.isEmpty() -> switch (l.get(0)) {
                case String s when l.size() > 1 -> "strings " + s + "..";
                case String s -> "string " + s;
                case Integer i -> "ints " + i;
                case List<?> inner -> "nested " + any(inner);
                case null -> "null first";
                default -> "things";
            };
            case Serializable s -> "serializable " + s.getClass().getSimpleName();
            case null -> "nothing";
            default -> "unknown";
        };
    }

    static final Function<Object, Object> DOUBLE = o -> switch (o) {
        case Integer i -> i * 2;
        case Long l -> l * 2;
        case Double d -> d * 2;
        case Character c -> "" + c + c;
        case String s -> s + s;
        case null, default -> o;
    };

    static class Visitor {
        int count;
        final List<String> seen = new ArrayList<>();
        Visitor visit(Object o) {
            switch (o) {
                case Object[] a -> { for (Object x : a) visit(x); }
                case List<?> l -> l.forEach(this::visit);
                case Animal a -> { seen.add(a.name()); count += 10; }
                case Runnable r -> r.run();
                case Object x -> count++;
            }
            return this;
        }
    }

    public static void main(String[] args) {
        System.out.println(both(new Cat("tom", 9)) + "; " + both(new Cat("kit", 2)));
        List<Object> withNull = new ArrayList<>();
        withNull.add(null);
        Object[] all = {new Dog("rex"), new Cat("c", 1), (Supplier<String>) () -> "s", (Supplier<Object>) () -> new Dog("in"), (Supplier<Object>) () -> (Supplier<Object>) () -> 7, (Function<Object, Object>) x -> x,
            new Object[2][3], new int[4][1], new Animal[] {new Dog("first")}, new Cat[0], new String[] {"a", "b"}, new Integer[0], new long[5], new int[2], List.of("x"), List.of("x", "y"), List.of(3), List.of(List.of(1)), List.of(2.5), withNull, List.of(), "text", 5, null, new Object()};
        for (Object o : all) System.out.println(any(o));
        for (Object o : new Object[] {4, 5L, 1.25, 'c', "ab", null, (byte) 3}) System.out.print(DOUBLE.andThen(DOUBLE).apply(o) + " ");
        System.out.println();
        int[] ran = {0};
        Visitor v = new Visitor().visit(new Object[] {new Dog("a"), List.of(new Cat("b", 1), 5, List.of("x", new Dog("c"))), (Runnable) () -> ran[0]++, new Object[0], 'q'});
        System.out.println(v.seen + " " + v.count + " " + ran[0]);
        new Visitor().visit(null);
    }
}
