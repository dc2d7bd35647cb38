// Inner, local and anonymous classes capturing variables, parameters, outer instances at several levels.
import java.util.ArrayList;
import java.util.List;

public class InnerCapture {
    private int base;

    InnerCapture(int base) { this.base = base; }

    interface Counter { int next(); }

    Counter counter(final int step, String name) {
        class Impl implements Counter {
            int at = base;
            @Override public int next() {
                at += step;
                return at + name.length();
            }
        }
        return new Impl();
    }

    Counter anonymous(long wide, double d, byte b, boolean z, char c, Object o) {
        return new Counter() {
            int calls = 0;
            { calls += b; }
            @Override public int next() {
                base++;
                return (int) (wide + d) + calls++ + (z ? 1 : 0) + c + o.hashCode() + base;
            }
        };
    }

    class Level1 {
        int v1 = base + 1;
        class Level2 {
            int v2 = v1 + 1;
            class Level3 {
                int v3 = v2 + 1;
                String all() {
                    base += 100;
                    Level1.this.v1 += 10;
                    return base + " " + v1 + " " + v2 + " " + v3 + " " + InnerCapture.this.base + " " + (Level1.this.v1 == v1);
                }
            }
        }
    }

    static class Extended extends InnerCapture.Level1 {
        Extended(InnerCapture outer) { outer.super(); }
    }

    static List<Counter> inLoop() {
        List<Counter> list = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int[] cell = {i * 10};
            final int copy = i;
            list.add(new Counter() { public int next() { return cell[0]++ + copy; } });
            list.add(() -> cell[0] += copy + 1);
        }
        for (String s : new String[] {"x", "yy"}) {
            list.add(s::length);
            list.add(() -> s.charAt(0));
        }
        return list;
    }

    static int depth(int n) {
        class Rec {
            final int k = n;
            int down(int m) { return m == 0 ? k : new Rec().down(m - 1) + k; }
        }
        return new Rec().down(n);
    }

    static Counter fibonacci() {
        return new Counter() {
            int a = 0, b = 1;
            public int next() {
                int r = a;
                a = b;
                b += r;
                return r;
            }
        };
    }

    Runnable nestedAnonymous(String p) {
        return new Runnable() {
            String mine = "mine";
            public void run() {
                String local = "local";
                new Object() {
                    void go() {
                        new Exception(mine) {
                            @Override public String toString() {
                                base *= 2;
                                return p + mine + local + base;
                            }
                        }.toString().chars().forEach(c -> base += c);
                        System.out.println(base);
                    }
                }.go();
            }
        };
    }

    public static void main(String[] args) {
        InnerCapture o = new InnerCapture(5);
        Counter c = o.counter(3, "abc"), d = o.counter(-1, "");
        System.out.println(c.next() + " " + c.next() + " " + d.next() + " " + d.next());
        o.base = 50;
        System.out.println(c.next() + " " + o.counter(0, "zz").next());
        Counter e = o.anonymous(1L << 33, 0.5, (byte) -3, true, 'x', "str");
        System.out.println(e.next() + " " + e.next() + " " + o.base);
        Level1.Level2.Level3 l = o.new Level1().new Level2().new Level3();
        System.out.println(l.all());
        System.out.println(l.all());
        System.out.println(new Extended(o).v1);
        try {
            new Extended(null);
        } catch (NullPointerException x) {
            System.out.println("no outer instance");
        }
        try {
            InnerCapture none = null;
            none.new Level1();
        } catch (NullPointerException x) {
            System.out.println("no outer instance");
        }
        for (int round = 0; round < 2; round++) {
            StringBuilder s = new StringBuilder();
            for (Counter k : inLoop()) s.append(k.next()).append(' ').append(k.next()).append(' ');
            System.out.println(s);
        }
        System.out.println(depth(4));
        Counter f = fibonacci(), g = fibonacci();
        for (int i = 0; i < 10; i++) System.out.print(f.next() + (i % 3 == 0 ? "/" + g.next() : "") + " ");
        System.out.println();
        o.nestedAnonymous("p").run();
        System.out.println(new Object() { int x = 4; int sq() { return x * x; } }.sq());
        var shape = new Object() { int w = 2, h = 3; };
        shape.w += 10;
        System.out.println(shape.w * shape.h);
    }
}
