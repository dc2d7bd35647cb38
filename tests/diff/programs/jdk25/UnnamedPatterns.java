// Unnamed variables and patterns: in records, lambdas, catch, loops, resources, switch labels with several patterns.
// JDK: 25
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

public class UnnamedPatterns {
    sealed interface Shape permits Circle, Rect, Line {}
    record Point(int x, int y) {}
    record Circle(Point c, int r) implements Shape {}
    record Rect(Point a, Point b) implements Shape {}
    record Line(Point a, Point b) implements Shape {}
    record Loud(int a, int b) {
        static StringBuilder log = new StringBuilder();
        public int a() { log.append('a'); return a; }
        public int b() { log.append('b'); return b; }
    }

    static String show(Shape s) {
        return switch (s) {
            case Circle(_, int r) when r > 10 -> "big";
            case Circle(Point(var x, _), _) -> "circle at " + x;
            case Rect(_, Point(_, int y)) when y == 0 -> "flat";
            case Rect _, Line _ -> "two points";
        };
    }

    static int several(Object o) {
        return switch (o) {
            case Integer _, Long _ -> 1;
            case String _ when o.toString().isEmpty() -> 2;
            case Circle(Point(int x, _), _) when x > 0 -> 30 + x;
            case Circle(_, _), Rect(_, _) -> 3;
            case Object[] _, int[] _, List<?> _ -> 4;
            case null -> 5;
            default -> 6;
        };
    }

    static class Res implements AutoCloseable {
        static int open, closed;
        Res() { open++; }
        @Override public void close() { closed++; }
    }

    static int parse(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException _) {
            return -1;
        }
    }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Circle(new Point(1, 2), 11), new Circle(new Point(7, 2), 1), new Rect(new Point(0, 0), new Point(1, 0)), new Rect(null, new Point(1, 1)), new Line(null, null)}) System.out.println(show(s));
        try {
            System.out.println(show(new Circle(null, 3)));
        } catch (MatchException e) {
            System.out.println("not matched " + e.getMessage());
        }
        for (Object o : new Object[] {1, 2L, "", "x", new Circle(new Point(4, 0), 1), new Circle(null, 1), new Rect(null, null), new String[0], new int[0], List.of(), null, 'c'}) System.out.print(several(o) + " ");
        System.out.println();
        System.out.println(parse("12") + parse("x"));
        int count = 0;
        for (var _ : List.of("a", "b", "c")) count++;
        for (int i = 0, _ = count++; i < 2; i++) count += 10;
        System.out.println(count);
        try (var _ = new Res(); var _ = new Res()) {
            System.out.println(Res.open + " open, closed " + Res.closed);
        }
        System.out.println(Res.closed);
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a, second = (_, b) -> b, neither = (_, _) -> 0;
        System.out.println(first.apply(1, 2) + "" + second.apply(1, 2) + neither.apply(1, 2));
        Map<String, List<Integer>> m = new HashMap<>();
        for (int i = 0; i < 5; i++) m.computeIfAbsent("k" + i % 2, _ -> new ArrayList<>()).add(i);
        System.out.println(m.get("k0") + " " + m.get("k1"));
        if (new Loud(1, 2) instanceof Loud(_, int b)) System.out.println(b + " " + Loud.log);
        Loud.log.setLength(0);
        if (new Loud(1, 2) instanceof Loud(_, _)) System.out.println("both unnamed " + Loud.log);
        if (new Loud(1, 2) instanceof Loud(int a, _) && a == 1) System.out.println("first named " + Loud.log);
        var _ = parse("effect only");
        int _ = count++;
        System.out.println(count);
        Object o = new Line(new Point(3, 4), null);
        System.out.println(o instanceof Line(Point(int x, int _), var _) ? x : -1);
        System.out.println(o instanceof Line(Point _, Point _) ? "points, null too" : "no match");
        System.out.println(show(null));
    }
}
