// switch with type patterns: guards, dominance order, null cases, mixing constants and types, boxed values.
// JDK: 21
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class PatternSwitch {
    enum Color { RED, GREEN }
    static int guards;

    static boolean guard(boolean b) { guards++; return b; }

    static String classify(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when guard(i < 0) -> "negative " + -i;
            case Integer i -> "int " + i;
            case Long l -> "long " + (l + 1);
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 5 && s.charAt(0) == 'l' -> "long l-string " + s.substring(5);
            case String s -> "string " + s;
            case Color c when c == Color.RED -> "red";
            case Color c -> "color " + c.ordinal();
            case int[] a when a.length > 1 -> "ints " + a[1];
            case int[] a -> "short ints " + a.length;
            case Object[] a -> "objects " + a.length + classify(a.length == 0 ? null : a[0]);
            case Character c -> "char " + (char) (c + 1);
            case List<?> l when l.size() == 2 -> "pair " + l.get(0);
            case List<?> l -> "list " + l.size();
            case Map.Entry<?, ?> e -> e.getKey() + "->" + e.getValue();
            case CharSequence cs -> "chars " + cs.length();
            case Number n -> "number " + n.intValue();
            case Runnable r -> { r.run(); yield "ran"; }
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static String strings(String s) {
        return switch (s) {
            case "a", "b" -> "short";
            case String t when t.startsWith("x") -> "x " + t.length();
            case "Aa" -> "first";
            case "BB" -> "collision";
            case null, default -> "default " + s;
        };
    }

    static int integers(Integer n) {
        return switch (n) {
            case 1 -> 10;
            case 2 -> 20;
            case Integer i when i > 1000 -> i / 1000;
            case 3 -> 30;
            case Integer i -> -i;
        };
    }

    static String enums(Color c) {
        return switch (c) {
            case RED -> "r";
            case Color x when x.name().length() > 10 -> "never";
            case GREEN -> "g";
            case null -> "n";
        };
    }

    static void statement(Object o) {
        switch (o) {
            case String s:
                System.out.print("S" + s.length() + " ");
                break;
            case Integer i when i == 7:
                System.out.print("seven ");
                break;
            case Double d:
                System.out.print("double ");
                break;
            case null:
                System.out.print("N ");
                break;
            default:
                System.out.print("D ");
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, 101, 100, -5, 7L, "", "little string", "abc", Color.RED, Color.GREEN, new int[] {1, 2}, new int[1], new Object[] {3}, new String[0], 'c', List.of(1, 2), new ArrayList<>(), Map.entry("k", 1), new StringBuilder("sb"), 2.9, (byte) 3, (Runnable) () -> System.out.print("running "), new Object()};
        for (Object o : all) System.out.println(classify(o));
        System.out.println("guards " + guards);
        for (String s : new String[] {"a", "b", "xyz", "Aa", "BB", "c", null}) System.out.print(strings(s) + "; ");
        System.out.println();
        for (int n : new int[] {1, 2, 3, 4, 5000, -1}) System.out.print(integers(n) + " ");
        try {
            integers(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(enums(Color.RED) + enums(Color.GREEN) + enums(null));
        for (Object o : new Object[] {"abc", 8, 7, 2.5, null, 'x'}) statement(o);
        System.out.println();
        int h = 0;
        Object[] cycle = {5, "five", 5L, 5.0, 'c', null, new int[3], Color.RED};
        for (int i = 0; i < 400; i++) h = h * 31 + classify(cycle[i * 7 % 8]).hashCode();
        System.out.println(h);
        Object o = args.length;
        switch (o) {
            case Integer i when i / (i - i) > 0 -> System.out.println("never");
            default -> System.out.println("never");
        }
    }
}
