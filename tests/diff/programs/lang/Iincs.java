// Increments of int locals in loops, as statements and as values, by constants of all sizes.
public class Iincs {
    public static void main(String[] args) {
        int total = 0;
        for (int i = 0, j = 100; i < j; i += 3, j -= 2) {
            total += i * j;
        }
        System.out.println(total);
        for (int i = -300; i <= 300; i += 100) {
            int a = i, b = i, c = i, d = i;
            a += 127;
            b -= 128;
            c += 32767;
            d -= 32768;
            int e = a++ + ++b - c-- - --d;
            System.out.println(i + ": " + a + " " + b + " " + c + " " + d + " " + e);
        }
        int n = Integer.MAX_VALUE - 2;
        int wraps = 0;
        while (n > 0) {
            n++;
            wraps++;
        }
        System.out.println(n + " after " + wraps);
        n -= 1;
        System.out.println(n);
        int x = 5;
        x = x++;
        System.out.println(x);
        x = x++ + x++;
        System.out.println(x);
        x = x++ * --x;
        System.out.println(x);
        x += x++ + ++x;
        System.out.println(x);
        x -= x-- - --x;
        System.out.println(x);
        x = -x-- - -x;
        System.out.println(x);
        int y = x-- - --x;
        System.out.println(x + " " + y);
        int[] count = new int[5];
        int at = 0;
        do {
            count[at++ % 5] += at;
        } while (at < 23);
        for (int c : count) {
            System.out.print(c + " ");
        }
        System.out.println();
        byte small = 0;
        int rounds = 0;
        do {
            small += 37;
            rounds++;
        } while (small != 0);
        System.out.println("byte cycle " + rounds);
        char letter = 'a';
        String alphabet = "";
        while (letter <= 'z') {
            alphabet += letter++;
        }
        System.out.println(alphabet);
        short s = 0;
        for (int i = 0; i < 1000; i++) {
            s += i;
            s++;
        }
        System.out.println(s);
        long big = Integer.MAX_VALUE;
        big++;
        int fromLong = (int) big++;
        System.out.println(big + " " + fromLong);
    }
}
