// Backtracking: n queens by three representations, knight's tour, subset sums, sudoku.
public class NQueens {
    static int byBits(int n, int cols, int left, int right) {
        int all = (1 << n) - 1;
        if (cols == all) return 1;
        int count = 0;
        for (int free = all & ~(cols | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += byBits(n, cols | bit, (left | bit) << 1 & all, (right | bit) >> 1);
        }
        return count;
    }

    static int byArray(int[] q, int row) {
        if (row == q.length) return 1;
        int count = 0;
        search:
        for (q[row] = 0; q[row] < q.length; q[row]++) {
            for (int r = 0; r < row; r++) if (q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r) continue search;
            count += byArray(q, row + 1);
        }
        return count;
    }

    static class Found extends RuntimeException {
        final int[] board;
        Found(int[] b) { super("found", null, false, false); board = b.clone(); }
    }

    static void first(int[] q, int row, boolean[] c, boolean[] d1, boolean[] d2) {
        if (row == q.length) throw new Found(q);
        for (int i = 0; i < q.length; i++) {
            if (c[i] || d1[row + i] || d2[row - i + q.length]) continue;
            c[i] = d1[row + i] = d2[row - i + q.length] = true;
            q[row] = i;
            first(q, row + 1, c, d1, d2);
            c[i] = d1[row + i] = d2[row - i + q.length] = false;
        }
    }

    static int calls;

    static boolean sudoku(int[] g, int at) {
        calls++;
        while (at < 81 && g[at] != 0) at++;
        if (at == 81) return true;
        int r = at / 9, c = at % 9, used = 0;
        for (int i = 0; i < 9; i++) used |= 1 << g[r * 9 + i] | 1 << g[i * 9 + c] | 1 << g[(r / 3 * 3 + i / 3) * 9 + c / 3 * 3 + i % 3];
        for (int v = 1; v <= 9; v++) if ((used >> v & 1) == 0) {
            g[at] = v;
            if (sudoku(g, at + 1)) return true;
        }
        g[at] = 0;
        return false;
    }

    static int subsets(int[] xs, int i, int target) {
        if (target == 0) return 1;
        if (i == xs.length || target < 0) return 0;
        return subsets(xs, i + 1, target - xs[i]) + subsets(xs, i + 1, target);
    }

    static void permutations(char[] a, int k, StringBuilder out) {
        if (k == a.length) { out.append(a).append(' '); return; }
        for (int i = k; i < a.length; i++) {
            char t = a[k]; a[k] = a[i]; a[i] = t;
            permutations(a, k + 1, out);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) System.out.println(n + " " + byBits(n, 0, 0, 0) + " " + byArray(new int[n], 0));
        for (int n : new int[] {4, 6, 8, 3}) {
            try {
                first(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n + 1]);
                System.out.println(n + " none");
            } catch (Found f) {
                StringBuilder s = new StringBuilder();
                for (int q : f.board) s.append(q);
                System.out.println(n + " " + s + " " + f.getStackTrace().length);
            }
        }
        String puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        int[] g = new int[81];
        for (int i = 0; i < 81; i++) g[i] = puzzle.charAt(i) - '0';
        System.out.println(sudoku(g, 0) + " calls " + calls);
        for (int r = 0; r < 9; r++) {
            StringBuilder s = new StringBuilder();
            for (int c = 0; c < 9; c++) s.append(g[r * 9 + c]);
            System.out.println(s);
        }
        System.out.println(subsets(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 0, 20));
        StringBuilder out = new StringBuilder();
        permutations("abcd".toCharArray(), 0, out);
        System.out.println(out);
    }
}
