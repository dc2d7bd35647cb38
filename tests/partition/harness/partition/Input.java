package partition;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import loris.replay.ArrayAccess;
import loris.replay.Layout;
import loris.replay.Names;
import loris.replay.Slot;

/** One concrete input: the receiver and the arguments, and every object reached from them. */
final class Input {
  final Object[] roots;  // numbers as in loris.replay.Slot
  final List<Object> objects = new ArrayList<>();  // in the order of discovery; no enum constants

  Input(int roots) {
    this.roots = new Object[roots];
  }

  /** Where the object is in the list; -1 when it is not there. */
  int indexOf(Object object) {
    for (int i = 0; i < objects.size(); ++i) {
      if (objects.get(i) == object) return i;
    }
    return -1;
  }

  /** Boxes and Strings have no state that a run could change, but caches that it may fill. */
  static boolean isValue(Object object) {
    return object instanceof String || Names.isBox(object.getClass());
  }

  /** The contents of all objects as they are now, by field or element. */
  Object[][] snapshot() {
    Object[][] contents = new Object[objects.size()][];
    for (int i = 0; i < contents.length; ++i) contents[i] = contents(objects.get(i));
    return contents;
  }

  static Object[] contents(Object object) {
    if (isValue(object)) return new Object[0];
    if (object.getClass().isArray()) return ArrayAccess.all(object);
    List<Slot> slots = Layout.of(object.getClass()).slots;
    Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; ++i) values[i] = slots.get(i).read(object);
    return values;
  }

  /** "this=#0 x=3; #0 Node{key=1 next=#0}" */
  String draw(List<String> names, Object[][] contents) {
    StringJoiner parts = new StringJoiner("; ");
    StringJoiner entries = new StringJoiner(" ");
    for (int i = 0; i < roots.length; ++i) entries.add(names.get(i) + "=" + name(roots[i]));
    parts.add(entries.toString());
    for (int i = 0; i < objects.size(); ++i) {
      if (!isValue(objects.get(i))) parts.add("#" + i + " " + drawObject(i, contents[i]));
    }
    return parts.toString();
  }

  private String drawObject(int index, Object[] contents) {
    Class<?> type = objects.get(index).getClass();
    StringJoiner fields = new StringJoiner(" ", type.getTypeName() + "{", "}");
    for (int i = 0; i < contents.length; ++i) {
      String label = type.isArray() ? "" : Layout.of(type).slots.get(i).field.getName() + "=";
      fields.add(label + name(contents[i]));
    }
    return fields.toString();
  }

  private String name(Object value) {
    int index = value == null ? -1 : indexOf(value);
    if (index < 0) return String.valueOf(value);
    return isValue(value) ? "#" + index + "(" + value + ")" : "#" + index;
  }
}
