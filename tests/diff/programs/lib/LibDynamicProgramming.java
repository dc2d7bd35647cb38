// Dynamic programming: knapsack, common subsequence, edit distance, coins, partitions, matrix chain, longest rising run.
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class LibDynamicProgramming {
  static int knapsack(int[] weight, int[] value, int capacity) {
    int[] best = new int[capacity + 1];
    for (int i = 0; i < weight.length; i++) {
      for (int c = capacity; c >= weight[i]; c--) {
        best[c] = Math.max(best[c], best[c - weight[i]] + value[i]);
      }
    }
    return best[capacity];
  }

  static String common(String a, String b) {
    int[][] length = new int[a.length() + 1][b.length() + 1];
    for (int i = a.length() - 1; i >= 0; i--) {
      for (int j = b.length() - 1; j >= 0; j--) {
        length[i][j] = a.charAt(i) == b.charAt(j) ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
      }
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0, j = 0; i < a.length() && j < b.length();) {
      if (a.charAt(i) == b.charAt(j)) {
        out.append(a.charAt(i++));
        j++;
      } else if (length[i + 1][j] >= length[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return out.toString();
  }

  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int keep = row[j];
        row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        diagonal = keep;
      }
    }
    return row[b.length()];
  }

  static double jaro(String a, String b) {
    int window = Math.max(0, Math.max(a.length(), b.length()) / 2 - 1);
    boolean[] used = new boolean[b.length()];
    StringBuilder left = new StringBuilder();
    for (int i = 0; i < a.length(); i++) {
      for (int j = Math.max(0, i - window); j < Math.min(b.length(), i + window + 1); j++) {
        if (!used[j] && a.charAt(i) == b.charAt(j)) {
          used[j] = true;
          left.append(a.charAt(i));
          break;
        }
      }
    }
    StringBuilder right = new StringBuilder();
    for (int j = 0; j < b.length(); j++) {
      if (used[j]) {
        right.append(b.charAt(j));
      }
    }
    if (left.length() == 0) {
      return 0;
    }
    int swapped = 0;
    for (int i = 0; i < left.length(); i++) {
      swapped += left.charAt(i) == right.charAt(i) ? 0 : 1;
    }
    double m = left.length();
    return (m / a.length() + m / b.length() + (m - swapped / 2) / m) / 3;
  }

  static long ways(int[] coins, int amount) {
    long[] ways = new long[amount + 1];
    ways[0] = 1;
    for (int c : coins) {
      for (int a = c; a <= amount; a++) {
        ways[a] += ways[a - c];
      }
    }
    return ways[amount];
  }

  static final Map<Long, Long> MEMO = new HashMap<>();

  static long partitions(int n, int largest) {
    if (n == 0) {
      return 1;
    }
    if (n < 0 || largest == 0) {
      return 0;
    }
    long key = (long) n << 32 | largest;
    Long known = MEMO.get(key);
    if (known == null) {
      known = partitions(n, largest - 1) + partitions(n - largest, largest);
      MEMO.put(key, known);
    }
    return known;
  }

  static String chain(int[] sizes) {
    int n = sizes.length - 1;
    long[][] cost = new long[n][n];
    int[][] split = new int[n][n];
    for (int span = 1; span < n; span++) {
      for (int i = 0; i + span < n; i++) {
        int j = i + span;
        cost[i][j] = Long.MAX_VALUE;
        for (int k = i; k < j; k++) {
          long c = cost[i][k] + cost[k + 1][j] + (long) sizes[i] * sizes[k + 1] * sizes[j + 1];
          if (c < cost[i][j]) {
            cost[i][j] = c;
            split[i][j] = k;
          }
        }
      }
    }
    return cost[0][n - 1] + " " + brackets(split, 0, n - 1);
  }

  static String brackets(int[][] split, int i, int j) {
    return i == j ? "" + (char) ('A' + i) : "(" + brackets(split, i, split[i][j]) + brackets(split, split[i][j] + 1, j) + ")";
  }

  static int rising(int[] a) {
    TreeMap<Integer, Integer> tails = new TreeMap<>();
    for (int x : a) {
      Integer replaced = tails.ceilingKey(x);
      if (replaced != null) {
        tails.remove(replaced);
      }
      tails.put(x, x);
    }
    return tails.size();
  }

  public static void main(String[] args) {
    System.out.println(knapsack(new int[] {12, 2, 1, 4, 1}, new int[] {4, 2, 1, 10, 2}, 15) + " " + knapsack(new int[] {10, 20, 30}, new int[] {60, 100, 120}, 50));
    String[] words = {"kitten", "sitting", "saturday", "sunday", "intention", "execution", "", "abc"};
    for (String a : words) {
      StringBuilder row = new StringBuilder();
      for (String b : words) {
        row.append(distance(a, b)).append('/').append(common(a, b)).append('/').append(Math.round(jaro(a, b) * 1000)).append(' ');
      }
      System.out.println(row);
    }
    System.out.println(common("the quick brown fox", "a quicker brown box") + " " + ways(new int[] {1, 5, 10, 25, 50}, 100) + " " + ways(new int[] {2, 4}, 7));
    for (int n = 0; n <= 60; n += 10) {
      System.out.print(partitions(n, n) + " ");
    }
    System.out.println(MEMO.size());
    System.out.println(chain(new int[] {30, 35, 15, 5, 10, 20, 25}) + " " + chain(new int[] {10, 20, 30}));
    int[] a = new int[500];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 7919 % 503;
    }
    System.out.println(rising(a) + " " + rising(new int[] {3, 1, 4, 1, 5, 9, 2, 6}) + " " + rising(new int[0]));
  }
}
