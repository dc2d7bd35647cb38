package loris.replay;

import java.util.Map;

/** Classes by name: "java.util.Map$Entry", "java/util/Map$Entry", "int[]", "[I", "Node[]". */
public final class Names {
  private static final Map<String, Class<?>> PRIMITIVES =
      Map.of(
          "boolean", boolean.class,
          "byte", byte.class,
          "char", char.class,
          "short", short.class,
          "int", int.class,
          "long", long.class,
          "float", float.class,
          "double", double.class,
          "void", void.class);

  private static volatile ClassLoader loader = ClassLoader.getSystemClassLoader();

  private Names() {}

  /** From now on names are those of this loader's classes. */
  static void use(ClassLoader other) {
    loader = other;
  }

  /** The class of that name; an inner class may also be written as Java does, "Map.Entry". */
  public static Class<?> find(String name) throws ClassNotFoundException {
    String dotted = name.replace('/', '.');
    if (dotted.endsWith("[]")) {
      return find(dotted.substring(0, dotted.length() - 2)).arrayType();
    }
    Class<?> primitive = PRIMITIVES.get(dotted);
    if (primitive != null) return primitive;
    try {
      return Class.forName(dotted, false, loader);
    } catch (ClassNotFoundException e) {
      int dot = dotted.lastIndexOf('.');
      if (dot < 0 || dotted.startsWith("[")) throw e;
      return findInner(dotted.substring(0, dot), dotted.substring(dot + 1), e);
    }
  }

  private static Class<?> findInner(String outer, String inner, ClassNotFoundException notFound)
      throws ClassNotFoundException {
    try {
      return Class.forName(find(outer).getName() + "$" + inner, false, loader);
    } catch (ClassNotFoundException e) {
      throw notFound;
    }
  }

  public static boolean same(Class<?> type, String name) {
    String dotted = name.replace('/', '.');
    return type.getName().equals(dotted) || type.getTypeName().equals(dotted);
  }

  public static char typeCharacter(Class<?> type) {
    return type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
  }

  public static boolean isBox(Class<?> type) {
    return type == Integer.class || type == Long.class || type == Character.class
        || type == Boolean.class || type == Byte.class || type == Short.class
        || type == Float.class || type == Double.class;
  }
}
