// long[], float[] and double[]: prefix sums, histograms, matrix powers, swaps.
public class LongDoubleArrays {
    static long[][] multiply(long[][] a, long[][] b, long mod) {
        int n = a.length;
        long[][] c = new long[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                long acc = 0;
                for (int k = 0; k < n; k++) acc = (acc + a[i][k] * b[k][j]) % mod;
                c[i][j] = acc;
            }
        return c;
    }

    static long fibonacci(long n, long mod) {
        long[][] result = {{1, 0}, {0, 1}}, base = {{1, 1}, {1, 0}};
        for (; n > 0; n >>= 1) {
            if ((n & 1) == 1) result = multiply(result, base, mod);
            base = multiply(base, base, mod);
        }
        return result[0][1];
    }

    public static void main(String[] args) {
        long[] values = new long[256];
        long x = 88172645463325252L;
        for (int i = 0; i < values.length; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            values[i] = x;
        }
        long[] prefix = new long[values.length + 1];
        for (int i = 0; i < values.length; i++) prefix[i + 1] = prefix[i] + values[i];
        for (int i = 0; i < 250; i += 50) System.out.println(prefix[i + 10] - prefix[i]);

        for (int gap = values.length / 2; gap > 0; gap /= 2)
            for (int i = gap; i < values.length; i++) {
                long t = values[i];
                int j = i;
                for (; j >= gap && values[j - gap] > t; j -= gap) values[j] = values[j - gap];
                values[j] = t;
            }
        boolean sorted = true;
        long hash = 0;
        for (int i = 0; i < values.length; i++) {
            sorted &= i == 0 || values[i - 1] <= values[i];
            hash = hash * 31 + values[i];
        }
        System.out.println(sorted + " " + hash + " " + values[0] + " " + values[255]);

        for (long n : new long[] {1, 10, 90, 1000, 1_000_000_000_000L}) System.out.println(n + " " + fibonacci(n, 1_000_000_007L));

        double[] signal = new double[64];
        for (int i = 0; i < 64; i++) signal[i] = (i * 37 % 64) / 64.0;
        double[] smooth = new double[64];
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < 64; i++) smooth[i] = (signal[(i + 63) & 63] + signal[i] * 2 + signal[(i + 1) & 63]) / 4;
            double[] t = signal;
            signal = smooth;
            smooth = t;
        }
        long bits = 0;
        for (double d : signal) bits = bits * 31 + Double.doubleToLongBits(d);
        System.out.println(bits + " " + signal[0] + " " + signal[63]);

        float[] fs = new float[50];
        for (int i = 0; i < fs.length; i++) fs[i] = 1f / (i + 1);
        fs[0] += fs[1] -= fs[2] *= 3;
        float max = fs[0], min = fs[0];
        for (float f : fs) {
            if (f > max) max = f;
            if (f < min) min = f;
        }
        System.out.println(max + " " + min + " " + fs[0] + " " + fs[1] + " " + fs[2]);
        long[] counters = new long[3];
        counters[0]++;
        counters[1]--;
        long post = counters[2]++ + counters[2]++ * 10 + ++counters[2] * 100;
        counters[0] <<= 62;
        counters[0] += counters[0];
        counters[1] >>>= 1;
        System.out.println(post + " " + counters[0] + " " + counters[1] + " " + counters[2]);
        double[] ds = {1, 2};
        double before = ds[0]++ + --ds[1];
        ds[0] %= 1.5;
        ds[1] = -ds[1] / 0;
        System.out.println(before + " " + ds[0] + " " + ds[1]);
    }
}
