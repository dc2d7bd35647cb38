import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;

/**
 * What became of each test, a line each, written at once: the JVM may end at any time. A test that
 * runs for too long ends it.
 */
final class LorisRunLog {
  private static final int TIMED_OUT = 124;
  private final PrintStream out;
  private final long limitMillis;
  private long since;
  private String running;

  LorisRunLog(String file, long limitMillis) throws IOException {
    this.out = new PrintStream(new FileOutputStream(file), true, "UTF-8");
    this.limitMillis = limitMillis;
    Thread watch = new Thread(this::watch, "loris-watch");
    watch.setDaemon(true);
    watch.start();
  }

  synchronized void started(String test) {
    running = test;
    since = System.nanoTime();
    say("started", test, null);
  }

  synchronized void finished(String test, Throwable thrown) {
    running = null;
    if (thrown == null) say("passed", test, null);
    else say("failed", test, describe(thrown));
  }

  synchronized void skipped(String test, String why) {
    say("skipped", test, why);
  }

  synchronized void broke(Throwable thrown) {
    say("broke", "-", describe(thrown));
  }

  /** Threads that the tests have left behind must not keep the JVM. */
  void end() {
    say("end", "-", null);
    out.close();
    Runtime.getRuntime().halt(0);
  }

  private void watch() {
    for (;;) {
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        return;
      }
      synchronized (this) {
        boolean isLate = running != null && System.nanoTime() - since > limitMillis * 1_000_000;
        if (!isLate) continue;
        say("late", running, null);
        Runtime.getRuntime().halt(TIMED_OUT);
      }
    }
  }

  private static String describe(Throwable thrown) {
    String text;
    try {
      text = thrown.toString();
    } catch (Throwable e) {
      text = thrown.getClass().getName();
    }
    return text;
  }

  private void say(String what, String test, String why) {
    String reason = why == null ? "" : "\t" + why.replaceAll("\\s+", " ");
    out.println(what + "\t" + test + reason);
  }
}
