// Labelled break and continue through nested loops, blocks, switches and try statements.
public class LabelledLoops {
    static int search(int[][] grid, int wanted) {
        int visited = 0;
        found:
        {
            for (int[] row : grid) {
                for (int cell : row) {
                    visited++;
                    if (cell == wanted) break found;
                }
            }
            return -visited;
        }
        return visited;
    }

    static String primes(int limit) {
        StringBuilder s = new StringBuilder();
        candidates:
        for (int n = 2; n < limit; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) continue candidates;
            }
            s.append(n).append(' ');
        }
        return s.toString();
    }

    static String walk() {
        StringBuilder log = new StringBuilder();
        a:
        for (int i = 0; i < 5; i++) {
            b:
            for (int j = 0; ; j++) {
                c:
                do {
                    log.append(i).append(j).append(' ');
                    if (i == 1) continue a;
                    if (j == 2) break b;
                    if (i == 3) break a;
                    if (j == 1) continue c;
                    if (i == 2) continue b;
                    log.append("end ");
                } while (false);
                log.append(". ");
            }
            log.append("; ");
        }
        return log.toString();
    }

    static String inSwitch(int n) {
        StringBuilder log = new StringBuilder();
        loop:
        while (true) {
            log.append(n);
            switch (n) {
                case 0:
                    break loop;
                case 1:
                    n = 0;
                    break;
                case 2:
                    n = 1;
                    continue loop;
                default:
                    n -= 2;
                    continue;
            }
            log.append('b');
        }
        return log.toString();
    }

    static String throughTry() {
        StringBuilder log = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            try {
                for (int j = 0; j < 3; j++) {
                    try {
                        if (i == 0 && j == 1) continue outer;
                        if (i == 2 && j == 0) break;
                        if (i == 3) break outer;
                        log.append(i).append(j);
                    } finally {
                        log.append('f');
                    }
                }
            } finally {
                log.append('F');
            }
            log.append('_');
        }
        return log.toString();
    }

    public static void main(String[] args) {
        int[][] grid = {{1, 2, 3}, {}, {4, 5}, {6}};
        for (int w : new int[] {1, 3, 4, 6, 9}) System.out.println(w + " " + search(grid, w));
        System.out.println(primes(100));
        System.out.println(walk());
        for (int n = 0; n < 8; n++) System.out.print(inSwitch(n) + " ");
        System.out.println();
        System.out.println(throughTry());

        int steps = 0;
        top:
        for (int x = 10, y = 0; ; x--, y += 2) {
            steps++;
            if (x < y) break top;
            if ((x & 1) == 0) continue top;
            for (; ; ) {
                if (steps++ > 5) break;
            }
        }
        System.out.println(steps);
        label:
        if (steps > 3) {
            if (steps % 2 == 0) break label;
            System.out.println("odd");
        }
        alone:
        System.out.println("labelled statement");
        int n = 0;
        do {
            n++;
            if (n == 3) continue;
            if (n == 7) break;
        } while (n < 10);
        System.out.println(n);
        for (; n < 9; ) n++;
        System.out.println(n);
        int triples = 0;
        next:
        for (int i = 1; i < 30; i++)
            for (int j = i; j < 30; j++)
                for (int k = j; ; k++) {
                    if (k >= 43) continue next;
                    int diff = i * i + j * j - k * k;
                    if (diff < 0) break;
                    if (diff == 0) {
                        triples++;
                        break;
                    }
                }
        System.out.println(triples);
    }
}
