// Exceptions that the VM itself makes, with the messages that HotSpot gives them.
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.Supplier;

public class VmMessages {
  interface Act {
    Object run() throws Throwable;
  }

  static class A {
    int number;
    A next;
    int[][] grid;

    A next() {
      return next;
    }
  }

  sealed interface Shape permits Circle, Square {}

  record Circle(int r) implements Shape {}

  record Square(int a) implements Shape {}

  enum Color {
    RED,
    GREEN
  }

  static int depth;

  static void recurse() {
    ++depth;
    recurse();
  }

  static A none() {
    return null;
  }

  static void show(String name, Act act) {
    try {
      System.out.println(name + ": " + act.run());
    } catch (Throwable e) {
      String message = e.getMessage();
      System.out.println(name + ": " + e.getClass().getName() + " | " + message + " | " + (message == null ? -1 : message.length()));
      System.out.println("  " + e + " | " + e.getLocalizedMessage() + " | " + e.getCause() + " | " + (e.getMessage() == e.getMessage()));
    }
  }

  @SuppressWarnings("unchecked")
  static <T> T as(Object o) {
    return (T) o;
  }

  static void arrays() {
    int[] ints = {1, 2, 3};
    Object[] strings = new String[2];
    Object[][] nested = new Integer[2][1];
    show("load", () -> ints[7]);
    show("load -1", () -> ints[-1]);
    show("load least", () -> ints[Integer.MIN_VALUE]);
    show("store", () -> ints[3] = 1);
    long[] none = {};
    long[][] rows = new long[1][];
    boolean[] flags = {true};
    char[] chars = {'a', 'b'};
    show("empty", () -> none[0]);
    show("row", () -> rows[1]);
    show("null row", () -> rows[0][2]);
    show("boolean", () -> flags[1]);
    show("char at", () -> chars[5]);
    show("put char", () -> chars[-2] = 'x');
    show("put row", () -> rows[3] = none);
    show("size", () -> new int[ints[0] - 6]);
    show("size least", () -> new String[Integer.MIN_VALUE]);
    show("sizes", () -> new int[3][ints[0] - 2]);
    show("sizes first", () -> new int[ints[0] - 3][-7]);
    show("reflected size", () -> Array.newInstance(int.class, -4));
    show("reflected sizes", () -> Array.newInstance(int.class, 2, -4));
    show("of void", () -> Array.newInstance(void.class, 2));
    show("reflected get", () -> Array.get(ints, 9));
    show("reflected set", () -> {
      Array.setInt(ints, -9, 1);
      return 1;
    });
    show("no array", () -> Array.getLength("x"));
    show("store string", () -> strings[0] = 1);
    show("store array", () -> nested[0] = new String[1]);
    show("store own", () -> strings[0] = new A());
    show("store nested", () -> ((Object[]) nested)[0] = new int[1]);
    show("negative copy", () -> Arrays.copyOf(ints, -3));
    show("copy range", () -> Arrays.copyOfRange(ints, 3, 2));
    show("clone", () -> ints.clone().length);
  }

  static void copies() {
    int[] ints = {1, 2, 3};
    Object[] objects = {"a", 1, "b"};
    String[] strings = new String[3];
    int[][] rows = {{1}, {2}};
    Object[][] cases = {
      {ints, -1, ints, 0, 1}, {ints, 0, ints, -2, 1}, {ints, 0, ints, 0, -3}, {ints, 2, ints, 0, 2}, {ints, 0, ints, 2, 2},
      {ints, Integer.MAX_VALUE, ints, 0, Integer.MAX_VALUE}, {ints, 0, ints, Integer.MAX_VALUE, 1}, {objects, -1, strings, 0, 1},
      {objects, 0, strings, 0, 3}, {objects, 2, strings, 2, 2}, {objects, 0, strings, 3, 1}, {ints, 0, new long[1], 0, 1},
      {ints, 0, objects, 0, 1}, {objects, 0, ints, 0, 1}, {"x", 0, ints, 0, 1}, {ints, 0, new A(), 0, 1}, {rows, 0, objects, 0, 3},
      {rows, 1, strings, 0, 1}, {new boolean[1], 0, new byte[1], 0, 1}, {new double[2], 1, new double[2], 0, 4}, {null, 0, ints, 0, 1},
      {ints, 0, null, 0, 1}, {new char[0], 0, new char[0], 0, 1}, {new short[3], 4, new short[3], 0, 0}, {new byte[1], -5, new byte[1], -6, -7},
    };
    for (int i = 0; i < cases.length; i++) {
      Object[] c = cases[i];
      show("copy " + i, () -> {
        System.arraycopy(c[0], (int) c[1], c[2], (int) c[3], (int) c[4]);
        return "copied";
      });
      System.out.println(Arrays.toString(strings) + Arrays.toString(ints));
    }
  }

  static void casts() {
    Object text = "text", number = 5, own = new A(), list = new java.util.ArrayList<>(), shape = new Circle(1);
    show("to string", () -> (String) number);
    show("to own", () -> (A) text);
    show("of own", () -> (Integer) own);
    show("to interface", () -> (Runnable) text);
    show("to list", () -> (java.util.LinkedList<?>) list);
    show("to record", () -> (Square) shape);
    show("to sealed", () -> (Shape) own);
    show("to enum", () -> (Color) text);
    show("of enum", () -> (Shape) (Object) Color.RED);
    show("to array", () -> (int[]) text);
    show("of array", () -> (String) (Object) new int[0]);
    show("of arrays", () -> (int[][]) (Object) new A[0][0]);
    show("to own array", () -> (A[]) (Object) new String[0]);
    show("to sql", () -> (java.sql.Timestamp) own);
    show("generic", () -> {
      String s = as(3);
      return s;
    });
    show("by class", () -> Integer.class.cast("x"));
    show("as subclass", () -> String.class.asSubclass(Number.class));
    show("lambda", () -> ((Supplier<String>) as((Supplier<Object>) () -> 1)).get().length());
  }

  static void nulls() {
    A a = new A();
    A none = null;
    int[] ints = null;
    int i = 3;
    show("field", () -> none.number);
    show("field of field", () -> a.next.number);
    show("put", () -> a.next.number = 1);
    show("call", () -> a.next.next());
    show("result", () -> a.next().next());
    show("static result", () -> none().number);
    show("element", () -> ints[i]);
    show("elements", () -> a.grid[1][2]);
    show("length", () -> a.grid.length);
    show("throw", () -> {
      throw (RuntimeException) (Object) as(null);
    });
    show("lock", () -> {
      synchronized (none()) {
        return 1;
      }
    });
    show("unboxed", () -> {
      Integer box = as(null);
      return box + 1;
    });
    show("switch", () -> {
      Color color = as(null);
      switch (color) {
        case RED: return 1;
        default: return 2;
      }
    });
    show("string switch", () -> {
      String s = as(null);
      switch (s) {
        case "a": return 1;
        default: return 2;
      }
    });
    show("new", () -> {
      throw new NullPointerException();
    });
    show("new with text", () -> {
      throw new NullPointerException("mine");
    });
    show("required", () -> java.util.Objects.requireNonNull(null));
    show("of array", () -> Array.getLength(null));
  }

  static void others() throws Exception {
    int zero = depth;
    show("divide", () -> 1 / zero);
    show("remainder", () -> 1 % zero);
    show("long", () -> 1L / zero);
    show("long remainder", () -> 1L % zero);
    show("floor", () -> Math.floorMod(3, zero));
    show("exact", () -> Math.addExact(Integer.MAX_VALUE, 1));
    show("list", () -> java.util.List.of(1, 2).get(5));
    show("array list", () -> new java.util.ArrayList<>(java.util.List.of(1)).get(-1));
    show("char at", () -> "abc".charAt(7));
    show("substring", () -> "abc".substring(2, 1));
    show("parse", () -> Integer.parseInt("4x"));
    show("constant", () -> Color.valueOf("BLUE"));
    show("class", () -> Class.forName("no.Such"));
    show("field by name", () -> A.class.getDeclaredField("missing"));
    show("method by name", () -> A.class.getDeclaredMethod("missing", int.class));
    show("iterator", () -> new java.util.ArrayList<>().iterator().next());
    show("optional", () -> java.util.Optional.empty().get());
    show("assertion", () -> {
      assert zero > 3 : "zero is " + zero;
      return 1;
    });
    show("bare assertion", () -> {
      assert zero > 3;
      return 1;
    });
    show("owner", () -> {
      new Object().notify();
      return 1;
    });
    show("owner of all", () -> {
      new Object().notifyAll();
      return 1;
    });
    show("clone", () -> new A() {
      Object copy() throws CloneNotSupportedException {
        return clone();
      }
    }.copy());
    show("too large", () -> new long[Integer.MAX_VALUE]);
    try {
      recurse();
    } catch (StackOverflowError e) {
      System.out.println(e + " " + e.getMessage() + " " + (depth > 100));
    }
  }

  static class Failing {
    static final int[] TABLE = new int[2];
    static final int VALUE = TABLE[2];
  }

  public static void main(String[] args) throws Exception {
    arrays();
    copies();
    casts();
    nulls();
    others();
    show("initializer", () -> Failing.VALUE);
    show("again", () -> Failing.VALUE);
  }
}
