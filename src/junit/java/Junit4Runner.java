import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs the tests that a file lists, "Class#method" on a line. */
final class LorisJunitRunner extends RunListener {
  private final LorisRunLog log;
  private Throwable thrown;

  private LorisJunitRunner(LorisRunLog log) {
    this.log = log;
  }

  public static void main(String[] args) throws Exception {
    LorisRunLog log = new LorisRunLog(args[1], Long.parseLong(args[2]));
    JUnitCore core = new JUnitCore();
    core.addListener(new LorisJunitRunner(log));
    for (String test : Files.readAllLines(Path.of(args[0]))) {
      int hash = test.lastIndexOf('#');
      core.run(Request.method(Class.forName(test.substring(0, hash)), test.substring(hash + 1)));
    }
    log.end();
  }

  @Override
  public void testStarted(Description test) {
    thrown = null;
    log.started(name(test));
  }

  @Override
  public void testFailure(Failure failure) {
    thrown = failure.getException();
  }

  @Override
  public void testIgnored(Description test) {
    log.skipped(name(test), "it is ignored");
  }

  @Override
  public void testFinished(Description test) {
    log.finished(name(test), thrown);
  }

  private static String name(Description test) {
    return test.getClassName() + "#" + test.getMethodName();
  }
}
