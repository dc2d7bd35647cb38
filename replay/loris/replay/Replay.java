package loris.replay;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs the inputs of all listed paths on this JVM and says whether each ended as predicted.
 *
 * <p>Arguments: [--time-limit MILLISECONDS] [--details N] [--results FILE] [--any-hash]
 * RESULT.json..., as written by "loris explore --paths --json RESULT.json". The class path has what
 * loris had, assertions are on (java -ea). Exit status: 0 all confirmed, 1 something differs, 2 bad
 * usage or input.
 */
public final class Replay {
  private long limitMillis = 5000;
  private int details = 10;
  private boolean anyHash;
  private PrintStream results;
  private final List<String> files = new ArrayList<>();

  // Of the file that is being replayed:
  private final Map<String, Integer> reasons = new LinkedHashMap<>();
  private int run;
  private int confirmed;
  private int differs;

  public static void main(String[] args) {
    int status;
    try {
      status = new Replay(args).replayAll();
    } catch (IOException | ReflectiveOperationException | IllegalArgumentException e) {
      System.err.println("loris-replay: " + e.getMessage());
      status = 2;
    }
    System.exit(status);  // calls that never came back must not keep the JVM
  }

  private Replay(String[] args) throws IOException {
    for (int i = 0; i < args.length; ++i) {
      boolean isOption = args[i].startsWith("--");
      if (args[i].equals("--any-hash")) anyHash = true;
      else if (isOption && i + 1 < args.length) setOption(args[i], args[++i]);
      else if (isOption) throw new IllegalArgumentException(args[i] + " needs a value");
      else files.add(args[i]);
    }
    if (files.isEmpty()) throw new IllegalArgumentException("expected the JSON file of loris explore");
  }

  private void setOption(String name, String value) throws IOException {
    switch (name) {
      case "--time-limit": limitMillis = Long.parseLong(value); break;
      case "--details": details = Integer.parseInt(value); break;
      case "--results": results = new PrintStream(value, "UTF-8"); break;
      default: throw new IllegalArgumentException("unknown option " + name);
    }
  }

  private int replayAll() throws IOException, ReflectiveOperationException {
    int status = 0;
    for (String file : files) {
      replay(file);
      if (differs > 0) status = 1;
    }
    if (results != null) results.close();
    return status;
  }

  private void replay(String file) throws IOException, ReflectiveOperationException {
    reasons.clear();
    run = confirmed = differs = 0;
    String name;
    try (ResultFile result = new ResultFile(Path.of(file))) {
      name = (String) result.head.get("target");
      PathReplay paths = new PathReplay(name, limitMillis, anyHash);
      for (Map<String, Object> path = result.nextPath(); path != null; path = result.nextPath()) {
        record((String) path.get("id"), paths, path);
      }
    }
    print(name);
  }

  private void record(String id, PathReplay paths, Map<String, Object> path)
      throws ReflectiveOperationException {
    try {
      String difference = paths.run(path);
      ++run;
      if (difference == null) ++confirmed;
      else if (++differs <= details) System.out.println("differs: path " + id + ": " + difference);
      say(id, difference == null ? "confirmed" : "differs", difference);
    } catch (NotRunnable e) {
      reasons.merge(e.getMessage(), 1, Integer::sum);
      say(id, "not run", e.getMessage());
    }
  }

  private void say(String id, String verdict, String why) {
    if (results != null) results.println(id + "\t" + verdict + (why == null ? "" : "\t" + why));
  }

  private void print(String name) {
    List<String> skipped = new ArrayList<>();
    reasons.forEach((why, count) -> skipped.add("not run: " + count + " (" + why + ")"));
    skipped.forEach(System.out::println);
    int notRun = reasons.values().stream().mapToInt(Integer::intValue).sum();
    System.out.println(
        name + ": " + run + " run, " + confirmed + " confirmed, " + differs + " differ, "
            + notRun + " not run");
  }
}
