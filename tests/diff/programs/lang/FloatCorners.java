// float arithmetic with NaN, infinities, signed zeros, rounding and overflow.
public class FloatCorners {
    private static final float[] VALUES = {
        0f, -0f, 1f, -1f, 0.1f, 0.2f, 0.3f, 1e38f, -1e38f, 3e38f, Float.MAX_VALUE, -Float.MAX_VALUE,
        Float.MIN_VALUE, -Float.MIN_VALUE, Float.MIN_NORMAL, Float.NaN, Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY, 16777216f, 16777217f, 1f / 3, 123456.789f
    };

    static int bits(float f) {
        return Float.floatToIntBits(f);
    }

    public static void main(String[] args) {
        int add = 1, sub = 1, mul = 1, div = 1;
        for (float a : VALUES) {
            for (float b : VALUES) {
                add = add * 31 + bits(a + b);
                sub = sub * 31 + bits(a - b);
                mul = mul * 31 + bits(a * b);
                div = div * 31 + bits(a / b);
            }
        }
        System.out.println("add " + add + " sub " + sub + " mul " + mul + " div " + div);

        for (float v : VALUES) {
            System.out.println(v + " neg " + -v + " inv " + 1 / v + " self " + (v == v) + " zero " + v * 0 + " diff " + (v - v));
        }
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println(0.1f + 0.2 == 0.3);
        System.out.println((double) 0.1f);
        System.out.println((float) 0.1 == 0.1f);
        System.out.println(0.1f == 0.1);
        System.out.println(16777216f + 1f);
        System.out.println((int) 16777217f);
        System.out.println(Float.MAX_VALUE * 2 + " " + Float.MIN_VALUE / 2 + " " + -Float.MIN_VALUE / 2);
        System.out.println(1f / 0f + " " + 1f / -0f + " " + 0f / 0f);

        float zero = 0f, minusZero = -0f;
        System.out.println((zero == minusZero) + " " + Float.valueOf(zero).equals(minusZero) + " " + bits(minusZero));
        System.out.println((zero + minusZero) + " " + (minusZero + minusZero) + " " + (minusZero - zero) + " " + zero * -1);

        // Sums in a given order round at each step.
        float up = 0, down = 0;
        for (int i = 1; i <= 2000; i++) {
            up += 1f / i;
        }
        for (int i = 2000; i >= 1; i--) {
            down += 1f / i;
        }
        System.out.println(bits(up) + " " + bits(down) + " " + (up == down));

        float x = 1;
        int halvings = 0;
        while (x > 0) {
            x /= 2;
            halvings++;
        }
        System.out.println("halvings until zero " + halvings);
        x = 1;
        int doublings = 0;
        while (x != x * 2) {
            x *= 2;
            doublings++;
        }
        System.out.println("doublings until infinite " + doublings);
        float fma = 1.0000001f;
        fma = fma * fma - 1.0000002f;
        System.out.println(bits(fma));
        System.out.println((float) 1e40 + " " + (float) -1e40 + " " + (float) 1e-50 + " " + (float) -1e-50);
        System.out.println((float) 3.4028235677973366e38 + " " + (float) 3.4028235677973362e38);
        System.out.println((float) Long.MAX_VALUE + " " + (float) Integer.MAX_VALUE + " " + (float) 33554433 + " " + (float) 9007199791611905L);
    }
}
