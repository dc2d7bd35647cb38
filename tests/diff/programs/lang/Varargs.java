// Variable arity: array passing, nulls, primitives, generics, forwarding, evaluation order.
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

public class Varargs {
    static int calls;

    static String ints(int... a) { return a == null ? "null" : a.length + ":" + Arrays.toString(a); }
    static String longs(long... a) { return Arrays.toString(a); }
    static String objs(Object... a) { return a == null ? "null" : a.length + ":" + Arrays.deepToString(a); }
    static String strs(String head, String... tail) { return head + "+" + String.join(",", tail); }
    static String twoD(int[]... a) { return Arrays.deepToString(a); }
    @SafeVarargs static <T> String gen(T... a) { return a.getClass().getComponentType().getSimpleName() + a.length; }
    @SafeVarargs static <T> T[] same(T... a) { return a; }
    static <T> T[] indirect(T a, T b) { return same(a, b); }
    static String chars(char... c) { return new String(c); }
    static String bytes(byte... b) { return Arrays.toString(b); }
    static String forward(Object... a) { return objs(a) + "/" + objs((Object) a) + "/" + objs(a, a.length); }
    static int next() { return calls++; }

    final String made;
    Varargs(Object... parts) { made = parts.length + "parts"; }
    Varargs(String one) { made = "one " + one; }

    interface Joiner { String join(String sep, Object... parts); }

    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        xs[0] = -1;
        return s;
    }

    public static void main(String... args) {
        System.out.println(ints() + ints(1) + ints(1, 2, 3) + ints(new int[] {4, 5}) + ints(null) + ints('a', (byte) -1, (short) 2));
        System.out.println(longs(1, 2L, 'c') + longs());
        System.out.println(objs() + objs((Object) null) + objs((Object[]) null) + objs(null, null) + objs(1, 'c', "s", 2.5) + objs(new int[] {1}) + objs(new String[] {"x", "y"})
            + objs((Object) new String[] {"x", "y"}) + objs(new int[0], 1) + objs(new Integer[] {1, 2}));
        System.out.println(strs("h") + strs("h", "a") + strs("h", "a", "b") + strs("h", new String[] {"q"}));
        System.out.println(twoD() + twoD(new int[] {1}) + twoD(new int[] {1}, null) + twoD(new int[][] {{1}, {2}}));
        System.out.println(gen(1, 2) + gen("a") + gen(1, "a") + gen() + gen(1, 2.0) + gen(new int[1]) + gen(new String[3]) + gen(List.of(1), List.of("a")));
        System.out.println(chars('a', 'b') + chars() + bytes((byte) 1, (byte) 2));
        System.out.println(forward() + " " + forward(1, 2));
        System.out.println(ints(next(), next(), next()) + calls);
        System.out.println(new Varargs().made + new Varargs("x").made + new Varargs("x", "y").made + new Varargs((Object) "x").made + new Varargs(1).made);
        Joiner j = (sep, parts) -> parts.length + sep + Arrays.toString(parts);
        System.out.println(j.join("-") + j.join("-", 1, 2) + j.join("-", (Object[]) new String[] {"z"}));
        Function<Object[], String> ref = Varargs::objs;
        Function<Object, String> single = Varargs::objs;
        System.out.println(ref.apply(new Object[] {1, 2}) + single.apply(5) + single.apply(new Object[] {7, 8}));
        int[] mine = {1, 2, 3};
        System.out.println(sum(mine) + " " + mine[0] + " " + sum(4, 5));
        Object[] alias = same("a", "b");
        System.out.println(alias.getClass().getSimpleName() + Arrays.asList(1, 2).size() + Arrays.asList(new int[] {1, 2}).size() + Arrays.asList(new Integer[] {1, 2}).size());
        try {
            String[] s = indirect("a", "b");
            System.out.println(s.length);
        } catch (ClassCastException e) {
            System.out.println("generic array is Object[]");
        }
        if (args.length == 0) main("once");
        else System.out.println(sum());
    }
}
