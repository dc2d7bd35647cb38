// getfield, putfield, getstatic, putstatic for every type; volatile, final, transient; inherited and hidden fields.
public class FieldAccess {
    boolean z; byte b; char c; short s; int i; long l; float f; double d; Object o; int[] a;
    volatile int vi; volatile long vl = 5; volatile Object vo; transient double td = 2.5;
    final int fi = 1; final long fl; final String fs = "final"; final int[] fa = {1, 2};
    static boolean sz; static byte sb; static char sc; static short ss; static int si; static long sl; static float sf; static double sd; static Object so;
    static volatile long svl; static final double SFD = Math.sqrt(2); static final long SFL = 1L << 50;

    FieldAccess(long v) { fl = v; }

    static class Base { int x = 1; static int sx = 10; protected long y = 100; String who() { return "Base" + x; } }
    static class Mid extends Base { int x = 2; static int sx = 20; String who() { return "Mid" + x + super.x + ((Base) this).x + super.who(); } }
    static class Low extends Mid { String x = "three"; String who() { return "Low" + x + super.x + ((Base) this).x + y + sx + Base.sx + super.who(); } }

    interface Consts { int K = 7; String NAME = "consts"; int[] TABLE = {1, 2, 3}; long MADE = FieldAccess.make("Consts"); }
    interface More extends Consts { int K = 8; int SUM = K + Consts.K; }
    static class User implements More { int k() { return K * 10 + Consts.K + TABLE[1]; } }

    static long make(String who) { System.out.println("making " + who); return who.length(); }

    void store(int n) {
        z = n % 2 == 0;
        b = (byte) n;
        c = (char) n;
        s = (short) n;
        i = n;
        l = (long) n * n * n;
        f = n / 3f;
        d = n / 7.0;
        o = n > 0 ? (Object) n : "neg" + n;
        a = new int[] {n};
        vi += n;
        vl ^= n;
        vo = this;
        td -= n;
        sz = !z; sb = (byte) -n; sc = (char) -n; ss = (short) -n; si = -n; sl = -l; sf = -f; sd = -d; so = a; svl += l;
    }

    String dump() { return z + " " + b + " " + (int) c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o + " " + a[0] + " " + vi + " " + vl + " " + (vo == this) + " " + td; }
    static String dumpStatic() { return sz + " " + sb + " " + (int) sc + " " + ss + " " + si + " " + sl + " " + sf + " " + sd + " " + ((int[]) so)[0] + " " + svl; }

    public static void main(String[] args) {
        FieldAccess x = new FieldAccess(99), y = new FieldAccess(-99);
        for (int n : new int[] {0, 5, -5, 127, 128, 40000, -70000, Integer.MIN_VALUE}) {
            x.store(n);
            y.store(n / 2);
            System.out.println(x.dump());
            System.out.println(dumpStatic());
        }
        System.out.println(y.dump() + " " + (x.a != y.a));
        System.out.println(x.fi + x.fl + x.fs + x.fa[1] + y.fl + SFD + SFL);
        x.fa[1]++;
        System.out.println(x.fa[1] + y.fa[1]);
        Low low = new Low();
        Mid mid = low;
        Base base = low;
        System.out.println(low.x + mid.x + base.x + " " + base.who());
        mid.x = 22;
        base.x = 11;
        low.y++;
        System.out.println(low.who() + " " + base.y);
        Low.sx++;
        Base.sx--;
        System.out.println(Mid.sx + " " + Base.sx + " " + ((Base) low).sx);
        System.out.println(Consts.K + More.K + Consts.NAME + More.SUM);
        System.out.println(Consts.TABLE[0]++ + " " + More.TABLE[0] + " " + new User().k() + " " + User.MADE);
        new FieldAccess(3) {
            int l = 77;
            { System.out.println(l + super.l + this.l + fl); }
        };
        long acc = 0;
        for (int k = 0; k < 2000; k++) {
            x.i += k;
            x.l ^= (long) x.i << (k & 31);
            y.s += x.i;
            si ^= y.s;
            x.d = x.d / 2 + k;
            acc = acc * 31 + x.l + si + (long) x.d;
        }
        System.out.println(acc);
        FieldAccess none = null;
        System.out.println(none.si + " " + none.SFL);
        none.d++;
    }
}
