package partition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loris.replay.Json;
import loris.replay.Statics;

/** What a path says of its end: the outcome and the block "final" of FORMAT.md. */
final class Prediction {
  /** What is expected after the run of one input. */
  static final class Expected {
    Object[][] contents;  // of the input's objects
    Object[] statics;
    Object result;
  }

  /** A place gets a value, or so many from it on get what those from another place on hold. */
  private static final class Write {
    final Place place;
    final Expression value;
    final Place from;
    final Expression count;

    private Write(Place place, Expression value, Place from, Expression count) {
      this.place = place;
      this.value = value;
      this.from = from;
      this.count = count;
    }

    static Write parse(List<Object> row, Vocabulary names) {
      Place place = ExpressionParser.parsePlace((String) row.get(0), names);
      if (row.size() == 2) {
        return new Write(place, ExpressionParser.parse(text(row.get(1)), names), null, null);
      }
      Place from = ExpressionParser.parsePlace((String) row.get(1), names);
      return new Write(place, null, from, ExpressionParser.parse((String) row.get(2), names));
    }
  }

  final String outcome;  // "returned", or the exception's class
  private final Expression result;
  private final List<Expression> made = new ArrayList<>();
  private final List<Write> writes = new ArrayList<>();

  Prediction(Map<String, Object> path, Vocabulary names) {
    outcome = outcome(path);
    Map<String, Object> end = Json.map(path, "final");
    if (Boolean.TRUE.equals(end.get("opaque"))) {
      throw new IllegalArgumentException("the final heap is opaque");
    }
    for (Object each : Json.list(end, "new")) {
      made.add(ExpressionParser.parse((String) Json.map(each).get("name"), names));
    }
    for (Object row : Json.list(end, "writes")) writes.add(Write.parse(Json.list(row), names));
    boolean returnsValue = end.get("result") != null;
    result = returnsValue ? ExpressionParser.parse((String) end.get("result"), names) : null;
  }

  private static String text(Object value) {
    return value == null ? "null" : (String) value;
  }

  private static String outcome(Map<String, Object> path) {
    String ending = (String) path.get("ending");
    if (ending.equals("normal")) return "returned";
    boolean threw = ending.equals("exceptional") || ending.equals("violating");
    if (!threw) throw new IllegalArgumentException("a path that is " + ending);
    return (String) Json.map(path, "outcome").get("kind");
  }

  /** To be asked before the run; the environment is that of the input. */
  Expected expect(Input input, Environment env, Object[][] initial, Statics statics) {
    for (Expression each : made) each.evaluate(env);  // also those that no write mentions have a length
    Expected expected = new Expected();
    expected.contents = new Object[initial.length][];
    for (int i = 0; i < initial.length; ++i) expected.contents[i] = initial[i].clone();
    expected.statics = statics.values();
    for (Write write : writes) {
      if (write.count == null) {
        apply(write, env, input, expected, statics);
      } else {
        copy(write, env, input, expected);
      }
    }
    expected.result = result == null ? null : Boxes.referent(result.evaluate(env));
    return expected;
  }

  private static void apply(
      Write write, Environment env, Input input, Expected expected, Statics statics) {
    Object value = Boxes.referent(write.value.evaluate(env));
    if (write.place.staticSlot != null) {
      int index = statics.indexOf(write.place.staticSlot);
      expected.statics[index] = stored(write.place.staticSlot.type, value);
      return;
    }
    Object base = write.place.base.evaluate(env);
    Class<?> type = type(base);
    contents(base, input, expected)[write.place.position(type, env)] =
        stored(write.place.type(type, env), value);
  }

  private static void copy(Write write, Environment env, Input input, Expected expected) {
    Object from = write.from.base.evaluate(env);
    Object to = write.place.base.evaluate(env);
    System.arraycopy(
        contents(from, input, expected),
        write.from.position(type(from), env),
        contents(to, input, expected),
        write.place.position(type(to), env),
        (Integer) write.count.evaluate(env));
  }

  private static Class<?> type(Object base) {
    return base instanceof Fresh ? ((Fresh) base).type : base.getClass();
  }

  private static Object[] contents(Object base, Input input, Expected expected) {
    return base instanceof Fresh ? ((Fresh) base).values : expected.contents[input.indexOf(base)];
  }

  /** A condition that is stored has become an int. */
  static Object stored(char type, Object value) {
    return type != 'L' && value instanceof Boolean ? (Object) Arithmetic.toInt(value) : value;
  }
}
