package check;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import loris.Loris;

/** Makes and alters objects behind the back of their classes. */
final class Graphs {
  private static final Object UNSAFE = unsafe();
  private static final Map<String, Setter> SETTERS = new HashMap<>();

  private Graphs() {}

  /** sun.misc.Unsafe without a compiler that warns of it. */
  private static Object unsafe() {
    try {
      Field instance = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
      instance.setAccessible(true);
      return instance.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(String name, Class<?>[] types, Object... arguments) {
    try {
      Method method = UNSAFE.getClass().getMethod(name, types);
      return method.invoke(UNSAFE, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** An instance whose constructor did not run. */
  static Object make(Class<?> type) {
    return call("allocateInstance", new Class<?>[] {Class.class}, type);
  }

  static Class<?> named(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  static Object get(Object object, String name) {
    return Loris.field(object, name);
  }

  static void set(Object object, String name, Object value) {
    String key = object.getClass().getName() + "." + name;
    SETTERS.computeIfAbsent(key, absent -> setter(field(object.getClass(), name))).set(object, value);
  }

  private interface Setter {
    void set(Object object, Object value);
  }

  /** Plain reflection where the module lets us, else a put of Unsafe. */
  private static Setter setter(Field field) {
    try {
      field.setAccessible(true);
      return (object, value) -> setOpen(field, object, value);
    } catch (RuntimeException refused) {
      Object offset = call("objectFieldOffset", new Class<?>[] {Field.class}, field);
      Class<?> type = field.getType().isPrimitive() ? field.getType() : Object.class;
      String simple = type.getSimpleName();
      String put = "put" + Character.toUpperCase(simple.charAt(0)) + simple.substring(1);
      Class<?>[] types = {Object.class, long.class, type};
      return (object, value) -> call(put, types, object, offset, value);
    }
  }

  private static void setOpen(Field field, Object object, Object value) {
    try {
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  static Field field(Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name)) return field;
      }
    }
    throw new AssertionError(type + " has no " + name);
  }
}
