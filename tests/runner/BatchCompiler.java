import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs, each apart from the others, in one JVM.
 *
 * <p>A line of standard input is one program: its name, then what javac would get, separated by tabs.
 * A program that does not compile is answered with a line {@code failed NAME}, what javac said, each
 * line after a tab, and the exit status 1.
 */
public class BatchCompiler {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static boolean anyFailed = false;

  public static void main(String[] args) throws IOException, InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      List<String> words = List.of(line.split("\t"));
      workers.execute(() -> compile(words.get(0), words.subList(1, words.size())));
    }
    workers.shutdown();
    workers.awaitTermination(1, TimeUnit.HOURS);
    System.exit(anyFailed ? 1 : 0);
  }

  private static void compile(String name, List<String> options) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int status;
    try {
      status = COMPILER.run(null, said, said, options.toArray(String[]::new));
    } catch (RuntimeException | Error e) {
      said.writeBytes((e + "\n").getBytes());
      status = 1;
    }
    if (status != 0) report(name, said.toString());
  }

  private static synchronized void report(String name, String said) {
    anyFailed = true;
    System.out.println("failed " + name);
    said.lines().forEach(line -> System.out.println("\t" + line));
  }
}
