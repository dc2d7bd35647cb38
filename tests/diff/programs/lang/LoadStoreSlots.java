// Locals of every type in low and high slots; parameters of mixed widths; slot reuse between scopes.
public class LoadStoreSlots {
    static String mixed(int a, long b, float c, double d, Object e, byte f, char g, short h, boolean i, long j, int k) {
        a += 1;
        b -= a;
        c *= 2;
        d /= 4;
        f++;
        g++;
        h--;
        i = !i;
        j ^= b;
        k = (int) j + f;
        return a + "|" + b + "|" + c + "|" + d + "|" + e + "|" + f + "|" + g + "|" + h + "|" + i + "|" + j + "|" + k;
    }

    static long longs(long a, long b, long c, long d) {
        long e = a + b;
        a = b;
        b = c;
        c = d;
        d = e;
        return a * 1000 + b * 100 + c * 10 + d;
    }

    static double doubles(double a, double b, double c) {
        double t = a;
        a = c;
        c = t;
        double u = a - b;
        return u * c + a;
    }

    static float floats(float a, float b, float c, float d, float e) {
        float f = a;
        a = b;
        b = c;
        c = d;
        d = e;
        e = f;
        return a + b * 10 + c * 100 + d * 1000 + e * 10000;
    }

    static Object refs(Object a, Object b, Object c, Object d, Object e) {
        Object f = a;
        a = e;
        e = d;
        d = c;
        c = b;
        b = f;
        return "" + a + b + c + d + e + f;
    }

    long instance(int a, long b, int c) {
        a ^= c;
        b += a;
        c = (int) b;
        return this == null ? 0 : a * 7L + b * 5 + c;
    }

    static int scopes(int n) {
        int total = 0;
        {
            long x = n;
            total += x * 2;
        }
        {
            int x = 3;
            double y = 2.5;
            total += x * y;
        }
        {
            String x = "abc";
            float y = 1.5f;
            int z = x.length();
            total += z * y;
        }
        for (int i = 0; i < 3; i++) {
            long sq = (long) i * i;
            total += sq;
        }
        for (char c = 'a'; c < 'd'; c++) {
            byte low = (byte) c;
            total += low;
        }
        return total;
    }

    public static void main(String[] args) {
        System.out.println(mixed(1, 2L, 3f, 4.0, "five", (byte) 127, 'g', (short) -32768, false, -1L, 0));
        System.out.println(mixed(Integer.MAX_VALUE, Long.MIN_VALUE, Float.MAX_VALUE, Double.MIN_VALUE, null, (byte) -1, '\uffff', (short) 0, true, 0L, -5)
            .replace('\0', '0'));
        System.out.println(longs(1, 2, 3, 4));
        System.out.println(doubles(1.25, 2.5, 5));
        System.out.println(floats(1, 2, 3, 4, 5));
        System.out.println(refs(1, "b", 'c', 4.0, null));
        System.out.println(new LoadStoreSlots().instance(6, 1L << 33, 3));
        System.out.println(scopes(21));

        int i0 = 0, i1 = 1, i2 = 2, i3 = 3, i4 = 4, i5 = 5;
        long l0 = 10, l1 = 11, l2 = 12;
        i0 = i5;
        l0 = l2;
        boolean yes = true, no = false;
        char c = 'c';
        short s = -2;
        byte b = -3;
        for (int round = 0; round < 3; round++) {
            int t = i1;
            i1 = i2 + c;
            i2 = i3 - s;
            i3 = i4 * b;
            i4 = t;
            l0 = l1;
            l1 = l2 + i3;
            l2 = l0 - i4;
            yes ^= no;
            no = !yes;
            c += round;
            s *= b;
            b -= 50;
        }
        System.out.println(i0 + " " + i1 + " " + i2 + " " + i3 + " " + i4 + " " + l0 + " " + l1 + " " + l2 + " " + yes + no + c + s + b);
    }
}
