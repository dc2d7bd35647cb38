package loris.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The input that a listed path shows, as objects of this JVM. */
public final class PathInput {
  private PathInput() {}

  /** The receiver and the arguments; null when the path shows no input that can be built here. */
  public static Object[] build(Target target, Map<String, Object> path) {
    if (path.get("input") == null) return null;
    try {
      JsonGraph graph = new JsonGraph(Json.map(path, "input"));
      GraphBuilder builder = new GraphBuilder(graph);
      List<Class<?>> types = target.inputs();
      List<Object> values = new ArrayList<>(graph.roots.values());
      if (values.size() < types.size()) return null;
      Object[] inputs = new Object[types.size()];
      for (int i = 0; i < inputs.length; ++i) {
        inputs[i] = builder.value(Names.typeCharacter(types.get(i)), values.get(i));
      }
      return inputs;
    } catch (NotRunnable e) {
      return null;
    }
  }
}
