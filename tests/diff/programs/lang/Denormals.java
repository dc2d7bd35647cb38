// Subnormal numbers: gradual underflow, rounding at the edge, conversions.
public class Denormals {
    static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    static String hex(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    public static void main(String[] args) {
        double d = Double.MIN_NORMAL;
        for (int i = 0; i < 55; i++) {
            if (i % 5 == 0 || i > 50) System.out.println(i + " " + d + " " + hex(d));
            d /= 2;
        }
        float f = Float.MIN_NORMAL;
        for (int i = 0; i < 26; i++) {
            System.out.println(i + " " + f + " " + hex(f));
            f *= 0.5f;
        }
        System.out.println(hex(Double.MIN_VALUE * 0.5) + " " + hex(Double.MIN_VALUE * 0.5000001) + " " + hex(Double.MIN_VALUE * 1.5));
        System.out.println(hex(Float.MIN_VALUE * 0.5f) + " " + hex(Float.MIN_VALUE * 0.75f) + " " + hex(Float.MIN_VALUE * 2.5f));
        System.out.println(hex((float) 1.4e-45) + " " + hex((float) 7.006492321624085e-46) + " " + hex((float) 7.006492321624086e-46) + " " + hex((float) -7e-46));
        System.out.println(hex(Double.MIN_NORMAL - Double.MIN_VALUE) + " " + hex(Float.MIN_NORMAL - Float.MIN_VALUE));
        System.out.println(Double.MIN_NORMAL - Double.MIN_VALUE == Double.MIN_NORMAL);
        System.out.println((double) Float.MIN_VALUE + " " + (double) (Float.MIN_NORMAL / 3));
        System.out.println(Double.MIN_VALUE > 0 && Double.MIN_VALUE / 2 == 0);
        System.out.println(-Double.MIN_VALUE / 2 + " " + 1 / (-Double.MIN_VALUE / 2));
        System.out.println(1e-200 * 1e-200 + " " + -1e-200 * 1e-200 + " " + 1e-160 * 1e-160);
        System.out.println(Double.MIN_VALUE / Double.MIN_VALUE + " " + Double.MIN_VALUE * 1e300 * 1e300);
        System.out.println(Float.MIN_VALUE * 1e30f * 1e30f);
        System.out.println(0x1p-1074 + " " + 0x1.8p-1074 + " " + 0x0.fffffffffffffp-1022 + " " + 0x1p-149f);
        double product = 1, quotient = 1;
        int hash = 0;
        for (int i = 1; i < 170; i++) {
            product *= 0.0123;
            quotient /= 97.7;
            hash = hash * 31 + hex(product).hashCode();
            hash = hash * 31 + hex(quotient).hashCode();
        }
        System.out.println(hash + " " + product + " " + quotient);
        System.out.println(Math.ulp(0.0) + " " + Math.nextUp(-Double.MIN_VALUE) + " " + Math.nextDown(0f));
        System.out.println((long) (Double.MIN_VALUE * 4503599627370496.0 / Double.MIN_VALUE));
    }
}
