// Generic signatures: parameterized, wildcard, array and variable types, owners, bounds.
import java.io.Serializable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

public class Generics<T extends Number & Comparable<T>> {
  class Inner<U> {
    Map<T, ? super U> table;
  }

  static class Strings extends ArrayList<String> implements Comparable<Strings>, Serializable {
    public int compareTo(Strings o) {
      return 0;
    }
  }

  abstract static class Deep<K, V extends List<? extends K[]>> extends HashMap<K, Map.Entry<V, int[][]>> implements BiFunction<K, V, List<? super Integer>> {}

  List<T>[] arrays;
  Generics<Integer>.Inner<String> inner;
  Map.Entry<String, ? extends List<?>> entry;

  <A, B extends A, E extends Exception> Map<A, List<B[]>> method(A a, List<? extends B>[] b, T t, int[] plain) throws E, IllegalStateException {
    return null;
  }

  <C> Generics(C c, T... rest) {}

  static String describe(Type type) {
    if (type instanceof Class<?> c) return "class " + c.getTypeName();
    if (type instanceof ParameterizedType p) return "parameterized " + describe(p.getRawType()) + all(p.getActualTypeArguments()) + (p.getOwnerType() == null ? "" : " in " + describe(p.getOwnerType()));
    if (type instanceof WildcardType w) return "wildcard " + all(w.getUpperBounds()) + all(w.getLowerBounds());
    if (type instanceof GenericArrayType a) return "array of " + describe(a.getGenericComponentType());
    TypeVariable<?> v = (TypeVariable<?>) type;
    return "variable " + v.getName() + " of " + v.getGenericDeclaration();
  }

  static String all(Type[] types) {
    return Arrays.stream(types).map(Generics::describe).toList().toString();
  }

  public static void main(String[] args) throws Exception {
    for (Class<?> cls : List.of(Generics.class, Generics.Inner.class, Strings.class, Deep.class, Map.class, Enum.class, String.class)) {
      System.out.println(cls.toGenericString());
      if (cls.getGenericSuperclass() != null) System.out.println("  extends " + describe(cls.getGenericSuperclass()));
      System.out.println("  implements " + all(cls.getGenericInterfaces()));
      for (TypeVariable<?> variable : cls.getTypeParameters()) System.out.println("  " + variable + " " + all(variable.getBounds()));
    }
    for (String name : List.of("arrays", "inner", "entry")) {
      Type type = Generics.class.getDeclaredField(name).getGenericType();
      System.out.println(type + ": " + describe(type));
    }
    System.out.println(Generics.Inner.class.getDeclaredField("table").getGenericType());
    for (Method method : Generics.class.getDeclaredMethods()) {
      if (!method.getName().equals("method")) continue;
      System.out.println(method.toGenericString());
      System.out.println(all(method.getGenericParameterTypes()) + " " + describe(method.getGenericReturnType()) + " " + all(method.getGenericExceptionTypes()));
      System.out.println(Arrays.toString(method.getTypeParameters()[1].getBounds()));
    }
    System.out.println(Generics.class.getDeclaredConstructors()[0].toGenericString());
    System.out.println(new ArrayList<Map<String, int[]>>() {}.getClass().getGenericSuperclass());
    Type a = Strings.class.getGenericSuperclass(), b = Strings.class.getGenericSuperclass();
    System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()));
  }
}
