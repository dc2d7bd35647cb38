package partition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loris.replay.Json;
import loris.replay.Names;

/** The names of one path: its inputs first, then the objects that it makes and its shared subterms. */
final class Vocabulary {
  private static final class Entry {
    final String name;
    Expression definition;  // null for an input
    List<Integer> uses = List.of();  // which other entries it has
    int height;  // of the definitions inside one another
    int[] allBelow;  // when it was asked for

    Entry(String name) {
      this.name = name;
    }
  }

  private final List<Class<?>> inputs;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Integer> indexes = new HashMap<>();
  private final List<Integer> used = new ArrayList<>();  // by the text parsed last

  Vocabulary(List<String> inputNames, List<Class<?>> inputs) {
    this.inputs = inputs;
    for (String name : inputNames) add(name);
  }

  int size() {
    return entries.size();
  }

  Expression definition(int index) {
    return entries.get(index).definition;
  }

  /** Whether this input is one; a box that is an input is no number. */
  boolean isReference(int index) {
    return !inputs.get(index).isPrimitive();
  }

  boolean has(String name) {
    return indexes.containsKey(name);
  }

  /** Where the name is, for a text that has it. */
  int use(String name) {
    used.add(indexes.get(name));
    return indexes.get(name);
  }

  private Entry add(String name) {
    if (indexes.put(name, size()) != null) throw new IllegalArgumentException(name + " is there twice");
    entries.add(new Entry(name));
    return entries.get(size() - 1);
  }

  /** What stands under "new" and "let"; a length may have shared subterms, and they new objects. */
  void addDefinitions(List<Object> made, List<Object> shared) throws ClassNotFoundException {
    int first = size();
    for (Object each : made) add((String) Json.map(each).get("name"));
    for (Object each : shared) {
      List<Object> pair = Json.list(each);
      String name = (String) pair.get(0);
      if (!name.startsWith("$")) throw new IllegalArgumentException(name + ": expected a $");
      Expression definition = parse((String) pair.get(1));
      define(add(name), definition);
    }
    for (int i = 0; i < made.size(); ++i) {
      define(entries.get(first + i), fresh(Json.map(made.get(i))));
    }
    for (int index : below(range(first))) measure(entries.get(index));
  }

  private Expression parse(String text) {
    used.clear();
    return ExpressionParser.parse(text, this);
  }

  private void define(Entry entry, Expression definition) {
    entry.definition = definition;
    entry.uses = List.copyOf(used);
  }

  private Expression fresh(Map<String, Object> made) throws ClassNotFoundException {
    Class<?> type = Names.find((String) made.get("class"));
    String text = (String) made.get("text");
    Expression length = parse((String) made.getOrDefault("length", "0"));
    return env -> new Fresh(type, (Integer) length.evaluate(env), text);
  }

  private List<Integer> range(int first) {
    List<Integer> range = new ArrayList<>();
    for (int i = first; i < size(); ++i) range.add(i);
    return range;
  }

  private void measure(Entry entry) {
    for (int below : entry.uses) entry.height = Math.max(entry.height, 1 + entries.get(below).height);
  }

  int height(int index) {
    return entries.get(index).height;
  }

  /** The definitions that this one has, and those that they have; each after all of its own. */
  int[] allBelow(int index) {
    Entry entry = entries.get(index);
    if (entry.allBelow == null) {
      entry.allBelow = below(entry.uses).stream().mapToInt(Integer::intValue).toArray();
    }
    return entry.allBelow;
  }

  /** These and all below them, but no inputs. The stack is a list, as there may be thousands. */
  private List<Integer> below(List<Integer> starts) {
    List<Integer> found = new ArrayList<>();
    boolean[] isFound = new boolean[size()];
    boolean[] isOpen = new boolean[size()];
    List<Integer> stack = new ArrayList<>(starts);
    while (!stack.isEmpty()) {
      int index = stack.get(stack.size() - 1);
      if (isOpen[index] || isFound[index] || definition(index) == null) {
        stack.remove(stack.size() - 1);
        if (isOpen[index]) found.add(index);
        isFound[index] |= isOpen[index];
        isOpen[index] = false;
        continue;
      }
      isOpen[index] = true;
      for (int below : entries.get(index).uses) {
        if (isOpen[below]) {
          throw new IllegalArgumentException(entries.get(below).name + " is defined by itself");
        }
        stack.add(below);
      }
    }
    return found;
  }
}
