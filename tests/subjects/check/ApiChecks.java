package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;
import static check.Report.requireThrown;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import loris.AssumptionViolated;
import loris.Loris;

/** What package loris does on a real JVM. */
public final class ApiChecks {
  private ApiChecks() {}

  /** A field of every type. */
  private static class Everything {
    static final int SHARED = 1;
    private final boolean aBoolean = true;
    private final byte aByte = -2;
    private final char aChar = 'c';
    private final short aShort = -4;
    private final int anInt = 5;
    private final long aLong = 1L << 40;
    private final float aFloat = 7.5f;
    private final double aDouble = -8.25;
    private final Object nothing = null;
    private final String hidden = "outer";
  }

  private static final class Heir extends Everything {
    private final String hidden = "inner";
  }

  public static void main(String[] args) {
    check("assume lets what holds go on", () -> Loris.assume(true));
    check("assume ends what does not hold",
        () -> requireThrown(AssumptionViolated.class, "assumption", () -> Loris.assume(false)));
    check("any has no value on a JVM", ApiChecks::anyHasNoValue);
    check("field reads a TreeMap", ApiChecks::fieldReadsTreeMap);
    check("field reads an ArrayDeque", ApiChecks::fieldReadsArrayDeque);
    check("field reads every primitive type", ApiChecks::fieldReadsPrimitives);
    check("field looks in superclasses last", ApiChecks::fieldLooksInSuperclasses);
    check("field names what is absent", ApiChecks::fieldNamesWhatIsAbsent);
  }

  private static void anyHasNoValue() {
    List<Report.Check> calls = Arrays.asList(() -> Loris.anyBoolean("x"), () -> Loris.anyByte("x"),
        () -> Loris.anyChar("x"), () -> Loris.anyShort("x"), () -> Loris.anyInt("x"),
        () -> Loris.anyLong("x"), () -> Loris.anyFloat("x"), () -> Loris.anyDouble("x"),
        () -> Loris.any(String.class, "x"));
    for (Report.Check call : calls) {
      requireThrown(IllegalStateException.class, "'x' has a value only under loris explore", call);
    }
  }

  private static void fieldReadsTreeMap() {
    TreeMap<Integer, String> map = new TreeMap<>();
    require(Loris.field(map, "root") == null, "an empty map has a root");
    map.put(2, "two");
    map.put(1, "one");
    Object root = Loris.field(map, "root");
    Object left = Loris.field(root, "left");
    requireEqual(2, Loris.field(map, "size"), "size");
    requireEqual(1, Loris.field(left, "key"), "key");
    requireEqual("one", Loris.field(left, "value"), "value");
    requireEqual(true, Loris.field(root, "color"), "color");
    require(Loris.field(left, "parent") == root, "parent");
    require(Loris.field(map, "keySet") == null, "keySet is declared by AbstractMap");
  }

  private static void fieldReadsArrayDeque() {
    ArrayDeque<String> deque = new ArrayDeque<>();
    deque.addLast("a");
    Object[] elements = (Object[]) Loris.field(deque, "elements");
    requireEqual("a", elements[(int) Loris.field(deque, "head")], "first");
  }

  private static void fieldReadsPrimitives() {
    Object all = new Everything();
    requireEqual(true, Loris.field(all, "aBoolean"), "boolean");
    requireEqual((byte) -2, Loris.field(all, "aByte"), "byte");
    requireEqual('c', Loris.field(all, "aChar"), "char");
    requireEqual((short) -4, Loris.field(all, "aShort"), "short");
    requireEqual(5, Loris.field(all, "anInt"), "int");
    requireEqual(1L << 40, Loris.field(all, "aLong"), "long");
    requireEqual(7.5f, Loris.field(all, "aFloat"), "float");
    requireEqual(-8.25, Loris.field(all, "aDouble"), "double");
    require(Loris.field(all, "nothing") == null, "null");
  }

  private static void fieldLooksInSuperclasses() {
    requireEqual("inner", Loris.field(new Heir(), "hidden"), "hidden");
    requireEqual("outer", Loris.field(new Everything(), "hidden"), "hidden");
    requireEqual(5, Loris.field(new Heir(), "anInt"), "anInt");
  }

  private static void fieldNamesWhatIsAbsent() {
    requireThrown(IllegalArgumentException.class,
        "java.util.TreeMap has no instance field 'roots'", () -> Loris.field(new TreeMap<>(), "roots"));
    requireThrown(IllegalArgumentException.class,
        "'SHARED'", () -> Loris.field(new Everything(), "SHARED"));
    requireThrown(NullPointerException.class, "", () -> Loris.field(null, "x"));
  }
}
