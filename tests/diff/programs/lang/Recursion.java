// Recursion: Ackermann, Fibonacci variants, Hanoi, mutual recursion, Hofstadter, Catalan, McCarthy, depth 5000.
public class Recursion {
    static int calls;

    static int ackermann(int m, int n) { calls++; return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static long fibMemo(int n, long[] memo) { return n < 2 ? n : memo[n] != 0 ? memo[n] : (memo[n] = fibMemo(n - 1, memo) + fibMemo(n - 2, memo)); }
    static long fibPair(int n, long a, long b) { return n == 0 ? a : fibPair(n - 1, b, a + b); }
    static int hanoi(int n, char a, char b, char c, StringBuilder log) { return n == 0 ? 0 : hanoi(n - 1, a, c, b, log) + move(a, c, log) + hanoi(n - 1, b, a, c, log); }
    static int move(char a, char c, StringBuilder log) { log.append(a).append(c).append(' '); return 1; }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int female(int n) { return n == 0 ? 1 : n - male(female(n - 1)); }
    static int male(int n) { return n == 0 ? 0 : n - female(male(n - 1)); }
    static int mccarthy(int n) { return n > 100 ? n - 10 : mccarthy(mccarthy(n + 11)); }
    static long catalan(int n) { long s = n == 0 ? 1 : 0; for (int i = 0; i < n; i++) s += catalan(i) * catalan(n - 1 - i); return s; }
    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
    static long binomial(int n, int k) { return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k); }
    static int digits(long n) { return n == 0 ? 0 : (int) (n % 10) + digits(n / 10); }
    static String reverse(String s) { return s.isEmpty() ? "" : reverse(s.substring(1)) + s.charAt(0); }
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static long depthWide(long a, double b, String c, int n) { return n == 0 ? a + (long) b + c.length() : depthWide(a + 1, b + 0.5, c, n - 1); }
    static String power(String s, int n) { return n == 0 ? "" : n % 2 == 0 ? power(s + s, n / 2) : s + power(s, n - 1); }
    static int partitions(int n, int max) { return n == 0 ? 1 : n < 0 || max == 0 ? 0 : partitions(n - max, max) + partitions(n, max - 1); }

    final Recursion next;
    Recursion(Recursion n) { next = n; }
    int length() { return next == null ? 1 : 1 + next.length(); }

    static int flood(int[][] g, int r, int c) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[r].length || g[r][c] != 1) return 0;
        g[r][c] = 2;
        return 1 + flood(g, r + 1, c) + flood(g, r - 1, c) + flood(g, r, c + 1) + flood(g, r, c - 1);
    }

    static int unwind(int n) {
        try {
            if (n == 0) throw new IllegalStateException("bottom");
            return unwind(n - 1);
        } finally {
            calls++;
        }
    }

    public static void main(String[] args) {
        for (int m = 0; m < 3; m++) System.out.println(ackermann(m, 5) + " " + ackermann(m, 0));
        System.out.println(ackermann(3, 4) + " calls " + calls);
        System.out.println(fib(18) + " " + fibMemo(90, new long[91]) + " " + fibPair(92, 0, 1) + " " + fibPair(93, 0, 1));
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(4, 'A', 'B', 'C', log) + " " + log);
        System.out.println(even(1000) + " " + odd(1000) + " " + even(777));
        for (int i = 0; i < 20; i++) System.out.print(female(i) + "/" + male(i) + " ");
        System.out.println(mccarthy(1) + " " + mccarthy(150));
        for (int i = 0; i < 9; i++) System.out.print(catalan(i) + " ");
        System.out.println(gcd(46368, 28657) + " " + binomial(14, 5) + " " + digits(9876543210L) + " " + reverse("stressed") + " " + power("ab", 7) + " " + partitions(20, 20));
        System.out.println(depth(5000) + " " + depthWide(0, 0, "xyz", 5000));
        Recursion list = null;
        for (int i = 0; i < 5000; i++) list = new Recursion(list);
        System.out.println(list.length());
        int[][] g = new int[30][30];
        for (int r = 0; r < 30; r++) for (int c = 0; c < 30; c++) g[r][c] = (r * 7 + c * 11) % 13 < 9 ? 1 : 0;
        System.out.println(flood(g, 0, 0) + " " + flood(g, 0, 0) + " " + flood(g, 29, 29));
        calls = 0;
        try {
            unwind(3000);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + calls + " " + e.getStackTrace().length);
        }
    }
}
