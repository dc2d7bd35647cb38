// Declared and inherited members, their modifiers, types and text.
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Members {
  public static class Parent<T> {
    public int shared = 1;
    protected T value;

    public T get() {
      return value;
    }

    protected void set(T t) throws java.io.IOException, IllegalStateException {
      value = t;
    }
  }

  public static final class Child extends Parent<String> implements Comparable<Child> {
    private static final long ID = 77L;
    public static final String NAME = "child";
    volatile boolean flag;
    transient int[][] grid;
    Map<String, List<Integer>> table;

    public Child() {}

    protected Child(int a, String... rest) throws InterruptedException {}

    private Child(double d) {}

    @Override
    public String get() {
      return "mine";
    }

    @Override
    public synchronized int compareTo(Child o) {
      return 0;
    }

    static strictfp <E extends Comparable<E> & Cloneable> E pick(List<? super E> from, E[] other) {
      return null;
    }

    native void outside();
  }

  static <T> T[] sorted(T[] members) {
    Arrays.sort(members, Comparator.comparing(Object::toString));
    return members;
  }

  public static void main(String[] args) throws Exception {
    for (Field field : sorted(Child.class.getDeclaredFields())) {
      System.out.println(field + " | " + field.toGenericString() + " | " + Modifier.toString(field.getModifiers()) + " | " + field.isSynthetic());
    }
    for (Method method : sorted(Child.class.getDeclaredMethods())) {
      System.out.println(method + " | " + method.toGenericString());
      System.out.println("  bridge " + method.isBridge() + " varargs " + method.isVarArgs() + " default " + method.isDefault() + " parameters " + method.getParameterCount());
    }
    for (Constructor<?> constructor : sorted(Child.class.getDeclaredConstructors())) {
      System.out.println(constructor + " | " + constructor.toGenericString() + " | " + Arrays.toString(constructor.getExceptionTypes()));
    }
    TreeSet<String> names = new TreeSet<>();
    for (Method method : Child.class.getMethods()) names.add(method.getName() + "/" + method.getDeclaringClass().getSimpleName());
    System.out.println(names);
    TreeSet<String> fields = new TreeSet<>();
    for (Field field : Child.class.getFields()) fields.add(field.getName());
    System.out.println(fields);
    System.out.println(Child.class.getMethod("get").getReturnType() + " " + Parent.class.getMethod("get").getGenericReturnType());
    System.out.println(Arrays.toString(Parent.class.getDeclaredMethod("set", Object.class).getExceptionTypes()));
    System.out.println(Child.class.getGenericSuperclass() + " " + Arrays.toString(Child.class.getGenericInterfaces()));
    System.out.println(Arrays.toString(Parent.class.getTypeParameters()));
    System.out.println(Child.class.getDeclaredField("table").getGenericType());
    System.out.println(Modifier.toString(Child.class.getModifiers()) + " " + Child.class.toGenericString());
    System.out.println(Runnable.class.toGenericString() + " | " + Thread.State.class.toGenericString() + " | " + int[].class.toGenericString());
    Method a = Child.class.getMethod("get"), b = Child.class.getMethod("get");
    System.out.println((a == b) + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()));
    System.out.println(Child.class.getDeclaredField("ID").getLong(null) + " " + int.class.getDeclaredMethods().length + " " + int[].class.getMethods().length);
  }
}
