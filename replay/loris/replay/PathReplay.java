package loris.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs the input of a listed path and compares what came of it with what was predicted. */
final class PathReplay {
  private final String name;
  private final long limitMillis;
  private final boolean anyHash;
  private Apart classes;  // in which these are:
  private Target target;
  private Caller caller;

  /** With anyHash, a path that depends on identity hash codes is run too; only its end is compared. */
  PathReplay(String name, long limitMillis, boolean anyHash) throws ReflectiveOperationException {
    this.name = name;
    this.limitMillis = limitMillis;
    this.anyHash = anyHash;
    loadClasses();
  }

  private void loadClasses() throws ReflectiveOperationException {
    if (caller != null) caller.close();
    classes = new Apart();
    Names.use(classes);
    target = Target.find(name);
    caller = new Caller(target, limitMillis);
  }

  /** What differs; null when nothing does. */
  String run(Map<String, Object> path) throws NotRunnable, ReflectiveOperationException {
    refuse(path);
    if (classes.isUsed()) loadClasses();
    JsonGraph before = new JsonGraph(Json.map(path, "input"));
    JsonGraph after = new JsonGraph(Json.map(path, "output"));
    try {
      GraphBuilder builder = new GraphBuilder(before);
      setStatics(before, builder);
      Answers answers = new Answers(before, builder);
      Outcome outcome = caller.call(inputs(before, builder), answers::give, answers::end);
      String difference = answers.difference();
      String ending = compareOutcome(path, after, outcome);
      if (ending != null) difference = ending;
      if (difference != null || isOfHashCodes(path)) return difference;
      return compareHeap(before, after, builder, outcome);
    } catch (IllegalArgumentException | ClassCastException e) {
      return "the input is malformed: " + e.getMessage();
    }
  }

  private static boolean isOfHashCodes(Map<String, Object> path) {
    return Boolean.FALSE.equals(path.get("replayable"));
  }

  private void refuse(Map<String, Object> path) throws NotRunnable {
    String ending = (String) path.get("ending");
    boolean ended = List.of("normal", "exceptional", "violating").contains(ending);
    if (!ended) throw new NotRunnable("the path is " + ending);
    if (isOfHashCodes(path) && !anyHash) {
      throw new NotRunnable("the outcome depends on an identity hash code");
    }
    boolean hasGraphs = path.get("input") != null && path.get("output") != null;
    if (!hasGraphs) throw new NotRunnable("the path has no input");
  }

  private Object[] inputs(JsonGraph graph, GraphBuilder builder) throws NotRunnable {
    List<Class<?>> types = target.inputs();
    List<Object> values = new ArrayList<>(graph.roots.values());
    if (values.size() < types.size()) throw new NotRunnable("the input has too few roots");
    Object[] inputs = new Object[types.size()];
    for (int i = 0; i < inputs.length; ++i) {
      inputs[i] = builder.value(Names.typeCharacter(types.get(i)), values.get(i));
    }
    return inputs;
  }

  /** Static fields of an input are its roots after the parameters, as "pkg.Config.limit". */
  private void setStatics(JsonGraph graph, GraphBuilder builder) throws NotRunnable {
    int parameters = target.inputs().size();
    for (Map.Entry<String, Object> root : graph.roots.entrySet()) {
      if (--parameters >= 0 || !graph.isStatic(root.getKey())) continue;
      Slot slot = staticSlot(root.getKey());
      slot.write(null, builder.value(slot.type, root.getValue()));
    }
  }

  private static Slot staticSlot(String name) throws NotRunnable {
    int dot = name.lastIndexOf('.');
    try {
      for (Slot slot : Layout.statics(Names.find(name.substring(0, Math.max(dot, 0))))) {
        if (slot.field.getName().equals(name.substring(dot + 1))) return slot;
      }
    } catch (ClassNotFoundException e) {
      // Said below.
    }
    throw new NotRunnable("no static field " + name);
  }

  private String compareOutcome(Map<String, Object> path, JsonGraph after, Outcome outcome) {
    String kind = (String) Json.map(path, "outcome").get("kind");
    // A failed postcondition is judged after the target has ended.
    boolean isContract = kind != null && kind.contains(" ");
    boolean returned = path.get("ending").equals("normal") || isContract && after.outcome("exception") == null;
    String expected = returned ? "returned" : isContract ? thrownClass(after) : kind;
    if (!expected.equals(outcome.kind())) return "expected " + expected + ", found " + outcome.kind();
    return returned || isContract ? null : comparePlace(path, outcome.thrown);
  }

  /** A stack overflows where the JVM has no more of it. */
  private String comparePlace(Map<String, Object> path, Throwable thrown) {
    Map<String, Object> outcome = Json.map(path, "outcome");
    if (thrown instanceof StackOverflowError || outcome.get("stack") == null) return null;
    String owner = target.method.getDeclaringClass().getName();
    String expected = Places.predicted(Json.list(outcome, "stack"), owner);
    String found = Places.found(thrown, owner);
    boolean same = expected == null || found == null || expected.equals(found);
    return same ? null : "expected " + outcome.get("kind") + " at " + expected + ", found at " + found;
  }

  private static String thrownClass(JsonGraph after) {
    return after.nodes.get(after.target(after.outcome("exception"))).type;
  }

  private String compareHeap(
      JsonGraph before, JsonGraph after, GraphBuilder builder, Outcome outcome) throws NotRunnable {
    GraphComparison comparison = new GraphComparison(after, builder.objects);
    Class<?> returned = target.method.getReturnType();
    if (outcome.thrown == null && returned != void.class) {
      char type = Names.typeCharacter(returned);
      comparison.compare("the result", type, after.outcome("result"), outcome.result);
    }
    int parameters = target.inputs().size();
    for (Map.Entry<String, Object> root : after.roots.entrySet()) {
      boolean isStatic = --parameters < 0 && before.isStatic(root.getKey());
      if (!isStatic) continue;
      Slot slot = staticSlot(root.getKey());
      comparison.compare(root.getKey(), slot.type, root.getValue(), slot.read(null));
    }
    return comparison.finish();
  }
}
