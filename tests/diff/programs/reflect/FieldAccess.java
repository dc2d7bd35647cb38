// Field.get and set for every type, static and final ones, and what they refuse.
import java.lang.reflect.Field;

public class FieldAccess {
  boolean z = true;
  byte b = 1;
  char c = 'c';
  short s = 2;
  int i = 3;
  long l = 4L;
  float f = 5f;
  double d = 6d;
  String text = "seven";
  int[] array = {8};
  final int fixed = 9;
  final String fixedText = new String("ten");
  static int counter = 11;
  static final Object CONSTANT = "twelve";
  private volatile long hidden = 13;

  record Point(int x, int y) {}

  interface Action {
    void run() throws Exception;
  }

  static void attempt(String what, Action action) {
    try {
      action.run();
      System.out.println(what + ": fine");
    } catch (IllegalAccessException e) {
      System.out.println(what + ": illegal access: " + e.getMessage());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getName());
    }
  }

  public static void main(String[] args) throws Exception {
    FieldAccess object = new FieldAccess();
    Object[] values = {false, (byte) -1, 'C', (short) -2, -3, -4L, -5f, -6d, "-7", new int[] {-8}};
    int next = 0;
    for (String name : "z b c s i l f d text array".split(" ")) {
      Field field = FieldAccess.class.getDeclaredField(name);
      Object before = field.get(object);
      field.set(object, values[next++]);
      Object after = field.get(object);
      System.out.println(name + " " + (name.equals("array") ? ((int[]) before)[0] + " -> " + ((int[]) after)[0] : before + " -> " + after) + " " + field.getType());
    }
    Field i = FieldAccess.class.getDeclaredField("i");
    Field l = FieldAccess.class.getDeclaredField("l");
    Field d = FieldAccess.class.getDeclaredField("d");
    i.setInt(object, 100);
    l.setInt(object, 200);
    d.setLong(object, 300L);
    System.out.println(i.getInt(object) + " " + i.getLong(object) + " " + i.getDouble(object) + " " + l.getFloat(object) + " " + d.getDouble(object));
    l.set(object, 'x');
    System.out.println(l.get(object));

    Field counter = FieldAccess.class.getDeclaredField("counter");
    counter.setInt(null, counter.getInt(null) + 1);
    System.out.println(counter.get("ignored") + " " + FieldAccess.counter);
    Field hidden = FieldAccess.class.getDeclaredField("hidden");
    hidden.set(object, 14L);
    System.out.println(hidden.getLong(object));

    Field fixedText = FieldAccess.class.getDeclaredField("fixedText");
    attempt("final", () -> fixedText.set(object, "no"));
    fixedText.setAccessible(true);
    attempt("final, accessible", () -> fixedText.set(object, "changed"));
    System.out.println(object.fixedText);
    Field constant = FieldAccess.class.getDeclaredField("CONSTANT");
    constant.setAccessible(true);
    attempt("static final", () -> constant.set(null, "no"));
    Field x = Point.class.getDeclaredField("x");
    x.setAccessible(true);
    attempt("record", () -> x.set(new Point(1, 2), 3));
    System.out.println(x.get(new Point(1, 2)));

    attempt("null object", () -> i.get(null));
    attempt("wrong object", () -> i.get("text"));
    attempt("wrong value", () -> i.set(object, "text"));
    attempt("narrowing", () -> i.set(object, 1L));
    attempt("null for int", () -> i.set(object, null));
    attempt("wrong getter", () -> d.getInt(object));
    attempt("reference as int", () -> FieldAccess.class.getDeclaredField("text").getInt(object));
    attempt("reference", () -> FieldAccess.class.getDeclaredField("text").set(object, 1));
    System.out.println(i + " / " + constant + " / " + x);
  }
}
