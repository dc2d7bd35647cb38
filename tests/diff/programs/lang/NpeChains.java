// Helpful NullPointerException messages on long access paths; every link fails once.
public class NpeChains {
    static class A { B b; B[] bs; B b() { return b; } static A root = new A(); }
    static class B { C c; C[][] cs; C c(int i, String s) { return c; } }
    static class C { D d; D[] ds; int[][] nums; D d() { return d; } }
    static class D { int v; long w; String s; int m() { return v; } static D create(A a, Object... more) { return null; } }

    static A a;
    static int i = 1, j = 2;
    static int sum;

    static String explain(NullPointerException e) {
        return e.getMessage() + " @" + e.getStackTrace()[0].getLineNumber();
    }

    static void step(int n, A p) {
        String r = "ok";
        try {
            switch (n % 6) {
                case 0: sum += a.b.c.d.v; break;
                case 1: sum += p.b().c(i, "x").d().m(); break;
                case 2: sum += a.bs[i].cs[i][j].ds[i + j].v; break;
                case 3: p.bs[i - 1].c.nums[i][j] = a.b.c.ds[0].m(); break;
                case 4: a.bs[p.b.c.d.v].c.d.s = A.root.b.c.d.s; break;
                default: sum += D.create(p, i, p.b.c.d).s.length();
            }
        } catch (NullPointerException e) {
            r = explain(e);
        } catch (ArrayIndexOutOfBoundsException e) {
            r = e.getMessage();
        }
        System.out.println(n + " " + r);
    }

    static void round(String title) {
        System.out.println("- " + title);
        for (int n = 0; n < 6; n++) {
            step(n, a);
        }
    }

    public static void main(String[] args) {
        round("nothing");
        a = new A();
        round("a");
        a.b = new B();
        round("a.b");
        a.b.c = new C();
        round("a.b.c");
        a.b.c.d = new D();
        round("a.b.c.d");
        a.bs = new B[2];
        round("a.bs");
        a.bs[0] = a.bs[1] = a.b;
        round("a.bs[]");
        a.b.cs = new C[3][];
        round("cs");
        a.b.cs[1] = new C[3];
        round("cs[]");
        a.b.cs[1][2] = a.b.c;
        round("cs[][]");
        a.b.c.ds = new D[4];
        round("ds");
        a.b.c.ds[0] = a.b.c.ds[3] = a.b.c.d;
        round("ds[]");
        a.b.c.nums = new int[2][];
        round("nums");
        a.b.c.nums[1] = new int[3];
        round("nums[]");
        A.root = a;
        round("root");

        // Expressions too long or too odd for a description of the null part.
        try {
            System.out.println((a.b.c.d.v > 0 ? a : null).b.c);
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            System.out.println(((C[]) a.b.cs[0])[i].d);
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            Object o = a.b.cs[0];
            ((C[]) o)[a.b.c.nums[1][0] + 5 * i - (j << 2)].d = null;
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            a.bs[a.bs[a.bs[0].c.d.v].c.d.v].cs[0][a.b.c.nums[1][2]].nums[0][0] = 4;
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            new int[][] {null, {1}}[0][1] = 5;
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            new A().b.c = null;
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        try {
            "x".concat(a.b.c.d.s).length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            A copy = null, other = copy;
            long w = 3;
            other.b.c.d.w += w;
        } catch (NullPointerException e) {
            System.out.println(explain(e));
        }
        System.out.println(sum);
        throw new IllegalStateException(a.b.cs[2][0].d.s);
    }
}
