import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Methods that no tool finishes in a few seconds, each heavy for a reason of its own. */
public class Heavy {
  static class Node {
    Node left, right;
    int key;
  }

  static class Chain {
    Chain next;
    int value;
    double weight;
  }

  Node root;
  Chain head;
  int size;

  public Heavy() {}

  public void put(int key) {
    Node node = new Node();
    node.key = key;
    node.left = root;
    root = node;
  }

  // --- what a solver does not answer ---------------------------------------------------------

  static int fiveDoubles(double a, double b, double c, double d, double e) {
    if (a * b * c * d * e == 1.2345678901234 && a > b && b > c && c > d && d > e) return 1;
    return 2;
  }

  static int doubleChain(double a, double b, double c) {
    double x = a;
    for (int i = 0; i < 12; i++) x = x * b + c / (x - i);
    if (x == 7.5) return 1;
    if (x * x == 2) return 2;
    return 3;
  }

  static int primeProduct(int a, int b, int c) {
    if (a > 1 && b > a && c > b && (long) a * b * c == 1_000_000_016_000_000_063L) return 1;
    return 0;
  }

  static int fermat(int a, int b, int c) {
    long x = a, y = b, z = c;
    if (a > 0 && b > 0 && c > 0 && x * x * x + y * y * y == z * z * z) throw new IllegalStateException();
    return 0;
  }

  static int hashes(int a, int b, int c) {
    int h = 17;
    for (int i = 0; i < 20; i++) {
      h = h * 31 + (a ^ h >>> 16);
      h = h * 31 + (b ^ h << 5);
      h = h * 31 + (c ^ h >>> 7);
    }
    if (h == 0x12345678) return 1;
    return h % 1000 == 7 ? 2 : 3;
  }

  static int divisions(long a, long b, long c) {
    if (a > 1 && b > 1 && c > 1 && a / b % c * (b / c % a) == 123_456_789 && a % b == c) return 1;
    return 2;
  }

  // --- terms of any size ---------------------------------------------------------------------

  static int oneTerm(int a, int b) {
    int x = a;
    for (int i = 0; i < 2_000; i++) x = x * 31 + (x ^ b);
    return x == 12345 ? 1 : 2;
  }

  static int deepSum(int a, int b) {
    int x = a;
    for (int i = 0; i < 20_000; i++) x = x + (i % 3 == 0 ? b : a) * (i | 1);
    return x == 12345 ? 1 : 2;
  }

  static int deepDouble(double a, double b) {
    double x = a;
    for (int i = 0; i < 3_000; i++) x = x * b + a;
    return x == 1.5 ? 1 : 2;
  }

  static int manyConditions(int a, int b) {
    int x = a;
    for (int i = 0; i < 500; i++) {
      x = x * 7 + b;
      if (x == i) return i;
    }
    return -1;
  }

  static int squares(int a) {
    int x = a;
    for (int i = 0; i < 40; i++) x = x * x + i;
    return x == 99 ? 1 : 0;
  }

  // --- arrays ----------------------------------------------------------------------------------

  static int openRead(int i) {
    int[] table = new int[100_000];
    for (int j = 0; j < table.length; j++) table[j] = j * 7919 % 10_007;
    return table[i] == 5_003 ? 1 : 2;
  }

  static int openReads(int i, int j, int k) {
    int[] table = new int[2_000];
    for (int n = 0; n < table.length; n++) table[n] = n * 7919 % 10_007;
    return table[table[i] % 2_000] + table[j] == table[k] ? 1 : 2;
  }

  static int openWrites(int[] places) {
    int[] table = new int[10_000];
    for (int place : places) table[place] = table[place] + place;
    return table[places[0]] == 77 ? 1 : 2;
  }

  static int bigArray(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = i;
    int sum = 0;
    for (int x : a) sum += x;
    return sum;
  }

  // --- paths without end ------------------------------------------------------------------------

  static int bits(long a) {
    int count = 0;
    for (int i = 0; i < 64; i++) {
      if ((a >>> i & 1) != 0) count++;
    }
    if (count == 65) throw new IllegalStateException();
    return count;
  }

  static int sort(int[] a) {
    for (int i = 0; i < a.length; i++) {
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[i]) {
          int t = a[i];
          a[i] = a[j];
          a[j] = t;
        }
      }
    }
    if (a.length > 0 && a[0] == 42) throw new IllegalStateException("sorted");
    return a.length;
  }

  static int collatz(int n) {
    int steps = 0;
    long x = n;
    while (x > 1) {
      x = (x & 1) == 0 ? x / 2 : 3 * x + 1;
      steps++;
    }
    return steps;
  }

  static long concrete(int n) {
    long x = 1;
    for (int i = 0; i < 2_000_000_000; i++) x = x * 6364136223846793005L + i;
    return n > 0 ? x : -x;
  }

  // --- heaps -------------------------------------------------------------------------------------

  int count() {
    return count(root, 0);
  }

  private static int count(Node node, int depth) {
    if (node == null) return 0;
    if (node.key == depth && depth > 2) throw new IllegalStateException();
    return 1 + count(node.left, depth + 1) + count(node.right, depth + 1);
  }

  int insert(int key) {
    if (root == null) return 0;
    Node at = root;
    int depth = 0;
    while (at != null) {
      depth++;
      if (key == at.key) return depth;
      at = key < at.key ? at.left : at.right;
    }
    return -depth;
  }

  boolean isTree() {
    List<Node> seen = new ArrayList<>();
    return isTree(root, Long.MIN_VALUE, Long.MAX_VALUE, seen);
  }

  private static boolean isTree(Node node, long low, long high, List<Node> seen) {
    if (node == null) return true;
    for (Node other : seen) if (other == node) return false;
    seen.add(node);
    if (node.key <= low || node.key >= high) return false;
    return isTree(node.left, low, node.key, seen) && isTree(node.right, node.key, high, seen);
  }

  /** Hard to meet: numbers that no solver finds, at each node of a list. */
  boolean isHard() {
    double product = 1;
    for (Chain at = head; at != null; at = at.next) product = product * at.weight * at.weight - at.value;
    return product == 2.7182818284590451 && head != null;
  }

  boolean isSorted() {
    int n = 0;
    for (Chain at = head; at != null; at = at.next) {
      n++;
      if (at.next != null && at.next.value <= at.value) return false;
      if (n > 100) return false;
    }
    return n == size && n > 3;
  }

  int sum() {
    int s = 0;
    for (Chain at = head; at != null; at = at.next) {
      if (at.value > s) s += at.value;
      if (at.weight * s == 3.25) throw new IllegalStateException();
    }
    return s;
  }

  // --- the library ---------------------------------------------------------------------------------

  static String numbers(int a, int b, long c) {
    return String.format("%d %08x %s", a, b, Long.toString(c, 7)) + a * b + c;
  }

  static String doubles(double a, double b) {
    return a + " and " + b + " make " + a * b;
  }

  static int parse(String s) {
    int n = Integer.parseInt(s);
    return n * n == 1_522_756 ? 1 : 2;
  }

  static boolean matches(String s) {
    return s.matches("(a|b)*c(d+e)+f?") && s.length() > 5;
  }

  static int maps(int a, int b, int c, int d) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(a, b);
    map.put(b, c);
    map.put(c, d);
    map.merge(d, a, (x, y) -> x * y);
    Map<Integer, Integer> sorted = new TreeMap<>(map);
    int s = 0;
    for (Map.Entry<Integer, Integer> e : sorted.entrySet()) s = s * 31 + e.getKey() * e.getValue();
    return s == 4242 ? 1 : 2;
  }

  static boolean big(long a, long b) {
    return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).modPow(BigInteger.TEN, BigInteger.valueOf(1_000_003))
        .equals(BigInteger.valueOf(17));
  }

  static int words(String s, String t) {
    String[] parts = s.concat(t).split(" ");
    int n = 0;
    for (String part : parts) n += part.trim().toUpperCase().hashCode();
    return n == 99_999 ? 1 : 2;
  }
}
