package loris.replay;

import java.util.List;

/** Values in JSON and in Java. */
final class Values {
  private Values() {}

  /** A number as {@link Memory#read} gives it, from what docs/json.md says it looks like. */
  static Object number(char type, Object json) {
    switch (type) {
      case 'Z': return (Boolean) json ? 1 : 0;
      case 'C': return (int) character((String) json);
      case 'J': return json instanceof String ? Long.valueOf((String) json) : (Long) json;
      case 'F': return (float) floating(json);
      case 'D': return floating(json);
      default: return (int) (long) (Long) json;
    }
  }

  private static double floating(Object json) {
    return json instanceof String ? Double.parseDouble((String) json) : ((Number) json).doubleValue();
  }

  /** Half a surrogate pair is written as an escape. */
  private static char character(String text) {
    return text.length() == 1 ? text.charAt(0) : (char) Integer.parseInt(text.substring(2), 16);
  }

  static String string(List<Object> units) {
    StringBuilder text = new StringBuilder();
    for (Object unit : units) text.append((char) (long) (Long) unit);
    return text.toString();
  }
}
