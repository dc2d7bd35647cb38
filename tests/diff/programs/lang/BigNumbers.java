// Arbitrary precision by hand: digits in int arrays, factorials, powers, division, pi, rational numbers.
import java.util.Arrays;

public class BigNumbers implements Comparable<BigNumbers> {
    private static final int BASE = 10_000;
    private final int[] d;

    private BigNumbers(int[] d) {
        int n = d.length;
        while (n > 0 && d[n - 1] == 0) n--;
        this.d = n == d.length ? d : Arrays.copyOf(d, n);
    }

    static BigNumbers of(long v) {
        if (v < 0) throw new ArithmeticException("negative: " + v);
        int[] r = new int[5];
        for (int i = 0; v > 0; v /= BASE) r[i++] = (int) (v % BASE);
        return new BigNumbers(r);
    }

    static BigNumbers parse(String s) {
        BigNumbers r = of(0);
        for (char c : s.toCharArray()) {
            if (c < '0' || c > '9') throw new NumberFormatException("digit expected: " + c);
            r = r.times(10).plus(of(c - '0'));
        }
        return r;
    }

    BigNumbers plus(BigNumbers o) {
        int n = Math.max(d.length, o.d.length);
        int[] r = new int[n + 1];
        int carry = 0;
        for (int i = 0; i <= n; i++) {
            int s = carry + (i < d.length ? d[i] : 0) + (i < o.d.length ? o.d[i] : 0);
            r[i] = s % BASE;
            carry = s / BASE;
        }
        return new BigNumbers(r);
    }

    BigNumbers minus(BigNumbers o) {
        if (compareTo(o) < 0) throw new ArithmeticException("negative result");
        int[] r = d.clone();
        for (int i = 0, borrow = 0; i < r.length; i++) {
            r[i] -= borrow + (i < o.d.length ? o.d[i] : 0);
            borrow = r[i] < 0 ? 1 : 0;
            r[i] += borrow * BASE;
        }
        return new BigNumbers(r);
    }

    BigNumbers times(int k) {
        int[] r = new int[d.length + 3];
        long carry = 0;
        for (int i = 0; i < r.length; i++) {
            carry += i < d.length ? (long) d[i] * k : 0;
            r[i] = (int) (carry % BASE);
            carry /= BASE;
        }
        return new BigNumbers(r);
    }

    BigNumbers times(BigNumbers o) {
        int[] r = new int[d.length + o.d.length + 1];
        for (int i = 0; i < d.length; i++) {
            int carry = 0;
            for (int j = 0; j < o.d.length || carry > 0; j++) {
                int t = r[i + j] + carry + (j < o.d.length ? d[i] * o.d[j] : 0);
                r[i + j] = t % BASE;
                carry = t / BASE;
            }
        }
        return new BigNumbers(r);
    }

    BigNumbers over(int k) {
        int[] r = new int[d.length];
        int rest = 0;
        for (int i = d.length - 1; i >= 0; i--) {
            int cur = rest * BASE + d[i];
            r[i] = cur / k;
            rest = cur % k;
        }
        return new BigNumbers(r);
    }

    BigNumbers pow(int e) { return e == 0 ? of(1) : e % 2 == 1 ? times(pow(e - 1)) : times(this).pow(e / 2); }

    @Override public int compareTo(BigNumbers o) {
        if (d.length != o.d.length) return d.length < o.d.length ? -1 : 1;
        for (int i = d.length - 1; i >= 0; i--) if (d[i] != o.d[i]) return d[i] < o.d[i] ? -1 : 1;
        return 0;
    }

    @Override public boolean equals(Object o) { return o instanceof BigNumbers && compareTo((BigNumbers) o) == 0; }
    @Override public int hashCode() { return Arrays.hashCode(d); }

    @Override public String toString() {
        if (d.length == 0) return "0";
        StringBuilder s = new StringBuilder().append(d[d.length - 1]);
        for (int i = d.length - 2; i >= 0; i--) s.append(Integer.toString(BASE + d[i]).substring(1));
        return s.toString();
    }

    static String pi(int digits) {
        // Machin's formula with scaled integers.
        BigNumbers unit = of(10).pow(digits + 5);
        BigNumbers p = arctan(5, unit).times(16), m = arctan(239, unit).times(4);
        return p.minus(m).toString().substring(0, digits);
    }

    static BigNumbers arctan(int x, BigNumbers unit) {
        BigNumbers term = unit.over(x), plus = term, minus = of(0);
        for (int n = 3; term.d.length > 0; n += 2) {
            term = term.over(x).over(x);
            if (n % 4 == 1) plus = plus.plus(term.over(n)); else minus = minus.plus(term.over(n));
        }
        return plus.minus(minus);
    }

    public static void main(String[] args) {
        BigNumbers f = of(1);
        for (int i = 1; i <= 40; i++) {
            f = f.times(i);
            if (i % 10 == 0) System.out.println(i + "! = " + f);
        }
        System.out.println(of(2).pow(200));
        System.out.println(of(3).pow(100).minus(of(2).pow(150)) + " " + of(0) + " " + of(10_000) + " " + of(Long.MAX_VALUE));
        BigNumbers a = of(0), b = of(1);
        for (int i = 0; i < 200; i++) { BigNumbers t = a.plus(b); a = b; b = t; }
        System.out.println("fib " + a + " " + a.hashCode());
        System.out.println(parse("123456789012345678901234567890").times(parse("987654321098765432109876543210")));
        System.out.println(parse("0000").equals(of(0)) + " " + parse("12").compareTo(parse("120")) + " " + new java.math.BigInteger("2").pow(200).toString().equals(of(2).pow(200).toString()));
        System.out.println(pi(45));
        try {
            parse("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(of(5).minus(of(6)));
    }
}
