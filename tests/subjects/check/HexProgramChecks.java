package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Random;

/** The programs of hex: flights, parse trees, labels. Their classes are reached as their predicates are, by name. */
public final class HexProgramChecks {
  private static final int RUNS = 300;

  private HexProgramChecks() {}

  public static void main(String[] args) {
    check("hex: a trajectory follows the plan", HexProgramChecks::flights);
    check("hex: a traversal visits every node", HexProgramChecks::visiting);
    check("hex: a function that is not finished is a fault", HexProgramChecks::unfinished);
    check("hex: labels get short names", HexProgramChecks::labels);
    check("hex: damaged inputs of programs are refused", HexProgramChecks::damaged);
  }

  private static Object make(String name) {
    return Graphs.make(Graphs.named("hex." + name));
  }

  /** Calls the method of that name. */
  private static Object call(Object object, String type, String name, Object... arguments) {
    for (Method method : Graphs.named("hex." + type).getDeclaredMethods()) {
      if (!method.getName().equals(name)) continue;
      method.setAccessible(true);
      try {
        return method.invoke(object, arguments);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException thrown) throw thrown;
        throw new AssertionError(e.getCause());
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
    throw new AssertionError("no method " + name);
  }

  private static Object list(String type, String entry) {
    Object list = make(type);
    Object header = make(type + "$" + entry);
    Graphs.set(header, "next", header);
    Graphs.set(header, "previous", header);
    Graphs.set(list, "header", header);
    return list;
  }

  private static Object point(int x, int y) {
    Object point = make("Point");
    Graphs.set(point, "x", x);
    Graphs.set(point, "y", y);
    return point;
  }

  private static Object node(int type, int number, Object... children) {
    Object node = make("ParseNode");
    Graphs.set(node, "type", type);
    Graphs.set(node, "number", number);
    for (Object child : children) call(node, "ParseNode", "append", child);
    return node;
  }

  private static void flights() {
    Random random = new Random(1);
    for (int run = 0; run < RUNS; run++) {
      Object plan = list("FlightPlan", "Fix");
      int x = random.nextInt(20);
      int ahead = 0;
      int way = 0;
      for (int i = 0; i < random.nextInt(6); i++) {
        call(plan, "FlightPlan", "append", point(5 * i, 0));
        if (5 * i >= x) ahead++;
        if (5 * i >= x) way = 5 * i - x;
      }
      Object synthesizer = make("TrajectorySynthesizer");
      Graphs.set(synthesizer, "horizon", 100);
      Object from = point(x, 0);
      require(isTrue("TrajectorySynthesizer", "isReady", synthesizer, from, plan), "not ready");
      Object found = call(synthesizer, "TrajectorySynthesizer", "synthesize", from, plan);
      requireEqual(ahead + 1, Graphs.get(found, "count"), "count");
      requireEqual((long) way, Graphs.get(Graphs.get(found, "end"), "way"), "way");
    }
  }

  private static boolean isTrue(String type, String name, Object... arguments) {
    return (boolean) call(null, type, name, arguments);
  }

  private static Object traversal(int... functions) {
    Object traversal = make("NodeTraversal");
    Object graphs = list("GraphList", "Graph");
    for (int function : functions) call(graphs, "GraphList", "append", function);
    Graphs.set(traversal, "graphs", graphs);
    return traversal;
  }

  private static void visiting() {
    Object function = node(1, 7, node(0, 0), node(0, 0), node(0, 0, node(0, 0), node(0, 0)));
    Object root = node(0, 0, node(0, 0), function, node(0, 0));
    Object traversal = traversal(3, 7);
    require(isTrue("NodeTraversal", "isReady", traversal, root), "not ready");
    call(traversal, "NodeTraversal", "traverse", root);
    requireEqual(9, Graphs.get(traversal, "visited"), "visited");
    requireEqual(1, Graphs.get(traversal, "entered"), "entered");
  }

  private static void unfinished() {
    Object root = node(0, 0, node(1, 7, node(0, 0)));
    Object traversal = traversal();
    require(isTrue("NodeTraversal", "isReady", traversal, root), "not ready");
    Report.requireThrown(
        NullPointerException.class, "", () -> call(traversal, "NodeTraversal", "traverse", root));
  }

  private static void labels() {
    Object leaving = node(3, 5);
    Object inner = node(2, 6, leaving);
    Object root = node(2, 5, node(0, 0), inner);
    Object externs = node(0, 0, node(2, 5));
    Object renamer = make("LabelRenamer");
    require(isTrue("LabelRenamer", "areApart", renamer, externs, root), "not apart");
    call(renamer, "LabelRenamer", "process", externs, root);
    requireEqual(2, Graphs.get(renamer, "renamed"), "renamed");
    requireEqual(-1, Graphs.get(root, "number"), "number of the outer label");
    requireEqual(-2, Graphs.get(inner, "number"), "number of the inner label");
    requireEqual(-1, Graphs.get(leaving, "number"), "number of the break");
  }

  private static void damaged() {
    Object plan = list("FlightPlan", "Fix");
    for (int i = 0; i < 3; i++) call(plan, "FlightPlan", "append", point(i, i));
    Object position = point(0, 0);
    HexChecks.requireRefused(plan, () -> (boolean) call(plan, "FlightPlan", "repOk", position));
    Object tree = node(0, 0, node(0, 0), node(0, 0, node(0, 0)), node(0, 0, node(0, 0), node(0, 0)));
    HexChecks.requireRefused(tree, () -> isTrue("ParseNode", "isTree", tree));
    Object traversal = traversal(1, 2);
    Object small = node(0, 0, node(0, 0), node(0, 0));
    HexChecks.requireRefused(
        Graphs.get(traversal, "graphs"), () -> isTrue("NodeTraversal", "isReady", traversal, small));
    Object other = node(0, 0, node(0, 0));
    Object renamer = make("LabelRenamer");
    require(!isTrue("LabelRenamer", "areApart", renamer, small, small), "one tree is two");
    HexChecks.requireRefused(small, () -> isTrue("LabelRenamer", "areApart", renamer, other, small));
  }
}
