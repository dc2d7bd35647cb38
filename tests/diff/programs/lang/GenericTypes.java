// Generic classes: bounded types, recursive bounds, static nested generics, wildcards and capture, raw types.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

public class GenericTypes {
    static class Box<T> {
        private T value;
        Box(T v) { value = v; }
        T get() { return value; }
        <R extends Box<? super T>> R into(R target) { target.accept(value); return target; }
        void accept(T t) { value = t; }
        static <U> Box<U> of(U u) { return new Box<>(u); }
        <K extends Comparable<? super K>> K max(K a, K b) { return a.compareTo(b) >= 0 ? a : b; }
    }

    static class NumBox<N extends Number & Comparable<N>> extends Box<N> {
        NumBox(N n) { super(n); }
        double twice() { return get().doubleValue() * 2; }
        boolean above(N other) { return get().compareTo(other) > 0; }
        @Override void accept(N n) { super.accept(n); }
    }

    static abstract class Builder<B extends Builder<B>> {
        final StringBuilder text = new StringBuilder();
        abstract B self();
        B add(Object o) { text.append(o).append(';'); return self(); }
    }

    static class HtmlBuilder extends Builder<HtmlBuilder> {
        HtmlBuilder self() { return this; }
        HtmlBuilder tag(String t) { text.append('<').append(t).append('>'); return this; }
    }

    static class Linked<T> {
        private class Node { T item; Node next; Node(T i, Node n) { item = i; next = n; } }
        private static class Stats<S> { S max; int n; }
        private Node head;
        Linked<T> push(T t) { head = new Node(t, head); return this; }
        Stats<T> stats(Comparator<? super T> c) {
            Stats<T> s = new Stats<>();
            for (Node n = head; n != null; n = n.next) {
                s.n++;
                if (s.max == null || c.compare(n.item, s.max) > 0) s.max = n.item;
            }
            return s;
        }
    }

    static class Pair<A, B> {
        final A a;
        final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        Pair<B, A> swap() { return new Pair<>(b, a); }
        static <X extends Comparable<X>> Pair<X, X> sorted(X x, X y) { return x.compareTo(y) <= 0 ? new Pair<>(x, y) : new Pair<>(y, x); }
        @Override public String toString() { return "(" + a + "," + b + ")"; }
    }

    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s;
    }

    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) l.add(i);
    }

    static void swapFirst(List<?> l) { swapHelper(l); }
    private static <E> void swapHelper(List<E> l) {
        E e = l.get(0);
        l.set(0, l.get(l.size() - 1));
        l.set(l.size() - 1, e);
    }

    static <T extends Comparable<? super T>> T largest(Iterable<? extends T> it) {
        T best = null;
        for (T t : it) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    @SafeVarargs static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    static <T> T[] fillArray(T[] a, T t) { for (int i = 0; i < a.length; i++) a[i] = t; return a; }
    static <T, C extends Collection<? super T>> C collect(C c, Iterable<T> it) { for (T t : it) c.add(t); return c; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollute() {
        List<Integer> ints = listOf(1, 2);
        ((List) ints).add("three");
        System.out.println(ints.size() + " " + ints);
        int total = 0;
        try {
            for (Integer i : ints) total += i;
        } catch (ClassCastException e) {
            System.out.println("polluted after " + total);
        }
        Box raw = new NumBox(5);
        raw.accept(null);
        System.out.println(raw.get());
        try {
            raw.accept("text");
        } catch (ClassCastException e) {
            System.out.println("bridge refused");
        }
        Object[] created = GenericTypes.<Object>listOf().toArray();
        System.out.println(created.length);
    }

    public static void main(String[] args) {
        Box<String> b = Box.of("hello");
        Box<Object> o = b.into(new Box<>(null));
        System.out.println(o.get() + " " + b.max(3, 9) + b.<String>max("x", "w"));
        NumBox<Integer> n = new NumBox<>(21);
        System.out.println(n.twice() + " " + n.above(20) + " " + n.above(22));
        System.out.println(new HtmlBuilder().add(1).tag("p").add("x").self().tag("q").text);
        Linked<String> l = new Linked<String>().push("pear").push("fig").push("banana");
        System.out.println(l.stats(Comparator.naturalOrder()).max + " " + l.stats(Comparator.comparing(String::length)).max + " " + l.stats((x, y) -> 0).n);
        System.out.println(new Pair<>(1, "one").swap().swap().swap() + " " + Pair.sorted("b", "a") + Pair.sorted(2.5, 3.5));
        System.out.println(sum(listOf(1, 2.5, 3L)) + sum(listOf((byte) 1)));
        List<Number> nums = new ArrayList<>();
        fill(nums);
        List<Object> objs = new ArrayList<>();
        fill(objs);
        objs.add("end");
        swapFirst(objs);
        System.out.println(nums + " " + objs + " " + largest(listOf(4, 9, 2)) + largest(listOf("q", "z", "a")));
        System.out.println(Arrays.toString(fillArray(new String[2], "s")) + collect(new ArrayList<Object>(), listOf('a', 'b')));
        pollute();
        System.out.println(Box.of(listOf(Box.of(1), Box.of(2))).get().get(1).get() + 1);
        Box<? extends Number> wild = args.length > 5 ? new Box<>(1.5) : new Box<>(7);
        System.out.println(wild.get().intValue());
        List<? extends List<? super Integer>> nested = listOf(new ArrayList<Number>(), new ArrayList<Object>());
        for (List<? super Integer> x : nested) x.add(5);
        System.out.println(nested);
    }
}
