// Annotations of classes, members and parameters: values of all types, defaults, inheritance, repetition.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;

public class Annotations {
  enum Level {
    LOW,
    HIGH
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Inner {
    String value() default "inner";
  }

  @Inherited
  @Retention(RetentionPolicy.RUNTIME)
  @interface Info {
    boolean flag() default true;

    byte small() default 1;

    char letter() default 'q';

    short medium() default 2;

    int number() default 3;

    long big() default 4;

    float ratio() default 0.5f;

    double precise() default 0.25;

    String text();

    Class<?> type() default Object.class;

    Level level() default Level.LOW;

    Inner nested() default @Inner;

    int[] numbers() default {1, 2};

    String[] texts() default {};

    Class<?>[] types() default {int.class, String[].class};

    Inner[] inners() default {@Inner("a"), @Inner("b")};
  }

  @Retention(RetentionPolicy.CLASS)
  @interface Unseen {}

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @interface Tag {
    String value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Tags {
    Tag[] value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE_USE)
  @interface Use {
    int value() default 0;
  }

  @Info(text = "base", number = 42, level = Level.HIGH, nested = @Inner("deep"), numbers = 7, type = int[].class)
  static class Base {
    @Inner("field")
    @Deprecated
    int field;

    @Tag("one")
    @Tag("two")
    @Unseen
    void method(@Inner("first") int a, String b, @Info(text = "third") @Tag("p") long c) {}

    @Use(5) String used(@Use String p) throws @Use(9) RuntimeException {
      return p;
    }
  }

  static class Derived extends Base {}

  public static void main(String[] args) throws Exception {
    Info info = Base.class.getAnnotation(Info.class);
    System.out.println(info.flag() + " " + info.small() + " " + info.letter() + " " + info.medium() + " " + info.number() + " " + info.big());
    System.out.println(info.ratio() + " " + info.precise() + " " + info.text() + " " + info.type() + " " + info.level() + " " + info.nested().value());
    System.out.println(Arrays.toString(info.numbers()) + Arrays.toString(info.texts()) + Arrays.toString(info.types()) + info.inners().length + info.inners()[1].value());
    System.out.println(info.annotationType());
    System.out.println(info.equals(Derived.class.getAnnotation(Info.class)) + " " + (info.hashCode() == Derived.class.getAnnotation(Info.class).hashCode()));
    System.out.println(Derived.class.isAnnotationPresent(Info.class) + " " + Derived.class.getDeclaredAnnotations().length + " " + Derived.class.getAnnotations().length);
    Field field = Base.class.getDeclaredField("field");
    System.out.println(Arrays.toString(field.getAnnotations()));
    System.out.println(field.isAnnotationPresent(Deprecated.class) + " " + field.getAnnotation(Tag.class));
    Method method = Base.class.getDeclaredMethod("method", int.class, String.class, long.class);
    System.out.println(method.getAnnotations().length + " " + method.getAnnotation(Unseen.class) + " " + method.getAnnotation(Tag.class));
    for (Tag tag : method.getAnnotationsByType(Tag.class)) System.out.println(tag);
    for (Annotation[] of : method.getParameterAnnotations()) System.out.println(of.length + " " + (of.length == 0 ? "" : of[0].annotationType().getSimpleName()));
    System.out.println(method.getParameters()[0].getAnnotation(Inner.class).value());
    Method used = Base.class.getDeclaredMethod("used", String.class);
    System.out.println(used.getAnnotatedReturnType().getAnnotation(Use.class).value() + " " + used.getAnnotatedParameterTypes()[0].getAnnotations().length + " " + used.getAnnotatedExceptionTypes()[0].getAnnotation(Use.class));
    System.out.println(Info.class.getMethod("number").getDefaultValue() + " " + Info.class.getMethod("text").getDefaultValue() + " " + Arrays.toString((int[]) Info.class.getMethod("numbers").getDefaultValue()));
    System.out.println(Info.class.isAnnotation() + " " + Info.class.getAnnotation(Retention.class).value() + " " + Info.class.isAnnotationPresent(Inherited.class));
    System.out.println(FunctionalInterface.class.isAnnotationPresent(Retention.class) + " " + Runnable.class.isAnnotationPresent(FunctionalInterface.class));
    System.out.println(new Inner() {
      public String value() {
        return "x";
      }

      public Class<? extends Annotation> annotationType() {
        return Inner.class;
      }
    }.value());
  }
}
