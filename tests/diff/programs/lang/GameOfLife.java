// Game of life on a torus with two representations, gliders, oscillators, and one-dimensional automata.
public class GameOfLife {
    private boolean[][] cells;

    GameOfLife(int rows, int cols, String... pattern) {
        cells = new boolean[rows][cols];
        for (int r = 0; r < pattern.length; r++) for (int c = 0; c < pattern[r].length(); c++) cells[r + 1][c + 1] = pattern[r].charAt(c) == '#';
    }

    int neighbours(int r, int c) {
        int n = 0, rows = cells.length, cols = cells[0].length;
        for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) if ((dr | dc) != 0 && cells[(r + dr + rows) % rows][(c + dc + cols) % cols]) n++;
        return n;
    }

    void step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int r = 0; r < cells.length; r++) for (int c = 0; c < cells[r].length; c++) {
            int n = neighbours(r, c);
            next[r][c] = n == 3 || n == 2 && cells[r][c];
        }
        cells = next;
    }

    int population() { int n = 0; for (boolean[] row : cells) for (boolean b : row) n += b ? 1 : 0; return n; }

    @Override public String toString() {
        StringBuilder s = new StringBuilder();
        for (boolean[] row : cells) { for (boolean b : row) s.append(b ? '#' : '.'); s.append('\n'); }
        return s.toString();
    }

    static long[] bitStep(long[] rows) {
        long[] out = new long[rows.length];
        for (int i = 0; i < rows.length; i++) {
            long a = rows[(i + rows.length - 1) % rows.length], b = rows[i], c = rows[(i + 1) % rows.length];
            long ones = 0, twos = 0, fours = 0;
            long[] neighbours = {rot(a, 1), a, rot(a, -1), rot(b, 1), rot(b, -1), rot(c, 1), c, rot(c, -1)};
            for (long n : neighbours) {
                long carry = ones & n;
                ones ^= n;
                long carry2 = twos & carry;
                twos ^= carry;
                fours |= carry2;
            }
            out[i] = twos & ~fours & (ones | b);
        }
        return out;
    }

    static long rot(long x, int n) { return x << n | x >>> -n; }

    static String rule(int number, int width, int steps) {
        boolean[] row = new boolean[width];
        row[width / 2] = true;
        int hash = 0;
        StringBuilder s = new StringBuilder();
        for (int t = 0; t < steps; t++) {
            for (boolean b : row) hash = hash * 31 + (b ? 1231 : 1237);
            if (t == steps - 1) for (boolean b : row) s.append(b ? '*' : ' ');
            boolean[] next = new boolean[width];
            for (int i = 0; i < width; i++) {
                int k = (row[(i + width - 1) % width] ? 4 : 0) + (row[i] ? 2 : 0) + (row[(i + 1) % width] ? 1 : 0);
                next[i] = (number >> k & 1) == 1;
            }
            row = next;
        }
        return "|" + s + "| " + hash;
    }

    public static void main(String[] args) {
        GameOfLife g = new GameOfLife(8, 10, ".#.", "..#", "###");
        for (int i = 0; i <= 8; i++) {
            if (i % 4 == 0) System.out.print(g);
            System.out.println("generation " + i + " population " + g.population());
            g.step();
        }
        GameOfLife blinker = new GameOfLife(5, 5, "...", "###");
        String before = blinker.toString();
        blinker.step();
        String turned = blinker.toString();
        blinker.step();
        System.out.println(before.equals(turned) + " " + before.equals(blinker.toString()));
        GameOfLife r = new GameOfLife(16, 16, ".##", "##.", ".#.");
        int h = 0;
        for (int i = 0; i < 20; i++) { h = h * 31 + r.population(); r.step(); }
        System.out.println(h + " " + r.population());
        long[] rows = new long[32];
        long x = 12345;
        for (int i = 0; i < rows.length; i++) { x = x * 6364136223846793005L + 1; rows[i] = x & x >>> 13; }
        for (int t = 0; t < 25; t++) rows = bitStep(rows);
        long bits = 0;
        int alive = 0;
        for (long l : rows) { bits = bits * 31 + l; alive += Long.bitCount(l); }
        System.out.println(bits + " " + alive);
        for (int n : new int[] {30, 90, 110, 184}) System.out.println(n + " " + rule(n, 31, 15));
    }
}
