// Who may use what by reflection, callers of caller-sensitive methods, deprecated newInstance.
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Function;

class Stranger {
  private int secret = 1;
  int near = 2;
  protected int family = 3;
  public int open = 4;

  private Stranger(int secret) {
    this.secret = secret;
  }

  Stranger() {}

  private static String whisper(String text) {
    return "(" + text + ")";
  }

  static class Nested {
    private final Stranger owner = new Stranger(7);

    static Object peek(Field field, Object object) throws IllegalAccessException {
      return field.get(object);
    }
  }

  private static class Closed {
    public int visible = 9;

    public Closed() {}
  }

  static Object closed() {
    return new Closed();
  }
}

public class Access {
  interface Action {
    Object run() throws Exception;
  }

  static void attempt(String what, Action action) {
    try {
      System.out.println(what + " = " + action.run());
    } catch (IllegalAccessException e) {
      System.out.println(what + ": " + e.getMessage());
    } catch (InaccessibleObjectException e) {
      System.out.println(what + ": " + e.getMessage().replaceAll("@[0-9a-f]+", "@"));
    } catch (Exception e) {
      System.out.println(what + ": " + e);
    }
  }

  static Class<?> find(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("deprecation")
  static Object make(Class<?> cls) throws Exception {
    return cls.newInstance();
  }

  public static class Public {
    public Public() {}
  }

  public static class Thrower {
    public Thrower() throws Exception {
      throw new java.io.IOException("from the constructor");
    }
  }

  public static void main(String[] args) throws Exception {
    Stranger stranger = new Stranger();
    for (String name : List.of("secret", "near", "family", "open")) {
      Field field = Stranger.class.getDeclaredField(name);
      attempt(name, () -> field.get(stranger));
      attempt(name + " from its nest", () -> Stranger.Nested.peek(field, stranger));
    }
    Method whisper = Stranger.class.getDeclaredMethod("whisper", String.class);
    attempt("private method", () -> whisper.invoke(null, "x"));
    System.out.println(whisper.canAccess(null) + " " + whisper.trySetAccessible() + " " + whisper.canAccess(null));
    attempt("made accessible", () -> whisper.invoke(null, "x"));
    attempt("another copy", () -> Stranger.class.getDeclaredMethod("whisper", String.class).invoke(null, "y"));
    Constructor<Stranger> constructor = Stranger.class.getDeclaredConstructor(int.class);
    attempt("private constructor", () -> constructor.newInstance(1));
    constructor.setAccessible(true);
    attempt("accessible constructor", () -> constructor.newInstance(5).near);

    Object closed = Stranger.closed();
    Field visible = closed.getClass().getField("visible");
    attempt("public field of a private class", () -> visible.get(closed));
    attempt("public constructor of a private class", () -> closed.getClass().getConstructor().newInstance().getClass());
    attempt("public method of a hidden implementation", () -> List.of(1, 2).getClass().getMethod("size").invoke(List.of(1, 2)));
    attempt("the same by its interface", () -> List.class.getMethod("size").invoke(List.of(1, 2)));
    attempt("open a field of the library", () -> {
      java.util.ArrayList.class.getDeclaredField("size").setAccessible(true);
      return null;
    });
    attempt("open a method of the library", () -> {
      Class.class.getDeclaredMethod("getClassLoader0").setAccessible(true);
      return null;
    });
    System.out.println(java.util.ArrayList.class.getDeclaredField("size").trySetAccessible());

    attempt("newInstance", () -> make(Public.class).getClass());
    attempt("newInstance of an interface", () -> make(Runnable.class));
    attempt("newInstance throws", () -> make(Thrower.class));
    attempt("newInstance of a primitive", () -> make(int.class));
    attempt("newInstance of a class without such a constructor", () -> make(Integer.class));

    Function<String, Class<?>> finder = Access::find;
    System.out.println(finder.apply("Access$Public"));
    Method forName = Class.class.getMethod("forName", String.class);
    System.out.println(forName.invoke(null, "Access$Public"));
    Method get = Method.class.getMethod("invoke", Object.class, Object[].class);
    System.out.println(get.invoke(Stranger.class.getDeclaredMethod("closed"), null, new Object[0]) != null);
  }
}
