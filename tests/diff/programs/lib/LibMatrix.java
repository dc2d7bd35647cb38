// Matrices: products, transposes, determinants by elimination with fractions, powers, Life on a torus, spirals.
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

public class LibMatrix {
  record Fraction(BigInteger top, BigInteger bottom) {
    Fraction {
      if (bottom.signum() == 0) {
        throw new ArithmeticException("zero denominator");
      }
      BigInteger g = top.gcd(bottom);
      if (bottom.signum() < 0) {
        g = g.negate();
      }
      top = top.divide(g);
      bottom = bottom.divide(g);
    }

    static Fraction of(long n) {
      return new Fraction(BigInteger.valueOf(n), BigInteger.ONE);
    }

    Fraction minus(Fraction o) {
      return new Fraction(top.multiply(o.bottom).subtract(o.top.multiply(bottom)), bottom.multiply(o.bottom));
    }

    Fraction times(Fraction o) {
      return new Fraction(top.multiply(o.top), bottom.multiply(o.bottom));
    }

    Fraction over(Fraction o) {
      return new Fraction(top.multiply(o.bottom), bottom.multiply(o.top));
    }

    @Override
    public String toString() {
      return bottom.equals(BigInteger.ONE) ? top.toString() : top + "/" + bottom;
    }
  }

  static long[][] multiply(long[][] a, long[][] b) {
    if (a[0].length != b.length) {
      throw new IllegalArgumentException(a.length + "x" + a[0].length + " times " + b.length + "x" + b[0].length);
    }
    long[][] c = new long[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b[0].length; j++) {
        for (int k = 0; k < b.length; k++) {
          c[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return c;
  }

  static long[][] transpose(long[][] a) {
    long[][] t = new long[a[0].length][a.length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a[0].length; j++) {
        t[j][i] = a[i][j];
      }
    }
    return t;
  }

  static Fraction determinant(long[][] a) {
    int n = a.length;
    Fraction[][] m = new Fraction[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        m[i][j] = Fraction.of(a[i][j]);
      }
    }
    Fraction result = Fraction.of(1);
    for (int c = 0; c < n; c++) {
      int pivot = c;
      while (pivot < n && m[pivot][c].top().signum() == 0) {
        pivot++;
      }
      if (pivot == n) {
        return Fraction.of(0);
      }
      if (pivot != c) {
        Fraction[] t = m[pivot];
        m[pivot] = m[c];
        m[c] = t;
        result = result.times(Fraction.of(-1));
      }
      result = result.times(m[c][c]);
      for (int r = c + 1; r < n; r++) {
        Fraction factor = m[r][c].over(m[c][c]);
        for (int k = c; k < n; k++) {
          m[r][k] = m[r][k].minus(factor.times(m[c][k]));
        }
      }
    }
    return result;
  }

  static List<Integer> spiral(int rows, int columns) {
    List<Integer> order = new ArrayList<>();
    int top = 0;
    int left = 0;
    int bottom = rows - 1;
    int right = columns - 1;
    while (top <= bottom && left <= right) {
      for (int c = left; c <= right; c++) order.add(top * columns + c);
      for (int r = ++top; r <= bottom; r++) order.add(r * columns + right);
      right--;
      for (int c = right; c >= left && top <= bottom; c--) order.add(bottom * columns + c);
      bottom--;
      for (int r = bottom; r >= top && left <= right; r--) order.add(r * columns + left);
      left++;
    }
    return order;
  }

  static boolean[][] life(boolean[][] cells) {
    int n = cells.length;
    boolean[][] next = new boolean[n][n];
    for (int y = 0; y < n; y++) {
      for (int x = 0; x < n; x++) {
        int alive = 0;
        for (int d = 0; d < 9; d++) {
          if (d != 4 && cells[(y + d / 3 + n - 1) % n][(x + d % 3 + n - 1) % n]) {
            alive++;
          }
        }
        next[y][x] = alive == 3 || alive == 2 && cells[y][x];
      }
    }
    return next;
  }

  public static void main(String[] args) {
    long[][] a = {{1, 2, 3}, {4, 5, 6}};
    long[][] b = {{7, 8}, {9, 10}, {11, 12}};
    System.out.println(Arrays.deepToString(multiply(a, b)) + Arrays.deepToString(multiply(b, a)) + Arrays.deepToString(transpose(a)));
    try {
      multiply(a, a);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    long[][] fib = {{1, 1}, {1, 0}};
    long[][] power = {{1, 0}, {0, 1}};
    for (int n = 90; n > 0; n >>= 1) {
      if ((n & 1) == 1) {
        power = multiply(power, fib);
      }
      fib = multiply(fib, fib);
    }
    System.out.println(power[0][1]);
    Random random = new Random(5);
    for (int n = 1; n <= 7; n++) {
      long[][] m = new long[n][n];
      for (long[] row : m) {
        Arrays.setAll(row, i -> random.nextInt(19) - 9);
      }
      System.out.print(determinant(m) + " " + determinant(m).equals(determinant(transpose(m))) + "; ");
    }
    System.out.println(new Fraction(BigInteger.valueOf(6), BigInteger.valueOf(-4)));
    System.out.println(spiral(4, 5) + " " + spiral(1, 3) + spiral(3, 1) + spiral(0, 0));
    boolean[][] cells = new boolean[10][10];
    cells[0][1] = cells[1][2] = cells[2][0] = cells[2][1] = cells[2][2] = true;
    for (int i = 0; i < 20; i++) {
      cells = life(cells);
    }
    for (boolean[] row : cells) {
      StringBuilder s = new StringBuilder();
      for (boolean c : row) {
        s.append(c ? '#' : '.');
      }
      System.out.println(s);
    }
  }
}
