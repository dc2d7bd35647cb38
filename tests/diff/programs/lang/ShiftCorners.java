// Shifts of int and long by distances beyond the width, negative and long-typed distances.
public class ShiftCorners {
    public static void main(String[] args) {
        int[] distances = {0, 1, 4, 8, 16, 30, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, -64, 1000, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] ints = {1, -1, 0x80000000, 0x7fffffff, 0xF0F0F0F0, 12345};
        for (int v : ints) {
            StringBuilder line = new StringBuilder();
            for (int d : distances) {
                line.append(v << d).append(',').append(v >> d).append(',').append(v >>> d).append(' ');
            }
            System.out.println(v + ": " + line);
        }
        long[] longs = {1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0xF0F0F0F0F0F0F0F0L};
        for (long v : longs) {
            StringBuilder line = new StringBuilder();
            for (int d : distances) {
                line.append(v << d).append(',').append(v >> d).append(',').append(v >>> d).append(' ');
            }
            System.out.println(v + ": " + line);
        }

        // The distance may be a long; only its low bits count.
        long far = 0x1_0000_0003L;
        System.out.println((5 << far) + " " + (5L << far) + " " + (-5 >> far) + " " + (-5 >>> far) + " " + (-5L >>> far));

        byte b = -1;
        System.out.println((b >>> 4) + " " + (b >> 4) + " " + (b << 4));
        b >>>= 1;
        System.out.println("byte >>>= 1: " + b);
        b >>>= 25;
        System.out.println("byte >>>= 25: " + b);
        short s = -32768;
        s >>>= 8;
        System.out.println("short >>>= 8: " + s);
        s <<= 9;
        System.out.println("short <<= 9: " + s);
        char c = '\uFFFF';
        c >>= 4;
        System.out.println("char >>= 4: " + (int) c);
        c <<= 8;
        System.out.println("char <<= 8: " + (int) c);
        int i = -1;
        i >>>= 33;
        System.out.println(i);
        i <<= -1;
        System.out.println(i);
        long l = -1;
        l >>>= 65;
        System.out.println(l);
        l >>= -2;
        System.out.println(l);

        System.out.println((1 << 31) - 1);
        System.out.println(1 << 31 >> 31 >>> 28 << 2);
        int h = 0;
        for (int d = -200; d < 200; d++) {
            h = h * 17 + (0x9E3779B9 << d) + (0x9E3779B9 >> d) - (0x9E3779B9 >>> d);
        }
        System.out.println(h);
        long g = 0;
        for (int d = -200; d < 200; d++) {
            g = g * 17 + (0x9E3779B97F4A7C15L << d) + (0x9E3779B97F4A7C15L >> d) - (0x9E3779B97F4A7C15L >>> d);
        }
        System.out.println(g);
        System.out.println(rotate(0x12345678, 8) + " " + rotate(0x12345678, -8) + " " + rotate(0x12345678, 32));
    }

    static int rotate(int v, int by) {
        return v << by | v >>> -by;
    }
}
