// var: loops, diamonds, anonymous types, intersections, lambdas parameters, arrays, captured types.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.BiFunction;

public class VarInference {
    static <T extends Comparable<T> & java.io.Serializable> T least(T a, T b) { return a.compareTo(b) < 0 ? a : b; }

    public static void main(String[] args) {
        var i = 1;
        var l = 1L;
        var f = 1f;
        var c = 'c';
        var b = (byte) 1;
        var s = "s";
        var z = i < l;
        i += 1.7;
        c += 1;
        b += 127;
        System.out.println(i + " " + l / 2 + " " + f / 2 + " " + c + " " + b + " " + s + " " + z);
        var list = new ArrayList<Integer>();
        for (var k = 0; k < 5; k++) list.add(k * k);
        var sum = 0;
        for (var e : list) sum += e;
        System.out.println(sum + " " + list);
        var map = new HashMap<String, List<Integer>>();
        map.computeIfAbsent("x", key -> new ArrayList<>()).add(3);
        for (var e : map.entrySet()) System.out.println(e.getKey() + e.getValue().get(0));
        var anon = new Object() {
            int hits = 3;
            String name = "anon";
            int more() { return ++hits; }
        };
        anon.hits *= 10;
        System.out.println(anon.more() + anon.name);
        var diamond = new ArrayList<>();
        diamond.add("any");
        diamond.add(1);
        System.out.println(diamond);
        var both = args.length > 9 ? 1 : "text";
        System.out.println(both.getClass().getSimpleName() + " " + (both instanceof Comparable) + least("q", "p"));
        BiFunction<Integer, Integer, Integer> add = (var x, var y) -> x * 10 + y;
        System.out.println(add.apply(4, 2));
        var grid = new int[][] {{1, 2}, {3}};
        for (var row : grid) for (var cell : row) System.out.print(cell + " ");
        var nothing = (String) null;
        System.out.println(nothing + " " + grid[1].length);
        try (var res = new AutoCloseable() {
            final StringBuilder log = new StringBuilder("open");
            @Override public void close() { System.out.println(log.append(" closed")); }
        }) {
            res.log.append(" used");
        }
        var runs = new int[1];
        Runnable r = () -> {
            var local = runs[0]++;
            var shape = new Object() { int w = local + 2; int area() { return w * w; } };
            System.out.println(shape.area() + shape.w);
        };
        r.run();
        r.run();
        var chars = "hello".toCharArray();
        for (var ch : chars) runs[0] += ch;
        System.out.println(runs[0]);
        List<? extends Number> wild = List.of(1, 2.5);
        var first = wild.get(0);
        var second = wild.get(1);
        System.out.println(first.intValue() + second.doubleValue());
        var var = "var is only a reserved name for types";
        System.out.println(var.length());
        var lambda = (java.util.function.IntUnaryOperator & java.io.Serializable) n -> n + 1;
        System.out.println(lambda.applyAsInt(6) + " " + (lambda instanceof java.io.Serializable));
        var condition = new boolean[] {true, false};
        for (var t = 0; condition[t]; t++) System.out.println("once");
    }
}
