// Long loops with hashes over mixed arithmetic: integer, long, float and double chains, branches, calls, arrays.
public class LongLoops {
    static int step(int x) { return (x & 1) == 0 ? x >> 1 : x * 3 + 1; }
    int state = 12345;
    int next() { state ^= state << 13; state ^= state >>> 17; return state ^= state << 5; }
    static long gcdSum(int n) { long s = 0; for (int a = 1; a < n; a++) for (int b = 1; b < n; b += 3) { int x = a, y = b; while (y != 0) { int t = x % y; x = y; y = t; } s += x; } return s; }

    public static void main(String[] args) {
        int h = 0;
        for (int i = 0; i < 40_000; i++) {
            h = h * 31 + i;
            if ((h & 7) == 3) h ^= i << 3;
            else if (h % 5 == 2) h -= i;
        }
        System.out.println("int " + h);
        long l = 1;
        for (int i = 1; i < 20_000; i++) {
            l = l * 6364136223846793005L + i;
            l ^= l >>> 29;
            if (l < 0) l = ~l;
            l += l % (i | 1);
        }
        System.out.println("long " + l);
        double d = 0.5;
        for (int i = 1; i < 10_000; i++) d = 3.9 * d * (1 - d);
        System.out.println("double " + d);
        float f = 1;
        for (int i = 1; i < 10_000; i++) { f = f * 1.0001f + i / 7f; if (f > 1e6f) f -= 999999f; }
        System.out.println("float " + f);
        LongLoops o = new LongLoops();
        int[] buckets = new int[16];
        for (int i = 0; i < 10_000; i++) buckets[o.next() >>> 28]++;
        StringBuilder s = new StringBuilder();
        for (int b : buckets) s.append(b).append(' ');
        System.out.println(s + "" + o.state);
        int longest = 0, at = 0;
        for (int i = 1; i < 600; i++) { int x = i, n = 0; while (x != 1) { x = step(x); n++; } if (n > longest) { longest = n; at = i; } }
        System.out.println("collatz " + at + " " + longest);
        System.out.println("gcd " + gcdSum(100));
        int x = 0;
        outer:
        for (int i = 0; ; i++) {
            for (int j = i; j > 0; j /= 2) {
                x += j & 3;
                if (x > 20_000) break outer;
                if (j == 77) continue outer;
            }
        }
        System.out.println("x " + x);
        char c = 'a';
        short sh = 0;
        byte b = 0;
        int mix = 0;
        for (int i = 0; i < 5_000; i++) { c += i; sh -= c; b ^= sh; mix = mix * 17 + c + sh + b; }
        System.out.println("narrow " + mix);
        long bits = 0;
        for (int i = 0; i < 3_000; i++) bits = bits * 31 + Double.doubleToRawLongBits(i * 0.1 - 150) + Float.floatToRawIntBits(i / 3f);
        System.out.println("bits " + bits);
        boolean flip = false;
        int flips = 0;
        for (int i = 0; i < 10_000; i++) { flip ^= (i * i & 6) == 4; if (flip) flips++; }
        System.out.println("flips " + flips);
        Object[] ring = new Object[7];
        int same = 0;
        for (int i = 0; i < 7_000; i++) { Object p = ring[i % 7]; ring[i * 3 % 7] = i % 2 == 0 ? (Object) (i & 127) : p; if (p != null && p == ring[(i + 1) % 7]) same++; }
        System.out.println("same " + same);
    }
}
