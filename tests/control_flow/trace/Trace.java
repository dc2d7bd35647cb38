package trace;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an instrumented program did, a line for each different call of the target: b7:1 for a branch and
 * its outcome, d3 before something that may throw, end when the target returns.
 */
public final class Trace {
  private static final Map<String, Integer> COUNTS = new LinkedHashMap<>();
  private static StringBuilder current;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Trace::write));
  }

  private Trace() {}

  public static void start() {
    keep();
    current = new StringBuilder();
  }

  public static void event(String what) {
    if (current != null) current.append(what).append(' ');
  }

  private static void keep() {
    if (current != null) COUNTS.merge(current.toString().trim(), 1, Integer::sum);
    current = null;
  }

  private static void write() {
    keep();
    try (PrintStream out = new PrintStream(System.getProperty("trace.file"), "UTF-8")) {
      Collection<Map.Entry<String, Integer>> entries = COUNTS.entrySet();
      for (Map.Entry<String, Integer> entry : entries) {
        out.println(entry.getValue() + "\t" + entry.getKey());
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
