// Covariant returns, bridge methods from generics, raw calls through bridges that fail to cast.
import java.util.Comparator;
import java.util.function.Function;

public class CovariantBridges {
    static class Shape implements Cloneable {
        Object id() { return "shape"; }
        Shape copy() { return new Shape(); }
        @Override public Shape clone() {
            try {
                return (Shape) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Circle extends Shape {
        @Override String id() { return "circle"; }
        @Override Circle copy() { return new Circle(); }
        @Override public Circle clone() { return (Circle) super.clone(); }
    }

    static class Disk extends Circle {
        @Override Disk copy() { return this; }
    }

    interface Source<T> { T get(); default T twice() { get(); return get(); } }
    interface Sink<T> { void put(T t); }
    interface Pipe<A, B extends Number> extends Source<B>, Sink<A> {}

    static class Lengths implements Pipe<String, Integer> {
        int last, calls;
        @Override public Integer get() { calls++; return last; }
        @Override public void put(String s) { last += s.length(); }
    }

    static abstract class Base<T extends Comparable<T>> implements Comparable<Base<T>> {
        abstract T key();
        void accept(T t) { System.out.println("Base.accept " + t); }
        @Override public int compareTo(Base<T> o) { return key().compareTo(o.key()); }
    }

    static class Word extends Base<String> {
        final String w;
        Word(String w) { this.w = w; }
        @Override String key() { return w; }
        @Override void accept(String t) { System.out.println("Word.accept " + t.length()); }
    }

    static class Shouting extends Word {
        Shouting(String w) { super(w); }
        @Override String key() { return super.key().toUpperCase(); }
        void accept(Object t) { System.out.println("overload " + t); }
    }

    static class ByLength implements Comparator<String>, Function<String, Integer> {
        @Override public int compare(String a, String b) { return a.length() - b.length(); }
        @Override public Integer apply(String s) { return s.length(); }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Shape s = new Disk();
        System.out.println(s.id() + " " + s.copy().getClass().getSimpleName() + " " + (s.copy() == s) + " " + s.clone().getClass().getSimpleName());
        Circle c = (Circle) s;
        String id = c.id();
        Circle k = c.clone();
        System.out.println(id + (k != c));

        Lengths l = new Lengths();
        Pipe<String, Integer> p = l;
        p.put("four");
        p.put("six");
        int got = p.twice();
        System.out.println(got + " " + l.calls + " " + l.get());
        Sink raw = l;
        try {
            raw.put(12);
        } catch (ClassCastException e) {
            System.out.println("bridge " + e.getMessage());
        }
        Source<? extends Number> numbers = l;
        System.out.println(numbers.get().doubleValue());

        Base<String> w = new Word("beta"), x = new Shouting("alpha");
        System.out.println(w.compareTo(x) + " " + x.compareTo(w) + " " + w.key() + x.key());
        w.accept("hello");
        x.accept("hello");
        ((Shouting) x).accept((Object) "hello");
        ((Shouting) x).accept("hello");
        Base rawBase = w;
        try {
            rawBase.accept(5);
        } catch (ClassCastException e) {
            System.out.println("raw accept failed");
        }
        try {
            ((Comparable) w).compareTo("beta");
        } catch (ClassCastException e) {
            System.out.println("raw compareTo failed");
        }
        Comparator cmp = new ByLength();
        System.out.println(cmp.compare("aaa", "b") + " " + new ByLength().reversed().compare("aaa", "b"));
        try {
            cmp.compare("a", 'b');
        } catch (ClassCastException e) {
            System.out.println("raw compare failed");
        }
        System.out.println(new ByLength().andThen(n -> n * n).compose((Object o) -> o + "!").apply(12345));
        ((Sink) l).put(null);
    }
}
