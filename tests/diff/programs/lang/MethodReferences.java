// Method references of all kinds: static, bound, unbound, constructors, arrays, super, varargs, null receivers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class MethodReferences {
    final String name;
    static int created;

    MethodReferences() { this("default"); }
    MethodReferences(String n) { name = n; created++; }
    MethodReferences(String a, int b) { this(a + b); }

    String hello(String who) { return name + " greets " + who; }
    static String twice(Object o) { return "" + o + o; }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    private int secret() { return name.length(); }
    Supplier<Integer> own() { return this::secret; }
    @Override public String toString() { return "MR:" + name; }

    static class Sub extends MethodReferences {
        Sub() { super("sub"); }
        @Override String hello(String who) { return "SUB " + who; }
        Function<String, String> parents() { return super::hello; }
        Function<String, String> mine() { return this::hello; }
    }

    class Inner { final int n; Inner(int n) { this.n = n + name.length(); } }

    Inner make(int k) {
        IntFunction<Inner> f = Inner::new;
        return f.apply(k);
    }

    static <T extends Comparable<T>> T best(List<T> l, BinaryOperator<T> pick) {
        T r = l.get(0);
        for (T t : l) r = pick.apply(r, t);
        return r;
    }

    static StringBuilder order = new StringBuilder();
    static MethodReferences receiver(String n) { order.append("made ").append(n).append(' '); return new MethodReferences(n); }

    public static void main(String[] args) {
        Function<Object, String> st = MethodReferences::twice;
        MethodReferences m = new MethodReferences("bob");
        Function<String, String> bound = m::hello;
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::hello;
        Supplier<MethodReferences> c0 = MethodReferences::new;
        Function<String, MethodReferences> c1 = MethodReferences::new;
        BiFunction<String, Integer, MethodReferences> c2 = MethodReferences::new;
        System.out.println(st.apply(4) + bound.apply("x") + unbound.apply(new Sub(), "y") + c0.get() + c1.apply("one") + c2.apply("two", 2) + created);
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.apply(4).length + " " + arr2.apply(2).length + " " + arr2.apply(1)[0]);
        try {
            arr.apply(-2);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        System.out.println(m.own().get() + " " + new Sub().parents().apply("p") + " " + new Sub().mine().apply("q") + " " + m.make(10).n);
        ToIntFunction<String> len = String::length;
        Comparator<String> ci = String::compareToIgnoreCase;
        IntBinaryOperator max = Math::max;
        BinaryOperator<Integer> boxedMax = Math::max;
        LongSupplier widening = m.own()::get;
        IntSupplier unboxing = Integer.valueOf(77)::intValue;
        System.out.println(len.applyAsInt("four") + " " + ci.compare("a", "B") + " " + max.applyAsInt(3, 9) + boxedMax.apply(8, 2) + widening.getAsLong() + unboxing.getAsInt());
        Supplier<Integer> v0 = MethodReferences::sum;
        Function<Integer, Integer> v1 = MethodReferences::sum;
        BinaryOperator<Integer> v2 = MethodReferences::sum;
        Function<int[], Integer> v3 = MethodReferences::sum;
        System.out.println(v0.get() + v1.apply(5) + v2.apply(6, 7) + v3.apply(new int[] {1, 1}));
        List<String> words = new ArrayList<>(Arrays.asList("pear", "Apple", "fig"));
        words.sort(String::compareTo);
        System.out.println(words + best(words, (a, b) -> a.length() >= b.length() ? a : b) + best(Arrays.asList(3, 8, 2), Integer::max));
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(words);
        Map<Character, List<String>> groups = new HashMap<>();
        for (String w : words) groups.computeIfAbsent(w.charAt(0), k -> new ArrayList<>()).add(w);
        List<String> sink = new ArrayList<>();
        groups.values().forEach(sink::addAll);
        System.out.println(sink.size());
        Consumer<String> ignoring = sink::add;
        ignoring.accept("ignored result");
        System.out.println(sink.size());
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.andThen(Integer::toBinaryString).apply("10") + parse.compose(Object::toString).apply(new StringBuilder("7")));

        Supplier<String> late = receiver("r")::toString;
        order.append("bound ");
        System.out.println(late.get() + late.get() + " " + order);
        MethodReferences none = null;
        try {
            Function<String, String> f = none::hello;
            System.out.println("created without a receiver");
        } catch (NullPointerException e) {
            System.out.println("null receiver at creation");
        }
        Function<MethodReferences, String> lazy = MethodReferences::toString;
        try {
            lazy.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null receiver at call");
        }
        Function<String, String> lambda = s -> none.hello(s);
        try {
            lambda.apply("z");
        } catch (NullPointerException e) {
            System.out.println("lambda fails at call: " + e.getMessage());
        }
        MethodReferences[] holder = {m};
        Function<String, String> kept = holder[0]::hello;
        Function<String, String> fresh = s -> holder[0].hello(s);
        holder[0] = new Sub();
        System.out.println(kept.apply("k") + " " + fresh.apply("f"));
        Function<Object[], List<Object>> asList = Arrays::asList;
        Function<Object, List<Object>> single = Arrays::asList;
        System.out.println(asList.apply(new Object[] {1, 2}).size() + " " + single.apply(1).size());
        Supplier<Supplier<MethodReferences>> nested = () -> MethodReferences::new;
        System.out.println(nested.get().get() + " " + created);
        Runnable discard = MethodReferences::new;
        discard.run();
        System.out.println(created);
        Function<int[], int[]> cloner = int[]::clone;
        int[] src = {1, 2};
        System.out.println(cloner.apply(src) != src);
        Function<List<String>, Integer> size = List::size;
        Function<ArrayList<String>, Object> clone = ArrayList::clone;
        System.out.println(size.apply(words) + clone.apply(new ArrayList<>(words)).toString());
        @SuppressWarnings({"unchecked", "rawtypes"}) Object wrong = ((Function) len1()).apply(3);
    }

    static Function<String, Integer> len1() { return String::length; }
}
