import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/** The switches of bootstrap_test.cpp beside what SwitchBootstraps is specified to do. */
public class SwitchCases {
  enum Color {
    RED,
    GREEN {},
    BLUE
  }

  static final Object[] TARGETS = {
    null, "a", "bb", 5, 70000, 'A', (byte) 5, (short) 65, 5L, 1L << 40, 2.5f, 0.0, -0.0, true, false,
    Color.RED, Color.GREEN, new int[0], new String[0], List.of(1), new Object()
  };

  record Case(String name, Class<?> selector, Object... labels) {}

  static final List<Case> CASES = List.of(
      new Case("empty", Object.class),
      new Case("classes", Object.class, String.class, String.class, Number.class, Integer.class,
          int[].class, Object[].class, Comparable.class),
      new Case("constants", Object.class, "a", 5, 70000, "bb", 65, Color.RED, Color.GREEN),
      new Case("wide", Object.class, 5L, 1L << 40, 2.5f, 0.0, -0.0, true, false),
      new Case("integer", Integer.class, 5, 70000, Integer.class, 6),
      new Case("character", Character.class, 5, 65, Character.class),
      new Case("string", String.class, "bb", "a", Object.class),
      new Case("enums", Color.class, Color.RED, Color.class, Color.GREEN));

  static int select(Object[] labels, Object target, int restart) {
    if (target == null) return -1;
    for (int i = restart; i < labels.length; i++) {
      if (labels[i] instanceof Class<?> type ? type.isInstance(target) : same(labels[i], target)) {
        return i;
      }
    }
    return labels.length;
  }

  static boolean same(Object label, Object target) {
    if (!(label instanceof Integer number)) return label.equals(target);
    if (target instanceof Character c) return number == c.charValue();
    return target instanceof Number n && number == n.intValue();
  }

  static void check(Case each) throws Throwable {
    MethodHandle made = LorisLink.define(MethodHandles.lookup(), each.name + ".class", "select",
        MethodType.methodType(int.class, each.selector, int.class));
    int agreed = 0;
    for (Object target : TARGETS) {
      if (target != null && !each.selector.isInstance(target)) continue;
      for (int restart = 0; restart <= each.labels.length; restart++) {
        int found = (int) made.invoke(target, restart);
        int expected = select(each.labels, target, restart);
        if (found == expected) agreed++;
        else System.out.println(each.name + " " + target + " from " + restart + ": " + found);
      }
      for (int outside : new int[] {-1, each.labels.length + 1}) {
        try {
          System.out.println(each.name + " outside: " + (int) made.invoke(target, outside));
        } catch (IndexOutOfBoundsException e) {
          agreed++;
        }
      }
    }
    System.out.println(each.name + (agreed > each.labels.length ? " ok" : " untested"));
  }

  public static void main(String[] args) throws Throwable {
    for (Case each : CASES) check(each);
  }
}
