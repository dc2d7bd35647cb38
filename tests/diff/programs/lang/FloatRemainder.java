// frem and drem: sign of the result, infinities, zeros, tiny and huge quotients.
public class FloatRemainder {
    public static void main(String[] args) {
        double[][] pairs = {
            {5.5, 2}, {-5.5, 2}, {5.5, -2}, {-5.5, -2}, {6, 3}, {-6, 3}, {0.0, 3}, {-0.0, 3}, {3, 0.0}, {0, 0},
            {Double.POSITIVE_INFINITY, 2}, {2, Double.POSITIVE_INFINITY}, {-2, Double.NEGATIVE_INFINITY},
            {Double.NaN, 2}, {2, Double.NaN}, {1e308, 3}, {1e308, 7e-300}, {1, 0.1}, {0.3, 0.1}, {1e17, 3},
            {Double.MAX_VALUE, Double.MIN_VALUE}, {Double.MIN_VALUE, Double.MAX_VALUE}, {4.9e-324, 4.9e-324},
            {Math.PI * 1e15, Math.PI}, {9007199254740993.0, 2}, {1e-310, 3e-320}
        };
        for (double[] p : pairs) {
            double r = p[0] % p[1];
            System.out.println(p[0] + " % " + p[1] + " = " + r + " ieee " + Math.IEEEremainder(p[0], p[1]));
            float a = (float) p[0], b = (float) p[1];
            System.out.println("   float " + a + " % " + b + " = " + a % b);
        }
        long h = 0;
        double x = 123.456;
        for (int i = 1; i < 400; i++) {
            x = (x * 1.7 + i) % (i * 0.37);
            h = h * 31 + Double.doubleToLongBits(x);
        }
        System.out.println(h);
        int g = 0;
        float y = -77.25f;
        for (int i = 1; i < 400; i++) {
            y = (y * -1.3f + i) % (i * 0.41f);
            g = g * 31 + Float.floatToIntBits(y);
        }
        System.out.println(g);
        double acc = 1e6;
        acc %= 7.5;
        System.out.println(acc);
        int n = 17;
        n %= 4.5;
        System.out.println(n);
        System.out.println(10 % 3.3f + " " + 'd' % 7.5 + " " + -7L % 2.5);
    }
}
