// Throwable: messages, causes, suppression rules, errors of initCause, exceptions of the JVM with their messages.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class LibThrowableMethods {
  static class Coded extends Exception {
    private static final long serialVersionUID = 1;
    final int code;

    Coded(int code) {
      this.code = code;
    }

    @Override
    public String getMessage() {
      return "code " + code;
    }

    @Override
    public String getLocalizedMessage() {
      return "localised " + code;
    }
  }

  static void show(Throwable t) {
    System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause() + " | " + t.getSuppressed().length);
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (Throwable t) {
      System.out.println(what + ": " + t);
    }
  }

  static int depth;

  static void dive() {
    depth++;
    dive();
  }

  static void basics() {
    show(new Exception());
    show(new Exception("message"));
    show(new Exception("message", new Error("cause")));
    show(new Exception(new Error("cause")));
    show(new Exception((Throwable) null));
    show(new Coded(7));
    show(new AssertionError(42));
    show(new AssertionError("text", new Exception("why")));
    show(new ExceptionInInitializerError("initialiser"));
    Exception e = new Exception("later");
    e.initCause(new Exception("set once"));
    fails("initCause twice", () -> e.initCause(new Exception()));
    fails("initCause after constructor", () -> new Exception("x", null).initCause(new Exception()));
    fails("self cause", () -> e.initCause(e));
    fails("self suppression", () -> e.addSuppressed(e));
    fails("null suppression", () -> e.addSuppressed(null));
    e.addSuppressed(new Coded(1));
    e.addSuppressed(new Coded(2));
    show(e);
    System.out.println(e.getSuppressed()[1].getMessage() + " " + e.getCause().getMessage() + " " + (e.fillInStackTrace() == e));
  }

  static void fromTheMachine() {
    Object text = "text";
    int[] numbers = new int[3];
    int zero = numbers[0];
    fails("cast", () -> System.out.println((Integer) text));
    fails("cast array", () -> System.out.println(((Object[]) text).length));
    fails("cast own", () -> System.out.println((Coded) (Object) new ArrayList<>()));
    fails("divide", () -> System.out.println(1 / zero));
    fails("remainder", () -> System.out.println(1L % zero));
    fails("index", () -> numbers[3] = 1);
    fails("negative index", () -> System.out.println(numbers[-1]));
    fails("size", () -> System.out.println(new int[-5].length));
    fails("size of two", () -> System.out.println(new int[2][-3].length));
    fails("store", () -> ((Object[]) new String[1])[0] = 1);
    fails("assert", () -> {
      assert zero == 1 : "zero is " + zero;
    });
    fails("assert without message", () -> {
      assert zero != 0;
    });
    fails("class", () -> {
      try {
        Class.forName("no.such.Name");
      } catch (ClassNotFoundException e) {
        throw new RuntimeException(e);
      }
    });
    Iterator<Integer> it = List.of(1).iterator();
    it.next();
    fails("iterator", it::next);
    fails("enum", () -> Thread.State.valueOf("ASLEEP"));
    fails("unsupported", () -> List.of().add(null));
    fails("number", () -> Long.parseLong("9".repeat(20)));
    fails("clone", () -> {
      try {
        new LibThrowableMethods().copy();
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    });
    try {
      dive();
    } catch (StackOverflowError e) {
      System.out.println("overflow " + (depth > 500) + " " + e.getMessage());
    }
  }

  Object copy() throws CloneNotSupportedException {
    return clone();
  }

  public static void main(String[] args) {
    basics();
    fromTheMachine();
  }
}
