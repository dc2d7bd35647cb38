package partition;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import loris.replay.Json;
import loris.replay.Outcome;
import loris.replay.ResultFile;
import loris.replay.Statics;

/** The paths that one run of loris found, and how the inputs fall among them. */
final class Exploration {
  private static final class PathOfTarget {
    final String id;
    final Environment environment;
    final Membership membership;
    final Prediction prediction;
    long inputs;

    PathOfTarget(Map<String, Object> path, Vocabulary names) throws ClassNotFoundException {
      id = (String) path.get("id");
      names.addDefinitions(Json.list(Json.map(path, "final"), "new"), Json.list(path, "let"));
      membership = new Membership(Json.map(path.get("partition")), names);
      prediction = new Prediction(path, names);
      environment = new Environment(names);
    }
  }

  final String heap;
  final List<String> names;
  private final List<PathOfTarget> paths = new ArrayList<>();
  private PathOfTarget current;
  private Prediction.Expected expected;
  private long inputs;
  private long astray;
  private final List<String> examples = new ArrayList<>();

  /** The classes are those of the receiver and the parameters. */
  Exploration(Path file, List<Class<?>> inputs) throws IOException, ClassNotFoundException {
    try (ResultFile result = new ResultFile(file)) {
      heap = (String) result.head.get("heap");
      if (!Boolean.TRUE.equals(result.head.get("complete"))) {
        throw new IllegalArgumentException(heap + ": the exploration is not complete");
      }
      List<String> found = List.of();
      for (Map<String, Object> path = result.nextPath(); path != null; path = result.nextPath()) {
        if (found.isEmpty()) found = inputNames(path, inputs.size());
        addPath(path, new Vocabulary(found, inputs));
      }
      names = found.isEmpty() ? Collections.nCopies(inputs.size(), "?") : found;
    }
  }

  /** The receiver and the parameters are the first roots. */
  private static List<String> inputNames(Map<String, Object> path, int inputs) {
    List<String> roots = new ArrayList<>(Json.map(Json.map(path, "input"), "roots").keySet());
    return roots.subList(0, inputs);
  }

  private void addPath(Map<String, Object> path, Vocabulary names) throws ClassNotFoundException {
    try {
      paths.add(new PathOfTarget(path, names));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(heap + ", path " + path.get("id") + ": " + e.getMessage(), e);
    }
  }

  /** Finds the path of an input that has not run yet. */
  void place(Input input, Object[][] initial, Statics statics) {
    ++inputs;
    current = null;
    StringBuilder found = new StringBuilder();
    int count = 0;
    for (PathOfTarget path : paths) {
      path.environment.enter(input.roots);
      if (!path.membership.contains(path.environment)) continue;
      ++count;
      found.append(' ').append(path.id);
      current = path;
    }
    if (count != 1) {
      addAstray(input, initial, count == 0 ? "in no path" : "in paths" + found);
      current = null;
      return;
    }
    ++current.inputs;
    try {
      expected = current.prediction.expect(input, current.environment, initial, statics);
    } catch (RuntimeException e) {
      addAstray(input, initial, "path " + current.id + ": no prediction, " + e);
      current = null;
    }
  }

  /** Compares the end of the input placed last with what its path predicts. */
  void judge(
      Input input, Object[][] initial, Outcome outcome, Class<?> returnType,
      Statics statics) {
    if (current == null) return;
    String why =
        Comparison.difference(input, current.prediction, expected, outcome, returnType, statics);
    if (why != null) addAstray(input, initial, "path " + current.id + ": " + why);
  }

  private void addAstray(Input input, Object[][] initial, String why) {
    ++astray;
    if (examples.size() < 5) examples.add(why + ": " + input.draw(names, initial));
  }

  /** "lazy", paths, paths that some input took, inputs, astray, separated by tabs; then examples. */
  void print() {
    long taken = paths.stream().filter(path -> path.inputs > 0).count();
    System.out.println(
        String.join("\t", "heap", heap, "" + paths.size(), "" + taken, "" + inputs, "" + astray));
    for (String example : examples) System.out.println("astray\t" + heap + ": " + example);
  }
}
