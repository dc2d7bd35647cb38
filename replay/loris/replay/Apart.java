package loris.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;

/**
 * Loads the classes of the class path anew, as they are at first: what an earlier path has left in
 * static fields, or an initializer that has failed, is that path's own affair.
 */
final class Apart extends ClassLoader {
  private static final MethodHandle HAS_INITIALIZER = initializerFunction();
  private static final MethodHandle IS_WAITING = waitingFunction();

  private final List<Class<?>> own = new ArrayList<>();

  Apart() {
    super(ClassLoader.getSystemClassLoader());
    setDefaultAssertionStatus(Apart.class.desiredAssertionStatus());
  }

  /** Whether some class may not be as it was at first. */
  boolean isUsed() {
    List<Class<?>> loaded;  // looking at them may load others
    synchronized (own) {
      loaded = new ArrayList<>(own);
    }
    return loaded.stream().anyMatch(type -> isInitialized(type) && keepsState(type));
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      byte[] bytes = isShared(name) ? null : bytesOf(name);
      if (bytes == null) return super.loadClass(name, resolve);
      Class<?> made = defineClass(name, bytes, 0, bytes.length, domainOf(name));
      synchronized (own) {
        own.add(made);
      }
      return made;
    }
  }

  private static boolean isShared(String name) {
    if (name.startsWith("loris.replay.")) return true;
    try {
      Class.forName(name, false, ClassLoader.getPlatformClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private byte[] bytesOf(String name) {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }

  /** Agents that count coverage leave out classes that come from nowhere. */
  private ProtectionDomain domainOf(String name) {
    URL file = getParent().getResource(name.replace('.', '/') + ".class");
    return new ProtectionDomain(new CodeSource(file, (Certificate[]) null), null);
  }

  /** An initializer that runs, or a field that can be written, itself or by what it refers to. */
  private static boolean keepsState(Class<?> type) {
    boolean isFixedEnum = isFixedEnum(type);
    for (Field field : type.getDeclaredFields()) {
      int modifiers = field.getModifiers();
      if (!Modifier.isStatic(modifiers) || field.isSynthetic()) continue;
      boolean isConstant = isFixedEnum && field.isEnumConstant();
      if (!Modifier.isFinal(modifiers) || !isFlat(field) && !isConstant) return true;
    }
    return !isFixedEnum && hasInitializer(type);
  }

  private static boolean isFixedEnum(Class<?> type) {
    if (type.getSuperclass() != Enum.class) return false;
    for (Field field : type.getDeclaredFields()) {
      boolean isStatic = Modifier.isStatic(field.getModifiers());
      if (!isStatic && (!Modifier.isFinal(field.getModifiers()) || !isFlat(field))) return false;
    }
    return true;
  }

  private static boolean isFlat(Field field) {
    return field.getType().isPrimitive() || field.getType() == String.class;
  }

  private static boolean hasInitializer(Class<?> type) {
    try {
      return HAS_INITIALIZER == null || (boolean) HAS_INITIALIZER.invoke(type);
    } catch (Throwable e) {
      return true;
    }
  }

  private static boolean isInitialized(Class<?> type) {
    try {
      return IS_WAITING == null || !(boolean) IS_WAITING.invoke(type);
    } catch (Throwable e) {
      return true;
    }
  }

  private static MethodHandle initializerFunction() {
    MethodType type = MethodType.methodType(boolean.class, Class.class);
    try {
      return Memory.LOOKUP.findStatic(ObjectStreamClass.class, "hasStaticInitializer", type);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static MethodHandle waitingFunction() {
    try {
      Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
      Object instance =
          Memory.LOOKUP.findStatic(internal, "getUnsafe", MethodType.methodType(internal)).invoke();
      MethodType type = MethodType.methodType(boolean.class, Class.class);
      return Memory.LOOKUP.findVirtual(internal, "shouldBeInitialized", type).bindTo(instance);
    } catch (Throwable e) {
      return null;
    }
  }
}
