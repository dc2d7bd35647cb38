package trace;

/**
 * What instrumented methods do between start and end: b7:1 for a branch or switch and where it goes, m5 for
 * the method that a call has come to, d3 before something that may throw, the class of what is caught.
 *
 * <p>Only what happens inside of a root is of interest. Instrumented classes of the JDK call this while
 * the JVM starts: nothing is done here then, and there is no static initializer.
 */
public final class Trace {
  private static Thread thread;  // the one that is listened to; null: none
  private static StringBuilder events;
  private static int depth;  // calls of roots
  private static boolean isPaused;

  private Trace() {}

  public static void start() {
    events = new StringBuilder();
    depth = 0;
    isPaused = false;
    thread = Thread.currentThread();
  }

  /** The events since the start. */
  public static String end() {
    thread = null;
    return events.toString();
  }

  public static void enter() {
    if (thread == Thread.currentThread()) ++depth;
  }

  public static void leave() {
    if (thread == Thread.currentThread()) --depth;
  }

  public static void event(String what) {
    if (thread == null || depth == 0 || isPaused || thread != Thread.currentThread()) return;
    isPaused = true;  // what a StringBuilder calls is instrumented too
    events.append(what).append(' ');
    isPaused = false;
  }

  public static void caught(Throwable exception) {
    event(exception.getClass().getName());
  }

  /** What the library does on the JVM is no part of the program. */
  public static void pause() {
    isPaused = true;
  }

  public static void resume() {
    isPaused = false;
  }
}
