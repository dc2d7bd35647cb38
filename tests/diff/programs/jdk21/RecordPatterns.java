// Record patterns: nested, with var, with generics, in instanceof and switch, partial matches, null components.
// JDK: 21
import java.util.List;

public class RecordPatterns {
    record Point(int x, int y) {}
    record Line(Point from, Point to) {}
    record Named<T>(String name, T value) {}
    record Wide(boolean z, byte b, char c, short s, long l, float f, double d, Object o) {}
    record Loud(int n) { static int reads; public int n() { reads++; return n; } }

    static String line(Object o) {
        if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 != x2) return "slope " + (y2 - y1) + "/" + (x2 - x1);
        if (o instanceof Line(Point p, var q)) return "vertical " + p + q;
        if (o instanceof Point(int x, int y)) return "point " + (x + y);
        return "none";
    }

    static String in(Object o) {
        return switch (o) {
            case Line(Point(int a, int b), Point(int c, int d)) when a == c && b == d -> "degenerate";
            case Line(Point(int a, int b), Point q) when q != null && q.x() > a -> "right " + (q.x() - a) + b;
            case Line(Point p, Point q) when p != null && q != null -> "line " + p.x() + q.y();
            case Line(var p, var q) -> "partial " + p + q;
            case Named<?>(String n, Integer i) -> n + " int " + (i + 1);
            case Named<?>(String n, Point(int x, int y)) when n.length() > 1 -> n + " at " + x * y;
            case Named<?>(var n, Named<?>(var m, var v)) -> n + "." + m + "." + v;
            case Named<?>(String n, var v) -> n + "=" + v;
            case Wide(boolean z, byte b, char c, short s, long l, float f, double d, String str) -> "" + z + b + c + s + l + f + d + str;
            case Wide(var z, var b, var c, var s, var l, var f, var d, var rest) -> "wide other " + rest;
            case Loud(int n) when n > 5 -> "loud " + n;
            case Loud(int n) -> "quiet " + n;
            default -> "default";
        };
    }

    static <T extends Comparable<T>> T bigger(Named<T> a, Named<T> b) {
        if (a instanceof Named<T>(var n, var v) && b instanceof Named<T>(var m, var w)) return v.compareTo(w) >= 0 ? v : w;
        throw new IllegalStateException();
    }

    static int depth(Object o) { return o instanceof Named<?>(String n, var inner) ? 1 + depth(inner) : 0; }

    static int sum(List<Object> l) {
        int s = 0;
        for (Object o : l) {
            if (!(o instanceof Point(int x, int y))) continue;
            s = s * 10 + x * y;
        }
        return s;
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2), q = new Point(4, 8), r = new Point(1, 9);
        for (Object o : new Object[] {new Line(p, q), new Line(p, r), p, "s", null, new Line(null, q), new Line(p, null)}) System.out.println(line(o));
        Object[] all = {
            new Line(p, p), new Line(p, q), new Line(q, p), new Line(null, p), new Line(p, null), new Named<>("i", 4), new Named<>("pt", q), new Named<>("p", q), new Named<>("a", new Named<>("b", "c")),
            new Named<>(null, null), new Named<>("n", null), new Wide(true, (byte) -1, 'c', (short) 3, 1L << 40, 1.5f, -0.0, "str"), new Wide(false, (byte) 0, 'd', (short) 0, 0, 0, 0, 5), new Loud(9), new Loud(2), 42
        };
        for (Object o : all) System.out.println(in(o));
        System.out.println(Loud.reads + " " + bigger(new Named<>("a", 3), new Named<>("b", 7)) + bigger(new Named<>("a", "z"), new Named<>("b", "y")));
        System.out.println(depth(new Named<>("1", new Named<>("2", new Named<>("3", new Named<>(null, 0))))) + " " + sum(List.of(p, "x", q, 3, r)));
        int h = 0;
        for (int i = 0; i < 300; i++) {
            Object o = i % 3 == 0 ? new Line(new Point(i, i % 7), new Point(i % 5 == 0 ? i : i + 1, 2)) : i % 3 == 1 ? new Named<>("n" + i, i % 2 == 0 ? (Object) i : new Point(i, 1)) : new Loud(i % 11);
            h = h * 31 + in(o).hashCode();
        }
        System.out.println(h);
    }
}
