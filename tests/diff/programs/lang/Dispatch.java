// Virtual and interface dispatch: monomorphic to megamorphic call sites, deep hierarchies, many interfaces.
public class Dispatch {
    interface Op { int apply(int a, int b); }
    interface Other { default int extra(int x) { return x ^ 1; } }
    static class Add implements Op { public int apply(int a, int b) { return a + b; } }
    static class Sub implements Op { public int apply(int a, int b) { return a - b; } }
    static class Mul implements Op, Other { public int apply(int a, int b) { return a * b; } }
    static class Xor extends Add implements Other { @Override public int apply(int a, int b) { return a ^ b; } }
    static class AddTwice extends Add { @Override public int apply(int a, int b) { return super.apply(super.apply(a, b), b); } }
    static class Counted extends Mul {
        int calls;
        @Override public int apply(int a, int b) { calls++; return super.apply(a, b) + calls; }
        @Override public int extra(int x) { return super.extra(x) + calls; }
    }

    static class L0 { int f(int x) { return x; } int g() { return f(1); } }
    static class L1 extends L0 { @Override int f(int x) { return super.f(x) * 3 + 1; } }
    static class L2 extends L1 {}
    static class L3 extends L2 { @Override int f(int x) { return super.f(x) * 5 + 2; } int g() { return super.g() + 1000; } }
    static class L4 extends L3 { int f(long x) { return -1; } int f(Integer x) { return -2; } }
    static class L5 extends L4 { @Override int f(int x) { return x > 100 ? x : super.f(x + 50); } }

    interface I0 { int id(); }
    interface I1 extends I0 { default int id() { return 1; } }
    interface I2 extends I1 { default int id() { return I1.super.id() + 10; } }
    interface I3 { int more(int k); }
    static class X implements I2, I3, Comparable<X>, Runnable, Cloneable {
        int ran;
        public int more(int k) { return id() * k; }
        public int compareTo(X o) { return ran - o.ran; }
        public void run() { ran++; }
        public X clone() throws CloneNotSupportedException { return (X) super.clone(); }
    }

    static int fold(Op op, int n) {
        int acc = 1;
        for (int i = 1; i <= n; i++) acc = op.apply(acc, i);
        return acc;
    }

    static int mega(Op[] ops, int n) {
        int acc = 7;
        for (int i = 0; i < n; i++) {
            Op op = ops[(acc >>> 3 & 0xff) % ops.length];
            acc = op.apply(acc, i) * 31;
            if (op instanceof Other) acc = ((Other) op).extra(acc);
        }
        return acc;
    }

    public static void main(String[] args) throws Exception {
        Counted counted = new Counted();
        Op[] ops = {new Add(), new Sub(), new Mul(), new Xor(), new AddTwice(), counted, (a, b) -> a | b, Math::max, Integer::compare,
            new Op() { int s = 1; public int apply(int a, int b) { return a - (s += b); } }};
        for (Op op : ops) System.out.println(fold(op, 12));
        System.out.println(mega(ops, 3000) + " " + counted.calls);
        L0[] levels = {new L0(), new L1(), new L2(), new L3(), new L4(), new L5()};
        for (L0 l : levels) System.out.println(l.getClass().getSimpleName() + " " + l.f(2) + " " + l.g());
        L4 l4 = new L5();
        System.out.println(l4.f(1L) + " " + l4.f((Integer) 1) + " " + l4.f((short) 1) + " " + l4.f('a'));
        X x = new X();
        I0 i0 = x;
        I3 i3 = x;
        Runnable r = x;
        r.run();
        r.run();
        Comparable<X> c = x;
        System.out.println(i0.id() + " " + i3.more(4) + " " + c.compareTo(new X()) + " " + x.clone().ran + " " + (x.clone() != x));
        Object[] objects = {1, "s", 'c', 2.5, x.getClass(), new int[0].length, null};
        int h = 0;
        for (Object o : objects) h = h * 31 + (o == null ? 0 : o instanceof Class ? 3 : o.hashCode());
        System.out.println(h);
        StringBuilder s = new StringBuilder();
        for (Object o : new Object[] {1, "s", 'c', 2.5f, 3L, true, new StringBuilder("sb"), new L0() { public String toString() { return "L!"; } }}) s.append(o.toString()).append(o.equals(o));
        System.out.println(s);
        CharSequence[] seqs = {"string", new StringBuilder("builder"), new StringBuffer("buffer"), java.nio.CharBuffer.wrap("chars")};
        int total = 0;
        for (CharSequence q : seqs) for (int i = 0; i < q.length(); i++) total = total * 7 + q.charAt(i);
        System.out.println(total);
    }
}
