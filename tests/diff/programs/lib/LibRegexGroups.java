// Pattern and Matcher: groups, named groups, find, lookingAt, regions, anchors, quantifiers, look-around, flags.
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class LibRegexGroups {
  static void findAll(String regex, int flags, String text) {
    Matcher m = Pattern.compile(regex, flags).matcher(text);
    List<String> found = new ArrayList<>();
    while (m.find()) {
      StringBuilder s = new StringBuilder().append(m.start()).append('-').append(m.end()).append(':').append(m.group());
      for (int g = 1; g <= m.groupCount(); g++) {
        s.append('|').append(m.group(g)).append('@').append(m.start(g));
      }
      found.add(s.toString().replace("\n", "\\n"));
    }
    System.out.println(regex.replace("\n", "\\n") + " -> " + found);
  }

  static void quantifiers() {
    String text = "aaa ab abb abbb b xaxbx";
    for (String r : new String[] {"ab*", "ab+", "ab?", "ab{2}", "ab{1,2}", "ab{2,}", "ab*?", "ab+?", "ab*+b", "a.*b", "a.*?b", "(a)(b)?", "(?:ab)+", "(a|ab)(b*)", "[ab]{3}", "[^ab ]+", "\\bab\\b", "\\w+", "(\\w)\\1", "x(?=b)", "x(?!b)", "(?<=a)b", "(?<!a)b", "(?>a+)b", "^a+", "x$", ""}) {
      findAll(r, 0, text);
    }
  }

  static void classes() {
    String text = "Ab1_ \t-9.z\u00e9$";
    for (String r : new String[] {"\\d", "\\D+", "\\s", "\\S+", "\\w+", "\\W", "[A-Z]", "[a-zA-Z&&[^b]]", "\\p{Lower}", "\\p{Upper}", "\\p{Alpha}+", "\\p{Punct}", "[\\d.]+", "\\p{L}+", "\\x41", "\\u0041", "\\Q.z\\E", "[-9]+", "[\\w&&\\D]+"}) {
      System.out.print(r + ":");
      Matcher m = Pattern.compile(r).matcher(text);
      while (m.find()) {
        System.out.print(" " + m.start() + "-" + m.end());
      }
      System.out.println();
    }
  }

  static void flags() {
    String text = "One\ntwo\nONE three";
    findAll("one", Pattern.CASE_INSENSITIVE, text);
    findAll("^\\w+$", Pattern.MULTILINE, text);
    findAll("One.two", Pattern.DOTALL, text);
    findAll("One.two", 0, text);
    findAll("o n e # comment\n", Pattern.COMMENTS | Pattern.CASE_INSENSITIVE, text);
    findAll("t.o", Pattern.LITERAL, "t.o two");
    findAll("(?i)o(?-i)ne", 0, text);
    findAll("(?m)^t\\w+", 0, text);
    findAll("(?s).+", 0, text);
    System.out.println(Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE).matcher("\u00c9").matches() + " " + Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\u00c9").matches());
    System.out.println(Pattern.compile(".").matcher("\ud83d\ude00").matches() + " " + Pattern.compile("[\ud83d\ude00-\ud83d\ude05]").matcher("\ud83d\ude02").find());
  }

  static void named() {
    Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)(?:T(?<hour>\\d\\d))?").matcher("from 2024-02-29T13 to 1999-12-31");
    while (m.find()) {
      System.out.println(m.group("year") + "/" + m.group("month") + "/" + m.group("day") + "/" + m.group("hour") + " " + m.start("month") + " " + m.end("day") + " " + m.groupCount());
    }
    try {
      m.reset();
      m.find();
      m.group("minute");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      m.group(9);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      Pattern.compile("x").matcher("y").group();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Pattern.compile("(?<q>['\"]).*?\\k<q>").matcher("say \"it's\" now").results().map(MatchResult::group).toList());
  }

  static void states() {
    Matcher m = Pattern.compile("a+").matcher("aabaaa");
    System.out.println(m.matches() + " " + m.lookingAt() + " " + m.end() + " " + m.find() + " " + m.start() + " " + m.find(1) + m.start() + " " + m.hitEnd() + " " + m.find() + m.find());
    m.region(2, 5);
    System.out.println(m.find() + " " + m.start() + "-" + m.end() + " " + m.regionStart() + m.regionEnd() + " " + m.usePattern(Pattern.compile("b")).reset().find() + m.start());
    System.out.println(Pattern.matches("(ab)*", "ababab") + " " + Pattern.compile("b").asPredicate().test("abc") + Pattern.compile("b").asMatchPredicate().test("abc") + " " + Pattern.compile("x", Pattern.DOTALL).flags() + " " + Pattern.compile("a|b") + " " + Pattern.quote("a.b") + " " + m.toMatchResult().start());
  }

  public static void main(String[] args) {
    quantifiers();
    classes();
    flags();
    named();
    states();
  }
}
