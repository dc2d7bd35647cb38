// Matcher: replaceAll with strings and lambdas, appendReplacement, split, splitAsStream, a small tokenizer.
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class LibRegexReplace {
  static void replacing() {
    Pattern word = Pattern.compile("(\\w)(\\w*)");
    Matcher m = word.matcher("the quick brown fox");
    System.out.println(m.replaceAll("$2$1ay") + " | " + m.replaceFirst("<$0>") + " | " + m.replaceAll(r -> r.group(1).toUpperCase(Locale.ROOT) + r.group(2)) + " | " + m.replaceFirst(r -> r.start() + ""));
    System.out.println("a1b22".replaceAll("\\d+", "\\$") + " " + "path".replaceAll("a", Matcher.quoteReplacement("\\$1")) + " " + Pattern.compile("(?<n>\\d)").matcher("x7y8").replaceAll("[${n}]"));
    StringBuilder out = new StringBuilder();
    Matcher vars = Pattern.compile("\\$\\{(\\w+)\\}").matcher("Hello ${name}, you are ${age} and ${unknown}.");
    Map<String, String> values = Map.of("name", "Ada", "age", "36");
    while (vars.find()) {
      vars.appendReplacement(out, Matcher.quoteReplacement(values.getOrDefault(vars.group(1), "<" + vars.group(1) + ">")));
    }
    System.out.println(vars.appendTail(out));
    for (String bad : new String[] {"$3", "${zz}", "$", "\\", "$x", "${1a}"}) {
      try {
        System.out.println(word.matcher("ab").replaceAll(bad));
      } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
        System.out.println("'" + bad + "' " + e);
      }
    }
    System.out.println("camelCaseToSnakeCase".replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT) + " " + "1234567890".replaceAll("(?<=\\d)(?=(\\d{3})+$)", ",") + " " + "aaa".replaceAll("a*", "X") + " " + "abc".replaceAll("", "-") + " " + "  trim  me ".replaceAll("^\\s+|\\s+$", ""));
  }

  static void splitting() {
    System.out.println(Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,,d,")) + Arrays.toString(Pattern.compile(",").split("a,b,,", -1)) + Arrays.toString(Pattern.compile("(?<=,)").split("a,b,c")) + Arrays.toString(Pattern.compile("").split("abc")) + Arrays.toString(Pattern.compile("b").split("", 0)));
    System.out.println(Pattern.compile("[^a-z]+").splitAsStream("one2two33three!").map(s -> s + s.length()).collect(Collectors.joining(";")));
    System.out.println(Arrays.toString("key=value; k2=v2".split("[=;]\\s*")) + Arrays.toString("AbcDefGhi".split("(?=[A-Z])")));
  }

  static void tokens() {
    Pattern token = Pattern.compile("(?<num>\\d+(?:\\.\\d+)?)|(?<id>[A-Za-z_]\\w*)|(?<op>[-+*/()=<>!]=?)|(?<str>\"(?:[^\"\\\\]|\\\\.)*\")|(?<ws>\\s+)|(?<bad>.)");
    String source = "x1 = 3.14 * (radius+2)/count >= \"a \\\"quoted\\\" str\" != _y@7";
    Matcher m = token.matcher(source);
    StringBuilder out = new StringBuilder();
    while (m.find()) {
      for (String kind : new String[] {"num", "id", "op", "str", "bad"}) {
        if (m.group(kind) != null) {
          out.append(kind).append('(').append(m.group()).append(") ");
        }
      }
    }
    System.out.println(out);
  }

  static void counts() {
    String text = "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.";
    Map<String, Integer> counts = new TreeMap<>();
    Matcher m = Pattern.compile("\\b[a-z]+\\b", Pattern.CASE_INSENSITIVE).matcher(text);
    while (m.find()) {
      counts.merge(m.group().toLowerCase(Locale.ROOT), 1, Integer::sum);
    }
    System.out.println(counts + " " + m.reset().results().count());
    String[] emails = {"a@b.com", "first.last+tag@sub.example.org", "bad@", "@bad.com", "no at.com", "x@y.z", "x@y..com"};
    Pattern email = Pattern.compile("[\\w.+-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,}");
    for (String e : emails) {
      System.out.print(email.matcher(e).matches() + " ");
    }
    System.out.println("aaaaaaaaaaaaaaaa".matches("(a|aa)+b") + " " + "foobar".matches("(?=.*oo)(?!.*z)f.*"));
  }

  public static void main(String[] args) {
    replacing();
    splitting();
    tokens();
    counts();
  }
}
