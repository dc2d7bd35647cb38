// Dynamic programming: edit distance, longest common subsequence, knapsack, coins, matrix chains, palindromes, KMP.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class DynamicProgramming {
    static int edit(String a, String b) {
        int[] prev = new int[b.length() + 1], cur = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) prev[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            cur[0] = i;
            for (int j = 1; j <= b.length(); j++)
                cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1, prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            int[] t = prev;
            prev = cur;
            cur = t;
        }
        return prev[b.length()];
    }

    static String lcs(String a, String b) {
        int[][] l = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--)
            l[i][j] = a.charAt(i) == b.charAt(j) ? l[i + 1][j + 1] + 1 : Math.max(l[i + 1][j], l[i][j + 1]);
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); )
            if (a.charAt(i) == b.charAt(j)) { s.append(a.charAt(i)); i++; j++; }
            else if (l[i + 1][j] >= l[i][j + 1]) i++;
            else j++;
        return s.toString();
    }

    static int knapsack(int[] w, int[] v, int cap) {
        int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
        return best[cap];
    }

    static long coins(int[] cs, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int c : cs) for (int a = c; a <= amount; a++) ways[a] += ways[a - c];
        return ways[amount];
    }

    static int chain(int[] d, int i, int j, int[][] memo) {
        if (i == j) return 0;
        if (memo[i][j] != 0) return memo[i][j];
        int best = Integer.MAX_VALUE;
        for (int k = i; k < j; k++) best = Math.min(best, chain(d, i, k, memo) + chain(d, k + 1, j, memo) + d[i - 1] * d[k] * d[j]);
        return memo[i][j] = best;
    }

    static int longestIncreasing(int[] a) {
        int[] tails = new int[a.length];
        int n = 0;
        for (int x : a) {
            int i = Arrays.binarySearch(tails, 0, n, x);
            if (i < 0) i = -i - 1;
            tails[i] = x;
            if (i == n) n++;
        }
        return n;
    }

    static String palindrome(String s) {
        String best = "";
        for (int c = 0; c < s.length(); c++) for (int w = 0; w < 2; w++) {
            int l = c, r = c + w;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) { l--; r++; }
            if (r - l - 1 > best.length()) best = s.substring(l + 1, r);
        }
        return best;
    }

    static List<Integer> kmp(String text, String pat) {
        int[] f = new int[pat.length()];
        for (int i = 1, k = 0; i < pat.length(); i++) {
            while (k > 0 && pat.charAt(i) != pat.charAt(k)) k = f[k - 1];
            if (pat.charAt(i) == pat.charAt(k)) k++;
            f[i] = k;
        }
        List<Integer> at = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != pat.charAt(k)) k = f[k - 1];
            if (text.charAt(i) == pat.charAt(k)) k++;
            if (k == pat.length()) { at.add(i - k + 1); k = f[k - 1]; }
        }
        return at;
    }

    static final Map<String, Boolean> cache = new HashMap<>();

    static boolean match(String s, String p) {
        String key = s + "\n" + p;
        Boolean known = cache.get(key);
        if (known != null) return known;
        boolean r;
        if (p.isEmpty()) r = s.isEmpty();
        else if (p.charAt(0) == '*') r = match(s, p.substring(1)) || !s.isEmpty() && match(s.substring(1), p);
        else r = !s.isEmpty() && (p.charAt(0) == '?' || p.charAt(0) == s.charAt(0)) && match(s.substring(1), p.substring(1));
        cache.put(key, r);
        return r;
    }

    public static void main(String[] args) {
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("same", "same") + " " + edit("intention", "execution"));
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("", "x") + "." + lcs("the quick brown fox", "a quiet brownie box"));
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knapsack(new int[] {12, 7, 11, 8, 9, 6}, new int[] {24, 13, 23, 15, 16, 11}, 26));
        System.out.println(coins(new int[] {1, 2, 5, 10, 20, 50, 100, 200}, 200) + " " + coins(new int[] {5}, 3) + " " + coins(new int[] {1, 5, 10, 25, 50}, 1000));
        int[] dims = {30, 35, 15, 5, 10, 20, 25};
        System.out.println(chain(dims, 1, 6, new int[7][7]));
        int[] seq = new int[200];
        for (int i = 0, x = 1; i < seq.length; i++) seq[i] = (x = x * 75 % 65537);
        System.out.println(longestIncreasing(seq) + " " + longestIncreasing(new int[] {3, 3, 3}) + " " + longestIncreasing(new int[0]));
        System.out.println(palindrome("forgeeksskeegfor") + " " + palindrome("abc") + " '" + palindrome("") + "'");
        System.out.println(kmp("abababcabab", "abab") + " " + kmp("aaaaa", "aa") + " " + kmp("abc", "x"));
        String[][] tests = {{"abc", "a*c"}, {"abc", "a?c"}, {"abc", "a?d"}, {"", "*"}, {"", "?"}, {"mississippi", "m*iss*ip?i"}, {"mississippi", "m*iss*ip?"}, {"aaaaaaaaaaaaaaaa", "*a*a*a*b"}};
        for (String[] t : tests) System.out.print(match(t[0], t[1]) + " ");
        System.out.println(cache.size());
        int[][] grid = new int[20][20];
        for (int i = 0; i < 20; i++) for (int j = 0; j < 20; j++) grid[i][j] = (i * 31 + j * 17) % 23;
        for (int i = 0; i < 20; i++) for (int j = 0; j < 20; j++) grid[i][j] += i == 0 && j == 0 ? 0 : i == 0 ? grid[0][j - 1] : j == 0 ? grid[i - 1][0] : Math.min(grid[i - 1][j], grid[i][j - 1]);
        System.out.println(grid[19][19]);
    }
}
