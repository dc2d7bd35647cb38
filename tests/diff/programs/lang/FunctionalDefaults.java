// Functional interfaces with default and static methods, generic composition, bridges in lambdas, intersections.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

public class FunctionalDefaults {
    @FunctionalInterface
    interface Parser<T> {
        Optional<Result<T>> parse(String in);

        record Result<T>(T value, String rest) {}

        default <R> Parser<R> map(Function<? super T, ? extends R> f) {
            return in -> parse(in).map(r -> new Result<>(f.apply(r.value), r.rest));
        }

        default <R> Parser<R> then(Function<? super T, Parser<R>> f) {
            return in -> parse(in).flatMap(r -> f.apply(r.value).parse(r.rest));
        }

        default Parser<T> or(Parser<T> other) {
            return in -> {
                Optional<Result<T>> r = parse(in);
                return r.isPresent() ? r : other.parse(in);
            };
        }

        default Parser<List<T>> many() {
            return in -> {
                List<T> out = new ArrayList<>();
                String rest = in;
                for (Optional<Result<T>> r = parse(rest); r.isPresent(); r = parse(rest)) {
                    out.add(r.get().value);
                    rest = r.get().rest;
                }
                return Optional.of(new Result<>(out, rest));
            };
        }

        static Parser<Character> of(char c) {
            return in -> !in.isEmpty() && in.charAt(0) == c ? Optional.of(new Result<>(c, in.substring(1))) : Optional.empty();
        }

        static Parser<Integer> digit() {
            return in -> in.isEmpty() || !Character.isDigit(in.charAt(0)) ? Optional.empty() : Optional.of(new Result<>(in.charAt(0) - '0', in.substring(1)));
        }

        static Parser<Integer> number() {
            return digit().then(d -> digit().many().map(ds -> {
                int n = d;
                for (int x : ds) n = n * 10 + x;
                return n;
            }));
        }

        static <T> Parser<T> lazy(Supplier<Parser<T>> s) { return in -> s.get().parse(in); }
    }

    static Parser<Integer> factor() {
        return Parser.number().or(Parser.of('(').then(o -> Parser.lazy(FunctionalDefaults::expr).then(v -> Parser.of(')').map(c -> v))));
    }

    static Parser<Integer> term() {
        return factor().then(f -> Parser.of('*').then(s -> factor()).many().map(fs -> {
            int p = f;
            for (int x : fs) p *= x;
            return p;
        }));
    }

    static Parser<Integer> expr() {
        return term().then(t -> Parser.of('+').then(s -> term()).many().map(ts -> {
            int p = t;
            for (int x : ts) p += x;
            return p;
        }));
    }

    interface Greeter { String greet(String s); default Greeter loud() { return s -> greet(s).toUpperCase(); } default Greeter twice() { return s -> greet(greet(s)); } }
    interface StringOp extends Function<String, String> { @Override default <V> Function<V, String> compose(Function<? super V, ? extends String> f) { return v -> "[" + apply(f.apply(v)) + "]"; } }
    interface Marker {}
    interface Tagged { default String tag() { return "tagged"; } }

    static <F extends Supplier<String> & Tagged> String use(F f) { return f.get() + f.tag(); }
    static <T extends Object & Comparable<? super T>> T top(List<? extends T> l) {
        T best = l.get(0);
        for (T t : l) if (t.compareTo(best) > 0) best = t;
        return best;
    }

    @FunctionalInterface interface Generic<T extends Number> { double apply(T t); }
    interface Narrow extends Generic<Integer> { double apply(Integer i); }

    public static void main(String[] args) {
        for (String in : new String[] {"1", "12+3", "2*3+4*5", "(1+2)*(3+4)", "((7))", "2*(3+4)*5+6", "x", "", "1+", "12ab"}) {
            System.out.println(in + " -> " + expr().parse(in).map(r -> r.value() + " rest '" + r.rest() + "'").orElse("nothing"));
        }
        Greeter g = s -> "hi " + s;
        System.out.println(g.loud().greet("bob") + " / " + g.twice().loud().twice().greet("x"));
        StringOp op = s -> s + "!";
        System.out.println(op.compose(Object::toString).apply(5) + op.andThen(String::length).apply("abc") + op.<Integer>compose(i -> "n" + i).andThen(s -> s + s).apply(3));
        Object o = (Supplier<String> & Tagged & Marker & Serializable) () -> "multi ";
        System.out.println(((Supplier<?>) o).get() + ((Tagged) o).tag() + (o instanceof Marker) + (o instanceof Serializable));
        System.out.println(use((Supplier<String> & Tagged) () -> "inferred "));
        System.out.println(top(List.of(3, 9, 4)) + top(List.of("b", "c", "a")));
        Narrow n = i -> i / 4.0;
        Generic<Integer> gen = n;
        System.out.println(n.apply(7) + gen.apply(9));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"}) double d = ((Generic) n).apply(2.5);
            System.out.println(d);
        } catch (ClassCastException e) {
            System.out.println("bridge checks the argument");
        }
        Comparable<String> self = "m"::compareTo;
        System.out.println(self.compareTo("n") + self.compareTo("l"));
        Iterable<Integer> three = () -> new java.util.Iterator<>() {
            int at;
            public boolean hasNext() { return at < 3; }
            public Integer next() { return at++; }
        };
        int sum = 0;
        for (int x : three) for (int y : three) sum = sum * 3 + x * y;
        System.out.println(sum);
    }
}
