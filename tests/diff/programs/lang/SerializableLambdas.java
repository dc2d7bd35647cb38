// Lambdas and method references of serialisable interfaces (altMetafactory): marker interfaces, bridges, capture.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class SerializableLambdas {
    interface SFunction<A, B> extends Function<A, B>, Serializable {
        default <C> SFunction<A, C> pipe(SFunction<? super B, ? extends C> next) { return a -> next.apply(apply(a)); }
    }
    interface SComparator<T> extends Comparator<T>, Serializable {}
    interface StringFunction extends SFunction<String, String> { String apply(String s); }
    interface Mark1 {}
    interface Mark2 { default int two() { return 2; } }

    int base = 4;
    SFunction<Integer, Integer> adder(int k) { return x -> x + k + base; }
    Supplier<Integer> member() { return (Supplier<Integer> & Serializable) this::get; }
    int get() { return base++; }

    static String what(Object o) { return (o instanceof Serializable ? "S" : "-") + (o instanceof Mark1 ? "1" : "-") + (o instanceof Mark2 ? "2" : "-") + (o instanceof Function ? "F" : "-"); }

    public static void main(String[] args) {
        SFunction<String, Integer> len = String::length;
        SFunction<String, String> chain = len.pipe(n -> n * n).pipe(n -> "sq" + n);
        System.out.println(chain.apply("abcd") + what(len) + what(chain));
        SerializableLambdas o = new SerializableLambdas();
        System.out.println(o.adder(10).apply(1) + " " + o.adder(20).andThen(x -> x * 2).apply(1));
        Supplier<Integer> m = o.member();
        System.out.println(m.get() + m.get() + " " + what(m));
        SComparator<String> byLen = (a, b) -> a.length() - b.length();
        List<String> words = new ArrayList<>(List.of("ccc", "a", "bb"));
        words.sort(byLen.reversed());
        System.out.println(words);
        StringFunction up = s -> s.toUpperCase();
        SFunction<String, String> viaBridge = up;
        Function<String, String> viaParent = up;
        System.out.println(up.apply("x") + viaBridge.apply("y") + viaParent.apply("z") + up.pipe(String::length).apply("four"));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"}) Object r = ((Function) up).apply(5);
            System.out.println(r);
        } catch (ClassCastException e) {
            System.out.println("bridge casts");
        }
        Runnable multi = (Runnable & Mark1 & Mark2 & Serializable) () -> System.out.println("ran");
        multi.run();
        System.out.println(what(multi) + ((Mark2) multi).two());
        IntSupplier plain = () -> 3;
        IntSupplier marked = (IntSupplier & Mark1) () -> 4;
        System.out.println(what(plain) + what(marked) + plain.getAsInt() + marked.getAsInt());
        long big = 1L << 40;
        double dd = 0.25;
        char c = 'c';
        Function<Integer, String> capture = (Function<Integer, String> & Serializable) i -> i + big + "" + dd + c + o.base;
        System.out.println(capture.apply(1));
        Comparator<String> natural = (Comparator<String> & Serializable) String::compareTo;
        System.out.println(natural.compare("a", "b") + natural.thenComparing(byLen).compare("q", "q"));
        Function<String, StringBuilder> make = (Function<String, StringBuilder> & Serializable) StringBuilder::new;
        System.out.println(make.apply("built").reverse());
    }
}
