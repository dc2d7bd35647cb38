// Method.invoke: static, private, inherited, interface and varargs methods, boxing and widening.
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class InvokeMethods {
  interface Greeter {
    String greet(String who);

    default String shout(String who) {
      return greet(who).toUpperCase();
    }

    static String name() {
      return "Greeter";
    }
  }

  abstract static class Base implements Greeter {
    protected int calls;

    abstract String prefix();

    @Override
    public String greet(String who) {
      calls++;
      return prefix() + " " + who;
    }
  }

  static class Polite extends Base {
    @Override
    String prefix() {
      return "dear";
    }

    private String secret(int a, long b, char c) {
      return a + ":" + b + ":" + c;
    }
  }

  public static boolean not(boolean b) {
    return !b;
  }

  public static byte bytes(byte b) {
    return (byte) (b + 1);
  }

  public static short shorts(short s) {
    return (short) (s + 1);
  }

  public static char chars(char c) {
    return (char) (c + 1);
  }

  public static int ints(int i) {
    return i + 1;
  }

  public static long longs(long l) {
    return l + 1;
  }

  public static float floats(float f) {
    return f + 1;
  }

  public static double doubles(double d) {
    return d + 1;
  }

  public static void nothing() {}

  public static String join(String separator, Object... parts) {
    List<String> texts = new ArrayList<>();
    for (Object part : parts) texts.add(String.valueOf(part));
    return String.join(separator, texts);
  }

  public static double mixed(int a, double b, long c, Object d, float e) {
    return a + b * c + d.hashCode() + e;
  }

  static void call(String name, Class<?>[] types, Object... arguments) throws Exception {
    Method method = InvokeMethods.class.getMethod(name, types);
    Object result = method.invoke(null, arguments);
    System.out.println(name + Arrays.toString(arguments) + " = " + result + (result == null ? "" : " " + result.getClass().getName()));
  }

  public static void main(String[] args) throws Exception {
    call("not", new Class<?>[] {boolean.class}, true);
    call("bytes", new Class<?>[] {byte.class}, (byte) 127);
    call("shorts", new Class<?>[] {short.class}, (byte) 5);
    call("chars", new Class<?>[] {char.class}, 'x');
    call("ints", new Class<?>[] {int.class}, 'a');
    call("ints", new Class<?>[] {int.class}, Integer.MAX_VALUE);
    call("longs", new Class<?>[] {long.class}, 41);
    call("floats", new Class<?>[] {float.class}, 1L << 40);
    call("doubles", new Class<?>[] {double.class}, 1.5f);
    call("doubles", new Class<?>[] {double.class}, 'A');
    call("nothing", new Class<?>[0]);
    call("mixed", new Class<?>[] {int.class, double.class, long.class, Object.class, float.class}, (short) 3, 2.5f, 7, "d", (byte) 1);
    System.out.println(InvokeMethods.class.getMethod("join", String.class, Object[].class).invoke(null, "-", new Object[] {1, 'c', null}));

    Polite polite = new Polite();
    System.out.println(Greeter.class.getMethod("greet", String.class).invoke(polite, "Ann"));
    System.out.println(Greeter.class.getMethod("shout", String.class).invoke(polite, "Bob"));
    System.out.println(Greeter.class.getMethod("name").invoke(null));
    System.out.println(Base.class.getDeclaredMethod("prefix").invoke(polite));
    Method secret = Polite.class.getDeclaredMethod("secret", int.class, long.class, char.class);
    System.out.println(secret.invoke(polite, 1, 2, '3'));
    System.out.println(Object.class.getMethod("getClass").invoke("text"));
    System.out.println(List.class.getMethod("size").invoke(List.of(1, 2, 3)));
    System.out.println(String.class.getMethod("substring", int.class, int.class).invoke("reflection", 2, 6));
    System.out.println(polite.calls);

    // More calls than the library makes before it would generate code.
    Method ints = InvokeMethods.class.getMethod("ints", int.class);
    int sum = 0;
    for (int i = 0; i < 100; i++) sum += (int) ints.invoke(null, i);
    System.out.println(sum);

    try {
      Integer.class.getMethod("parseInt", String.class).invoke(null, "seven");
    } catch (InvocationTargetException e) {
      System.out.println(e.getMessage() + " / " + e.getCause() + " / " + e.getTargetException().getClass());
    }
  }
}
