// Annotations at run time: values, defaults, arrays, nested ones, inheritance, repetition; generic signatures; proxies.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class LibReflectionAnnotations {
  enum Level { LOW, HIGH }

  @Retention(RetentionPolicy.RUNTIME)
  @Inherited
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
  @interface Info {
    String value() default "none";

    int number() default 7;

    Level level() default Level.LOW;

    String[] tags() default {"a", "b"};

    Class<?> type() default Object.class;

    Tag nested() default @Tag("inner");
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @interface Tag {
    String value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Tags {
    Tag[] value();
  }

  @Retention(RetentionPolicy.CLASS)
  @interface Invisible {}

  @Info(value = "base", number = -1, level = Level.HIGH, tags = {}, type = String.class)
  static class Base<T extends Comparable<T>> {
    @Deprecated
    public List<? super T> values(Map<String, T[]> in) {
      return null;
    }
  }

  @Invisible
  static class Derived extends Base<Integer> {
    @Tag("one")
    @Tag("two")
    public void tagged() {}

    @Info(nested = @Tag("own"))
    public int annotated;
  }

  interface Greeter {
    String greet(String name, int times);
  }

  static void show(Info i) {
    System.out.println(i.value() + " " + i.number() + " " + i.level() + " " + Arrays.toString(i.tags()) + " " + i.type().getSimpleName() + " " + i.nested().value() + " " + i.annotationType().getSimpleName());
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    show(Base.class.getAnnotation(Info.class));
    show(Derived.class.getAnnotation(Info.class));
    show(Derived.class.getField("annotated").getAnnotation(Info.class));
    System.out.println(Derived.class.getDeclaredAnnotations().length + " " + Derived.class.isAnnotationPresent(Invisible.class) + " " + Base.class.isAnnotationPresent(Info.class));
    Method tagged = Derived.class.getMethod("tagged");
    for (Tag t : tagged.getAnnotationsByType(Tag.class)) {
      System.out.print(t.value() + " ");
    }
    System.out.println(tagged.getAnnotation(Tag.class) + " " + tagged.getAnnotation(Tags.class).value().length);
    Method values = Base.class.getMethod("values", Map.class);
    System.out.println(values.getGenericReturnType() + " " + Arrays.toString(values.getGenericParameterTypes()) + " " + values.isAnnotationPresent(Deprecated.class) + " " + Derived.class.getGenericSuperclass() + " " + Arrays.toString(Base.class.getTypeParameters()) + " " + Arrays.toString(Base.class.getTypeParameters()[0].getBounds()));
    Annotation a = Base.class.getAnnotation(Info.class);
    System.out.println(a.equals(Derived.class.getAnnotation(Info.class)) + " " + a.equals(null) + " " + tagged.getAnnotationsByType(Tag.class)[0]);
    Method[] members = Info.class.getDeclaredMethods();
    Arrays.sort(members, Comparator.comparing(Method::getName));
    for (Method m : members) {
      Object d = m.getDefaultValue();
      System.out.print(m.getName() + "=" + (d instanceof String[] ? Arrays.toString((String[]) d) : d instanceof Annotation ? "annotation" : d) + " ");
    }
    System.out.println();
    Greeter g = (Greeter) Proxy.newProxyInstance(Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class}, (proxy, method, arguments) -> method.getName() + Arrays.toString(arguments));
    System.out.println(g.greet("Ann", 3) + " " + Proxy.isProxyClass(g.getClass()));
  }
}
