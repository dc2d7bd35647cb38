// Comparisons with NaN in all forms javac emits: fcmpl, fcmpg, dcmpl, dcmpg, negated and not.
public class NaNCompare {
    static String floats(float a, float b) {
        StringBuilder s = new StringBuilder();
        if (a < b) s.append('<');
        if (a <= b) s.append("<=");
        if (a > b) s.append('>');
        if (a >= b) s.append(">=");
        if (a == b) s.append("==");
        if (a != b) s.append("!=");
        s.append('/');
        if (!(a < b)) s.append('<');
        if (!(a <= b)) s.append("<=");
        if (!(a > b)) s.append('>');
        if (!(a >= b)) s.append(">=");
        if (!(a == b)) s.append("==");
        if (!(a != b)) s.append("!=");
        return s.toString();
    }

    static String doubles(double a, double b) {
        boolean lt = a < b, le = a <= b, gt = a > b, ge = a >= b, eq = a == b, ne = a != b;
        int code = (lt ? 1 : 0) | (le ? 2 : 0) | (gt ? 4 : 0) | (ge ? 8 : 0) | (eq ? 16 : 0) | (ne ? 32 : 0);
        int negated = (!(a < b) ? 1 : 0) | (!(a <= b) ? 2 : 0) | (!(a > b) ? 4 : 0) | (!(a >= b) ? 8 : 0)
            | (!(a == b) ? 16 : 0) | (!(a != b) ? 32 : 0);
        return code + "/" + negated;
    }

    static int loops(double limit) {
        int n = 0;
        for (double x = 0; x < limit; x++) {
            if (++n > 5) break;
        }
        double y = limit;
        while (!(y <= 0)) {
            y -= 1;
            if (++n > 20) break;
        }
        do {
            n += 100;
        } while (y >= limit && n < 1000);
        return n;
    }

    static double clamp(double v) {
        return v < 0 ? 0 : v > 1 ? 1 : v;
    }

    static double clampOther(double v) {
        return v >= 0 && v <= 1 ? v : v < 0 ? 0 : 1;
    }

    public static void main(String[] args) {
        float[] fs = {Float.NaN, Float.NEGATIVE_INFINITY, -1f, -0f, 0f, Float.MIN_VALUE, 1f, Float.POSITIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs) {
                System.out.println(a + " ? " + b + " " + floats(a, b));
            }
        }
        double[] ds = {Double.NaN, Double.NEGATIVE_INFINITY, -1, -0.0, 0, Double.MIN_VALUE, 1, Double.POSITIVE_INFINITY};
        for (double a : ds) {
            String line = a + ":";
            for (double b : ds) {
                line += " " + doubles(a, b);
            }
            System.out.println(line);
        }
        for (double d : new double[] {Double.NaN, 3, -3, 0}) {
            System.out.println("loops " + d + " " + loops(d) + " clamp " + clamp(d) + " " + clampOther(d));
        }
        float nan = 0f / 0f;
        System.out.println(nan < 1 || nan > 1 || nan == 1 ? "ordered" : "unordered");
        System.out.println(nan < 1 && true ? 1 : 2);
        System.out.println(!(nan < 1 || nan >= 1));
        System.out.println(Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + " " + Double.compare(0.0, -0.0)
            + " " + Float.compare(-0f, 0f) + " " + Float.compare(Float.NaN, Float.NaN));
        System.out.println(((Object) Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN));
        float odd = Float.intBitsToFloat(0x7fc12345);
        System.out.println((odd != odd) + " " + Integer.toHexString(Float.floatToIntBits(odd)));
        double oddD = Double.longBitsToDouble(0xfff8000000000042L);
        System.out.println((oddD != oddD) + " " + Long.toHexString(Double.doubleToLongBits(oddD)));
    }
}
