// What reflective calls refuse, and how exceptions of the callee arrive.
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class InvokeErrors {
  static class Broken {
    static {
      if (true) throw new IllegalStateException("not today");
    }

    static void touch() {}
  }

  abstract static class Abstract {
    Abstract() {}
  }

  interface Runner {
    void run() throws Exception;
  }

  public int one(int a) {
    if (a < 0) throw new IllegalArgumentException("negative: " + a);
    return a;
  }

  public static String two(String s, Integer i) {
    return s + i;
  }

  static void checked() throws Exception {
    throw new Exception("checked", new RuntimeException("cause"));
  }

  private InvokeErrors(String s) {
    if (s.isEmpty()) throw new UnsupportedOperationException("empty");
  }

  enum Color {
    RED
  }

  static void attempt(String what, Runner runner) {
    try {
      runner.run();
      System.out.println(what + ": fine");
    } catch (InvocationTargetException e) {
      System.out.println(what + ": target threw " + e.getCause() + ", cause " + e.getCause().getCause());
    } catch (ExceptionInInitializerError e) {
      System.out.println(what + ": " + e + ", cause " + e.getCause());
    } catch (NullPointerException e) {
      System.out.println(what + ": a null pointer");
    } catch (Throwable e) {
      System.out.println(what + ": " + e.getClass().getName());
    }
  }

  public static void main(String[] args) throws Exception {
    Method one = InvokeErrors.class.getMethod("one", int.class);
    Method two = InvokeErrors.class.getMethod("two", String.class, Integer.class);
    InvokeErrors self = new InvokeErrors("x");
    attempt("fine", () -> one.invoke(self, 1));
    attempt("callee", () -> one.invoke(self, -1));
    attempt("no receiver", () -> one.invoke(null, 1));
    attempt("wrong receiver", () -> one.invoke("text", 1));
    attempt("too few", () -> one.invoke(self));
    attempt("too many", () -> one.invoke(self, 1, 2));
    attempt("narrowing", () -> one.invoke(self, 1L));
    attempt("no number", () -> one.invoke(self, "1"));
    attempt("boolean", () -> one.invoke(self, true));
    attempt("null for int", () -> one.invoke(self, (Object) null));
    attempt("null is fine", () -> two.invoke(null, null, null));
    attempt("no widening of objects", () -> two.invoke(null, "s", 'c'));
    attempt("checked", () -> InvokeErrors.class.getDeclaredMethod("checked").invoke(null));
    attempt("initializer", () -> Broken.class.getDeclaredMethod("touch").invoke(null));
    attempt("initializer again", () -> Broken.class.getDeclaredMethod("touch").invoke(null));

    Constructor<InvokeErrors> constructor = InvokeErrors.class.getDeclaredConstructor(String.class);
    attempt("constructor", () -> constructor.newInstance("a"));
    attempt("constructor throws", () -> constructor.newInstance(""));
    attempt("constructor null", () -> constructor.newInstance((Object) null));
    attempt("constructor type", () -> constructor.newInstance(1));
    attempt("abstract", () -> Abstract.class.getDeclaredConstructor().newInstance());
    attempt("enum", () -> Color.class.getDeclaredConstructors()[0].newInstance("BLUE", 1));
    attempt("no such method", () -> InvokeErrors.class.getMethod("three"));
    attempt("no such constructor", () -> InvokeErrors.class.getConstructor());
    attempt("no such field", () -> InvokeErrors.class.getField("field"));
    attempt("no such class", () -> Class.forName("does.not.Exist"));
    attempt("private elsewhere", () -> String.class.getDeclaredMethod("isLatin1").invoke("s"));
    attempt("closed module", () -> String.class.getDeclaredField("value").setAccessible(true));
    try {
      InvokeErrors.class.getMethod("three", int.class, String[].class);
    } catch (NoSuchMethodException e) {
      System.out.println(e.getMessage());
    }
  }
}
