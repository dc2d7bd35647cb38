// Inference in generic record patterns, wildcard captures, pairs of sealed options, zippers, folds.
// JDK: 21
import java.util.function.BiFunction;
import java.util.function.Function;

public class GenericRecordPatterns {
    sealed interface Option<T> { static <T> Option<T> of(T t) { return t == null ? new None<>() : new Some<>(t); } }
    record Some<T>(T value) implements Option<T> {}
    record None<T>() implements Option<T> {}
    record Pair<A, B>(A a, B b) {}
    sealed interface Lst<T> { @SafeVarargs static <T> Lst<T> of(T... ts) { Lst<T> l = new Nil<>(); for (int i = ts.length - 1; i >= 0; i--) l = new Cons<>(ts[i], l); return l; } }
    record Cons<T>(T head, Lst<T> tail) implements Lst<T> {}
    record Nil<T>() implements Lst<T> {}

    static <T, R> Option<R> map(Option<T> o, Function<? super T, ? extends R> f) {
        return switch (o) {
            case Some(var v) -> Option.of(f.apply(v));
            case None() -> new None<>();
        };
    }

    static <A, B, C> Option<C> both(Option<A> x, Option<B> y, BiFunction<A, B, C> f) {
        return switch (new Pair<>(x, y)) {
            case Pair<Option<A>, Option<B>>(Some<A>(var a), Some<B>(var b)) -> new Some<>(f.apply(a, b));
            case Pair<Option<A>, Option<B>>(None<A> n, var z) -> new None<>();
            case Pair<Option<A>, Option<B>>(var z, None<B> n) -> new None<>();
        };
    }

    static <T, R> R fold(Lst<T> l, R zero, BiFunction<R, T, R> f) {
        while (l instanceof Cons<T>(var h, var t)) {
            zero = f.apply(zero, h);
            l = t;
        }
        return zero;
    }

    static <T extends Comparable<T>> Lst<T> insert(T x, Lst<T> l) {
        return switch (l) {
            case Nil<T>() -> new Cons<>(x, l);
            case Cons<T>(var h, var t) when h.compareTo(x) < 0 -> new Cons<>(h, insert(x, t));
            case Cons<T> c -> new Cons<>(x, c);
        };
    }

    static <T extends Comparable<T>> Lst<T> sort(Lst<T> l) { return fold(l, (Lst<T>) new Nil<T>(), (acc, x) -> insert(x, acc)); }

    static <A, B> Lst<Pair<A, B>> zip(Lst<A> x, Lst<B> y) {
        if (x instanceof Cons(var a, var as) && y instanceof Cons(var b, var bs)) return new Cons<>(new Pair<>(a, b), zip(as, bs));
        return new Nil<>();
    }

    static String show(Lst<?> l) {
        return switch (l) {
            case Nil() -> "";
            case Cons(var h, Nil()) -> String.valueOf(h);
            case Cons(Pair<?, ?>(var a, var b), var t) -> a + ":" + b + " " + show(t);
            case Cons(var h, var t) -> h + " " + show(t);
        };
    }

    static String two(Lst<Integer> l) {
        return switch (l) {
            case Cons<Integer>(Integer a, Cons<Integer>(Integer b, Cons<Integer>(Integer c, var rest))) when a < b && b < c -> "rising " + a + b + c;
            case Cons<Integer>(Integer a, Cons<Integer>(Integer b, var rest)) when a.equals(b) -> "twins " + a;
            case Cons<Integer>(var a, Cons<Integer>(var b, Nil<Integer>())) -> "exactly two " + (a + b);
            case Cons<Integer> c -> "some " + c.head();
            case Nil<Integer> n -> "none";
        };
    }

    public static void main(String[] args) {
        System.out.println(map(Option.of(5), x -> x * 2.5) + " " + map(new None<Integer>(), x -> x) + " " + map(Option.of("x"), x -> null));
        System.out.println(both(Option.of(3), Option.of("ab"), (a, b) -> a + b) + " " + both(Option.of(3), new None<String>(), (a, b) -> a + b) + " " + both(new None<>(), Option.of(1), (a, b) -> b));
        Lst<Integer> l = Lst.of(5, 3, 9, 1, 7);
        System.out.println(show(sort(l)) + " | " + fold(l, 0, Integer::sum) + " | " + fold(Lst.of("a", "b"), "", String::concat));
        System.out.println(show(zip(l, Lst.of('a', 'b', 'c'))) + " | " + show(new Nil<>()) + " | " + show(sort(Lst.of("pear", "fig", "apple"))));
        for (Lst<Integer> t : Lst.of(Lst.of(1, 2, 3), Lst.of(4, 4, 9), Lst.of(3, 4), Lst.of(9, 1, 2), Lst.<Integer>of()) instanceof Cons<Lst<Integer>> c ? new Iterable<Lst<Integer>>() {
            public java.util.Iterator<Lst<Integer>> iterator() {
                return new java.util.Iterator<>() {
                    Lst<Lst<Integer>> at = c;
                    public boolean hasNext() { return at instanceof Cons; }
                    public Lst<Integer> next() { if (at instanceof Cons<Lst<Integer>>(var h, var rest)) { at = rest; return h; } throw new java.util.NoSuchElementException(); }
                };
            }
        } : null) System.out.println(two(t));
        Lst<Integer> big = new Nil<>();
        int x = 7;
        for (int i = 0; i < 60; i++) big = new Cons<>((x = x * 75 % 65537) % 100, big);
        System.out.println(show(sort(big)) + " " + sort(big).hashCode() + " " + sort(big).equals(sort(sort(big))));
        if (new Pair<Integer, String>(1, null) instanceof Pair<Integer, String>(Integer a, String b)) System.out.println("a total pattern matches null " + a + b);
        if (new Pair<Integer, String>(1, null) instanceof Pair<Integer, String>(var a, var b)) System.out.println("null matches var " + a + b);
    }
}
