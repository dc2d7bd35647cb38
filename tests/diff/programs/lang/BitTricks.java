// Bit manipulation by hand against the library: counts, reversal, gray codes, subsets, packed fields.
public class BitTricks {
    static int popcount(int x) {
        x -= x >>> 1 & 0x55555555;
        x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
        return ((x + (x >>> 4) & 0x0F0F0F0F) * 0x01010101) >>> 24;
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++, x >>>= 1) r = r << 1 | x & 1;
        return r;
    }

    static int log2(int x) {
        int r = 0;
        for (int s = 16; s > 0; s >>= 1) if (x >>> s != 0) { x >>>= s; r += s; }
        return r;
    }

    static long spread(int x) {
        long v = x & 0xFFFFFFFFL;
        v = (v | v << 16) & 0x0000FFFF0000FFFFL;
        v = (v | v << 8) & 0x00FF00FF00FF00FFL;
        v = (v | v << 4) & 0x0F0F0F0F0F0F0F0FL;
        v = (v | v << 2) & 0x3333333333333333L;
        return (v | v << 1) & 0x5555555555555555L;
    }

    static int gray(int n) { return n ^ n >>> 1; }
    static int ungray(int g) { for (int s = 1; s < 32; s <<= 1) g ^= g >>> s; return g; }
    static int abs(int x) { int m = x >> 31; return (x ^ m) - m; }
    static int min(int a, int b) { return b ^ (a ^ b) & -(a < b ? 1 : 0); }
    static boolean pow2(long x) { return x > 0 && (x & x - 1) == 0; }
    static int roundUp(int x) { x--; x |= x >> 1; x |= x >> 2; x |= x >> 4; x |= x >> 8; x |= x >> 16; return x + 1; }
    static int isqrt(long n) {
        long r = 0;
        for (long b = 1L << 30; b != 0; b >>= 1) if ((r | b) * (r | b) <= n) r |= b;
        return (int) r;
    }

    static int pack(int y, int m, int d) { return y << 9 | m << 5 | d; }

    public static void main(String[] args) {
        int x = 0x2545F491, h = 0, wrong = 0;
        for (int i = 0; i < 800; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            if (popcount(x) != Integer.bitCount(x)) wrong++;
            if (reverse(x) != Integer.reverse(x)) wrong++;
            if (log2(x) != 31 - Integer.numberOfLeadingZeros(x)) wrong++;
            if (ungray(gray(x)) != x) wrong++;
            if (abs(x) != Math.abs(x)) wrong++;
            if (min(x, x * 3) != Math.min(x, x * 3)) wrong++;
            if ((x & -x) != Integer.lowestOneBit(x)) wrong++;
            if ((x << 7 | x >>> 25) != Integer.rotateLeft(x, 7)) wrong++;
            if (Long.bitCount(spread(x)) != popcount(x)) wrong++;
            h = h * 31 + reverse(x) + popcount(x ^ h) + log2(x) + (int) spread(x) + gray(x);
        }
        System.out.println("wrong " + wrong + " hash " + h);
        for (int v : new int[] {0, 1, 2, 3, 5, 64, 65, 1000, 1 << 30}) System.out.print(roundUp(v) + (pow2(v) ? "* " : " "));
        System.out.println(pow2(Long.MIN_VALUE));
        for (long v : new long[] {0, 1, 2, 3, 4, 99, 100, 1L << 40, Integer.MAX_VALUE, 999999999999L}) System.out.print(isqrt(v) + " ");
        System.out.println();
        StringBuilder subsets = new StringBuilder();
        int mask = 0b10110;
        for (int s = mask; ; s = s - 1 & mask) {
            subsets.append(Integer.toBinaryString(s)).append(' ');
            if (s == 0) break;
        }
        System.out.println(subsets);
        int combos = 0;
        long acc = 0;
        for (int c = (1 << 4) - 1; c < 1 << 10; ) {
            combos++;
            acc = acc * 7 + c;
            int low = c & -c, r = c + low;
            c = ((r ^ c) >>> 2) / low | r;
        }
        System.out.println(combos + " " + acc);
        int p = pack(2024, 2, 29);
        System.out.println(p + " " + (p >>> 9) + " " + (p >>> 5 & 15) + " " + (p & 31));
        int a = 5, b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        System.out.println((byte) 0xF0 >> 2 | 0x0F << 3 & ~7 ^ 0b11);
        System.out.println(Integer.toBinaryString(-8 >>> 28) + " " + Integer.toHexString(-1 << 4) + " " + Long.toHexString(-1L >>> 4) + " " + (1L << 63 >>> 63) + " " + (-1 >>> 1 == Integer.MAX_VALUE));
        boolean[] parity = new boolean[16];
        for (int i = 0; i < 16; i++) for (int k = i; k != 0; k &= k - 1) parity[i] ^= true;
        StringBuilder s = new StringBuilder();
        for (boolean t : parity) s.append(t ? 1 : 0);
        System.out.println(s);
    }
}
