import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Objects of a test, made without constructors and looked at without getters.
 *
 * <p>Needs sun.misc.Unsafe, which every JDK up to now has, and no flags. It is called by reflection
 * so that no compiler warns.
 */
final class LorisGraphs {
  private static final Class<?> UNSAFE_CLASS = named("sun.misc.Unsafe");
  private static final Object UNSAFE = unsafe();
  private static final MethodHandles.Lookup LOOKUP = lookup();
  private static final MethodHandle OFFSET = offsetFunction();
  private static final Map<Field, Object> STATICS = new java.util.LinkedHashMap<>();

  private final Map<Object, Map<Object, Object>> before = new IdentityHashMap<>();
  private final List<Object> tracked = new ArrayList<>();
  private final Map<Object, Boolean> known = new IdentityHashMap<>();

  // --- making

  /** An object of that very class, all of its fields zero, false or null. */
  <T> T make(Class<T> type) {
    return type.cast(makeInstance(type));
  }

  /** The same for a class that cannot be named here; as Class.getName names it. */
  Object make(String type) {
    return makeInstance(named(type));
  }

  /** An object of these interfaces that is compared and passed on, and of which no method runs. */
  static Object unused(String... interfaces) {
    Class<?>[] types = new Class<?>[interfaces.length];
    for (int i = 0; i < types.length; ++i) types[i] = named(interfaces[i]);
    return java.lang.reflect.Proxy.newProxyInstance(
        LorisGraphs.class.getClassLoader(), types,
        (proxy, method, values) -> {
          throw new AssertionError("the path calls no " + method + " of this object");
        });
  }

  /** An array of a class such as "[Lpkg.Hidden;". */
  Object array(String type, int length) {
    return keep(Array.newInstance(named(type).getComponentType(), length));
  }

  /** A record by its canonical constructor, or without when that refuses these values. */
  Object makeRecord(String type, Object... values) {
    Class<?> record = named(type);
    List<Field> fields = instanceFields(record);
    Object made = constructed(record, fields, values);
    if (made == null) {
      made = makeInstance(record);
      for (int i = 0; i < values.length; ++i) write(made, fields.get(i), values[i]);
    } else {
      keep(made);
    }
    return made;
  }

  private static Object constructed(Class<?> record, List<Field> fields, Object[] values) {
    Class<?>[] types = fields.stream().map(Field::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = record.getDeclaredConstructor(types);
      Object made = LOOKUP.unreflectConstructor(constructor).invokeWithArguments(values);
      for (int i = 0; i < values.length; ++i) {
        if (!same(values[i], read(made, fields.get(i)), types[i])) return null;
      }
      return made;
    } catch (Throwable refused) {
      return null;
    }
  }

  /** A box of the same value that is no other's. */
  <T> T fresh(T box) {
    Object made = makeInstance(box.getClass());
    tracked.remove(tracked.size() - 1);
    set(made, "value", box);
    @SuppressWarnings("unchecked")
    T result = (T) made;
    return result;
  }

  /** The constant of an enum that cannot be named here. */
  static Object constant(String type, String name) {
    for (Object each : named(type).getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) return each;
    }
    throw new AssertionError("no constant " + name + " in " + type);
  }

  /** Counts the object among those that must not change unless a test looks at the change. */
  <T> T keep(T object) {
    tracked.add(object);
    known.put(object, true);
    return object;
  }

  /** The same for an object that calls have built, and for all that it leads to. */
  void track(Object root) {
    List<Object> open = new ArrayList<>();
    open.add(root);
    while (!open.isEmpty()) {
      Object object = open.remove(open.size() - 1);
      if (isValue(object) || known.containsKey(object)) continue;
      keep(object);
      for (Map.Entry<Object, Object> each : valuesOf(object).entrySet()) {
        boolean isPrimitive =
            each.getKey() instanceof Field
                ? ((Field) each.getKey()).getType().isPrimitive()
                : object.getClass().getComponentType().isPrimitive();
        if (!isPrimitive) open.add(each.getValue());
      }
    }
  }

  /** What nothing changes, and what the JVM itself looks after. */
  private static boolean isValue(Object object) {
    if (object == null || object instanceof Class || object instanceof ClassLoader) return true;
    boolean isBox = object instanceof Number || object instanceof Boolean
        || object instanceof Character;
    return isBox && object.getClass().getName().startsWith("java.lang.")
        || object instanceof String || object instanceof Enum || object instanceof Thread;
  }

  private Object makeInstance(Class<?> type) {
    return keep(invoke("allocateInstance", new Class<?>[] {Class.class}, type));
  }

  // --- fields

  void set(Object object, String field, Object value) {
    write(object, field(object.getClass(), null, field), value);
  }

  /** The same for a field that a subclass hides: the one that the owner declares. */
  void set(Object object, String owner, String field, Object value) {
    write(object, field(object.getClass(), owner, field), value);
  }

  Object get(Object object, String field) {
    return look(object, field(object.getClass(), null, field));
  }

  Object get(Object object, String owner, String field) {
    return look(object, field(object.getClass(), owner, field));
  }

  static int length(Object array) {
    return Array.getLength(array);
  }

  /** An element of an array of any type. */
  Object get(Object array, int index) {
    lookedAt(array, index);
    return Array.get(array, index);
  }

  private Object look(Object object, Field field) {
    lookedAt(object, field);
    return read(object, field);
  }

  /** An array of numbers, all of which the test compares. */
  <T> T all(T array) {
    before.remove(array);
    return array;
  }

  private void lookedAt(Object object, Object place) {
    Map<Object, Object> values = before.get(object);
    if (values != null) values.remove(place);
  }

  // --- static fields

  static void setStatic(String owner, String field, Object value) {
    Field found = field(initialized(owner), owner, field);
    STATICS.putIfAbsent(found, read(null, found));
    write(null, found, value);
  }

  /** Remembers the static fields of these classes that are not final; a class not there has none. */
  static void keepStatics(String... owners) {
    for (String owner : owners) {
      for (Field field : initialized(owner).getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers)) {
          STATICS.putIfAbsent(field, read(null, field));
        }
      }
    }
  }

  static void restoreStatics() {
    STATICS.forEach((field, value) -> write(null, field, value));
    STATICS.clear();
  }

  /**
   * Runs a test with classes of its own, all as they are at first: what other tests have left in
   * static fields does not matter, and initializers run once more. False where this is such a run.
   */
  static boolean runsApart(Class<?> test, String method) throws Throwable {
    if (test.getClassLoader().getClass().getName().equals(Apart.class.getName())) return false;
    ClassLoader loader = new Apart(test);
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    Class<?> again = Class.forName(test.getName(), true, loader);
    try {
      runTest(again, method);
    } finally {
      runIfThere(again, "clearAnswers");
      thread.setContextClassLoader(before);
    }
    return true;
  }

  private static void runTest(Class<?> test, String name) throws Throwable {
    Constructor<?> constructor = test.getDeclaredConstructor();
    constructor.setAccessible(true);
    Method method = test.getDeclaredMethod(name);
    method.setAccessible(true);
    try {
      method.invoke(constructor.newInstance());
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void runIfThere(Class<?> test, String name) throws Throwable {
    for (Method method : test.getDeclaredMethods()) {
      if (method.getName().equals(name)) runTest(test, name);
    }
  }

  /** Loads the classes of the program and its tests anew, but not those of the JDK and of JUnit. */
  private static final class Apart extends ClassLoader {
    Apart(Class<?> test) {
      super(test.getClassLoader());
      setDefaultAssertionStatus(test.desiredAssertionStatus());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) return known;
        byte[] bytes = isShared(name) ? null : bytesOf(name);
        if (bytes == null) return super.loadClass(name, resolve);
        return defineClass(name, bytes, 0, bytes.length, domainOf(name));
      }
    }

    private static boolean isShared(String name) {
      for (String start : new String[] {"org.junit.", "org.opentest4j.", "org.hamcrest."}) {
        if (name.startsWith(start)) return true;
      }
      try {
        Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        return true;
      } catch (ClassNotFoundException e) {
        return false;
      }
    }

    /** Agents that count coverage leave out classes that come from nowhere. */
    private ProtectionDomain domainOf(String name) {
      URL file = getParent().getResource(name.replace('.', '/') + ".class");
      return new ProtectionDomain(new CodeSource(file, (Certificate[]) null), null);
    }

    private byte[] bytesOf(String name) {
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = getParent().getResourceAsStream(file)) {
        return in == null ? null : in.readAllBytes();
      } catch (IOException e) {
        return null;
      }
    }
  }

  private static Class<?> initialized(String owner) {
    try {
      return Class.forName(owner, true, LorisGraphs.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      return Object.class;
    }
  }

  // --- calls

  /** Runs this very method, whatever its access; a static one has no receiver among its inputs. */
  Object call(String owner, String name, String descriptor, Object... inputs) throws Throwable {
    for (Method method : named(owner).getDeclaredMethods()) {
      if (!method.getName().equals(name) || !descriptor.equals(descriptor(method))) continue;
      MethodHandle handle =
          Modifier.isStatic(method.getModifiers())
              ? LOOKUP.unreflect(method)
              : LOOKUP.unreflectSpecial(method, method.getDeclaringClass());
      return handle.asFixedArity().invokeWithArguments(inputs);
    }
    throw new AssertionError("no method " + owner + "." + name + descriptor);
  }

  private static String descriptor(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
        .toMethodDescriptorString();
  }

  // --- comparing

  /** A new object of that class: none of the input, and none that was met already. */
  Object made(Object object, String type) {
    if (object == null) throw new AssertionError("expected a new " + type + ", found null");
    String found = object.getClass().getName();
    boolean fits = type.endsWith("$$Lambda") ? found.startsWith(type) : found.equals(type);
    if (!fits) throw new AssertionError("expected a new " + type + ", found a " + found);
    if (known.put(object, true) != null) {
      throw new AssertionError("expected a new " + type + ", found one that was there");
    }
    return object;
  }

  /** Takes note of how all objects are before the call. */
  void remember() {
    for (Object object : tracked) before.put(object, valuesOf(object));
  }

  /** What no get has looked at is as it was. */
  void assertNothingElseChanged() {
    for (Object object : tracked) {
      Map<Object, Object> values = before.getOrDefault(object, Map.of());
      for (Map.Entry<Object, Object> each : values.entrySet()) {
        Object place = each.getKey();
        boolean isField = place instanceof Field;
        Object now = isField ? read(object, (Field) place) : Array.get(object, (Integer) place);
        Class<?> type = isField ? ((Field) place).getType() : object.getClass().getComponentType();
        if (same(each.getValue(), now, type)) continue;
        String where = isField ? "." + ((Field) place).getName() : "[" + place + "]";
        throw new AssertionError(
            "a " + object.getClass().getTypeName() + " has changed: " + where
                + " was " + text(each.getValue()) + " and is " + text(now));
      }
    }
  }

  private static boolean same(Object a, Object b, Class<?> type) {
    return type.isPrimitive() ? a.equals(b) : a == b;
  }

  /** No method of the object is called: it may be half built. */
  private static String text(Object value) {
    boolean plain = value == null || value instanceof Number || value instanceof Boolean
        || value instanceof Character || value instanceof String;
    return plain ? String.valueOf(value) : "a " + value.getClass().getTypeName();
  }

  private static Map<Object, Object> valuesOf(Object object) {
    Map<Object, Object> values = new java.util.LinkedHashMap<>();
    if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); ++i) values.put(i, Array.get(object, i));
    } else {
      for (Field field : instanceFields(object.getClass())) {
        if (!isOfTheJvm(field)) values.put(field, read(object, field));
      }
    }
    return values;
  }

  /** The JVM fills in where an exception was thrown, and where a trace was asked for. */
  private static boolean isOfTheJvm(Field field) {
    String name = field.getName();
    return field.getDeclaringClass() == Throwable.class
        && (name.equals("backtrace") || name.equals("depth") || name.equals("stackTrace"));
  }

  // --- memory

  private static List<Field> instanceFields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) fields.add(field);
      }
    }
    return fields;
  }

  private static Field field(Class<?> type, String owner, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      if (owner != null && !at.getName().equals(owner)) continue;
      for (Field field : at.getDeclaredFields()) {
        if (field.getName().equals(name)) return field;
      }
    }
    throw new AssertionError(type.getName() + " has no field " + name);
  }

  private static Object read(Object object, Field field) {
    Class<?> type = field.getType();
    String name = type.isPrimitive() ? capitalized(type.getName()) : "Object";
    Class<?>[] types = {Object.class, long.class};
    return invoke("get" + name, types, base(object, field), offset(field));
  }

  private static void write(Object object, Field field, Object value) {
    Class<?> type = field.getType();
    boolean fits = type.isPrimitive() || value == null || type.isInstance(value);
    // Memory takes anything, and a JVM with an object in the wrong place may do anything.
    if (!fits) throw new AssertionError("a " + value.getClass() + " does not fit " + field);
    String name = type.isPrimitive() ? capitalized(type.getName()) : "Object";
    Class<?>[] types = {Object.class, long.class, type.isPrimitive() ? type : Object.class};
    invoke("put" + name, types, base(object, field), offset(field), value);
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static Object base(Object object, Field field) {
    if (!Modifier.isStatic(field.getModifiers())) return object;
    return invoke("staticFieldBase", new Class<?>[] {Field.class}, field);
  }

  private static long offset(Field field) {
    if (Modifier.isStatic(field.getModifiers())) {
      return (Long) invoke("staticFieldOffset", new Class<?>[] {Field.class}, field);
    }
    try {
      return (long) OFFSET.invokeExact(field);
    } catch (Throwable e) {
      throw new AssertionError("no offset of " + field, e);
    }
  }

  private static Object invoke(String name, Class<?>[] types, Object... inputs) {
    try {
      return UNSAFE_CLASS.getMethod(name, types).invoke(UNSAFE, inputs);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("sun.misc.Unsafe." + name + " failed", e);
    }
  }

  private static Class<?> named(String name) {
    try {
      return Class.forName(name, false, LorisGraphs.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError("no class " + name, e);
    }
  }

  private static Object unsafe() {
    try {
      Field field = UNSAFE_CLASS.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("no Unsafe", e);
    }
  }

  /** The lookup that may do everything: methods and fields of the JDK are not open to others. */
  private static MethodHandles.Lookup lookup() {
    try {
      Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
      return (MethodHandles.Lookup) read(null, field);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("no lookup", e);
    }
  }

  /** The public Unsafe refuses fields of records and hidden classes. */
  private static MethodHandle offsetFunction() {
    try {
      Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
      Object instance =
          LOOKUP.findStatic(internal, "getUnsafe", MethodType.methodType(internal)).invoke();
      MethodType type = MethodType.methodType(long.class, Field.class);
      return LOOKUP.findVirtual(internal, "objectFieldOffset", type).bindTo(instance);
    } catch (Throwable e) {
      throw new AssertionError("no field offsets", e);
    }
  }
}
