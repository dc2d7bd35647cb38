package loris.replay;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Compares objects after a run with an output graph. They correspond one to one: those of the input
 * are known, the others are found by following references from both sides at once.
 */
final class GraphComparison {
  private final JsonGraph expected;
  private final Object[] actual;  // as the graph's nodes; null while not met
  private final Map<Object, Integer> nodes = new IdentityHashMap<>();
  private final ArrayDeque<Integer> waiting = new ArrayDeque<>();
  private String difference;

  /** The objects of the input, which the graph lists first. */
  GraphComparison(JsonGraph expected, Object[] inputs) {
    this.expected = expected;
    actual = new Object[expected.nodes.size()];
    for (int i = 0; i < inputs.length; ++i) {
      if (i < actual.length) pair(i, inputs[i]);
    }
  }

  /** Compares one value, and at the end all that can be reached from it. */
  void compare(String where, char type, Object json, Object value) {
    if (difference != null) return;
    if (type != 'L') {
      Object number = Values.number(type, json);
      if (!number.equals(value)) differ(where, number, value);
      return;
    }
    int target = expected.target(json);
    if (target < 0 || value == null) {
      if (target >= 0 || value != null) differ(where, name(target), show(value));
      return;
    }
    compareObjects(where, target, value);
  }

  /** What differs; null when nothing does. */
  String finish() {
    while (difference == null && !waiting.isEmpty()) compareContents(waiting.poll());
    return difference;
  }

  private void compareObjects(String where, int target, Object value) {
    JsonGraph.Node node = expected.nodes.get(target);
    if (actual[target] == value) return;
    boolean isText = node.text != null && actual[target] == null;
    if (isText || node.constant != null) {
      String text = value instanceof Enum ? ((Enum<?>) value).name() : String.valueOf(value);
      String wanted = isText ? node.text : node.constant;
      if (!sameClass(value, node) || !wanted.equals(text)) differ(where, wanted, show(value));
      return;
    }
    Integer other = nodes.get(value);
    // Which boxes are kept and which are new is the library's own affair.
    boolean isFreeBox =
        Names.isBox(value.getClass()) && other == null && actual[target] == null;
    if (!sameClass(value, node) || !isFreeBox && (actual[target] != null || other != null)) {
      differ(where, name(target), show(value));
    } else if (isFreeBox) {
      compareFields(where, node, value);
    } else {
      pair(target, value);
    }
  }

  private void pair(int target, Object value) {
    actual[target] = value;
    nodes.put(value, target);
    waiting.add(target);
  }

  private void compareContents(int target) {
    JsonGraph.Node node = expected.nodes.get(target);
    Object value = actual[target];
    // Traces and mirrors are the JVM's; of a String and a constant there is nothing to change.
    boolean opaque = value instanceof Throwable || value instanceof Class || value instanceof Thread;
    if (opaque || node.text != null || node.constant != null) return;
    if (node.elements == null) compareFields(name(target), node, value);
    else compareElements(name(target), node, value);
  }

  private void compareFields(String where, JsonGraph.Node node, Object value) {
    for (Map.Entry<String, Object> field : node.fields.entrySet()) {
      Slot slot = JsonGraph.slot(value.getClass(), field.getKey());
      String place = where + "." + field.getKey();
      if (slot == null) differ(place, "a field", "none");
      else compare(place, slot.type, field.getValue(), slot.read(value));
    }
  }

  private void compareElements(String where, JsonGraph.Node node, Object array) {
    int length = Array.getLength(array);
    if (length != node.elements.size()) {
      differ(where + ".length", node.elements.size(), length);
      return;
    }
    char type = Names.typeCharacter(array.getClass().getComponentType());
    for (int i = 0; i < length && difference == null; ++i) {
      compare(where + "[" + i + "]", type, node.elements.get(i), ArrayAccess.read(array, i));
    }
  }

  /** Classes made at run time have other names on each JVM, after the name of their maker. */
  private static boolean sameClass(Object value, JsonGraph.Node node) {
    Class<?> type = value.getClass();
    if (!type.isHidden()) return Names.same(type, node.type);
    String name = type.getName();
    int lambda = name.indexOf("$$Lambda");
    return lambda >= 0 && node.type.startsWith(name.substring(0, lambda + 8));
  }

  private void differ(String where, Object wanted, Object found) {
    if (difference == null) difference = where + ": expected " + wanted + ", found " + found;
  }

  private String name(int target) {
    if (target < 0) return "null";
    JsonGraph.Node node = expected.nodes.get(target);
    return node.id + " (" + node.type + ")";
  }

  private String show(Object value) {
    if (value == null) return "null";
    Integer known = nodes.get(value);
    if (known != null) return name(known);
    String text = value instanceof String || Names.isBox(value.getClass()) ? " " + value : "";
    return "another " + value.getClass().getTypeName() + text;
  }
}
