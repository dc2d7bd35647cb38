// Objects: equals, hash, requireNonNull, index checks, comparisons, toString.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

public class LibObjects {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("a", new String("a")) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new Object[] {new long[] {2}}, new Object[] {new long[] {2}}));
    System.out.println(Objects.hash() + " " + Objects.hash(1, "a", null, 2.5) + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Objects.hashCode("a") + " " + (Objects.hash(1, 2) == Arrays.asList(1, 2).hashCode()));
    System.out.println(Objects.toString(null) + " " + Objects.toString(null, "dflt") + " " + Objects.toString(5) + " " + Objects.isNull(null) + Objects.nonNull(null) + " " + Objects.compare("a", "b", Comparator.reverseOrder()) + " " + Objects.compare(null, null, (a, b) -> 1 / 0));
    System.out.println(Objects.requireNonNull("x") + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "get"));
    fails("requireNonNull", () -> Objects.requireNonNull(null));
    fails("message", () -> Objects.requireNonNull(null, "the argument"));
    fails("supplier", () -> Objects.requireNonNull(null, () -> "made " + 1));
    fails("else", () -> Objects.requireNonNullElse(null, null));
    fails("elseGet", () -> Objects.requireNonNullElseGet(null, () -> null));
    for (int[] c : new int[][] {{0, 1}, {1, 1}, {-1, 5}, {4, 0}, {0, -1}}) {
      fails("index " + c[0] + "," + c[1], () -> Objects.checkIndex(c[0], c[1]));
    }
    fails("fromTo", () -> Objects.checkFromToIndex(3, 2, 5));
    fails("fromSize", () -> Objects.checkFromIndexSize(3, 4, 5));
    fails("fine", () -> Objects.checkFromToIndex(2, 3, 5));
    fails("long", () -> Objects.checkIndex(1L << 40, 1L << 39));
    fails("ok long", () -> Objects.checkFromIndexSize(1L, 2L, 3L));
    Object o = new Object() {
      @Override
      public String toString() {
        return "anonymous";
      }
    };
    System.out.println(o + " " + o.equals(o) + " " + o.getClass().getSimpleName().isEmpty() + " " + o.getClass().getName() + " " + new int[0].getClass() + " " + Object[][].class.getName() + " " + int.class + " " + Comparable.class);
  }
}
