package partition;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import loris.replay.Layout;
import loris.replay.Names;
import loris.replay.Outcome;
import loris.replay.Slot;
import loris.replay.Statics;

/** Compares what a run left behind with what was expected. New objects correspond one to one. */
final class Comparison {
  private final Input input;
  private final Map<Object, Object> actualOf = new IdentityHashMap<>();
  private final Map<Object, Object> freshOf = new IdentityHashMap<>();

  private Comparison(Input input) {
    this.input = input;
  }

  /** What differs; null when nothing does. */
  static String difference(
      Input input, Prediction prediction, Prediction.Expected expected, Outcome outcome,
      Class<?> returnType, Statics statics) {
    if (!outcome.kind().equals(prediction.outcome)) {
      return "expected " + prediction.outcome + ", found " + outcome.kind();
    }
    Comparison comparison = new Comparison(input);
    if (outcome.thrown == null && returnType != void.class) {
      Object result = Prediction.stored(Names.typeCharacter(returnType), expected.result);
      String why = comparison.values("the result", result, outcome.result, returnType);
      if (why != null) return why;
    }
    String why = comparison.objects(expected);
    return why != null ? why : comparison.statics(expected, statics);
  }

  private String objects(Prediction.Expected expected) {
    for (int i = 0; i < expected.contents.length; ++i) {
      Object object = input.objects.get(i);
      String why = contents("#" + i, object.getClass(), expected.contents[i], Input.contents(object));
      if (why != null) return why;
    }
    return null;
  }

  private String statics(Prediction.Expected expected, Statics statics) {
    Object[] actual = statics.values();
    for (int i = 0; i < actual.length; ++i) {
      Slot slot = statics.slots.get(i);
      String why = values(slot.field.toString(), expected.statics[i], actual[i], slot.field.getType());
      if (why != null) return why;
    }
    return null;
  }

  private String contents(String where, Class<?> type, Object[] expected, Object[] actual) {
    if (expected.length != actual.length) {
      return where + ": expected length " + expected.length + ", found " + actual.length;
    }
    List<Slot> slots = type.isArray() ? List.of() : Layout.of(type).slots;
    for (int i = 0; i < expected.length; ++i) {
      String name = type.isArray() ? "[" + i + "]" : "." + slots.get(i).field.getName();
      Class<?> held = type.isArray() ? type.getComponentType() : slots.get(i).field.getType();
      String why = values(where + name, expected[i], actual[i], held);
      if (why != null) return why;
    }
    return null;
  }

  private String values(String where, Object expected, Object actual, Class<?> type) {
    if (expected instanceof Fresh) return fresh(where, (Fresh) expected, actual);
    boolean same = type.isPrimitive() ? Objects.equals(expected, actual) : expected == actual;
    return same ? null : where + ": expected " + show(expected) + ", found " + show(actual);
  }

  private String fresh(String where, Fresh expected, Object actual) {
    if (actual == null || actual.getClass() != expected.type) {
      return where + ": expected a new " + expected.type.getTypeName() + ", found " + show(actual);
    }
    if (expected.text != null) {
      return expected.text.equals(actual) ? null : where + ": found " + actual;
    }
    // The library keeps some boxes; which of them are new is its own affair.
    if (Names.isBox(expected.type)) {
      return contents(where, expected.type, expected.values, boxContents(actual));
    }
    if (actualOf.containsKey(expected) || freshOf.containsKey(actual)) {
      return actualOf.get(expected) == actual ? null : where + ": other objects are the same";
    }
    if (input.indexOf(actual) >= 0) return where + ": expected a new object, found an input";
    actualOf.put(expected, actual);
    freshOf.put(actual, expected);
    return contents(where, expected.type, expected.values, Input.contents(actual));
  }

  private static Object[] boxContents(Object box) {
    return new Object[] {Layout.of(box.getClass()).slot("value").read(box)};
  }

  private String show(Object value) {
    int index = value == null ? -1 : input.indexOf(value);
    if (index >= 0) return "#" + index;
    return value instanceof Number || value == null ? String.valueOf(value) : "another object";
  }
}
