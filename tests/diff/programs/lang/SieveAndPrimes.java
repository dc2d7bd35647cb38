// Number theory: sieves, factorisation, totients, modular powers, Miller-Rabin, continued fractions.
import java.util.Map;
import java.util.TreeMap;

public class SieveAndPrimes {
    static int[] smallestFactor(int n) {
        int[] f = new int[n];
        for (int i = 2; i < n; i++) if (f[i] == 0) for (int j = i; j < n; j += i) if (f[j] == 0) f[j] = i;
        return f;
    }

    static TreeMap<Integer, Integer> factor(int n, int[] spf) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        while (n > 1) {
            m.merge(spf[n], 1, Integer::sum);
            n /= spf[n];
        }
        return m;
    }

    static long mulmod(long a, long b, long m) {
        long r = 0;
        for (a %= m; b > 0; b >>= 1) {
            if ((b & 1) == 1) { r += a; if (r >= m || r < 0) r -= m; }
            a <<= 1;
            if (a >= m || a < 0) a -= m;
        }
        return r;
    }

    static long powmod(long a, long e, long m) {
        long r = 1 % m;
        for (; e > 0; e >>= 1, a = mulmod(a, a, m)) if ((e & 1) == 1) r = mulmod(r, a, m);
        return r;
    }

    static boolean millerRabin(long n) {
        if (n < 2) return false;
        for (int p : new int[] {2, 3, 5, 7, 11}) if (n % p == 0) return n == p;
        long d = n - 1;
        int s = Long.numberOfTrailingZeros(d);
        d >>= s;
        bases:
        for (int a : new int[] {2, 3, 5}) {
            long x = powmod(a, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int i = 1; i < s; i++) {
                x = mulmod(x, x, n);
                if (x == n - 1) continue bases;
            }
            return false;
        }
        return true;
    }

    static long gcd(long a, long b) { while (b != 0) { long t = a % b; a = b; b = t; } return a < 0 ? -a : a; }
    static long[] egcd(long a, long b) { if (b == 0) return new long[] {a, 1, 0}; long[] r = egcd(b, a % b); return new long[] {r[0], r[2], r[1] - a / b * r[2]}; }

    public static void main(String[] args) {
        int n = 5000;
        int[] spf = smallestFactor(n);
        int primes = 0, twins = 0, hash = 0;
        for (int i = 2; i < n; i++) if (spf[i] == i) {
            primes++;
            if (i > 3 && spf[i - 2] == i - 2) twins++;
            hash = hash * 31 + i;
        }
        System.out.println(primes + " " + twins + " " + hash);
        for (int k : new int[] {2, 12, 97, 360, 1001, 4096, 4999, 4998}) {
            StringBuilder s = new StringBuilder(k + " =");
            int phi = k, divisors = 1;
            for (Map.Entry<Integer, Integer> e : factor(k, spf).entrySet()) {
                s.append(' ').append(e.getKey()).append('^').append(e.getValue());
                phi = phi / e.getKey() * (e.getKey() - 1);
                divisors *= e.getValue() + 1;
            }
            System.out.println(s + " phi " + phi + " divisors " + divisors);
        }
        int perfect = 0;
        for (int i = 2; i < 1000; i++) {
            int sum = 1;
            for (int d = 2; d * d <= i; d++) if (i % d == 0) sum += d + (d * d == i ? 0 : i / d);
            if (sum == i) perfect = perfect * 1000 + i;
        }
        System.out.println("perfect " + perfect);
        for (long p : new long[] {1, 2, 561, 1729, 1_000_000_007L, 1_000_000_011L, 2_147_483_647L, 4_611_686_018_427_387_847L}) System.out.println(p + " " + millerRabin(p));
        System.out.println(powmod(3, 1_000_000, 1_000_003) + " " + powmod(-2 + 101, 50, 101) + " " + powmod(7, 0, 1));
        System.out.println(gcd(1071, 462) + " " + gcd(0, 5) + " " + gcd(-12, 18) + " " + gcd(Long.MIN_VALUE, 6));
        long[] e = egcd(240, 46);
        System.out.println(e[0] + " " + e[1] + " " + e[2]);
        StringBuilder cf = new StringBuilder();
        long num = 103993, den = 33102;
        while (den != 0) { cf.append(num / den).append(' '); long t = num % den; num = den; den = t; }
        System.out.println(cf);
        int digital = 0;
        for (int i = 1; i < 300; i++) { int x = i * i; while (x > 9) { int s = 0; for (; x > 0; x /= 10) s += x % 10; x = s; } digital = digital * 3 + x; }
        System.out.println(digital);
    }
}
