package trace;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an instrumented program did, a text for each call of the target: 0 and 1 for the outcomes of
 * branches, a letter and a number where something may throw, a name for the method that was chosen.
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
