// A JSON printer and recursive-descent parser by hand over maps, lists, strings, numbers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LibJson {
  static final class Parser {
    final String s;
    int at;

    Parser(String s) {
      this.s = s;
    }

    RuntimeException error(String message) {
      return new IllegalArgumentException(message + " at " + at);
    }

    void space() {
      while (at < s.length() && Character.isWhitespace(s.charAt(at))) {
        at++;
      }
    }

    boolean take(char c) {
      space();
      if (at < s.length() && s.charAt(at) == c) {
        at++;
        return true;
      }
      return false;
    }

    void expect(char c) {
      if (!take(c)) {
        throw error("expected '" + c + "'");
      }
    }

    Object document() {
      Object value = value();
      space();
      if (at < s.length()) {
        throw error("trailing text");
      }
      return value;
    }

    Object value() {
      space();
      if (at == s.length()) {
        throw error("unexpected end");
      }
      char c = s.charAt(at);
      switch (c) {
        case '{': return object();
        case '[': return array();
        case '"': return string();
        case 't': return word("true", true);
        case 'f': return word("false", false);
        case 'n': return word("null", null);
        default: return number();
      }
    }

    Object word(String word, Object value) {
      if (!s.startsWith(word, at)) {
        throw error("expected " + word);
      }
      at += word.length();
      return value;
    }

    Map<String, Object> object() {
      Map<String, Object> map = new LinkedHashMap<>();
      expect('{');
      if (take('}')) {
        return map;
      }
      do {
        space();
        String key = string();
        expect(':');
        if (map.put(key, value()) != null) {
          throw error("duplicate key " + key);
        }
      } while (take(','));
      expect('}');
      return map;
    }

    List<Object> array() {
      List<Object> list = new ArrayList<>();
      expect('[');
      if (take(']')) {
        return list;
      }
      do {
        list.add(value());
      } while (take(','));
      expect(']');
      return list;
    }

    String string() {
      expect('"');
      StringBuilder out = new StringBuilder();
      while (true) {
        if (at == s.length()) {
          throw error("unclosed string");
        }
        char c = s.charAt(at++);
        if (c == '"') {
          return out.toString();
        }
        if (c == '\\') {
          c = s.charAt(at++);
          int plain = "\"\\/bfnrt".indexOf(c);
          if (c == 'u') {
            out.append((char) Integer.parseInt(s.substring(at, at + 4), 16));
            at += 4;
          } else if (plain < 0) {
            throw error("bad escape " + c);
          } else {
            out.append("\"\\/\b\f\n\r\t".charAt(plain));
          }
        } else {
          out.append(c);
        }
      }
    }

    Object number() {
      int from = at;
      while (at < s.length() && "+-0123456789.eE".indexOf(s.charAt(at)) >= 0) {
        at++;
      }
      String text = s.substring(from, at);
      if (!text.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
        at = from;
        throw error("bad number '" + text + "'");
      }
      if (text.matches("-?\\d{1,18}")) {
        return Long.parseLong(text);
      }
      return Double.parseDouble(text);
    }
  }

  static String print(Object o) {
    StringBuilder out = new StringBuilder();
    print(o, out);
    return out.toString();
  }

  static void print(Object o, StringBuilder out) {
    if (o instanceof Map<?, ?> map) {
      String separator = "{";
      for (Map.Entry<?, ?> e : map.entrySet()) {
        out.append(separator);
        print(e.getKey(), out);
        out.append(':');
        print(e.getValue(), out);
        separator = ",";
      }
      out.append(map.isEmpty() ? "{}" : "}");
    } else if (o instanceof List<?> list) {
      String separator = "[";
      for (Object e : list) {
        out.append(separator);
        print(e, out);
        separator = ",";
      }
      out.append(list.isEmpty() ? "[]" : "]");
    } else if (o instanceof String text) {
      out.append('"');
      for (char c : text.toCharArray()) {
        int escape = "\"\\\n\t\r\b\f".indexOf(c);
        if (escape >= 0) {
          out.append('\\').append("\"\\ntrbf".charAt(escape));
        } else if (c < 32 || c > 126) {
          out.append(String.format("\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
      out.append('"');
    } else {
      out.append(o);
    }
  }

  public static void main(String[] args) {
    Map<String, Object> made = new LinkedHashMap<>();
    made.put("name", "caf\u00e9 \"quoted\" \\ \n\u0001");
    made.put("numbers", Arrays.asList(1L, -2.5, 1e30, 0L));
    made.put("nested", Map.of("deep", List.of(List.of(), Map.of())));
    made.put("none", null);
    made.put("flag", true);
    String text = print(made);
    System.out.println(text);
    Object back = new Parser(text).document();
    System.out.println(back.equals(made) + " " + print(back).equals(text) + " " + back.hashCode());
    for (String s : new String[] {" [ 1 , 2.50 ,{ \"a\" : [ ] } ] ", "\"\\u0041\\n\\/\"", "-0", "1e5", "[[[[[[]]]]]]", "{}", "true", "", "[1,", "[1,]", "{\"a\"}", "{\"a\":1,\"a\":2}", "01", "+1", "1.", "\"open", "\"\\q\"", "nul", "[1] x", "{a:1}", ".5"}) {
      try {
        Object value = new Parser(s).document();
        System.out.println(s + " -> " + print(value) + " " + (value == null ? "null" : value.getClass().getSimpleName()));
      } catch (IllegalArgumentException e) {
        System.out.println(s + " ! " + e.getMessage());
      }
    }
  }
}
