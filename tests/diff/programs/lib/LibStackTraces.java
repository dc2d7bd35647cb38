// printStackTrace into a buffer: causes, suppressed exceptions, common frames, cycles; only own frames are shown.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

public class LibStackTraces {
  static class Resource implements AutoCloseable {
    final String name;

    Resource(String name) {
      this.name = name;
    }

    @Override
    public void close() throws Exception {
      throw new Exception("closing " + name);
    }
  }

  static class Quiet extends RuntimeException {
    private static final long serialVersionUID = 1;

    Quiet(String message) {
      super(message, null, false, false);
    }
  }

  static String trace(Throwable t) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    t.printStackTrace(new PrintStream(bytes, true));
    StringBuilder out = new StringBuilder();
    for (String line : bytes.toString().split("\n")) {
      if (!line.contains("at java.base/")) {
        out.append(line).append('\n');
      }
    }
    return out.toString();
  }

  static void inner(int depth) {
    if (depth == 0) {
      throw new IllegalStateException("the bottom");
    }
    inner(depth - 1);
  }

  static void wrapped() throws Exception {
    try {
      inner(3);
    } catch (IllegalStateException e) {
      throw new Exception("wrapped", e);
    }
  }

  static void suppressing() throws Exception {
    try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
      throw new IllegalArgumentException("body of " + a.name + b.name);
    }
  }

  static Exception catching(Action action) {
    try {
      action.run();
      return null;
    } catch (Exception e) {
      return e;
    }
  }

  interface Action {
    void run() throws Exception;
  }

  static void cycle() {
    Exception a = new Exception("a");
    Exception b = new Exception("b", a);
    a.initCause(b);
    System.out.print(trace(a));
  }

  static void parts() {
    Exception e = catching(LibStackTraces::wrapped);
    StackTraceElement[] frames = e.getStackTrace();
    System.out.println(frames[0].getMethodName() + " " + frames[0].getClassName() + " " + frames[0].getFileName() + " " + frames[0].getLineNumber() + " " + frames[0].isNativeMethod());
    StackTraceElement[] inner = e.getCause().getStackTrace();
    System.out.println(inner[0] + " " + inner[1] + " " + inner[3] + " " + inner[0].equals(inner[1]) + " " + (inner.length - frames.length));
    e.setStackTrace(new StackTraceElement[] {new StackTraceElement("made.Up", "method", "Up.java", 7), new StackTraceElement("x.Y", "n", null, -2), new StackTraceElement("x.Y", "u", null, -1)});
    System.out.print(trace(e));
    StringWriter w = new StringWriter();
    new Quiet("no trace").printStackTrace(new PrintWriter(w, true));
    System.out.print(w);
    Quiet q = new Quiet("q");
    q.addSuppressed(new Exception());
    System.out.println(q.getSuppressed().length + " " + q.getStackTrace().length + " " + q);
  }

  public static void main(String[] args) {
    System.out.print(trace(catching(() -> inner(2))));
    System.out.print(trace(catching(LibStackTraces::wrapped)));
    System.out.print(trace(catching(LibStackTraces::suppressing)));
    System.out.print(trace(catching(() -> {
      throw new Exception(new IllegalArgumentException(new Error("deepest")));
    })));
    System.out.print(trace(catching(() -> Integer.parseInt("x"))));
    cycle();
    parts();
    new Exception("to standard error").printStackTrace();
    throw new IllegalStateException("uncaught", new RuntimeException("its cause"));
  }
}
