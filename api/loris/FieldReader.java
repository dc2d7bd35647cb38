package loris;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

/**
 * Reads fields that the language hides. Reflection does it for most classes; for those in packages that
 * their module does not open (java.util since Java 16), {@code sun.misc.Unsafe} does it without flags.
 */
final class FieldReader {
  private FieldReader() {}

  static Object read(Object object, String name) {
    Field field = find(object.getClass(), name);
    return open(field) ? readOpen(field, object) : readClosed(field, object);
  }

  private static Field find(Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) return field;
      }
    }
    throw new IllegalArgumentException(type.getName() + " has no instance field '" + name + "'");
  }

  /** InaccessibleObjectException, the refusal, is younger than the Java this is compiled for. */
  private static boolean open(Field field) {
    try {
      field.setAccessible(true);
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private static Object readOpen(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw unreadable(field, e);
    }
  }

  private static Object readClosed(Field field, Object object) {
    try {
      Class<?> type = Class.forName("sun.misc.Unsafe");
      Field instance = type.getDeclaredField("theUnsafe");
      instance.setAccessible(true);
      Object unsafe = instance.get(null);
      Object offset = type.getMethod("objectFieldOffset", Field.class).invoke(unsafe, field);
      return type.getMethod(getter(field), Object.class, long.class).invoke(unsafe, object, offset);
    } catch (InvocationTargetException e) {
      throw unreadable(field, e.getCause());
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw unreadable(field, e);
    }
  }

  /** getInt, getBoolean and so on; getObject for every reference. */
  private static String getter(Field field) {
    Class<?> type = field.getType();
    if (!type.isPrimitive()) return "getObject";
    String name = type.getName();
    return "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static IllegalArgumentException unreadable(Field field, Throwable why) {
    String name = field.getDeclaringClass().getName() + "." + field.getName();
    return new IllegalArgumentException("this JVM does not let " + name + " be read", why);
  }
}
