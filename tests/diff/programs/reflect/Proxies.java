// java.lang.reflect.Proxy: handlers, primitive results, exceptions, Object's methods, default methods.
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Proxies {
  public interface Calculator {
    int add(int a, int b);

    long scale(long value, double by);

    boolean positive(float f);

    void fail(String how) throws IOException;

    char letter();
  }

  interface Named {
    String name();

    default String greeting() {
      return "hello " + name();
    }
  }

  static class Logging implements InvocationHandler {
    final List<String> log = new ArrayList<>();

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
      log.add(method.getName() + Arrays.toString(args));
      switch (method.getName()) {
        case "add": return (int) args[0] + (int) args[1];
        case "scale": return (long) ((long) args[0] * (double) args[1]);
        case "positive": return (float) args[0] > 0;
        case "letter": return null;
        case "name": return "proxy";
        case "toString": return "a proxy";
        case "hashCode": return 17;
        case "equals": return proxy == args[0];
        case "greeting": return InvocationHandler.invokeDefault(proxy, method, args);
        case "fail":
          if (args[0].equals("declared")) throw new IOException("declared");
          if (args[0].equals("runtime")) throw new IllegalStateException("runtime");
          if (args[0].equals("undeclared")) throw new Exception("undeclared");
          return null;
        default: throw new AssertionError(method);
      }
    }
  }

  interface Action {
    Object run() throws Exception;
  }

  static void attempt(String what, Action action) {
    try {
      System.out.println(what + " = " + action.run());
    } catch (UndeclaredThrowableException e) {
      System.out.println(what + ": undeclared " + e.getCause());
    } catch (Exception e) {
      System.out.println(what + ": " + (e instanceof NullPointerException || e instanceof ClassCastException ? e.getClass() : e));
    }
  }

  public static void main(String[] args) {
    Logging handler = new Logging();
    Calculator calculator = (Calculator) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Calculator.class}, handler);
    attempt("add", () -> calculator.add(2, 3));
    attempt("scale", () -> calculator.scale(10, 2.5));
    attempt("positive", () -> calculator.positive(-1f));
    attempt("letter", () -> calculator.letter());
    for (String how : "no declared runtime undeclared".split(" ")) {
      attempt("fail " + how, () -> {
        calculator.fail(how);
        return "nothing";
      });
    }
    attempt("toString", calculator::toString);
    attempt("hashCode", calculator::hashCode);
    attempt("equals", () -> calculator.equals(calculator) + " " + calculator.equals("x"));
    Named named = (Named) Proxy.newProxyInstance(Named.class.getClassLoader(), new Class<?>[] {Named.class, Comparable.class}, handler);
    attempt("name", named::name);
    attempt("greeting", named::greeting);
    System.out.println(Proxy.isProxyClass(calculator.getClass()) + " " + Proxy.isProxyClass(String.class) + " " + (Proxy.getInvocationHandler(named) == handler));
    System.out.println(calculator instanceof Named);
    System.out.println(Arrays.toString(named.getClass().getInterfaces()) + " " + named.getClass().getSuperclass());
    Class<?> again = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Calculator.class}, handler).getClass();
    System.out.println(again == calculator.getClass());
    attempt("no interface", () -> Proxy.newProxyInstance(null, new Class<?>[] {String.class}, handler));
    attempt("null handler", () -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Runnable.class}, null));
    System.out.println(handler.log);
  }
}
