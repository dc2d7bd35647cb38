package loris.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import trace.Trace;

/**
 * Runs the inputs of listed paths in instrumented classes, the predicates first, as loris does.
 *
 * <p>Each line of the standard input is RESULT.json, the file to write and predicates, with tabs between;
 * a line of the file is the id of a path and its events. All is run twice: what happens only once, such
 * as loading a class, is not in the second run.
 */
public final class Drive {
  private final Target target;
  private final List<Target> predicates = new ArrayList<>();

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] words = line.split("\t");
      new Drive(words[0], Arrays.asList(words).subList(2, words.length)).runTwice(words[0], words[1]);
    }
  }

  private Drive(String file, List<String> named) throws IOException, ReflectiveOperationException {
    try (ResultFile result = new ResultFile(Path.of(file))) {
      target = Target.find((String) result.head.get("target"));
    }
    String owner = target.method.getDeclaringClass().getName();
    for (String text : named) {
      predicates.add(Target.find(text.indexOf('.') < 0 ? owner + "." + text : text));
    }
  }

  private void runTwice(String file, String traces) throws IOException {
    for (int i = 0; i < 2; ++i) {
      try (ResultFile result = new ResultFile(Path.of(file));
          PrintStream out = new PrintStream(traces, "UTF-8")) {
        runAll(result, out);
      }
    }
  }

  private void runAll(ResultFile result, PrintStream out) throws IOException {
    for (Map<String, Object> path = result.nextPath(); path != null; path = result.nextPath()) {
      try {
        out.println(path.get("id") + "\t" + run(new JsonGraph(Json.map(path, "input"))));
      } catch (NotRunnable e) {
        throw new IOException("path " + path.get("id") + ": " + e.getMessage());
      }
    }
  }

  private String run(JsonGraph graph) throws NotRunnable, IOException {
    GraphBuilder builder = new GraphBuilder(graph);
    List<Class<?>> types = target.inputs();
    List<Object> values = new ArrayList<>(graph.roots.values());
    Object[] inputs = new Object[types.size()];
    for (int i = 0; i < inputs.length; ++i) {
      inputs[i] = builder.value(Names.typeCharacter(types.get(i)), values.get(i));
    }
    List<Object[]> arguments = new ArrayList<>();
    for (Target predicate : predicates) {
      arguments.add(Arrays.copyOf(inputs, predicate.inputs().size()));
    }
    return run(predicates.toArray(new Target[0]), arguments.toArray(new Object[0][]), inputs);
  }

  /** Without collections: they may be what is traced. */
  private String run(Target[] before, Object[][] arguments, Object[] inputs) throws IOException {
    Trace.start();
    for (int i = 0; i < before.length; ++i) check(before[i], arguments[i]);
    try {
      target.call(inputs);
      return Trace.end() + "end";
    } catch (Throwable e) {
      return Trace.end() + "threw:" + e.getClass().getName();
    }
  }

  private static void check(Target predicate, Object[] inputs) throws IOException {
    Object answer;
    try {
      answer = predicate.call(inputs);
    } catch (Throwable e) {
      answer = e;
    }
    if (!answer.equals(1)) throw new IOException(predicate + " is not true of an input: " + answer);
  }
}
