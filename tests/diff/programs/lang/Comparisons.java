// Every comparison and branch: int, long, references, null, zero, booleans; as condition and as value.
import java.util.Objects;

public class Comparisons {
    static int bits(boolean... flags) {
        int r = 0;
        for (boolean f : flags) {
            r = r << 1 | (f ? 1 : 0);
        }
        return r;
    }

    static int ints(int a, int b) {
        return bits(a == b, a != b, a < b, a <= b, a > b, a >= b, !(a == b), !(a < b), !(a > b));
    }

    static int longs(long a, long b) {
        return bits(a == b, a != b, a < b, a <= b, a > b, a >= b, !(a == b), !(a < b), !(a > b));
    }

    static int zero(int a) {
        int r = 0;
        if (a == 0) r |= 1;
        if (a != 0) r |= 2;
        if (a < 0) r |= 4;
        if (a <= 0) r |= 8;
        if (a > 0) r |= 16;
        if (a >= 0) r |= 32;
        while (a > 3) {
            a -= 2;
            r += 64;
        }
        return r;
    }

    static String refs(Object a, Object b) {
        String s = a == b ? "same" : "other";
        if (a != b) s += " differ";
        if (a == null) s += " left-null";
        if (b != null) s += " right-set";
        if (!(a == null || b == null) && a.equals(b)) s += " equal";
        return s;
    }

    public static void main(String[] args) {
        int[] iv = {Integer.MIN_VALUE, -2, -1, 0, 1, 2, Integer.MAX_VALUE};
        for (int a : iv) {
            StringBuilder line = new StringBuilder(a + " zero " + zero(a > 100 ? 100 : a) + ":");
            for (int b : iv) {
                line.append(' ').append(ints(a, b));
            }
            System.out.println(line);
        }
        long[] lv = {Long.MIN_VALUE, Integer.MIN_VALUE - 1L, -1, 0, 1, 1L << 32, (1L << 32) + 1, Long.MAX_VALUE};
        for (long a : lv) {
            StringBuilder line = new StringBuilder(a + ":");
            for (long b : lv) {
                line.append(' ').append(longs(a, b));
            }
            System.out.println(line);
        }
        Object o = new Object();
        String x = "x", y = new String("x");
        System.out.println(refs(o, o));
        System.out.println(refs(x, y));
        System.out.println(refs(x, "x"));
        System.out.println(refs(null, null));
        System.out.println(refs(null, x));
        System.out.println(refs(x, null));
        System.out.println(Objects.equals(x, y) + " " + Objects.equals(null, x));

        boolean t = args.length == 0, f = !t;
        System.out.println(bits(t, f, t & f, t | f, t ^ f, t == f, t != f, !t, t && f, t || f, t ? f : t));
        System.out.println((t & 1 < 2) + " " + (f | 'a' > 97.5) + " " + (t ^ 1L == 1));
        System.out.println('a' < 98 ? "char less" : "char not less");
        System.out.println((byte) 200 < 0);
        System.out.println((char) -1 > 0);
        System.out.println(1L == 1 && 1 == 1.0 && 1f == 1L);
        System.out.println(Integer.MAX_VALUE == (float) Integer.MAX_VALUE);
        System.out.println(Integer.MAX_VALUE - 1 == (float) Integer.MAX_VALUE);
        System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE);
        System.out.println(Integer.compare(Integer.MIN_VALUE, 1) + " " + (Integer.MIN_VALUE - 1 < 0));
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Long.compareUnsigned(Long.MIN_VALUE, Long.MAX_VALUE));
        int assigned;
        if ((assigned = iv.length) > 3 && (assigned -= 5) == 2) {
            System.out.println("assigned " + assigned);
        }
        boolean b;
        if (b = f) {
            System.out.println("never");
        } else if (b = !b) {
            System.out.println("assignment as a condition " + b);
        }
    }
}
