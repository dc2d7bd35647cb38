// Casts from float and double to integral types saturate; NaN becomes zero.
public class SaturatingCasts {
    static void show(double d) {
        System.out.println(d + " -> int " + (int) d + " long " + (long) d + " short " + (short) d
            + " byte " + (byte) d + " char " + (int) (char) d + " float " + (float) d);
    }

    static void show(float f) {
        System.out.println(f + "f -> int " + (int) f + " long " + (long) f + " short " + (short) f
            + " byte " + (byte) f + " char " + (int) (char) f + " double " + (double) f);
    }

    public static void main(String[] args) {
        double[] ds = {
            0.0, -0.0, 0.5, -0.5, 0.9999999999999999, -0.9999999999999999, 1.5, -1.5, 127.9, 128, 255.99, -128.5, -129, 32768,
            -32769, 65535.9, 65536, -1, 2147483646.9, 2147483647, 2147483647.5, 2147483648.0, -2147483648.0,
            -2147483648.9, -2147483649.0, 4294967296.0, 9.223372036854775e18, 9.223372036854775807e18, 9.3e18,
            -9.223372036854775807e18, -9.3e18, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, 1e10, -1e10
        };
        for (double d : ds) {
            show(d);
        }
        float[] fs = {
            0f, -0f, 0.99999994f, -3.7f, 300f, -300f, 70000f, 2.14748352e9f, 2.1474836e9f, 2.1474839e9f, -2.1474836e9f,
            -2.147484e9f, 9.223371e18f, 9.223372e18f, 1e19f, -9.223372e18f, -1e19f, Float.NaN, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, Float.MAX_VALUE, Float.MIN_VALUE
        };
        for (float f : fs) {
            show(f);
        }
        int h = 0;
        for (double d = -5e9; d < 5e9; d += 1.234567e8) {
            h = h * 31 + (int) d;
            h = h * 31 + (char) d + (byte) d * (short) d;
            h ^= (int) (long) d;
        }
        System.out.println(h);
        int i = (int) 1e20f;
        i++;
        System.out.println(i);
        long l = (long) Float.NEGATIVE_INFINITY;
        l--;
        System.out.println(l);
        System.out.println((int) (float) Integer.MAX_VALUE + " " + (long) (double) Long.MAX_VALUE + " " + (int) (double) Integer.MIN_VALUE);
        System.out.println((int) (char) (byte) -1.9 + " " + (byte) (char) 200.7 + " " + (short) (int) 1e9f);
        System.out.println(Math.round(0.49999999999999994) + " " + Math.round(-0.5) + " " + Math.round(2.5) + " " + Math.round(Float.NaN) + " " + Math.round(1e30));
    }
}
