package loris.replay;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;

/** Makes the objects of an input graph, without constructors. */
final class GraphBuilder {
  private final JsonGraph graph;
  final Object[] objects;  // as the graph's nodes

  GraphBuilder(JsonGraph graph) throws NotRunnable {
    this.graph = graph;
    objects = new Object[graph.nodes.size()];
    for (int i = 0; i < objects.length; ++i) objects[i] = allocate(graph.nodes.get(i));
    for (int i = 0; i < objects.length; ++i) fill(objects[i], graph.nodes.get(i));
  }

  /** A value of the graph as {@link Memory#read} would give it. */
  Object value(char type, Object json) {
    if (type != 'L') return Values.number(type, json);
    int target = graph.target(json);
    return target < 0 ? null : objects[target];
  }

  private static Object allocate(JsonGraph.Node node) throws NotRunnable {
    try {
      if (node.unknown != null) return unused(node);
      // A String or box of the input is one of those that everyone gets only where the path says so.
      if (node.text != null) {
        String own = new String(node.text.toCharArray());
        return node.isKept ? own.intern() : own;
      }
      Class<?> type = Names.find(node.type);
      if (node.isKept) return keptBox(type, node.fields.get("value"));
      if (node.constant != null) return constant(type, node.constant);
      if (type.isArray()) return Array.newInstance(type.getComponentType(), node.elements.size());
      if (type == Class.class || type.isHidden()) throw new NotRunnable("no " + node.type + " can be made");
      return Memory.allocate(type);
    } catch (ClassNotFoundException | InstantiationException | LinkageError e) {
      throw new NotRunnable("no " + node.type + " can be made: " + e);
    }
  }

  /** The path has not used it: an object serves whose methods all throw. */
  private static Object unused(JsonGraph.Node node) throws NotRunnable, ClassNotFoundException {
    Class<?>[] types = new Class<?>[node.unknown.size()];
    ClassLoader loader = null;
    for (int i = 0; i < types.length; ++i) {
      types[i] = Names.find((String) node.unknown.get(i));
      if (loader == null) loader = types[i].getClassLoader();
      boolean isOpen = types[i].isInterface() && !types[i].isSealed();
      if (!isOpen) throw new NotRunnable("no object of unknown class below " + types[i].getName() + " can be made");
    }
    return java.lang.reflect.Proxy.newProxyInstance(
        loader, types,
        (proxy, method, values) -> {
          throw new AssertionError("the path calls no " + method + " of this object");
        });
  }

  private static Object keptBox(Class<?> type, Object json) {
    Class<?> primitive = Layout.of(type).slot("value").field.getType();
    return Target.box(primitive, Values.number(Names.typeCharacter(primitive), json));
  }

  private static Object constant(Class<?> type, String name) throws NotRunnable {
    Class<?> declaring = type.isEnum() ? type : type.getSuperclass();  // a constant with a body
    for (Object each : declaring.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) return each;
    }
    throw new NotRunnable("no constant " + name + " in " + type);
  }

  private void fill(Object object, JsonGraph.Node node) throws NotRunnable {
    if (node.isKept || node.text != null) return;
    if (node.elements != null) {
      fillArray(object, node.elements);
      return;
    }
    for (Map.Entry<String, Object> field : node.fields.entrySet()) {
      Slot slot = JsonGraph.slot(object.getClass(), field.getKey());
      if (isTrace(object, slot, field.getKey())) {
        if (node.free.contains(field.getKey())) continue;
        throw new NotRunnable("it depends on where an exception was thrown");
      }
      if (slot == null) throw new NotRunnable(node.type + " has no field " + field.getKey());
      slot.write(object, fitting(slot.field.getType(), field.getValue()));
    }
  }

  /** Only the JVM can say where an exception was thrown, and it hides some of these fields. */
  private static boolean isTrace(Object object, Slot slot, String key) {
    String name = key.substring(key.lastIndexOf('.') + 1);
    boolean isOwn = slot == null || slot.field.getDeclaringClass() == Throwable.class;
    return object instanceof Throwable && isOwn
        && List.of("backtrace", "depth", "stackTrace").contains(name);
  }

  private void fillArray(Object array, List<Object> elements) {
    Class<?> type = array.getClass().getComponentType();
    for (int i = 0; i < elements.size(); ++i) {
      ArrayAccess.write(array, i, fitting(type, elements.get(i)));
    }
  }

  /** Memory takes anything, and a JVM with an object in the wrong place may do anything. */
  private Object fitting(Class<?> type, Object json) {
    Object value = value(Names.typeCharacter(type), json);
    boolean fits = type.isPrimitive() || value == null || type.isInstance(value);
    if (!fits) {
      String found = value.getClass().getTypeName();
      throw new IllegalArgumentException("a " + found + " where a " + type.getTypeName() + " belongs");
    }
    return value;
  }
}
