import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/** Calls the static methods without parameters of a class, by name, and prints what they give. */
public class CallAll {
  public static void main(String[] args) throws Exception {
    Method[] methods = Class.forName(args[0]).getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method method : methods) {
      if (method.getParameterCount() != 0) continue;
      method.setAccessible(true);
      Object value = method.invoke(null);
      String type = value.getClass().getSimpleName();
      System.out.println(method.getName() + " " + type + " " + escaped(value.toString()));
    }
  }

  static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c >= ' ' && c <= '~') out.append(c);
      else out.append(String.format("\\u%04x", (int) c));
    }
    return out.toString();
  }
}
