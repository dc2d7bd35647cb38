import java.lang.constant.ClassDesc;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/** Dynamic constants as ConstantBootstraps makes them, beside those of bootstrap_test.cpp. */
public class ConstantCases {
  private enum Color {
    RED,
    GREEN
  }

  private static final String SECRET = "secret";
  static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  record Case(String name, Class<?> type, Object expected) {}

  static MethodHandle virtual(Class<?> in, String name, Class<?> result, Class<?>... parameters)
      throws Exception {
    return LOOKUP.findVirtual(in, name, MethodType.methodType(result, parameters));
  }

  static MethodHandle fixed(Class<?> in, String name, Class<?> result, Class<?>... parameters)
      throws Exception {
    return LOOKUP.findStatic(in, name, MethodType.methodType(result, parameters));
  }

  static Case invoke(String name, Class<?> type, MethodHandle handle, Object... arguments)
      throws Throwable {
    return new Case(name, type, ConstantBootstraps.invoke(LOOKUP, "_", type, handle, arguments));
  }

  static Case cast(String name, Class<?> type, Object value) {
    return new Case(name, type, ConstantBootstraps.explicitCast(LOOKUP, "_", type, value));
  }

  static Case primitive(String name) {
    return new Case(
        "primitive" + name, Class.class, ConstantBootstraps.primitiveClass(LOOKUP, name, Class.class));
  }

  static List<Case> cases() throws Throwable {
    MethodHandle of = fixed(ClassDesc.class, "of", ClassDesc.class, String.class);
    MethodHandle describe = fixed(
        Enum.EnumDesc.class, "of", Enum.EnumDesc.class, ClassDesc.class, String.class);
    MethodHandle maker =
        LOOKUP.findConstructor(String.class, MethodType.methodType(void.class, String.class));
    MethodHandle length = virtual(String.class, "length", int.class);
    return List.of(
        new Case("null", String.class,
            ConstantBootstraps.nullConstant(LOOKUP, "_", String.class)),
        primitive("I"), primitive("J"), primitive("Z"), primitive("V"),
        new Case("enum", Color.class, ConstantBootstraps.enumConstant(LOOKUP, "GREEN", Color.class)),
        new Case("wrapperField", int.class,
            ConstantBootstraps.getStaticFinal(LOOKUP, "MAX_VALUE", int.class)),
        new Case("ownField", Boolean.class,
            ConstantBootstraps.getStaticFinal(LOOKUP, "TRUE", Boolean.class)),
        new Case("privateField", String.class, ConstantBootstraps.getStaticFinal(
            LOOKUP, "SECRET", String.class, ConstantCases.class)),
        invoke("static", int.class, fixed(Integer.class, "parseInt", int.class, String.class), "12"),
        invoke("virtual", String.class,
            virtual(String.class, "concat", String.class, String.class), "a", "b"),
        invoke("new", String.class, maker, "made"),
        invoke("interface", int.class, virtual(CharSequence.class, "length", int.class), "four"),
        invoke("getter", String.class,
            LOOKUP.findStaticGetter(ConstantCases.class, "SECRET", String.class)),
        invoke("widenArgument", Long.class, fixed(Long.class, "valueOf", Long.class, long.class), 5),
        invoke("boxArgument", String.class,
            fixed(String.class, "valueOf", String.class, Object.class), 7L),
        invoke("widenResult", long.class, length, "abc"),
        invoke("boxResult", Object.class, length, "abcd"),
        invoke("unboxResult", int.class,
            fixed(Integer.class, "valueOf", Integer.class, String.class), "77"),
        invoke("nested", Enum.EnumDesc.class, describe, of.invoke("a.B"), "C"),
        cast("byte", byte.class, 300), cast("true", boolean.class, 3),
        cast("false", boolean.class, 2L), cast("char", char.class, 65L << 32 | 65),
        cast("int", int.class, 1e20), cast("long", long.class, -1.5f),
        cast("double", double.class, 'c' + 0), cast("object", Object.class, "text"),
        cast("class", CharSequence.class, "text"));
  }

  public static void main(String[] args) throws Throwable {
    for (Case each : cases()) {
      MethodHandle value = LorisLink.define(
          LOOKUP, each.name + ".class", "value", MethodType.methodType(each.type));
      Object found = value.invoke();
      boolean same = each.expected == null ? found == null
          : each.expected.equals(found) && each.expected.getClass() == found.getClass();
      boolean once = each.type.isPrimitive() || found == value.invoke();
      System.out.println(each.name + (same && once ? " ok" : " " + found + ", not " + each.expected));
    }
  }
}
