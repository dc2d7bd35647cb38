package loris.replay;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The method under test, ready to be called with any receiver and arguments. */
public final class Target {
  public final Method method;
  private final MethodHandle handle;

  /** "pkg.Class.method", or with parameter types "pkg.Class.method(int,Node)". */
  public static Target find(String name) throws ReflectiveOperationException {
    int open = name.indexOf('(');
    String path = open < 0 ? name : name.substring(0, open);
    int dot = path.lastIndexOf('.');
    if (dot < 0) throw new NoSuchMethodException(name + ": expected Class.method");
    Class<?> owner = Names.find(path.substring(0, dot));
    List<Method> found = new ArrayList<>();
    for (Method method : owner.getDeclaredMethods()) {
      boolean named = method.getName().equals(path.substring(dot + 1)) && !method.isBridge();
      if (named && (open < 0 || takes(method, name.substring(open + 1)))) found.add(method);
    }
    if (found.size() != 1) throw new NoSuchMethodException(name + ": found " + found);
    return new Target(found.get(0));
  }

  private Target(Method method) throws IllegalAccessException {
    this.method = method;
    // The very code of this class runs, also on a receiver whose class overrides it.
    MethodHandle direct =
        isStatic()
            ? Memory.LOOKUP.unreflect(method)
            : Memory.LOOKUP.unreflectSpecial(method, method.getDeclaringClass());
    int count = direct.type().parameterCount();
    MethodHandle boxed = direct.asType(direct.type().generic());
    this.handle = boxed.asSpreader(Object[].class, count);
  }

  public boolean isStatic() {
    return Modifier.isStatic(method.getModifiers());
  }

  /** The receiver's class, unless static, then those of the parameters. */
  public List<Class<?>> inputs() {
    List<Class<?>> types = new ArrayList<>();
    if (!isStatic()) types.add(method.getDeclaringClass());
    types.addAll(Arrays.asList(method.getParameterTypes()));
    return types;
  }

  /** Whether a call on an object of that class runs this method, and none that overrides it. */
  public boolean isSelectedBy(Class<?> type) {
    Class<?> owner = method.getDeclaringClass();
    for (Class<?> at = type; at != null && at != owner; at = at.getSuperclass()) {
      for (Method other : at.getDeclaredMethods()) {
        boolean overrides =
            other.getName().equals(method.getName())
                && Arrays.equals(other.getParameterTypes(), method.getParameterTypes());
        if (overrides) return false;
      }
    }
    return owner.isAssignableFrom(type);
  }

  /** Calls it with the receiver first; numbers are as {@link Memory#read} gives them. */
  public Object call(Object[] inputs) throws Throwable {
    return normalised((Object) handle.invokeExact(boxed(inputs)), method.getReturnType());
  }

  private Object[] boxed(Object[] inputs) {
    Object[] boxed = inputs.clone();
    int first = isStatic() ? 0 : 1;
    Class<?>[] types = method.getParameterTypes();
    for (int i = 0; i < types.length; ++i) boxed[first + i] = box(types[i], inputs[first + i]);
    return boxed;
  }

  /** A number of that primitive type as valueOf boxes it. */
  static Object box(Class<?> type, Object value) {
    if (!type.isPrimitive()) return value;
    switch (Names.typeCharacter(type)) {
      case 'Z': return (Integer) value != 0;
      case 'B': return (byte) (int) (Integer) value;
      case 'C': return (char) (int) (Integer) value;
      case 'S': return (short) (int) (Integer) value;
      case 'I': return Integer.valueOf((Integer) value);
      case 'J': return Long.valueOf((Long) value);
      default: return value;
    }
  }

  private static Object normalised(Object value, Class<?> type) {
    if (!type.isPrimitive()) return value;
    if (value instanceof Boolean) return (Boolean) value ? 1 : 0;
    if (value instanceof Character) return (int) (Character) value;
    if (value instanceof Byte || value instanceof Short) return ((Number) value).intValue();
    return value;
  }

  /** Whether these are its parameter types, given as "int,Node)", by simple or by full name. */
  private static boolean takes(Method method, String types) {
    String wanted = types.substring(0, types.indexOf(')')).replace(" ", "");
    List<String> names = wanted.isEmpty() ? List.of() : List.of(wanted.split(","));
    Class<?>[] parameters = method.getParameterTypes();
    if (names.size() != parameters.length) return false;
    for (int i = 0; i < parameters.length; ++i) {
      if (!isNamed(parameters[i], names.get(i))) return false;
    }
    return true;
  }

  private static boolean isNamed(Class<?> type, String name) {
    String canonical = String.valueOf(type.getCanonicalName());
    return Names.same(type, name) || canonical.equals(name) || type.getSimpleName().equals(name)
        || canonical.endsWith("." + name);
  }

  @Override
  public String toString() {
    String types =
        Arrays.stream(method.getParameterTypes())
            .map(Class::getTypeName)
            .collect(Collectors.joining(","));
    return method.getDeclaringClass().getName() + "." + method.getName() + "(" + types + ")";
  }
}
