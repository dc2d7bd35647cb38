// Lambdas capturing values of every type, this, parameters, in loops, nested and recursive.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.UnaryOperator;

public class LambdaCaptures {
    int field = 1;
    static int sfield = 100;
    static Function<Integer, Integer> factorial = n -> n <= 1 ? 1 : n * LambdaCaptures.factorial.apply(n - 1);
    final IntUnaryOperator fib = n -> n < 2 ? n : this.fib.applyAsInt(n - 1) + this.fib.applyAsInt(n - 2);

    Supplier<String> everything(boolean z, byte b, char c, short s, int i, long l, float f, double d, String str, int[] arr, Object none) {
        return () -> "" + z + b + c + s + i + l + f + d + str + arr[0]++ + none + field++ + sfield++;
    }

    Runnable incrementer(int by) { return () -> field += by; }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static IntUnaryOperator power(IntUnaryOperator f, int n) {
        if (n == 0) return x -> x;
        IntUnaryOperator rest = power(f, n - 1);
        return x -> f.applyAsInt(rest.applyAsInt(x));
    }

    interface Self<T> { T apply(Self<T> self); }

    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }

    static long fold(long[] xs, long start, LongBinaryOperator op) {
        for (long x : xs) start = op.applyAsLong(start, x);
        return start;
    }

    public static void main(String[] args) {
        LambdaCaptures o = new LambdaCaptures();
        int[] cell = {5};
        Supplier<String> all = o.everything(true, (byte) -7, 'q', (short) 9, 1 << 30, 1L << 62, 0.5f, 1e100, "S", cell, null);
        System.out.println(all.get());
        System.out.println(all.get() + " " + cell[0] + " " + o.field + " " + sfield);
        Runnable inc = o.incrementer(10);
        inc.run();
        inc.run();
        System.out.println(o.field + " " + factorial.apply(10) + " " + o.fib.applyAsInt(15));
        System.out.println(curried().apply(1).apply(2).apply(3));
        Function<Integer, Function<Integer, Integer>> half = curried().apply(9);
        System.out.println(half.apply(8).apply(7) + half.apply(0).apply(0));
        System.out.println(compose((String s) -> s.length(), n -> "len " + n).apply("four"));
        System.out.println(power(x -> x * 3 + 1, 6).applyAsInt(1));
        List<Supplier<Integer>> later = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int sq = i * i;
            later.add(() -> sq);
            later.add(() -> cell[0] += sq);
        }
        for (int v : new int[] {7, 8}) later.add(() -> v);
        StringBuilder sb = new StringBuilder();
        later.forEach(s -> sb.append(s.get()).append(' '));
        System.out.println(sb);
        Self<Function<Integer, Long>> y = self -> n -> n == 0 ? 1L : n * self.apply(self).apply(n - 1);
        System.out.println(y.apply(y).apply(15));
        Tri<Long, Double, Character, String> tri = (a, b, c) -> a + b + "" + c;
        System.out.println(tri.apply(1L, 0.25, 'z'));
        ToDoubleBiFunction<Integer, Float> mix = (a, b) -> a / b;
        System.out.println(mix.applyAsDouble(1, 4f));
        System.out.println(fold(new long[] {3, 5, 7}, 1, (a, b) -> a * b) + " " + fold(new long[] {3, 5, 7}, 0, (a, b) -> a << 4 | b) + " " + fold(new long[0], 9, Math::max));
        Predicate<String> empty = String::isEmpty, shortOne = s -> s.length() < 3;
        Predicate<String> combo = empty.negate().and(shortOne).or(s -> s.startsWith("!"));
        for (String s : new String[] {"", "ab", "abc", "!long"}) System.out.print(combo.test(s) + " ");
        System.out.println();
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(s -> s + s).compose((Object x) -> x + "-").apply(42));
        BiFunction<Integer, Integer, Integer> sub = (a, b) -> a - b;
        System.out.println(sub.andThen(r -> r * r).apply(3, 10));
        IntFunction<int[]> maker = n -> new int[n];
        System.out.println(maker.apply(3).length);
        Consumer<StringBuilder> first = s -> s.append("first ");
        StringBuilder target = new StringBuilder();
        first.andThen(s -> s.append("second ")).andThen(first).accept(target);
        System.out.println(target);
        Runnable r = () -> {
            class Local { int v = cell[0]; int bump() { return ++v + sfield; } }
            Local lo = new Local();
            Supplier<Integer> s = lo::bump;
            System.out.println(s.get() + s.get());
        };
        r.run();
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep " + o.field + cell[0];
        System.out.println(deep.get().get().get());
        Object asObject = (Runnable & java.io.Serializable) () -> {};
        System.out.println((asObject instanceof Runnable) + " " + (asObject instanceof java.io.Serializable) + " " + (r instanceof java.io.Serializable));
        Supplier<Integer> s1 = () -> 1, s2 = () -> 1;
        System.out.println((s1 == s2) + " " + s1.equals(s1));
        int total = 0;
        for (int i = 0; i < 500; i++) {
            int k = i;
            IntUnaryOperator op = i % 3 == 0 ? x -> x + k : i % 3 == 1 ? x -> x ^ k : x -> x * 31;
            total = op.applyAsInt(total);
        }
        System.out.println(total);
    }
}
