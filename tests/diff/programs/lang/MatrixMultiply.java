// Dense matrices of int, long and double: multiplication in several loop orders, determinant, inverse, powers.
public class MatrixMultiply {
    static double[][] random(int n, long seed) {
        double[][] m = new double[n][n];
        for (double[] row : m) for (int j = 0; j < n; j++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            row[j] = (seed >>> 40) / (double) (1 << 24) - 0.5;
        }
        return m;
    }

    static double[][] ijk(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length, p = b.length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int k = 0; k < p; k++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static double[][] ikj(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int k = 0; k < b.length; k++) {
            double aik = a[i][k];
            for (int j = 0; j < m; j++) c[i][j] += aik * b[k][j];
        }
        return c;
    }

    static double determinant(double[][] src) {
        double[][] a = new double[src.length][];
        for (int i = 0; i < a.length; i++) a[i] = src[i].clone();
        double det = 1;
        for (int k = 0; k < a.length; k++) {
            int p = k;
            for (int i = k + 1; i < a.length; i++) if (Math.abs(a[i][k]) > Math.abs(a[p][k])) p = i;
            if (a[p][k] == 0) return 0;
            if (p != k) { double[] t = a[p]; a[p] = a[k]; a[k] = t; det = -det; }
            det *= a[k][k];
            for (int i = k + 1; i < a.length; i++) {
                double f = a[i][k] / a[k][k];
                for (int j = k; j < a.length; j++) a[i][j] -= f * a[k][j];
            }
        }
        return det;
    }

    static long hash(double[][] m) {
        long h = 1;
        for (double[] r : m) for (double d : r) h = h * 31 + Double.doubleToLongBits(d);
        return h;
    }

    static int[][] power(int[][] m, int n) {
        int[][] r = new int[m.length][m.length];
        for (int i = 0; i < m.length; i++) r[i][i] = 1;
        while (n > 0) {
            if ((n & 1) == 1) r = mul(r, m);
            m = mul(m, m);
            n >>= 1;
        }
        return r;
    }

    static int[][] mul(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) { int s = 0; for (int k = 0; k < b.length; k++) s += a[i][k] * b[k][j]; c[i][j] = s; }
        return c;
    }

    public static void main(String[] args) {
        double[][] a = random(24, 1), b = random(24, 2);
        System.out.println(hash(ijk(a, b)) + " " + (hash(ijk(a, b)) == hash(ikj(a, b))));
        System.out.println(determinant(a) + " " + determinant(new double[][] {{2, 0}, {0, 3}}) + " " + determinant(new double[][] {{1, 2}, {2, 4}}) + " " + determinant(new double[][] {{0, 1}, {1, 0}}));
        double[][] rect = ijk(new double[][] {{1, 2, 3}, {4, 5, 6}}, new double[][] {{1}, {0.5}, {-1}});
        System.out.println(rect.length + "x" + rect[0].length + " " + rect[0][0] + " " + rect[1][0]);
        int[][] fib = power(new int[][] {{1, 1}, {1, 0}}, 60);
        System.out.println(fib[0][0] + " " + fib[0][1] + " " + fib[1][1]);
        int[][] m = new int[5][5];
        for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) m[i][j] = i * 5 + j - 12;
        int[][] p = power(m, 9);
        StringBuilder s = new StringBuilder();
        for (int[] row : p) for (int v : row) s.append(v).append(' ');
        System.out.println(s);
        int[][] t = new int[5][5];
        for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) t[j][i] = p[i][j];
        int trace = 0, anti = 0;
        for (int i = 0; i < 5; i++) { trace += t[i][i]; anti ^= t[i][4 - i]; }
        System.out.println(trace + " " + anti);
        double[] v = {1, 0, 0, 0};
        double[][] markov = {{0.5, 0.25, 0.25, 0}, {0, 0.5, 0.25, 0.25}, {0.25, 0, 0.5, 0.25}, {0.25, 0.25, 0, 0.5}};
        for (int i = 0; i < 40; i++) v = ijk(new double[][] {v}, markov)[0];
        System.out.println(v[0] + " " + v[1] + " " + v[2] + " " + v[3]);
        try {
            ijk(a, new double[][] {{1}, {2}});
            ikj(new double[][] {{1, 2}}, new double[][] {{1}, {2}, {3}});
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("shape mismatch: " + e.getMessage());
        }
    }
}
