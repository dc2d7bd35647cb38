// double arithmetic with NaN, infinities, signed zeros, rounding and overflow.
import java.util.function.DoubleBinaryOperator;

public class DoubleCorners {
    interface Named {
        String name();
        DoubleBinaryOperator op();
    }

    static Named named(String name, DoubleBinaryOperator op) {
        return new Named() {
            @Override public String name() { return name; }
            @Override public DoubleBinaryOperator op() { return op; }
        };
    }

    public static void main(String[] args) {
        double[] values = {
            0.0, -0.0, 1, -1, 0.1, 0.2, 0.3, 1e308, -1e308, Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE,
            -Double.MIN_VALUE, Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            9007199254740992.0, 9007199254740993.0, 1.0 / 3, Math.PI, 4.9e-324, 2.2250738585072012e-308
        };
        Named[] ops = {
            named("+", (a, b) -> a + b), named("-", (a, b) -> a - b), named("*", (a, b) -> a * b),
            named("/", (a, b) -> a / b), named("%", (a, b) -> a % b)
        };
        for (Named n : ops) {
            long h = 7;
            int nans = 0, infinite = 0;
            for (double a : values) {
                for (double b : values) {
                    double r = n.op().applyAsDouble(a, b);
                    h = h * 31 + Double.doubleToLongBits(r);
                    if (r != r) nans++;
                    if (r - r != 0 && r == r) infinite++;
                }
            }
            System.out.println(n.name() + " " + h + " NaN " + nans + " infinite " + infinite);
        }
        for (double v : values) {
            System.out.println(v + " | " + -v + " | " + 1 / v + " | " + v * v + " | " + (v == v));
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1 + 0.7);
        System.out.println(100 * 1.1);
        System.out.println(3 * 0.1 == 0.3);
        System.out.println(2.0 / 3);
        System.out.println(1e16 + 1);
        System.out.println(9007199254740992.0 + 1 + 1);
        System.out.println(9007199254740992.0 + (1 + 1));
        System.out.println(Double.MAX_VALUE + 1 == Double.MAX_VALUE);
        System.out.println(Double.MAX_VALUE * 1.0000000000000002);
        System.out.println((1e308 * 10) / 10);
        System.out.println(0.0 == -0.0);
        System.out.println(1 / 0.0 == 1 / -0.0);
        System.out.println(Double.valueOf(Double.NaN).equals(0.0 / 0));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(Double.NaN, 1));
        System.out.println((0.0 + -0.0) + " " + (-0.0 - 0.0) + " " + (-0.0 + 0) + " " + (-0.0 * 5));

        double kahan = 0, c = 0, naive = 0;
        for (int i = 0; i < 1000; i++) {
            double y = 0.1 - c, t = kahan + y;
            c = t - kahan - y;
            kahan = t;
            naive += 0.1;
        }
        System.out.println(kahan + " " + naive);

        double x = 2;
        for (int i = 0; i < 6; i++) {
            x = (x + 2 / x) / 2;
            System.out.println(x + " " + (x * x - 2));
        }
        double d = 5;
        d++;
        d /= 4;
        d -= 1e-3;
        d = -d;
        d %= 1;
        System.out.println(d);
        System.out.println((double) Long.MAX_VALUE + " " + (double) Long.MIN_VALUE + " " + (double) 9007199254740993L + " " + (double) Float.MIN_VALUE);
        System.out.println('a' / 2.0 + " " + (5 / 2) * 1.0 + " " + 5 / 2.0f);
    }
}
