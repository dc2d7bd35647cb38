// Record components, sealed classes, nests, enclosing elements and other facts of classes.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

public class Records {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark {
    String value();
  }

  record Pair<A, B extends Comparable<B>>(@Mark("left") A left, List<? extends B> right, int... rest) {
    Pair {
      if (rest == null) throw new IllegalArgumentException("rest");
    }
  }

  record Empty() {}

  sealed interface Shape permits Circle, Square {}

  record Circle(double radius) implements Shape {}

  static final class Square implements Shape {}

  enum Planet {
    EARTH {
      @Override
      int moons() {
        return 1;
      }
    },
    VENUS;

    int moons() {
      return 0;
    }
  }

  class Inner {
    class Deeper {}
  }

  public static void main(String[] args) throws Exception {
    for (RecordComponent component : Pair.class.getRecordComponents()) {
      System.out.println(component + " | " + component.getGenericType() + " | " + component.getGenericSignature() + " | " + component.getAccessor());
    }
    System.out.println(Pair.class.getRecordComponents()[0].getAnnotation(Mark.class));
    Pair<String, Integer> pair = new Pair<>("l", List.of(1, 2), 3, 4);
    for (RecordComponent component : pair.getClass().getRecordComponents()) {
      Object value = component.getAccessor().invoke(pair);
      System.out.println(component.getName() + " = " + (value instanceof int[] ints ? Arrays.toString(ints) : value));
    }
    System.out.println(Empty.class.getRecordComponents().length + " " + String.class.getRecordComponents() + " " + Empty.class.isRecord());
    Object made = Pair.class.getDeclaredConstructors()[0].newInstance("x", List.of(), new int[] {9});
    System.out.println(((Pair<?, ?>) made).left());
    for (Parameter parameter : Pair.class.getDeclaredConstructors()[0].getParameters()) {
      System.out.println(parameter + " " + parameter.isNamePresent() + " " + parameter.isVarArgs());
    }
    System.out.println(Shape.class.isSealed() + " " + Arrays.toString(Shape.class.getPermittedSubclasses()) + " " + Circle.class.isSealed());
    System.out.println(Records.class.getNestHost() + " " + Square.class.getNestHost() + " " + Square.class.isNestmateOf(Circle.class) + " " + String.class.isNestmateOf(Circle.class));
    Object local = new Object() {};
    class Local {}
    for (Class<?> cls : List.of(Inner.Deeper.class, local.getClass(), Local.class, Planet.EARTH.getClass(), Planet.class, int[][].class, Map.Entry.class, void.class)) {
      System.out.println(cls.getName() + " | " + cls.getSimpleName() + " | " + cls.getCanonicalName() + " | " + cls.getTypeName() + " | " + cls.getEnclosingClass() + " | " + cls.getEnclosingMethod() + " | " + cls.getDeclaringClass()
          + " | " + cls.isAnonymousClass() + cls.isLocalClass() + cls.isMemberClass() + cls.isEnum());
    }
    System.out.println(Planet.EARTH.getClass() == Planet.class ? "same" : Planet.EARTH.getDeclaringClass());
    System.out.println(Arrays.toString(Planet.class.getEnumConstants()) + " " + Enum.valueOf(Planet.class, "VENUS") + " " + EnumSet.allOf(Planet.class));
    try {
      Enum.valueOf(Planet.class, "MARS");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Planet.class.getField("EARTH").isEnumConstant() + " " + Planet.class.getMethod("valueOf", String.class).invoke(null, "EARTH"));
    System.out.println(Inner.class.getDeclaredConstructors()[0] + " " + Inner.class.getDeclaredConstructor(Records.class).newInstance(new Records()).getClass());
    System.out.println(Integer.class.cast(3) + " " + Number.class.isInstance(4) + " " + Number.class.isAssignableFrom(Long.class) + " " + Integer.class.asSubclass(Number.class));
  }
}
