package partition;

import java.lang.reflect.Array;
import java.util.List;
import loris.replay.ArrayAccess;
import loris.replay.Layout;
import loris.replay.Slot;

/** One step of a path of access: a field, an element, a length, a character of a String; a type test. */
final class AccessPath {
  private AccessPath() {}

  /** The owner is the class that declares the field; null where there is only one of its name. */
  static Expression field(Expression base, String owner, String name) {
    return env -> {
      Object object = object(base, env);
      if (object.getClass().isArray()) {
        if (name.equals("length")) return Array.getLength(object);
        throw Expression.Undefined.INSTANCE;
      }
      Slot slot = slot(object.getClass(), owner, name);
      // Another class, so another path.
      if (slot == null) throw Expression.Undefined.INSTANCE;
      return slot.isReference() ? Boxes.reference(slot.read(object)) : slot.read(object);
    };
  }

  static Slot slot(Class<?> type, String owner, String name) {
    Layout layout = Layout.of(type);
    return owner == null ? layout.slot(name) : layout.slot(owner, name);
  }

  static Expression element(Expression base, Expression index) {
    return env -> {
      Object array = object(base, env);
      int at = (Integer) index.evaluate(env);
      boolean inside = array.getClass().isArray() && at >= 0 && at < Array.getLength(array);
      if (!inside) throw Expression.Undefined.INSTANCE;
      Object value = ArrayAccess.read(array, at);
      return array.getClass().getComponentType().isPrimitive() ? value : Boxes.reference(value);
    };
  }

  static Expression length(Expression base) {
    return env -> string(base, env).length();
  }

  static Expression charAt(Expression base, Expression index) {
    return env -> {
      String text = string(base, env);
      int at = (Integer) index.evaluate(env);
      if (at < 0 || at >= text.length()) throw Expression.Undefined.INSTANCE;
      return (int) text.charAt(at);
    };
  }

  /** Whether the exact run-time class is one of these; null has none. */
  static Expression isOf(Expression reference, List<Class<?>> types) {
    return env -> {
      Object object = Boxes.referent(reference.evaluate(env));
      if (object == null) return false;
      return types.contains(object instanceof Fresh ? ((Fresh) object).type : object.getClass());
    };
  }

  private static Object object(Expression base, Environment env) {
    Object object = Boxes.referent(base.evaluate(env));
    // A new object is not in the initial heap.
    if (object == null || object instanceof Fresh) throw Expression.Undefined.INSTANCE;
    return object;
  }

  private static String string(Expression base, Environment env) {
    Object object = object(base, env);
    if (!(object instanceof String)) throw Expression.Undefined.INSTANCE;
    return (String) object;
  }
}
