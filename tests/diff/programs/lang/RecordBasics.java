// Records with components of every type: toString, equals, hashCode, accessors, constructors, nesting.
import java.util.Arrays;
import java.util.List;

public class RecordBasics {
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String str, Object o, int[] arr, List<String> list) {}
    record Point(int x, int y) {
        static int made;
        Point { made++; }
        Point(int both) { this(both, both); }
        static Point origin() { return new Point(0, 0); }
        Point plus(Point o) { return new Point(x + o.x, y + o.y()); }
        double norm() { return Math.sqrt(x * x + y * y); }
    }
    record Empty() {}
    record Range(int lo, int hi) {
        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
        }
        int length() { return hi - lo; }
    }
    record Name(String first, String last) implements Comparable<Name> {
        Name(String first, String last) {
            this.first = first == null ? "?" : first.trim();
            this.last = last;
        }
        @Override public String first() { return first.toUpperCase(); }
        @Override public int compareTo(Name o) { return last.compareTo(o.last); }
    }
    record Pair<A, B>(A a, B b) {
        <C> Pair<A, C> withB(C c) { return new Pair<>(a, c); }
        static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    }
    record Custom(int id, String note) {
        @Override public boolean equals(Object o) { return o instanceof Custom c && c.id == id; }
        @Override public int hashCode() { return id; }
        @Override public String toString() { return "#" + id; }
    }
    record Floats(float f, double d) {}
    record Tree(Tree left, int v, Tree right) {
        int sum() { return v + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum()); }
    }
    record Args(String... parts) { int n() { return parts.length; } }

    public static void main(String[] args) {
        int[] shared = {1};
        All a = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.25, "str", null, shared, List.of("x"));
        All b = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.25, new String("str"), null, shared, Arrays.asList("x"));
        All c = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.25, "str", null, new int[] {1}, List.of("x"));
        System.out.println(a.toString().replaceAll("@[0-9a-f]+", "@"));
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(c) + " " + a.equals(null) + " " + a.equals("x"));
        System.out.println(a.z() + " " + a.b() + a.c() + a.s() + a.i() + a.l() + a.f() + a.d() + a.str() + a.o() + a.arr()[0] + a.list());
        System.out.println(new All(false, (byte) 0, 'a', (short) 0, 0, 0, 0, 0, null, 5, null, null).hashCode());
        Point p = new Point(3).plus(new Point(0, 1)), q = new Point(3, 4);
        System.out.println(p + " " + p.equals(q) + " " + (p == q) + " " + p.hashCode() + " " + p.norm() + " " + Point.origin() + " made " + Point.made);
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Range(5, 2) + " " + new Range(5, 2).length() + " " + new Range(2, 5).equals(new Range(5, 2)));
        Name n = new Name(" ada ", "Lovelace"), m = new Name(null, "Hopper");
        System.out.println(n + " " + n.first() + " " + m + " " + n.compareTo(m) + " " + n.equals(new Name("ada", "Lovelace")));
        Pair<Integer, String> pair = new Pair<>(1, "one");
        System.out.println(pair + " " + pair.withB(2.5) + " " + Pair.twin(pair) + " " + pair.hashCode() + " " + new Pair<>(null, null).hashCode() + new Pair<>(null, null));
        System.out.println(new Custom(5, "a").equals(new Custom(5, "b")) + " " + new Custom(5, "a") + " " + new Custom(7, null).hashCode());
        Floats zero = new Floats(0f, 0.0), minus = new Floats(-0f, -0.0), nan = new Floats(Float.NaN, Double.NaN);
        System.out.println(zero.equals(minus) + " " + nan.equals(new Floats(0f / 0, 0.0 / 0)) + " " + zero.hashCode() + " " + minus.hashCode() + " " + nan.hashCode() + " " + nan);
        Tree t = null;
        for (int i = 1; i <= 6; i++) t = i % 2 == 0 ? new Tree(t, i, null) : new Tree(null, i, t);
        System.out.println(t + " " + t.sum() + " " + t.hashCode());
        System.out.println(new Args("a", "b").n() + new Args().n() + " " + new Args("x").equals(new Args("x")));
        record Local(int k, Point at) { Local next() { return new Local(k + 1, at.plus(new Point(k))); } }
        Local l = new Local(1, Point.origin());
        for (int i = 0; i < 4; i++) l = l.next();
        System.out.println(l + " " + l.at().x());
        System.out.println(Point.class.isRecord() + " " + String.class.isRecord() + " " + (((Object) p) instanceof Record) + " " + Point.class.getSuperclass().getName());
        System.out.println(new Range(Integer.MAX_VALUE, Integer.MIN_VALUE).hashCode() + " " + new Pair<>('a', 1L).equals(new Pair<>('a', 1)));
        Object o = new Pair<>(new Point(1), List.of(new Range(3, 1)));
        System.out.println(o + " " + o.hashCode());
    }
}
