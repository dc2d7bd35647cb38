// int arithmetic on all pairs of corner values: wrap-around, division and remainder.
public class IntArithmetic {
    static final int[] CORNERS = {
        0, 1, -1, 2, -2, 3, -3, 7, -7, 10, 127, -128, 255, 256, 32767, -32768, 65535, 65536,
        46340, 46341, -46341, 0x7ffffffe, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1,
        0x55555555, 0xAAAAAAAA, 0x12345678
    };

    static String divide(int a, int b) {
        try {
            return a / b + " r " + a % b;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static int remainderOnly(int a, int b) {
        try {
            return a % b;
        } catch (ArithmeticException e) {
            return -99;
        }
    }

    public static void main(String[] args) {
        int sums = 0, diffs = 0, products = 0, quotients = 0, remainders = 0, logic = 0;
        for (int a : CORNERS) {
            for (int b : CORNERS) {
                sums = sums * 31 + (a + b);
                diffs = diffs * 31 + (a - b);
                products = products * 31 + a * b;
                logic = logic * 31 + ((a & b) ^ (a | b) ^ ~a);
                if (b != 0) {
                    quotients = quotients * 31 + a / b;
                }
                remainders = remainders * 31 + remainderOnly(a, b);
            }
        }
        System.out.println("sums " + sums);
        System.out.println("diffs " + diffs);
        System.out.println("products " + products);
        System.out.println("quotients " + quotients);
        System.out.println("remainders " + remainders);
        System.out.println("logic " + logic);

        System.out.println("MIN / -1 = " + divide(Integer.MIN_VALUE, -1));
        System.out.println("MIN / 1 = " + divide(Integer.MIN_VALUE, 1));
        System.out.println("MIN / MIN = " + divide(Integer.MIN_VALUE, Integer.MIN_VALUE));
        System.out.println("MAX / MIN = " + divide(Integer.MAX_VALUE, Integer.MIN_VALUE));
        System.out.println("MIN / MAX = " + divide(Integer.MIN_VALUE, Integer.MAX_VALUE));
        System.out.println("0 / 0: " + divide(0, 0));
        System.out.println("MIN / 0: " + divide(Integer.MIN_VALUE, 0));
        System.out.println("-7 / 2 = " + divide(-7, 2));
        System.out.println("7 / -2 = " + divide(7, -2));
        System.out.println("-7 / -2 = " + divide(-7, -2));
        System.out.println("-1 / 2 = " + divide(-1, 2));

        for (int v : CORNERS) {
            System.out.println(v + ": neg " + -v + ", inc " + (v + 1) + ", dec " + (v - 1)
                + ", sq " + v * v + ", not " + ~v);
        }

        int x = Integer.MAX_VALUE;
        x++;
        System.out.println(x);
        x--;
        System.out.println(x);
        x += 1;
        x -= 1;
        x *= -1;
        System.out.println(x);
        x = -x;
        int y = Integer.MIN_VALUE;
        System.out.println(x + " " + (y == -y) + " " + Math.abs(y));
        y /= -1;
        System.out.println(y);
        y %= -1;
        System.out.println(y);
    }
}
