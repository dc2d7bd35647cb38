package partition;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of an expression. */
final class Tokens {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*('(?:\\\\.|[^\\\\])'|\\d+(?:\\.\\d*)?(?:e[+-]?\\d+)?[fL]?|[\\p{L}_$][\\p{L}\\p{N}_$]*"
              + "|#\\d+|::|>>>|<<|>>|<=|>=|==|!=|&&|\\|\\||[-+*/%<>&|^!?:;.,()\\[\\]])\\s*");

  private Tokens() {}

  static List<String> of(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    int at = 0;
    while (at < text.length()) {
      if (!matcher.find(at) || matcher.start() != at) {
        throw new IllegalArgumentException("\"" + text + "\": no token at character " + at);
      }
      tokens.add(matcher.group(1));
      at = matcher.end();
    }
    return tokens;
  }

  /** The value of a literal. The sign is an operator, so the int 2147483648 may stand after one. */
  static Object number(String token) {
    if (token.startsWith("'")) return (int) token.charAt(token.length() - 2);
    String digits = token.substring(0, token.length() - 1);
    if (token.endsWith("L")) return Long.parseUnsignedLong(digits);
    if (token.endsWith("f")) return Float.valueOf(digits);
    if (token.contains(".") || token.contains("e")) return Double.valueOf(token);
    return Integer.parseUnsignedInt(token);
  }
}
