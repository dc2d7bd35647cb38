package partition;

import java.lang.reflect.Array;
import loris.replay.ArrayAccess;
import loris.replay.Layout;
import loris.replay.Slot;

/** One step of a path of access: a field, an element, a length, or a character of a String. */
final class AccessPath {
  private AccessPath() {}

  /** The owner is the class that declares the field; null where there is only one of its name. */
  static Expression field(Expression base, String owner, String name) {
    return roots -> {
      Object object = object(base, roots);
      if (object.getClass().isArray()) {
        if (name.equals("length")) return Array.getLength(object);
        throw Expression.Undefined.INSTANCE;
      }
      Slot slot = slot(object.getClass(), owner, name);
      // Another class, so another path.
      if (slot == null) throw Expression.Undefined.INSTANCE;
      return slot.read(object);
    };
  }

  static Slot slot(Class<?> type, String owner, String name) {
    Layout layout = Layout.of(type);
    return owner == null ? layout.slot(name) : layout.slot(owner, name);
  }

  static Expression element(Expression base, Expression index) {
    return roots -> {
      Object array = object(base, roots);
      int at = (Integer) index.evaluate(roots);
      boolean inside = array.getClass().isArray() && at >= 0 && at < Array.getLength(array);
      if (!inside) throw Expression.Undefined.INSTANCE;
      return ArrayAccess.read(array, at);
    };
  }

  static Expression length(Expression base) {
    return roots -> string(base, roots).length();
  }

  static Expression charAt(Expression base, Expression index) {
    return roots -> {
      String text = string(base, roots);
      int at = (Integer) index.evaluate(roots);
      if (at < 0 || at >= text.length()) throw Expression.Undefined.INSTANCE;
      return (int) text.charAt(at);
    };
  }

  private static Object object(Expression base, Object[] roots) {
    Object object = base.evaluate(roots);
    if (object == null) throw Expression.Undefined.INSTANCE;
    return object;
  }

  private static String string(Expression base, Object[] roots) {
    Object object = object(base, roots);
    if (!(object instanceof String)) throw Expression.Undefined.INSTANCE;
    return (String) object;
  }
}
