import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the tests that a file lists, "Class#method" on a line. */
final class LorisJunitRunner implements TestExecutionListener {
  private final LorisRunLog log;

  private LorisJunitRunner(LorisRunLog log) {
    this.log = log;
  }

  public static void main(String[] args) throws Exception {
    List<DiscoverySelector> selectors = new ArrayList<>();
    for (String test : Files.readAllLines(Path.of(args[0]))) {
      selectors.add(DiscoverySelectors.selectMethod(test));
    }
    LorisRunLog log = new LorisRunLog(args[1], Long.parseLong(args[2]));
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
    LauncherFactory.create().execute(request, new LorisJunitRunner(log));
    log.end();
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.isTest()) log.started(name(test));
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    if (test.isTest()) log.skipped(name(test), reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (test.isTest()) log.finished(name(test), result.getThrowable().orElse(null));
    else if (result.getThrowable().isPresent()) log.broke(result.getThrowable().get());
  }

  private static String name(TestIdentifier test) {
    MethodSource source = (MethodSource) test.getSource().get();
    return source.getClassName() + "#" + source.getMethodName();
  }
}
