// Order of evaluation in pattern switches: selectors evaluated once, guards with side effects, restarts after guards.
// JDK: 21
import java.util.function.Predicate;

public class QualifiedSwitchOrder {
    static StringBuilder log = new StringBuilder();
    static int selectors;

    static Object pick(Object o) { selectors++; log.append("pick "); return o; }
    static boolean g(String name, boolean r) { log.append(name).append(r ? "+ " : "- "); return r; }

    static String run(Object o, int mask) {
        log.setLength(0);
        String r = switch (pick(o)) {
            case Number n when g("number", (mask & 1) != 0) -> "number";
            case Integer i when g("int", (mask & 2) != 0) -> "int";
            case Comparable<?> c when g("comparable", (mask & 4) != 0) -> "comparable";
            case Integer i when g("int2", (mask & 8) != 0) -> "int2";
            case String s when g("string", (mask & 16) != 0) -> "string";
            case CharSequence s -> "chars";
            case null -> "null";
            default -> "default";
        };
        return r + " : " + log;
    }

    static String captured(Object o, int limit) {
        Predicate<Integer> p = x -> x > limit;
        return switch (o) {
            case Integer i when p.test(i) -> { Predicate<String> q = s -> s.length() == i; yield "above " + q.test("abcd"); }
            case Integer i when p.negate().test(i + 1) -> "far below";
            case Integer i -> "near";
            case Object x -> "object";
        };
    }

    static int loops(Object[] os) {
        int r = 0;
        outer:
        for (Object o : os) {
            switch (o) {
                case Integer i when i < 0: continue outer;
                case Integer i: r += i; break;
                case String s when s.equals("stop"): break outer;
                case String s: r += s.length(); break;
                default: r *= 2;
            }
            r++;
        }
        return r;
    }

    static String mutating(int[] cell) {
        return switch (cell) {
            case int[] a when a[0]++ > 2 -> "first " + a[0];
            case int[] a when a[0]++ > 2 -> "second " + a[0];
            case int[] a -> "third " + a[0];
        };
    }

    static String throwing(Object o) {
        try {
            return switch (o) {
                case String s when s.charAt(3) == 'x' -> "x";
                case String s -> "s";
                default -> "d";
            };
        } catch (StringIndexOutOfBoundsException e) {
            return "guard threw";
        } finally {
            log.append("finally ");
        }
    }

    public static void main(String[] args) {
        for (int mask : new int[] {0, 1, 2, 4, 8, 16, 6, 31}) for (Object o : new Object[] {5, "s", 2.5, new StringBuilder(), null, 'c', new Object()}) System.out.println(mask + " " + run(o, mask));
        System.out.println(selectors);
        System.out.println(captured(4, 3) + captured(5, 3) + captured(1, 3) + captured(3, 3) + captured("x", 0));
        System.out.println(loops(new Object[] {1, -5, "four", 'c', "stop", 100}));
        int[] cell = {0};
        for (int i = 0; i < 4; i++) System.out.print(mutating(cell) + " ");
        System.out.println();
        System.out.println(throwing("abcx") + throwing("abcd") + throwing("ab") + throwing(1));
        System.out.println(throwing(null));
    }
}
