import java.util.List;
import java.util.Map;

/** Pattern, string and enum switches of Java 21. */
public class Switches {
  enum Color {
    RED,
    GREEN {
      public String toString() {
        return "green";
      }
    },
    BLUE
  }

  sealed interface Shape permits Circle, Rectangle, Unit {}

  record Circle(double radius) implements Shape {}

  record Rectangle(Shape a, Shape b) implements Shape {}

  enum Unit implements Shape {
    POINT,
    LINE
  }

  /** Its constants are made only when something asks for them. */
  enum Lazy {
    A;

    static {
      System.out.print("Lazy initialized ");
    }
  }

  static class Key extends Number {
    public int intValue() {
      return 1;
    }

    public long longValue() {
      return 1;
    }

    public float floatValue() {
      return 1;
    }

    public double doubleValue() {
      return 1;
    }
  }

  static String object(Object o) {
    return switch (o) {
      case null -> "null";
      case String s when s.length() > 3 -> "long string " + s;
      case String s when s.isEmpty() -> "empty";
      case String s -> "string " + s;
      case Integer i when i > 10 -> "large " + i;
      case Integer i -> "int " + i;
      case int[] a -> "ints " + a.length;
      case Object[] a -> "objects " + a.length;
      case Circle(double r) when r > 1 -> "large circle";
      case Rectangle(Circle(var r), Rectangle inner) -> "nested " + r + inner;
      case Rectangle r -> "rectangle";
      case List<?> l -> "list " + l.size();
      case Map.Entry<?, ?> e -> "entry " + e.getKey();
      case Color c -> "color " + c;
      default -> o.getClass().getName();
    };
  }

  static int text(String s) {
    return switch (s) {
      case null -> -1;
      case "a" -> 1;
      case "bb", "BB" -> 2;
      case "Aa" -> 3;
      case String t when t.startsWith("x") -> 4;
      default -> 5;
    };
  }

  static int boxed(Integer i) {
    return switch (i) {
      case 1 -> 1;
      case 1000 -> 2;
      case Integer j when j < 0 -> 3;
      case -7 -> 4;
      case Integer j -> 5;
    };
  }

  static int character(Character c) {
    return switch (c) {
      case 'a' -> 1;
      case '\uffff' -> 2;
      case Character d when d > 'x' -> 3;
      default -> 4;
    };
  }

  static int small(Byte b) {
    return switch (b) {
      case 1 -> 1;
      case -128 -> 2;
      case Byte c when c > 100 -> 3;
      default -> 4;
    };
  }

  static int constants(Color c) {
    return switch (c) {
      case null -> 0;
      case RED -> 1;
      case BLUE -> 2;
      default -> 3;
    };
  }

  static int guarded(Color c) {
    return switch (c) {
      case RED -> 1;
      case Color d when d.ordinal() == 1 -> 2;
      case BLUE -> 3;
      case Color d -> 4;
    };
  }

  static int qualified(Shape s) {
    return switch (s) {
      case Unit.POINT -> 1;
      case Circle c -> 2;
      case Unit.LINE -> 3;
      case Rectangle(Unit u, var b) -> 4;
      case Rectangle r -> 5;
    };
  }

  static int mixed(Object o) {
    return switch (o) {
      case Lazy.A -> 1;
      case Color.GREEN -> 2;
      case Unit.LINE -> 3;
      default -> 4;
    };
  }

  static <T extends Comparable<T>> String generic(T t) {
    return switch (t) {
      case String s -> "s";
      case Long l -> "l";
      default -> "d";
    };
  }

  static int match(Record r) {
    return switch (r) {
      case Circle(double d) when d > 3 -> 1;
      case Circle(double d) when d > 2 -> 2;
      case Circle(double d) when d > 1 -> 3;
      default -> 4;
    };
  }

  public static void main(String[] args) {
    Object[] objects = {
      null, "", "abc", "long", 5, 50, new int[2], new String[3], new Circle(2), new Circle(0.5),
      new Rectangle(new Circle(1), new Rectangle(Unit.LINE, null)), new Rectangle(null, null),
      List.of(1), Map.entry("k", 1), Color.GREEN, new StringBuilder(), Color.class, 'c', 2L
    };
    for (Object o : objects) System.out.println(object(o));
    for (String s : new String[] {null, "a", "bb", "BB", "Aa", "xyz", "C#", ""}) {
      System.out.print(text(s) + " ");
    }
    for (int i : new int[] {1, 1000, -7, -1, 5}) System.out.print(boxed(i) + " ");
    for (char c : new char[] {'a', '\uffff', 'y', 'b'}) System.out.print(character(c) + " ");
    for (byte b : new byte[] {1, -128, 127, 0}) System.out.print(small(b) + " ");
    for (Color c : Color.values()) System.out.print(constants(c) + "" + guarded(c) + " ");
    System.out.println(constants(null));
    Shape[] shapes = {
      Unit.POINT, new Circle(1), Unit.LINE, new Rectangle(Unit.LINE, null), new Rectangle(null, null)
    };
    for (Shape s : shapes) System.out.print(qualified(s) + " ");
    for (Object o : new Object[] {Color.GREEN, Unit.LINE, Color.RED, "x"}) {
      System.out.print(mixed(o) + " ");
    }
    System.out.print(mixed(Lazy.A) + " ");
    System.out.println(generic("s") + generic(1L) + generic(1));
    for (int i = 0; i < 5; i++) System.out.print(match(new Circle(i)) + " ");
    for (Runnable fails : new Runnable[] {
      () -> boxed(null), () -> guarded(null), () -> qualified(null), () -> match(null)
    }) {
      try {
        fails.run();
      } catch (NullPointerException e) {
        System.out.print("null ");
      }
    }
    System.out.println();
  }
}
