package partition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loris.replay.Json;
import loris.replay.Names;

/** Whether an input is one of those that a path stands for: the block "partition" of FORMAT.md. */
final class Membership {
  private interface Condition {
    boolean holds(Environment env);
  }

  private static final Object UNDEFINED = new Object();

  private final Vocabulary names;
  private final List<Condition> conditions = new ArrayList<>();

  Membership(Map<String, Object> partition, Vocabulary names) throws ClassNotFoundException {
    this.names = names;
    addObjects(Json.list(partition, "objects"));
    for (Map.Entry<String, Object> reference : Json.map(partition, "refs").entrySet()) {
      addReference(reference.getKey(), reference.getValue());
    }
    for (Object pair : Json.list(partition, "same")) addPair(Json.list(pair), true);
    for (Object pair : Json.list(partition, "distinct")) addPair(Json.list(pair), false);
    for (Object text : Json.list(partition, "conjuncts")) {
      conditions.add(ExpressionParser.parse((String) text, names)::holds);
    }
  }

  boolean contains(Environment env) {
    for (Condition condition : conditions) {
      if (!condition.holds(env)) return false;
    }
    return true;
  }

  private void addObjects(List<Object> objects) throws ClassNotFoundException {
    List<Expression> found = new ArrayList<>();
    for (Object each : objects) {
      Map<String, Object> object = Json.map(each);
      Expression path = ExpressionParser.parse((String) object.get("name"), names);
      conditions.add(hasType(path, types(Json.list(object, "types"))));
      found.add(path);
    }
    conditions.add(env -> areDistinct(found, env));
  }

  private static boolean areDistinct(List<Expression> paths, Environment env) {
    Object[] objects = new Object[paths.size()];
    for (int i = 0; i < objects.length; ++i) {
      objects[i] = reference(paths.get(i), env);
      for (int j = 0; j < i; ++j) {
        if (objects[i] == objects[j]) return false;
      }
    }
    return true;
  }

  private void addReference(String path, Object state) throws ClassNotFoundException {
    Expression place = ExpressionParser.parse(path, names);
    if (state == null) {
      conditions.add(env -> reference(place, env) == null);
    } else if (state instanceof String) {
      Expression other = ExpressionParser.parse((String) state, names);
      conditions.add(env -> areSame(place, other, env));
    } else {
      conditions.add(hasType(place, types(Json.list(Json.map(state), "types"))));
    }
  }

  private void addPair(List<Object> pair, boolean same) {
    Expression a = ExpressionParser.parse((String) pair.get(0), names);
    Expression b = ExpressionParser.parse((String) pair.get(1), names);
    conditions.add(env -> areSame(a, b, env) == same);
  }

  private static boolean areSame(Expression a, Expression b, Environment env) {
    Object found = reference(a, env);
    return found != UNDEFINED && found == reference(b, env);
  }

  /** The types; null among them allows null. */
  private static Condition hasType(Expression path, List<Class<?>> types) {
    return env -> {
      Object object = reference(path, env);
      if (object == UNDEFINED) return false;
      return types.contains(object == null ? null : object.getClass());
    };
  }

  private static Object reference(Expression path, Environment env) {
    try {
      return Boxes.referent(path.evaluate(env));
    } catch (Expression.Undefined e) {
      return UNDEFINED;
    }
  }

  private static List<Class<?>> types(List<Object> typeNames) throws ClassNotFoundException {
    List<Class<?>> types = new ArrayList<>();
    for (Object name : typeNames) types.add(name == null ? null : Names.find((String) name));
    return types;
  }
}
