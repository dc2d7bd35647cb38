// long arithmetic on corner values, including MIN / -1, mixed int and long operands.
public class LongArithmetic {
    static long hash = 17;

    static void mix(long value) {
        hash = hash * 1_000_003L ^ value;
    }

    static long[] corners() {
        long[] out = new long[64 + 12];
        int n = 0;
        for (int bit = 0; bit < 64; bit++) {
            out[n++] = 1L << bit;
        }
        out[n++] = 0;
        out[n++] = -1;
        out[n++] = Long.MAX_VALUE;
        out[n++] = Long.MIN_VALUE;
        out[n++] = Long.MAX_VALUE - 1;
        out[n++] = Long.MIN_VALUE + 1;
        out[n++] = 3037000499L;
        out[n++] = 3037000500L;
        out[n++] = 0xCAFEBABEDEADBEEFL;
        out[n++] = -10;
        out[n++] = Integer.MIN_VALUE;
        out[n++] = 4294967295L;
        return out;
    }

    public static void main(String[] args) {
        long[] c = corners();
        for (long a : c) {
            for (long b : c) {
                mix(a + b);
                mix(a - b);
                mix(a * b);
                if (b != 0) {
                    mix(a / b);
                    mix(a % b);
                }
            }
        }
        System.out.println("pairs " + hash);

        System.out.println(Long.MIN_VALUE / -1L);
        System.out.println(Long.MIN_VALUE % -1L);
        long m = Long.MIN_VALUE, one = -1;
        System.out.println(m / one + " " + m % one + " " + -m + " " + m * one);
        System.out.println(Long.MAX_VALUE + 1 == Long.MIN_VALUE);
        m--;
        System.out.println(m);
        m++;
        System.out.println(m);

        for (long d : new long[] {7, -7}) {
            for (long e : new long[] {2, -2, 3, -3, 8, -8}) {
                System.out.println(d + " / " + e + " = " + d / e + " rest " + d % e);
            }
        }

        try {
            System.out.println(5L / (args.length * 1L));
        } catch (ArithmeticException e) {
            System.out.println("caught " + e.getMessage());
        }
        try {
            System.out.println(Long.MIN_VALUE % (long) args.length);
        } catch (ArithmeticException e) {
            System.out.println("caught " + e);
        }

        int i = 1_000_000;
        System.out.println("int product " + i * i);
        System.out.println("long product " + (long) i * i);
        System.out.println("late widening " + (long) (i * i));
        long mixed = i;
        mixed *= i;
        mixed -= 0.5;
        System.out.println("compound with double " + mixed);
        i += 3_000_000_000L;
        System.out.println("compound with long " + i);
        i *= 1.5;
        System.out.println("compound with double " + i);

        long factorial = 1;
        for (int k = 1; k <= 25; k++) {
            factorial *= k;
            System.out.println(k + "! = " + factorial);
        }
        long collatz = 837799, steps = 0;
        while (collatz != 1) {
            collatz = (collatz & 1) == 0 ? collatz / 2 : 3 * collatz + 1;
            steps++;
        }
        System.out.println("collatz " + steps);
        System.out.println((~0L) + " " + (~Long.MIN_VALUE) + " " + (0xFFFFFFFFL & -1) + " " + (-1L & 0xFFFFFFFF));
    }
}
