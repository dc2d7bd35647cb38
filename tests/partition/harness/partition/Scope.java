package partition;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loris.replay.Names;

/**
 * Which inputs are enumerated, from words such as "n=2", "array=3", "string=1", "int=-1,0,1",
 * "types=Node,Leaf,Object[]".
 */
final class Scope {
  int objects = 2;  // of each class; boxes and Strings are not counted
  int array = 2;
  int string = 1;
  boolean literals;  // a String may be the interned one of its characters
  String precondition;  // "Class.method", of what the target gets first; none: every input counts
  final List<Class<?>> types = new ArrayList<>();
  private final Map<Character, Object[]> values = new HashMap<>();

  Scope(List<String> words) throws ReflectiveOperationException {
    setDefaults();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 0) throw new IllegalArgumentException(word + ": expected NAME=VALUE");
      set(word.substring(0, equals), word.substring(equals + 1));
    }
  }

  Object[] values(char type) {
    return values.get(type);
  }

  private void setDefaults() {
    setValues('Z', "0,1");
    setValues('B', "-128,0,1");
    setValues('C', "0,97,65535");
    setValues('S', "-1,0,1");
    setValues('I', "-1,0,1,2");
    setValues('J', "-1,0,4294967296");
    setValues('F', "NaN,-0.0,0.0,1.5");
    setValues('D', "NaN,-0.0,0.0,1.5");
  }

  private void set(String name, String value) throws ReflectiveOperationException {
    switch (name) {
      case "n": objects = Integer.parseInt(value); break;
      case "array": array = Integer.parseInt(value); break;
      case "string": string = Integer.parseInt(value); break;
      case "literals": literals = true; break;
      case "pre": precondition = value; break;
      case "types":
        for (String type : value.split(",")) addType(Names.find(type));
        break;
      default: setValues(Names.typeCharacter(Names.find(name)), value);
    }
  }

  private void addType(Class<?> type) {
    boolean array = type.isArray();
    if (!array && Modifier.isAbstract(type.getModifiers()) && !type.isEnum()) {
      throw new IllegalArgumentException(type + " has no instances");
    }
    types.add(type);
  }

  private void setValues(char type, String list) {
    List<Object> parsed = new ArrayList<>();
    for (String text : list.split(",")) parsed.add(parse(type, text));
    values.put(type, parsed.toArray());
  }

  private static Object parse(char type, String text) {
    switch (type) {
      case 'J': return Long.valueOf(text);
      case 'F': return Float.valueOf(text);
      case 'D': return Double.valueOf(text);
      default: return Integer.valueOf(text);
    }
  }
}
