// Uncaught ArithmeticException from a static nested class called in a loop, output flushed before.
public class ArithmeticUncaught {
    static class Ratio {
        private final long num, den;

        Ratio(long num, long den) {
            long g = gcd(num, den);
            this.num = num / g;
            this.den = den / g;
        }

        static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Ratio minus(Ratio o) {
            return new Ratio(num * o.den - o.num * den, den * o.den);
        }

        Ratio over(Ratio o) {
            return new Ratio(num * o.den, den * o.num);
        }

        @Override
        public String toString() {
            return num + "/" + den;
        }
    }

    public static void main(String[] args) {
        Ratio r = new Ratio(3, 4);
        for (int i = 1; i < 5; i++) {
            r = r.minus(new Ratio(i, 12));
            System.out.print(r + " ");
        }
        System.out.print("| no newline at the end");
        System.out.print(new Ratio(0, r.over(new Ratio(-1, 12)).num - 1));
    }
}
