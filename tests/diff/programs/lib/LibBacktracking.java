// Backtracking: a sudoku, queens, permutations, combinations with a given sum, a knight's tour by degree.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

public class LibBacktracking {
  static final class Sudoku {
    final int[] cells = new int[81];
    final int[] rows = new int[9];
    final int[] columns = new int[9];
    final int[] boxes = new int[9];
    int steps;

    Sudoku(String text) {
      for (int i = 0; i < 81; i++) {
        int digit = text.charAt(i) == '.' ? 0 : text.charAt(i) - '0';
        if (digit > 0 && (free(i) >> digit & 1) == 0) {
          System.out.println("clue " + digit + " at " + i + " breaks a rule");
        } else if (digit > 0) {
          flip(i, digit);
        }
      }
    }

    void flip(int cell, int digit) {
      int bit = 1 << digit;
      cells[cell] = cells[cell] == 0 ? digit : 0;
      rows[cell / 9] ^= bit;
      columns[cell % 9] ^= bit;
      boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    int free(int cell) {
      return ~(rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3]) & 0x3fe;
    }

    boolean solve() {
      int best = -1;
      int fewest = 10;
      for (int i = 0; i < 81; i++) {
        if (cells[i] == 0 && Integer.bitCount(free(i)) < fewest) {
          fewest = Integer.bitCount(free(i));
          best = i;
        }
      }
      if (best < 0) {
        return true;
      }
      for (int mask = free(best); mask != 0; mask &= mask - 1) {
        int digit = Integer.numberOfTrailingZeros(mask);
        steps++;
        flip(best, digit);
        if (solve()) {
          return true;
        }
        flip(best, digit);
      }
      return false;
    }

    @Override
    public String toString() {
      StringBuilder s = new StringBuilder();
      for (int i = 0; i < 81; i++) {
        s.append(cells[i]).append(i % 9 == 8 ? "\n" : i % 3 == 2 ? " " : "");
      }
      return s.toString();
    }
  }

  static int queens(int n, int row, int columns, int down, int up, int[] at, List<String> out) {
    if (row == n) {
      if (out.size() < 3) {
        out.add(Arrays.toString(at));
      }
      return 1;
    }
    int count = 0;
    for (int free = ~(columns | down | up) & (1 << n) - 1; free != 0; free &= free - 1) {
      int bit = free & -free;
      at[row] = Integer.numberOfTrailingZeros(bit);
      count += queens(n, row + 1, columns | bit, (down | bit) << 1, (up | bit) >> 1, at, out);
    }
    return count;
  }

  static <T extends Comparable<T>> boolean nextPermutation(T[] a) {
    int i = a.length - 2;
    while (i >= 0 && a[i].compareTo(a[i + 1]) >= 0) {
      i--;
    }
    if (i < 0) {
      return false;
    }
    int j = a.length - 1;
    while (a[j].compareTo(a[i]) <= 0) {
      j--;
    }
    T t = a[i];
    a[i] = a[j];
    a[j] = t;
    for (int l = i + 1, r = a.length - 1; l < r; l++, r--) {
      t = a[l];
      a[l] = a[r];
      a[r] = t;
    }
    return true;
  }

  static void combinations(int n, int k, int from, List<Integer> chosen, Consumer<List<Integer>> use) {
    if (chosen.size() == k) {
      use.accept(chosen);
      return;
    }
    for (int i = from; i < n; i++) {
      chosen.add(i);
      combinations(n, k, i + 1, chosen, use);
      chosen.remove(chosen.size() - 1);
    }
  }

  static String knight(int n) {
    int[][] board = new int[n][n];
    int x = 0;
    int y = 0;
    int[][] moves = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    for (int step = 1; step <= n * n; step++) {
      board[y][x] = step;
      int bestDegree = 9;
      int bx = -1;
      int by = -1;
      for (int[] m : moves) {
        int degree = 0;
        if (free(board, x + m[0], y + m[1])) {
          for (int[] k : moves) {
            degree += free(board, x + m[0] + k[0], y + m[1] + k[1]) ? 1 : 0;
          }
          if (degree < bestDegree) {
            bestDegree = degree;
            bx = x + m[0];
            by = y + m[1];
          }
        }
      }
      if (bx < 0) {
        return step + " of " + n * n + " " + Arrays.deepToString(board).hashCode();
      }
      x = bx;
      y = by;
    }
    return "done";
  }

  static boolean free(int[][] board, int x, int y) {
    return x >= 0 && y >= 0 && x < board.length && y < board.length && board[y][x] == 0;
  }

  public static void main(String[] args) {
    for (String puzzle : new String[] {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..77"}) {
      Sudoku s = new Sudoku(puzzle);
      System.out.println(s.free(80) + " " + s.solve() + " " + s.steps + "\n" + s);
    }
    for (int n = 4; n <= 7; n++) {
      List<String> first = new ArrayList<>();
      System.out.println(n + " queens: " + queens(n, 0, 0, 0, 0, new int[n], first) + " " + first);
    }
    String[] letters = {"a", "b", "b", "c"};
    StringBuilder all = new StringBuilder();
    do {
      all.append(String.join("", letters)).append(' ');
    } while (nextPermutation(letters));
    System.out.println(all);
    Integer[] digits = {1, 2, 3, 4, 5, 6};
    long hash = 0;
    int count = 0;
    do {
      hash = hash * 31 + Arrays.hashCode(digits);
      count++;
    } while (nextPermutation(digits));
    System.out.println(count + " " + hash);
    List<String> triples = new ArrayList<>();
    combinations(9, 3, 0, new ArrayList<>(), c -> {
      if (c.stream().mapToInt(x -> x).sum() == 12) {
        triples.add(c.toString());
      }
    });
    System.out.println(triples);
    System.out.println(knight(5) + " " + knight(6) + " " + knight(8));
  }
}
