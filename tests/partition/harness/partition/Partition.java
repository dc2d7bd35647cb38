package partition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import loris.replay.Caller;
import loris.replay.Outcome;
import loris.replay.Statics;
import loris.replay.Target;

/**
 * Checks the partition law: every input within a scope is in exactly one path, and ends on this JVM
 * as that path says.
 *
 * <p>Arguments: the target, the words of the scope, then "--" and the JSON files of loris. Without
 * files the inputs are only counted and run. Or "--batch": then each line of the standard input has
 * such arguments, separated by tabs; before what is said of them stands "target" and its name, and one
 * that fails does not stop the rest.
 */
public final class Partition {
  private static final long LIMIT_MILLIS = 2000;

  private final Target target;
  private final Target precondition;  // null: there is none
  private final InputEnumerator enumerator;
  private final Statics statics;
  private final List<Exploration> explorations = new ArrayList<>();
  private long inputs;

  public static void main(String[] args) throws Exception {
    if (args[0].equals("--batch")) checkBatch();
    else check(List.of(args));
    System.exit(0);  // calls that never came back must not keep the JVM
  }

  private static void checkBatch() throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      List<String> words = List.of(line.split("\t"));
      System.out.println("target\t" + words.get(0));
      try {
        check(words);
      } catch (Exception e) {
        System.out.println("failed\t" + String.valueOf(e).replaceAll("\\s+", " "));
      }
    }
  }

  private static void check(List<String> words) throws Exception {
    int files = words.indexOf("--");
    int end = files < 0 ? words.size() : files;
    Partition partition = new Partition(words.get(0), words.subList(1, end));
    for (String file : words.subList(Math.min(end + 1, words.size()), words.size())) {
      partition.explorations.add(new Exploration(Path.of(file), partition.target.inputs()));
    }
    partition.run();
  }

  private Partition(String name, List<String> scopeWords) throws Exception {
    target = Target.find(name);
    Scope scope = new Scope(scopeWords);
    precondition = scope.precondition == null ? null : Target.find(scope.precondition);
    enumerator = new InputEnumerator(target, scope);
    Set<Class<?>> types = new LinkedHashSet<>(scope.types);
    types.add(target.method.getDeclaringClass());
    statics = new Statics(types);
  }

  private void run() throws Exception {
    try (Caller caller = new Caller(target, LIMIT_MILLIS)) {
      for (Input input = enumerator.next(); input != null; input = enumerator.next()) {
        if (!isValid(input)) continue;
        ++inputs;
        check(input, caller);
        statics.restore();
      }
    }
    System.out.println("inputs\t" + inputs);
    for (Exploration exploration : explorations) exploration.print();
  }

  /** Whether the precondition returns true of it. */
  private boolean isValid(Input input) {
    if (precondition == null) return true;
    try {
      Object[] given = Arrays.copyOf(input.roots, precondition.inputs().size());
      return Integer.valueOf(1).equals(precondition.call(given));
    } catch (Throwable thrown) {
      return false;
    }
  }

  private void check(Input input, Caller caller) {
    Object[][] initial = input.snapshot();
    for (Exploration exploration : explorations) exploration.place(input, initial, statics);
    Outcome outcome = caller.call(input.roots);
    Class<?> returnType = target.method.getReturnType();
    for (Exploration exploration : explorations) {
      exploration.judge(input, initial, outcome, returnType, statics);
    }
  }
}
