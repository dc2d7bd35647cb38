package loris;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reads a field that the language hides. Reflection does it for most classes; for those in packages that
 * their module does not open (java.util since Java 16), {@code sun.misc.Unsafe} does it without flags.
 */
final class FieldReader {
  private static final ClassValue<Map<String, FieldReader>> READERS =
      new ClassValue<Map<String, FieldReader>>() {
        @Override
        protected Map<String, FieldReader> computeValue(Class<?> type) {
          return new ConcurrentHashMap<>();
        }
      };

  private final Field field;
  private final Method getter; // of Unsafe; null where reflection is enough
  private final Object offset;

  static Object read(Object object, String name) {
    Class<?> type = object.getClass();
    FieldReader reader = READERS.get(type).get(name);
    if (reader == null) {
      reader = new FieldReader(find(type, name));
      READERS.get(type).put(name, reader);
    }
    return reader.read(object);
  }

  private static Field find(Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) return field;
      }
    }
    throw new IllegalArgumentException(type.getName() + " has no instance field '" + name + "'");
  }

  private FieldReader(Field field) {
    this.field = field;
    if (open(field)) {
      getter = null;
      offset = null;
      return;
    }
    try {
      getter = UnsafeAccess.getter(field.getType());
      offset = UnsafeAccess.OFFSET.invoke(UnsafeAccess.UNSAFE, field);
    } catch (InvocationTargetException e) {
      throw unreadable(e.getCause());
    } catch (ReflectiveOperationException | LinkageError e) {
      throw unreadable(e);
    }
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

  private Object read(Object object) {
    try {
      if (getter == null) return field.get(object);
      return getter.invoke(UnsafeAccess.UNSAFE, object, offset);
    } catch (ReflectiveOperationException e) {
      throw unreadable(e);
    }
  }

  private IllegalArgumentException unreadable(Throwable why) {
    String name = field.getDeclaringClass().getName() + "." + field.getName();
    return new IllegalArgumentException("this JVM does not let " + name + " be read", why);
  }

  /** By reflection, because compilers warn of the class and a JDK may lack it. */
  private static final class UnsafeAccess {
    static final Object UNSAFE;
    static final Method OFFSET;
    private static final Map<Class<?>, Method> GETTERS = new HashMap<>();

    static {
      try {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field instance = type.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        UNSAFE = instance.get(null);
        OFFSET = type.getMethod("objectFieldOffset", Field.class);
        for (Method method : type.getMethods()) {
          Class<?>[] parameters = method.getParameterTypes();
          boolean ofObject =
              parameters.length == 2 && parameters[0] == Object.class && parameters[1] == long.class;
          if (ofObject && isGetter(method)) GETTERS.put(method.getReturnType(), method);
        }
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    /** getInt, getObject and so on, but not getIntVolatile. */
    private static boolean isGetter(Method method) {
      String type = method.getReturnType().getSimpleName();
      return method.getName().equalsIgnoreCase("get" + type);
    }

    static Method getter(Class<?> type) {
      return GETTERS.get(type.isPrimitive() ? type : Object.class);
    }
  }
}
