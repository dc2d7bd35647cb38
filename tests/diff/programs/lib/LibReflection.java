// Reflection: members by name, invocation, construction, fields, modifiers, exceptions of all of these.
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

public class LibReflection {
  interface Shape {
    double area();

    default String label() {
      return "shape of area " + area();
    }
  }

  static class Box implements Shape, Comparable<Box> {
    public static int made = 0;
    private int side;
    protected final String name;
    long[] history = {1, 2};

    public Box(int side) {
      this(side, "box");
    }

    private Box(int side, String name) {
      this.side = side;
      this.name = name;
      made++;
    }

    @Override
    public double area() {
      return side * side;
    }

    public int grow(int by, String... notes) {
      side += by;
      return side + notes.length;
    }

    private static String secret(String s) {
      return s.toUpperCase();
    }

    void fail(String message) throws java.io.IOException {
      throw new java.io.IOException(message);
    }

    @Override
    public int compareTo(Box o) {
      return Integer.compare(side, o.side);
    }
  }

  static void members() {
    Method[] methods = Box.class.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName).thenComparing(Method::toString));
    for (Method m : methods) {
      System.out.println(Modifier.toString(m.getModifiers()) + " " + m.getReturnType().getSimpleName() + " " + m.getName() + Arrays.toString(m.getParameterTypes()) + " " + m.isVarArgs() + m.isBridge() + m.isSynthetic() + " " + Arrays.toString(m.getExceptionTypes()));
    }
    Field[] fields = Box.class.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    for (Field f : fields) {
      System.out.println(f + " " + f.getType().getName());
    }
    Constructor<?>[] constructors = Box.class.getDeclaredConstructors();
    Arrays.sort(constructors, Comparator.comparing(Constructor::getParameterCount));
    System.out.println(Arrays.toString(constructors) + " " + Box.class.getSuperclass() + " " + Arrays.toString(Box.class.getInterfaces()) + " " + Modifier.toString(Shape.class.getModifiers()) + " " + Box.class.getName() + " " + Box.class.getSimpleName() + " " + Box.class.getEnclosingClass());
  }

  static void use() throws ReflectiveOperationException {
    Box box = Box.class.getConstructor(int.class).newInstance(3);
    Constructor<Box> hidden = Box.class.getDeclaredConstructor(int.class, String.class);
    hidden.setAccessible(true);
    Box second = hidden.newInstance(5, "second");
    System.out.println(box.area() + " " + second.name + " " + Box.class.getField("made").getInt(null));
    Method grow = Box.class.getMethod("grow", int.class, String[].class);
    System.out.println(grow.invoke(box, 4, new String[] {"a", "b"}) + " " + Box.class.getMethod("area").invoke(box) + " " + Shape.class.getMethod("label").invoke(second) + " " + Box.class.getMethod("compareTo", Box.class).invoke(box, second));
    Method secret = Box.class.getDeclaredMethod("secret", String.class);
    secret.setAccessible(true);
    System.out.println(secret.invoke(null, "quiet"));
    Field side = Box.class.getDeclaredField("side");
    side.setAccessible(true);
    side.setInt(box, 11);
    side.set(second, 12);
    System.out.println(side.get(box) + " " + side.getInt(second) + " " + side.getLong(box) + " " + Arrays.toString((long[]) Box.class.getDeclaredField("history").get(box)));
    Field made = Box.class.getField("made");
    made.set(null, 100);
    System.out.println(Box.made + " " + String.class.getMethod("length").invoke("four") + " " + Math.class.getMethod("max", int.class, int.class).invoke(null, 3, 9) + " " + Integer.class.getMethod("valueOf", String.class).invoke(null, "77"));
  }

  interface Action {
    void run() throws ReflectiveOperationException;
  }

  static void fails(String what, Action action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (InvocationTargetException e) {
      System.out.println(what + ": target threw " + e.getCause());
    } catch (ReflectiveOperationException | RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    members();
    use();
    Box box = new Box(1);
    fails("thrown inside", () -> Box.class.getDeclaredMethod("fail", String.class).invoke(box, "inside"));
    fails("no method", () -> Box.class.getMethod("nothing", int.class));
    fails("no field", () -> Box.class.getField("side"));
    fails("no constructor", () -> Box.class.getConstructor());
    fails("wrong count", () -> Box.class.getMethod("area").invoke(box, 1));
    fails("wrong type", () -> Box.class.getMethod("compareTo", Box.class).invoke(box, "x"));
    fails("wrong receiver", () -> Box.class.getMethod("area").invoke("x"));
    fails("abstract", () -> Shape.class.getMethod("area").invoke(box));
    fails("set wrong type", () -> Box.class.getField("made").set(null, "x"));
    fails("class for name", () -> Class.forName("LibReflection$Missing"));
    fails("found", () -> System.out.println(Class.forName("LibReflection$Box").getSimpleName() + " " + Class.forName("[I").getComponentType()));
    fails("interface instance", () -> Class.forName("LibReflection$Shape").getDeclaredConstructor());
  }
}
