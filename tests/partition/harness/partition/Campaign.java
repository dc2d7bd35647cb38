package partition;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import loris.replay.Caller;
import loris.replay.Json;
import loris.replay.Names;
import loris.replay.Outcome;
import loris.replay.PathInput;
import loris.replay.ResultFile;
import loris.replay.Statics;
import loris.replay.Target;

/**
 * Runs random inputs of many targets and compares how each ends with what complete explorations say.
 *
 * <p>A line of the standard input has, separated by tabs: target, seed, inputs, objects of a class,
 * length of arrays, of Strings, preconditions with commas or "-", and the JSON files of loris. Each is
 * answered by "target", "file", "wrong" lines and "inputs VALID REFUSED". Of every listed path the
 * input shown must satisfy the preconditions as well.
 */
public final class Campaign {
  private static final long LIMIT_MILLIS = 5000;
  private static final int EXAMPLES = 3;

  /** One path; what the harness cannot read of it is null and not judged. */
  private static final class Listed {
    String id;
    String kind;
    String place;
    Environment environment;
    Membership membership;
    Prediction prediction;
  }

  /** One run of loris. */
  private static final class Found {
    String heap;
    boolean complete;
    boolean readable = true;  // which path an input takes can be told
    Set<Class<?>> types = new LinkedHashSet<>();
    List<Listed> paths = new ArrayList<>();
    Set<String> ends = new LinkedHashSet<>();
    List<String> names = new ArrayList<>();
    long placed;
    long judged;  // only how it ended
    int wrong;
    Listed current;
    Prediction.Expected expected;

    void say(String what, String drawn) {
      if (++wrong <= EXAMPLES) System.out.println("wrong\t" + heap + "\t" + oneLine(what + ": " + drawn));
    }
  }

  private final Target target;
  private final List<Target> preconditions = new ArrayList<>();
  private final Statics statics;
  private final List<Found> found = new ArrayList<>();
  private long valid;
  private long refused;

  public static void main(String[] args) throws Exception {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] words = line.split("\t");
      System.out.println("target\t" + words[0]);
      try {
        new Campaign(words).run(words);
      } catch (Exception | LinkageError e) {
        System.out.println("failed\t" + oneLine(e + " " + Arrays.toString(e.getStackTrace())));
      }
    }
    System.exit(0);  // calls that never came back must not keep the JVM
  }

  private static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (char c : text.toCharArray()) {
      boolean plain = c >= ' ' && c < 127;
      line.append(plain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return line.toString();
  }

  private Campaign(String[] words) throws Exception {
    target = Target.find(words[0]);
    // Before anything of the program has run: a precondition may write them too.
    statics = new Statics(Set.of(target.method.getDeclaringClass()));
    String owner = target.method.getDeclaringClass().getName();
    if (!words[6].equals("-")) {
      for (String name : words[6].split(",")) preconditions.add(Target.find(owner + "." + name));
    }
    for (int i = 7; i < words.length; ++i) found.add(read(words[i]));
  }

  private Found read(String file) throws Exception {
    Found run = new Found();
    try (ResultFile result = new ResultFile(Path.of(file))) {
      run.heap = (String) result.head.get("heap");
      run.complete = Boolean.TRUE.equals(result.head.get("complete"));
      for (Object name : Json.list(Json.map(result.head, "bounds"), "types")) {
        run.types.add(Names.find((String) name));
      }
      for (Map<String, Object> path = result.nextPath(); path != null; path = result.nextPath()) {
        add(run, path);
      }
    }
    while (run.names.size() < target.inputs().size()) run.names.add("?");
    return run;
  }

  private void add(Found run, Map<String, Object> path) {
    String ending = (String) path.get("ending");
    if (!List.of("normal", "exceptional", "violating").contains(ending)) return;
    checkShown(run, path);
    Listed listed = new Listed();
    listed.id = (String) path.get("id");
    Map<String, Object> outcome = Json.map(path, "outcome");
    boolean returned = ending.equals("normal");
    listed.kind = returned ? "returned" : (String) outcome.get("kind");
    listed.place = returned ? "" : predictedPlace(Json.list(outcome, "stack"));
    run.ends.add(listed.kind + " " + listed.place);
    run.paths.add(listed);
    try {
      readPartition(run, listed, path);
    } catch (RuntimeException | ClassNotFoundException e) {
      run.readable = false;  // then only the ends are compared
    }
  }

  private void readPartition(Found run, Listed listed, Map<String, Object> path)
      throws ClassNotFoundException {
    List<Class<?>> inputs = target.inputs();
    List<String> roots = new ArrayList<>(Json.map(Json.map(path, "input"), "roots").keySet());
    run.names = roots.subList(0, inputs.size());
    Vocabulary names = new Vocabulary(run.names, inputs);
    names.addDefinitions(Json.list(Json.map(path, "final"), "new"), Json.list(path, "let"));
    listed.membership = new Membership(Json.map(path.get("partition")), names);
    try {
      listed.prediction = new Prediction(path, names);
    } catch (RuntimeException e) {
      listed.prediction = null;  // objects of the library: the heap is not compared
    }
    listed.environment = new Environment(names);
  }

  private void checkShown(Found run, Map<String, Object> path) {
    Object[] shown = PathInput.build(target, path);
    if (shown == null || preconditions.isEmpty()) return;
    boolean isAccepted = isValid(shown);
    statics.restore();
    if (!isAccepted) run.say("path " + path.get("id") + ": a precondition refuses the input shown", "");
  }

  private boolean isValid(Object[] roots) {
    for (Target precondition : preconditions) {
      try {
        Object[] given = Arrays.copyOf(roots, precondition.inputs().size());
        if (!Integer.valueOf(1).equals(precondition.call(given))) return false;
      } catch (Throwable thrown) {
        return false;
      }
    }
    return true;
  }

  private void run(String[] words) throws Exception {
    Set<Class<?>> types = new LinkedHashSet<>();
    for (Found each : found) types.addAll(each.types);
    int[] scope = new int[3];
    for (int i = 0; i < 3; ++i) scope[i] = Integer.parseInt(words[3 + i]);
    RandomInputs inputs =
        new RandomInputs(
            target, new ArrayList<>(types), scope[0], scope[1], scope[2], words[1].hashCode());
    long count = found.stream().anyMatch(each -> each.complete) ? Long.parseLong(words[2]) : 0;
    try (Caller caller = new Caller(target, LIMIT_MILLIS)) {
      for (long i = 0; i < count; ++i) check(inputs.next(), caller);
    }
    for (Found each : found) {
      System.out.println(
          String.join("\t", "file", each.heap, "" + each.paths.size(), each.complete ? "1" : "0",
              "" + each.placed, "" + each.judged, "" + each.wrong));
    }
    System.out.println("inputs\t" + valid + "\t" + refused);
  }

  private void check(Input input, Caller caller) {
    boolean isAccepted = isValid(input.roots);
    statics.restore();  // a precondition may count its calls
    if (!isAccepted) {
      ++refused;
      return;
    }
    ++valid;
    Object[][] initial = input.snapshot();
    for (Found each : found) {
      if (each.complete && each.readable) place(each, input, initial);
    }
    Outcome outcome = caller.call(input.roots);
    for (Found each : found) {
      if (each.complete) judge(each, input, initial, outcome);
    }
    statics.restore();
  }

  /** Finds the one path of an input that has not run yet. */
  private void place(Found run, Input input, Object[][] initial) {
    run.current = null;
    int count = 0;
    StringBuilder ids = new StringBuilder();
    for (Listed path : run.paths) {
      path.environment.enter(input.roots);
      if (!path.membership.contains(path.environment)) continue;
      ++count;
      ids.append(' ').append(path.id);
      run.current = path;
    }
    if (count != 1) {
      run.say(count == 0 ? "in no path" : "in paths" + ids, input.draw(run.names, initial));
      run.current = null;
      return;
    }
    if (run.current.prediction == null) return;
    try {
      run.expected = run.current.prediction.expect(input, run.current.environment, initial, statics);
    } catch (RuntimeException e) {
      run.say("path " + run.current.id + ": no prediction, " + e, input.draw(run.names, initial));
      run.current = null;
    }
  }

  private void judge(Found run, Input input, Object[][] initial, Outcome outcome) {
    String end = outcome.kind() + " " + (outcome.thrown == null ? "" : place(outcome.thrown));
    if (!run.readable) {
      ++run.judged;
      if (!run.ends.contains(end)) run.say("no path ends so: " + end, input.draw(run.names, initial));
      return;
    }
    if (run.current == null) return;
    ++run.placed;
    String expected = run.current.kind + " " + run.current.place;
    if (!end.equals(expected)) {
      String what = "path " + run.current.id + ": expected " + expected + ", found " + end;
      run.say(what, input.draw(run.names, initial));
      return;
    }
    if (run.current.prediction == null) return;
    String why =
        Comparison.difference(
            input, run.current.prediction, run.expected, outcome, target.method.getReturnType(), statics);
    if (why != null) run.say("path " + run.current.id + ": " + why, input.draw(run.names, initial));
  }

  private static String predictedPlace(List<Object> stack) {
    for (Object frame : stack) {
      String text = (String) frame;
      String method = text.substring(0, Math.max(text.indexOf(" ("), 0));
      if (!isOfTheJdk(method.substring(0, Math.max(method.lastIndexOf('.'), 0)))) return text;
    }
    return "";
  }

  private static boolean isOfTheJdk(String owner) {
    try {
      return Names.find(owner).getModule().isNamed();
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** The innermost frame outside the JDK and this harness. */
  private static String place(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (frame.getModuleName() != null) continue;
      return frame.getClassName() + "." + frame.getMethodName() + " (" + frame.getFileName() + ":"
          + frame.getLineNumber() + ")";
    }
    return "";
  }
}
