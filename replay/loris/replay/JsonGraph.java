package loris.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An object graph of docs/json.md. */
final class JsonGraph {
  /** An object of the graph, which has one of text, constant, elements and fields. */
  static final class Node {
    final String id;
    final String type;
    final String text;
    final String constant;
    final List<Object> elements;
    final Map<String, Object> fields;
    final List<Object> free;  // fields on which the path does not depend
    final List<Object> unknown;  // types of an object whose class nobody knows, else null
    final boolean isKept;  // the box that valueOf gives for its value, the interned String

    Node(Map<String, Object> json) {
      id = (String) json.get("id");
      type = (String) json.get("class");
      boolean hasUnits = json.get("utf16") != null;
      text = hasUnits ? Values.string(Json.list(json, "utf16")) : (String) json.get("string");
      constant = (String) json.get("constant");
      elements = json.get("elements") == null ? null : Json.list(json, "elements");
      fields = Json.map(json, "fields");
      free = json.get("free") == null ? List.of() : Json.list(json, "free");
      unknown = json.get("unknown") == null ? null : Json.list(json, "unknown");
      isKept = Boolean.TRUE.equals(json.get("kept"));
    }
  }

  /** What the run asks for by Loris.anyInt and the like, in the order of its calls. */
  static final class Asked {
    final String name;
    final String root;
    final String type;
    final Object value;
    final boolean isOfTarget;  // else of a predicate

    Asked(Map<String, Object> json) {
      name = (String) json.get("name");
      root = (String) json.get("root");
      type = (String) json.get("type");
      value = json.get("value");
      isOfTarget = json.get("when") == null;
    }
  }

  final Map<String, Object> roots;
  final List<Asked> asked = new ArrayList<>();
  final List<Node> nodes = new ArrayList<>();
  private final Map<String, Integer> indexes = new HashMap<>();

  JsonGraph(Map<String, Object> json) {
    roots = Json.map(json, "roots");
    if (json.get("asked") != null) {
      for (Object each : Json.list(json, "asked")) asked.add(new Asked(Json.map(each)));
    }
    for (Object each : Json.list(json, "objects")) {
      Node node = new Node(Json.map(each));
      indexes.put(node.id, nodes.size());
      nodes.add(node);
    }
  }

  /** Which node a reference leads to; -1 for null. */
  int target(Object reference) {
    if (reference == null) return -1;
    return indexes.get((String) Json.map(reference).get("ref"));
  }

  /** Whether what comes after receiver and parameters is a static field, "pkg.Config.limit". */
  boolean isStatic(String root) {
    return root.indexOf('.') >= 0 && asked.stream().noneMatch(each -> each.root.equals(root));
  }

  /** The field that a key of "fields" means: its name, or a name that is hidden with its class. */
  static Slot slot(Class<?> type, String key) {
    int dot = key.lastIndexOf('.');
    Layout layout = Layout.of(type);
    return dot < 0 ? layout.slot(key) : layout.slot(key.substring(0, dot), key.substring(dot + 1));
  }

  /** The value under a root, which steps aside in parentheses for a parameter of its name. */
  Object outcome(String name) {
    String aside = "(" + name + ")";
    return roots.containsKey(aside) ? roots.get(aside) : roots.get(name);
  }
}
