// Scanner and StringTokenizer over strings: tokens, types, delimiters, patterns, mismatches.
import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

public class LibScannerText {
  static Scanner of(String text) {
    return new Scanner(text).useLocale(Locale.US);
  }

  static void types() {
    Scanner s = of("42 -7 9999999999 3.25 1e3 true False word 0x10 1,234 ff");
    System.out.println(s.nextInt() + " " + s.nextByte() + " " + s.hasNextInt() + " " + s.nextLong() + " " + s.nextDouble() + " " + s.nextFloat() + " " + s.nextBoolean() + " " + s.nextBoolean() + " " + s.hasNextInt() + " " + s.next());
    try {
      s.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("mismatch " + e.getMessage());
    }
    System.out.println(s.next() + " " + s.nextInt() + " " + s.nextInt(16) + " " + s.hasNext());
    try {
      s.next();
    } catch (NoSuchElementException e) {
      System.out.println("end " + e.getClass().getSimpleName());
    }
    System.out.println(of("123456789012345678901234567890 1.50").nextBigInteger() + " " + of("1.50").nextBigDecimal());
  }

  static void lines() {
    Scanner s = of("first line\n\nthird\r\nfourth 4\nlast");
    System.out.println("[" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "][" + s.next() + "][" + s.nextInt() + "][" + s.nextLine() + "][" + s.hasNextLine() + "][" + s.nextLine() + "][" + s.hasNextLine() + "]");
    try {
      s.nextLine();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    s.close();
    try {
      s.hasNext();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  static void patterns() {
    Scanner s = of("a,b;;c , d").useDelimiter("\\s*[,;]\\s*");
    List<String> tokens = new ArrayList<>();
    while (s.hasNext()) {
      tokens.add("<" + s.next() + ">");
    }
    System.out.println(tokens + " " + s.delimiter());
    Scanner f = of("1 fish 2 fish red fish blue fish");
    f.findInLine("(\\d+) fish (\\d+) fish (\\w+) fish (\\w+)");
    MatchResult r = f.match();
    for (int i = 1; i <= r.groupCount(); i++) {
      System.out.print(r.group(i) + " ");
    }
    System.out.println(of("key=value").findWithinHorizon("=(.*)", 0) + " " + of("xxabc").skip("x*").next() + " " + of("ab12").hasNext("[a-z]+\\d+"));
    System.out.println(of("one 22 three 4").tokens().filter(t -> Character.isDigit(t.charAt(0))).collect(Collectors.toList()) + " " + of("a1b22").findAll("\\d+").map(MatchResult::group).toList());
  }

  static void tokenizer() {
    StringTokenizer t = new StringTokenizer("this is  a\ttest\nof tokens");
    System.out.print(t.countTokens() + ":");
    while (t.hasMoreTokens()) {
      System.out.print(" [" + t.nextToken() + "]");
    }
    System.out.println();
    StringTokenizer d = new StringTokenizer("a+b-(c*2)", "+-*()", true);
    StringBuilder out = new StringBuilder();
    while (d.hasMoreElements()) {
      out.append(d.nextElement()).append('|');
    }
    System.out.println(out + " " + d.countTokens());
    StringTokenizer c = new StringTokenizer("x:y,z", ":");
    System.out.println(c.nextToken() + c.nextToken(","));
    try {
      c.nextToken();
      c.nextToken();
    } catch (NoSuchElementException e) {
      System.out.println("no more");
    }
  }

  public static void main(String[] args) {
    types();
    lines();
    patterns();
    tokenizer();
  }
}
