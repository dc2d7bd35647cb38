package loris.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON: objects become maps in the order of the file, arrays lists, numbers Long or Double.
 */
public final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  public static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.skipSpace();
    if (json.at != text.length()) throw json.error("the end");
    return value;
  }

  @SuppressWarnings("unchecked")
  public static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  public static List<Object> list(Object value) {
    return (List<Object>) value;
  }

  /** The list under that key; empty when there is none. */
  public static List<Object> list(Map<String, Object> map, String key) {
    Object value = map.get(key);
    return value == null ? List.of() : list(value);
  }

  /** The map under that key; empty when there is none. */
  public static Map<String, Object> map(Map<String, Object> map, String key) {
    Object value = map.get(key);
    return value == null ? Map.of() : map(value);
  }

  private Object value() {
    skipSpace();
    if (at == text.length()) throw error("a value");
    switch (text.charAt(at)) {
      case '{': return object();
      case '[': return array();
      case '"': return string();
      case 't': return word("true", true);
      case 'f': return word("false", false);
      case 'n': return word("null", null);
      default: return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    ++at;
    if (takes('}')) return members;
    do {
      skipSpace();
      if (at == text.length() || text.charAt(at) != '"') throw error("a key");
      String key = string();
      if (!takes(':')) throw error("':'");
      members.put(key, value());
    } while (takes(','));
    if (!takes('}')) throw error("',' or '}'");
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    ++at;
    if (takes(']')) return elements;
    do {
      elements.add(value());
    } while (takes(','));
    if (!takes(']')) throw error("',' or ']'");
    return elements;
  }

  private String string() {
    StringBuilder chars = new StringBuilder();
    for (++at; at < text.length(); ++at) {
      char c = text.charAt(at);
      if (c == '"') {
        ++at;
        return chars.toString();
      }
      chars.append(c == '\\' ? escaped() : c);
    }
    throw error("'\"'");
  }

  /** The character that the escape sequence at the current place stands for. */
  private char escaped() {
    if (++at == text.length()) throw error("an escape");
    char c = text.charAt(at);
    if (c == 'u') {
      if (at + 4 >= text.length()) throw error("four digits");
      at += 4;
      return (char) Integer.parseInt(text, at - 3, at + 1, 16);
    }
    int known = "bfnrt\"\\/".indexOf(c);
    if (known < 0) throw error("an escape");
    return "\b\f\n\r\t\"\\/".charAt(known);
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) throw error(word);
    at += word.length();
    return meaning;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) ++at;
    String digits = text.substring(start, at);
    try {
      boolean whole = digits.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
      if (whole) return Long.valueOf(digits);
      return Double.valueOf(digits);
    } catch (NumberFormatException e) {
      at = start;
      throw error("a value");
    }
  }

  private boolean takes(char c) {
    skipSpace();
    if (at == text.length() || text.charAt(at) != c) return false;
    ++at;
    return true;
  }

  private void skipSpace() {
    while (at < text.length() && text.charAt(at) <= ' ') ++at;
  }

  private IllegalArgumentException error(String expected) {
    return new IllegalArgumentException("JSON, character " + at + ": expected " + expected);
  }
}
