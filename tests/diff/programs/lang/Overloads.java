// Overload resolution: phases (exact, boxing, varargs), most specific method, null, generics, static types.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class Overloads {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..." + x.length; }

    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Object..." + (x == null ? "null" : x.length); }

    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }
    static String h(Integer... s) { return "Integer..."; }

    static String k(char c) { return "char"; }
    static String k(int c) { return "int"; }
    static String k(CharSequence c) { return "seq"; }

    static String v(Object first, Object... rest) { return first + Arrays.toString(rest); }
    static String w(String fmt, int... n) { return fmt + n.length; }
    static String w(String fmt, double... n) { return fmt + "d" + n.length; }

    static String n(List<?> l) { return "List"; }
    static String n(Iterable<?> l) { return "Iterable"; }
    static String n(Object l) { return "Object"; }

    static String s(Supplier<?> x) { return "Supplier"; }
    static String s(Runnable x) { return "Runnable"; }
    static String t(Function<String, ?> x) { return "Function"; }
    static String t(Supplier<?> x) { return "Supplier"; }

    static <T> String p(T t) { return "T"; }
    static <T extends Number> String p(T t) { return "Number"; }
    static <T extends Comparable<T>> String q(T a, T b) { return "comparable"; }
    static String q(Object a, Object b) { return "objects"; }

    static class A { String m(A a) { return "A.A"; } }
    static class B extends A { String m(B b) { return "B.B"; } @Override String m(A a) { return "B.A"; } }

    static String b1(byte b) { return "byte"; }
    static String b1(short b) { return "short"; }
    static String fl(float x) { return "float"; }
    static String fl(double x) { return "double"; }

    private static void nothing() {}

    public static void main(String[] args) {
        byte b = 1;
        short sh = 1;
        char c = 'c';
        long l = 1;
        float fl = 1;
        Integer box = 1;
        Long lbox = 1L;
        Character cbox = 'c';
        Object obj = 1;
        System.out.println(f(b) + f(sh) + f(c) + f(1) + f(l) + f(fl) + f(1.0) + f(box) + f(lbox) + f(cbox) + f(obj) + f("s") + f() + f(1, 2) + f(new int[3]) + f((Object) 1) + f(true));
        System.out.println(g(1) + g(box) + g(b) + g(lbox) + g('c') + g() + g(1, 2) + g((Object) null) + g((Object[]) null) + g(1.0) + g(new String[2]) + g((Object) new String[2]) + g(new int[2]));
        System.out.println(h(null == null ? "s" : null) + h((Object) "s") + h("s") + h(1) + h(1, 2) + h() + h(obj));
        System.out.println(k('a') + k('a' + 1) + k((char) 98) + k("x") + k(b) + k(cbox) + k(box));
        System.out.println(v(1) + v(1, 2) + v(1, (Object[]) null) + v(1, (Object) null) + v(1, new Object[] {2, 3}) + v(new Object[] {1}.length, new int[0].length));
        System.out.println(w("a", 1) + w("b", 1.5) + w("c", 1, 2.5) + w("d", 'x', 2));
        System.out.println(n(new ArrayList<String>()) + n((Iterable<String>) new ArrayList<String>()) + n("x") + n((Object) new ArrayList<String>()));
        System.out.println(s(() -> 1) + s(() -> {}) + s(() -> { throw new RuntimeException(); }) + s(() -> nothing()) + s(() -> new Object()));
        System.out.println(t(x -> x) + t(() -> 1) + t((String x) -> x.length()));
        System.out.println(p("s") + p(1) + p((Object) 1) + p(1.5) + q(1, 2) + q("a", "b") + q(1, "b") + q(new Object(), 1));
        A a = new B();
        B bb = new B();
        System.out.println(a.m(a) + a.m(bb) + bb.m(a) + bb.m(bb) + new A().m(bb) + ((A) bb).m(bb) + bb.m(null));
        System.out.println(b1(b) + b1(sh) + b1((byte) 'a') + fl(1) + fl(1L) + fl(1f) + fl(1.0) + fl('c'));
        System.out.println(String.valueOf('a') + String.valueOf((int) 'a') + String.valueOf(new char[] {'x'}) + String.valueOf((Object) "o"));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append('a' + 0).append((char) 97).append(1f).append(new char[] {'z'}).append((Object) "o");
        System.out.println(sb);
        List<Integer> ints = new ArrayList<>(Arrays.asList(10, 20, 30, 1));
        ints.remove(1);
        ints.remove(Integer.valueOf(1));
        System.out.println(ints);
        System.out.println(Math.max(1, 2L) + " " + Math.abs(-1.5f) + " " + Math.round(2.5f) + Math.round(2.5));
        Overloads o = null;
        System.out.println(o.f(3));
    }
}
