// Private members used across nested, inner, anonymous, local classes and lambdas (nestmate access).
public class Nestmates {
    private int value = 1;
    private static int shared = 10;
    private final String tag;

    private Nestmates(String tag) { this.tag = tag; }

    private int add(int n) { return value += n; }
    private static String hide(Object o) { return "<" + o + ">"; }

    static class Nested {
        private long count = 3;
        private Nested() {}
        private static Nested create() { return new Nested(); }
        private String peek(Nestmates n) { return hide(n.value++) + n.tag + n.add(5) + shared++; }
        private class Inner {
            private double d = count;
            private double up() { return d += ++count; }
        }
    }

    class Member {
        private int value = 100;
        private int both() { return value + Nestmates.this.value + shared; }
        private void set(int v) { Nestmates.this.value = v; value = -v; }
        class Deeper {
            private int value = 1000;
            private int all() { return value + Member.this.value + Nestmates.this.value + add(1); }
        }
    }

    private interface Op {
        int run(int x);
        private int thrice(int x) { return run(run(run(x))); }
        static int apply(Op o, int x) { return o.thrice(x); }
    }

    private enum Kind {
        P { private int code() { return 1; } int get() { return code() + shared; } },
        Q { int get() { return 2; } };
        abstract int get();
        private String lower() { return name().toLowerCase(); }
    }

    private record Rec(int a, int b) {
        private Rec { if (a > b) throw new IllegalArgumentException(a + ">" + b); }
        private static Rec of(int a) { return new Rec(a, a); }
        private int span() { return b - a; }
    }

    static abstract class Base {
        private String who() { return "base"; }
        String ask(Base other) { return other.who() + this.who(); }
    }

    static class Derived extends Base {
        private String who() { return "derived"; }
        String mine(Derived other) { return other.who() + ((Base) other).who(); }
    }

    public static void main(String[] args) {
        Nestmates n = new Nestmates("t");
        Nested s = Nested.create();
        System.out.println(s.peek(n) + s.count + s.peek(n));
        Nested.Inner in = s.new Inner();
        System.out.println(in.up() + " " + in.d + " " + s.count);
        s.count <<= 4;
        in.d--;
        System.out.println(in.up() + " " + s.count);
        Member m = n.new Member();
        m.set(9);
        System.out.println(m.both() + " " + m.value + " " + n.value);
        Member.Deeper d = m.new Deeper();
        System.out.println(d.all() + " " + d.all() + " " + d.value);
        System.out.println(Op.apply(x -> x * 2 + n.value, 1));
        System.out.println(Kind.P.get() + Kind.Q.get() + Kind.Q.lower());
        System.out.println(Rec.of(4).span() + " " + new Rec(1, 3).span());
        try {
            new Rec(3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Derived().ask(new Derived()) + new Derived().mine(new Derived()));
        Object anon = new Object() {
            private int hidden = n.value;
            @Override public String toString() { return hide(hidden + n.add(shared)); }
        };
        System.out.println(anon);
        class Local {
            private final int twice = n.add(0) * 2;
            private Local() {}
        }
        System.out.println(new Local().twice);
        Runnable r = () -> {
            n.value = 0;
            shared = new Nested().new Inner().d > 2 ? 1 : 2;
        };
        r.run();
        System.out.println(n.value + " " + shared);
        System.out.println(Nested.class.getNestHost().getSimpleName() + " " + Nested.class.isNestmateOf(Member.class) + " " + Nestmates.class.isNestmateOf(String.class));
    }
}
