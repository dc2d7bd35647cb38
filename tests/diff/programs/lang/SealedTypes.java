// Sealed interfaces and classes, instanceof patterns with conditions and scopes.
import java.util.List;
import java.util.Objects;

public class SealedTypes {
    sealed interface Shape permits Circle, Rect, Poly {}
    record Circle(double r) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    static abstract sealed class Poly implements Shape permits Tri, Free {}
    static final class Tri extends Poly { final double a; Tri(double a) { this.a = a; } }
    static non-sealed class Free extends Poly { double area() { return 0; } }
    static class Blob extends Free { @Override double area() { return 3.5; } }

    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r() * c.r();
        if (s instanceof Rect r && r.w() > 0) return r.w() * r.h();
        if (!(s instanceof Poly p)) return -1;
        if (p instanceof Tri t) return t.a * t.a * 0.433;
        return ((Free) p).area();
    }

    static String describe(Object o) {
        if (o instanceof String s && s.length() > 3) return "long string " + s.charAt(3);
        else if (o instanceof String s) return "short string " + s;
        if (o instanceof Integer i && (i > 10 || i < -10)) return "big " + (i + 1);
        if (o instanceof Number n) return "number " + n.intValue();
        if (o instanceof int[] a && a.length > 0) return "ints from " + a[0];
        if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String first) return "list of " + first.length();
        if (!(o instanceof CharSequence cs)) return o == null ? "null" : "other " + o.getClass().getSimpleName();
        return "chars " + cs.length();
    }

    private final int k;
    SealedTypes(int k) { this.k = k; }
    @Override public boolean equals(Object o) { return this == o || o instanceof SealedTypes that && that.k == k; }
    @Override public int hashCode() { return Objects.hash(k); }

    static int loop(Object[] items) {
        int total = 0;
        for (Object it : items) {
            if (!(it instanceof Integer n)) continue;
            total += n;
        }
        int i = 0;
        while (!(items[i] instanceof String s)) i++;
        return total * 100 + s.length();
    }

    static String field = "shadowed";

    static String scopes(Object o) {
        String r = "";
        if (o instanceof String field) r += field;
        else r += field;
        boolean b = o instanceof String t && t.isEmpty() || o instanceof Integer u && u == 0;
        r += b;
        r += o instanceof Character c ? c + 1 : field.length();
        if (o instanceof final Integer n) r += n * 2;
        if (o instanceof Integer n) {
            n = n + 5;
            r += n;
        }
        return r;
    }

    static <T> String generic(T t) {
        return t instanceof Comparable<?> c ? "comparable " + c : "plain";
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Circle(1), new Rect(2, 3), new Rect(-1, 3), new Tri(2), new Free(), new Blob()};
        for (Shape s : shapes) System.out.println(s.getClass().getSimpleName() + " " + area(s));
        Object[] things = {"abcd", "abc", "", 11, 10, -11, 2.9, 7L, new int[] {4}, new int[0], List.of("xy"), List.of(1), List.of(), new StringBuilder("sb"), null, 'c', new Object[0]};
        for (Object t : things) System.out.println(describe(t));
        System.out.println(new SealedTypes(3).equals(new SealedTypes(3)) + " " + new SealedTypes(3).equals(new SealedTypes(4)) + " " + new SealedTypes(1).equals("x") + " " + new SealedTypes(2).hashCode());
        System.out.println(loop(new Object[] {1, 2.0, null, 5, "seven", 9}));
        for (Object o : new Object[] {"str", "", 0, 7, 'q', null}) System.out.println(scopes(o));
        System.out.println(generic("g") + generic(new Object[0]) + generic(null));
        System.out.println(Shape.class.isSealed() + " " + Free.class.isSealed() + " " + Poly.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length);
    }
}
