// Number theory: three sieves that must agree, factors, perfect and amicable numbers, Collatz, roman numerals, numbers in words.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class LibSieves {
  static List<Integer> eratosthenes(int n) {
    boolean[] composite = new boolean[n];
    List<Integer> primes = new ArrayList<>();
    for (int i = 2; i < n; i++) {
      if (!composite[i]) {
        primes.add(i);
        for (long j = (long) i * i; j < n; j += i) {
          composite[(int) j] = true;
        }
      }
    }
    return primes;
  }

  static List<Integer> linear(int n) {
    int[] least = new int[n];
    List<Integer> primes = new ArrayList<>();
    for (int i = 2; i < n; i++) {
      if (least[i] == 0) {
        least[i] = i;
        primes.add(i);
      }
      for (int p : primes) {
        if (p > least[i] || (long) p * i >= n) {
          break;
        }
        least[p * i] = p;
      }
    }
    return primes;
  }

  static List<Integer> sundaram(int n) {
    int half = (n - 1) / 2;
    BitSet marked = new BitSet(half + 1);
    for (int i = 1; i + i + 2 * i * i <= half; i++) {
      for (int j = i; i + j + 2 * i * j <= half; j++) {
        marked.set(i + j + 2 * i * j);
      }
    }
    List<Integer> primes = new ArrayList<>(List.of(2));
    for (int i = marked.nextClearBit(1); 2 * i + 1 < n; i = marked.nextClearBit(i + 1)) {
      primes.add(2 * i + 1);
    }
    return primes;
  }

  static Map<Long, Integer> factors(long n) {
    Map<Long, Integer> found = new TreeMap<>();
    for (long d = 2; d * d <= n; d++) {
      while (n % d == 0) {
        found.merge(d, 1, Integer::sum);
        n /= d;
      }
    }
    if (n > 1) {
      found.merge(n, 1, Integer::sum);
    }
    return found;
  }

  static String roman(int n) {
    if (n < 1 || n > 3999) {
      throw new IllegalArgumentException("no roman numeral for " + n);
    }
    int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      out.append(signs[i].repeat(n / values[i]));
      n %= values[i];
    }
    return out.toString();
  }

  static int fromRoman(String s) {
    int total = 0;
    int last = 0;
    for (int i = s.length() - 1; i >= 0; i--) {
      int v = new int[] {1, 5, 10, 50, 100, 500, 1000}["IVXLCDM".indexOf(s.charAt(i))];
      total += v < last ? -v : v;
      last = Math.max(last, v);
    }
    return total;
  }

  static final String[] SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
  static final String[] TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

  static String words(long n) {
    if (n < 0) {
      return "minus " + words(-n);
    }
    if (n < 20) {
      return SMALL[(int) n];
    }
    if (n < 100) {
      return TENS[(int) n / 10] + (n % 10 == 0 ? "" : "-" + SMALL[(int) n % 10]);
    }
    if (n < 1000) {
      return SMALL[(int) n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
    }
    long unit = 1000;
    String name = "thousand";
    for (String bigger : new String[] {"million", "billion", "trillion"}) {
      if (n >= unit * 1000) {
        unit *= 1000;
        name = bigger;
      }
    }
    return words(n / unit) + " " + name + (n % unit == 0 ? "" : " " + words(n % unit));
  }

  public static void main(String[] args) {
    List<Integer> primes = eratosthenes(5000);
    System.out.println(primes.size() + " " + primes.equals(linear(5000)) + " " + primes.equals(sundaram(5000)) + " " + primes.hashCode() + " " + primes.subList(0, 20));
    for (long n : new long[] {1, 2, 360, 9999, 65536, 1234567, 600851475143L, 1L << 40}) {
      System.out.print(factors(n) + " ");
    }
    System.out.println();
    StringBuilder perfect = new StringBuilder();
    int[] sums = new int[9000];
    for (int d = 1; d < sums.length; d++) {
      for (int m = 2 * d; m < sums.length; m += d) {
        sums[m] += d;
      }
    }
    for (int n = 2; n < sums.length; n++) {
      if (sums[n] == n || sums[n] > n && sums[n] < sums.length && sums[sums[n]] == n) {
        perfect.append(n).append(sums[n] == n ? "! " : " ");
      }
    }
    System.out.println(perfect);
    int longest = 0;
    int best = 0;
    for (int n = 1; n < 1000; n++) {
      int steps = 0;
      for (long c = n; c != 1; c = c % 2 == 0 ? c / 2 : 3 * c + 1) {
        steps++;
      }
      if (steps > longest) {
        longest = steps;
        best = n;
      }
    }
    System.out.println(best + " " + longest);
    int[] back = new int[1];
    for (int n = 1; n < 4000; n += 7) {
      assert fromRoman(roman(n)) == n;
      back[0] = back[0] * 31 + roman(n).hashCode();
    }
    System.out.println(roman(1994) + " " + roman(3999) + " " + roman(4) + " " + fromRoman("MCMXLIV") + " " + Arrays.toString(back));
    for (int bad : new int[] {0, 4000, -5}) {
      try {
        roman(bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    for (long n : new long[] {0, 7, 13, 20, 42, 100, 115, 999, 1000, 1001, 12345, 1000000, 987654321, -17, 2000000000003L}) {
      System.out.println(n + " " + words(n));
    }
  }
}
