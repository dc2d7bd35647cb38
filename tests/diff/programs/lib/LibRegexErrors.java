// PatternSyntaxException: description, index and message of many broken patterns.
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class LibRegexErrors {
  public static void main(String[] args) {
    String[] patterns = {"(", ")", "[", "[a", "a)", "(a", "*", "+a", "?", "a**", "a{", "a{2", "a{2,1}", "a{x}", "\\", "\\k", "\\k<x>", "(?<n>a)(?<n>b)", "(?<1n>a)", "(?<n", "(?x", "(?z)", "(?<=a*)b",
        "[z-a]", "[a-", "\\p", "\\p{Foo}", "\\p{IsFoo}", "\\p{L", "\\x1", "\\u12", "\\c", "\\0", "\\08", "\\i", "[[:alpha:]", "(?", "(?:", "(?=", "(?>", "[a&&", "\\1", "(a)\\2", "\\g", "a{99999999999}", "\\x{110000}", "\\Qnever closed", "a|*", "(|a)", "[^]"};
    for (String p : patterns) {
      try {
        Pattern compiled = Pattern.compile(p);
        System.out.println(p + " compiles, finds in 'a1': " + compiled.matcher("a1").find());
      } catch (PatternSyntaxException e) {
        System.out.println(p + " ! " + e.getDescription() + " @" + e.getIndex() + " " + e.getPattern().equals(p));
        System.out.println(e.getMessage());
      } catch (IllegalArgumentException e) {
        System.out.println(p + " ! " + e);
      }
    }
    try {
      Pattern.compile(null);
    } catch (NullPointerException e) {
      System.out.println("null pattern");
    }
    try {
      Pattern.compile("a", 0x8000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
