package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;
import static check.Report.requireThrown;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/** The programs of pose/: what they do to structures that are in order. */
public final class PoseChecks {
  private static final List<String> LISTS = List.of("pose.DoublyLinkedList", "pose.DoublyLinkedListChecked");
  private static final List<String> TREES = List.of("pose.AvlTree", "pose.AvlTreeBranching");

  private PoseChecks() {}

  public static void main(String[] args) {
    check("Swap, Sum and HasNull", PoseChecks::samples);
    check("DoublyLinkedList reads", PoseChecks::listReads);
    check("DoublyLinkedList adds and removes", PoseChecks::listChanges);
    check("DoublyLinkedListChecked refuses", PoseChecks::listRefuses);
    check("CachingList adds", PoseChecks::cachingListAdds);
    check("AvlTree finds", PoseChecks::treeFinds);
    check("AvlTree inserts", PoseChecks::treeInserts);
    check("AvlTree knows what is balanced", PoseChecks::treeBalance);
    check("TreeMap puts", PoseChecks::mapPuts);
  }

  private static Object make(String type, Object... fieldsAndValues) {
    Object made = Graphs.make(Graphs.named(type));
    for (int i = 0; i < fieldsAndValues.length; i += 2) {
      Graphs.set(made, (String) fieldsAndValues[i], fieldsAndValues[i + 1]);
    }
    return made;
  }

  /** What the method answers; what it throws is thrown. */
  private static Object call(Object on, String name, Object... arguments) throws Exception {
    for (Method method : on.getClass().getDeclaredMethods()) {
      boolean fits = method.getName().equals(name) && method.getParameterCount() == arguments.length;
      if (!fits) continue;
      method.setAccessible(true);
      try {
        return method.invoke(on, arguments);
      } catch (InvocationTargetException e) {
        throw (Exception) e.getCause();
      }
    }
    throw new AssertionError(on.getClass() + " has no method " + name);
  }

  private static void samples() throws Exception {
    Object one = make("pose.Swap", "data", "one");
    Object two = make("pose.Swap", "data", "two");
    call(one, "swap", two);
    call(one, "swap", (Object) null);
    requireEqual("two", Graphs.get(one, "data"), "data");
    requireEqual("one", Graphs.get(two, "data"), "data");

    Object ten = make("pose.Sum", "val", 10);
    Object sum = make("pose.Sum", "val", 1, "s0", ten, "s1", ten);
    Graphs.set(sum, "s2", sum);
    requireEqual(22, call(sum, "sum"), "sum");

    for (int length = 0; length <= 12; length++) {
      Object first = make("pose.HasNull");
      for (int i = 0; i < length; i++) first = make("pose.HasNull", "next", first);
      requireEqual(length <= 4, call(first, "hasNull4"), "hasNull4 of " + length);
      requireEqual(length <= 10, call(first, "hasNull10"), "hasNull10 of " + length);
    }
  }

  /** A list of the elements, circular. */
  private static Object list(String type, Object... elements) {
    Object header = make(type + "$Entry");
    Object last = header;
    for (Object element : elements) {
      Object entry = make(type + "$Entry", "element", element, "previous", last);
      Graphs.set(last, "next", entry);
      last = entry;
    }
    Graphs.set(last, "next", header);
    Graphs.set(header, "previous", last);
    return make(type, "header", header, "size", elements.length);
  }

  /** The elements; the links back must be right and the size must be theirs. */
  private static List<Object> elements(Object list) {
    List<Object> elements = new ArrayList<>();
    Object header = Graphs.get(list, "header");
    Object at = header;
    do {
      Object next = Graphs.get(at, "next");
      require(Graphs.get(next, "previous") == at, "a link back is wrong");
      at = next;
      if (at != header) elements.add(Graphs.get(at, "element"));
    } while (at != header);
    requireEqual(elements.size(), Graphs.get(list, "size"), "size");
    return elements;
  }

  private static void listReads() throws Exception {
    for (String type : LISTS) {
      Object list = list(type, "a", "b", "c", "d", "e");
      requireEqual("a", call(list, "getFirst"), "first");
      requireEqual("e", call(list, "getLast"), "last");
      requireEqual("e", call(list, "get"), "the fifth");
      requireEqual(2, call(list, "indexOf", "c"), "index");
    }
    Object unchecked = list(LISTS.get(0), "a", null, "c");
    requireEqual(1, call(unchecked, "indexOf", (Object) null), "index of null");
    requireEqual(-1, call(list(LISTS.get(1), "a", "b"), "indexOf", "c"), "index of none");
  }

  private static void listChanges() throws Exception {
    for (String type : LISTS) {
      Object list = list(type, "a", "b", "c", "d");
      call(list, "add", "e");
      call(list, "add", "x");
      requireEqual(List.of("a", "b", "c", "d", "x", "e"), elements(list), "added");
      requireEqual("x", call(list, "remove"), "removed");
      requireEqual("a", call(list, "removeFirst"), "removed");
      requireEqual("e", call(list, "removeLast"), "removed");
      requireEqual(List.of("b", "c", "d"), elements(list), "left over");
    }
  }

  private static void listRefuses() {
    Object empty = list(LISTS.get(1));
    for (String name : List.of("getFirst", "getLast", "removeFirst", "removeLast")) {
      requireThrown(NoSuchElementException.class, "", () -> call(empty, name));
    }
    requireThrown(IndexOutOfBoundsException.class, "", () -> call(empty, "get"));
    requireThrown(IndexOutOfBoundsException.class, "", () -> call(empty, "remove"));
  }

  private static void cachingListAdds() throws Exception {
    Object header = make("pose.CachingList$Node");
    Graphs.set(header, "next", header);
    Graphs.set(header, "previous", header);
    Object cached = make("pose.CachingList$Node");
    Object list = make("pose.CachingList", "header", header, "firstCachedNode", cached, "cacheSize", 1);
    call(list, "add", "a");
    call(list, "add", "b");
    requireEqual(2, Graphs.get(list, "size"), "size");
    requireEqual(0, Graphs.get(list, "cacheSize"), "cacheSize");
    Object first = Graphs.get(header, "next");
    require(first == cached, "the cached node was not taken");
    requireEqual("a", Graphs.get(first, "value"), "value");
    Object second = Graphs.get(first, "next");
    requireEqual("b", Graphs.get(second, "value"), "value");
    require(Graphs.get(second, "next") == header && Graphs.get(header, "previous") == second, "not circular");
  }

  /** A node of a tree with three arguments at most: element, left, right. */
  private static Object node(String type, int element, Object left, Object right) {
    int height = Math.max(height(left), height(right)) + 1;
    return make(type + "$Node", "element", element, "left", left, "right", right, "height", height);
  }

  private static int height(Object node) {
    return node == null ? -1 : (int) Graphs.get(node, "height");
  }

  private static Object leaf(String type, int element) {
    return node(type, element, null, null);
  }

  private static void treeFinds() throws Exception {
    for (String type : TREES) {
      Object root = node(type, 5, node(type, 3, leaf(type, 1), null), leaf(type, 8));
      Object tree = make(type, "root", root);
      requireEqual(8, call(tree, "findMax"), "findMax");
      requireEqual(1, call(tree, "findMin"), "findMin");
      requireEqual(-1, call(make(type), "findMax"), "findMax of none");
      for (int x : new int[] {1, 3, 5, 8}) requireEqual(x, call(tree, "find", x), "find");
      requireEqual(-1, call(tree, "find", 4), "find");
    }
    String type = TREES.get(0);
    Object tree = make(type, "root", node(type, 5, leaf(type, 3), leaf(type, 8)));
    for (String name : List.of("maxElement", "maxElementLopsided")) {
      requireEqual(true, call(tree, name, 8), name);
      requireEqual(false, call(tree, name, 7), name);
    }
    requireEqual(true, call(tree, "minElement", 3), "minElement");
    requireEqual(false, call(tree, "minElement", 4), "minElement");
  }

  private static List<Object> inOrder(Object node) {
    List<Object> elements = new ArrayList<>();
    if (node == null) return elements;
    elements.addAll(inOrder(Graphs.get(node, "left")));
    elements.add(Graphs.get(node, "element"));
    elements.addAll(inOrder(Graphs.get(node, "right")));
    return elements;
  }

  private static void treeInserts() throws Exception {
    for (String type : TREES) {
      for (int[] order : Orders.of(2)) {
        Object tree = make(type);
        for (int element : order) call(tree, "insertElem", element);
        call(tree, "insertElem", order[0]);
        requireEqual(2, inOrder(Graphs.get(tree, "root")).size(), "elements");
        requireEqual(1, height(Graphs.get(tree, "root")), "height");
      }
      // A grandchild that is there already makes the tree lean: it is rotated.
      for (int inner : new int[] {1, 3}) {
        Object child = node(type, 2, inner == 1 ? leaf(type, 1) : null, inner == 3 ? leaf(type, 3) : null);
        Object tree = make(type, "root", node(type, 4, child, null));
        call(tree, "insertElem", inner);
        Object root = Graphs.get(tree, "root");
        requireEqual(inner == 1 ? 2 : 3, Graphs.get(root, "element"), "root after a rotation");
        requireEqual(inner == 1 ? List.of(1, 2, 4) : List.of(2, 3, 4), inOrder(root), "elements");
        requireEqual(1, height(root), "height");
      }
    }
  }

  private static void treeBalance() throws Exception {
    int[] heights = {Integer.MIN_VALUE, -3, -2, -1, 0, 1, 2, Integer.MAX_VALUE};
    for (String type : TREES) {
      requireEqual(true, call(make(type), "balanced"), "balanced");
      for (int left : heights) {
        for (int right : heights) {
          // A node that claims a height and whose own children are missing is balanced itself.
          Object root = make(type + "$Node");
          Graphs.set(root, "left", make(type + "$Node", "height", left));
          Graphs.set(root, "right", make(type + "$Node", "height", right));
          boolean near = Math.abs((long) left - right) <= 1;
          boolean wraps = Math.abs((long) left - right) == (1L << 32) - 1 && type.endsWith("Branching");
          requireEqual(near || wraps, call(make(type, "root", root), "balanced"), left + " and " + right);
        }
      }
    }
  }

  private static void mapPuts() throws Exception {
    for (int[] order : Orders.of(3)) {
      Object map = make("pose.TreeMap");
      for (int key : order) requireEqual(0, call(map, "putValue", key, "v" + key) == null ? 0 : 1, "put");
      requireEqual(3, Graphs.get(map, "size"), "size");
      Object root = Graphs.get(map, "root");
      int middle = Arrays.stream(order).sorted().toArray()[1];
      requireEqual(middle, Graphs.get(root, "key"), "root of " + Arrays.toString(order));
      requireEqual(1, Graphs.get(root, "color"), "black");
      require(Graphs.get(root, "parent") == null, "the root has a parent");
      requireEqual("v" + middle, call(map, "putValue", middle, "other"), "replaced");
      require(call(map, "put", middle) != null, "nothing was replaced");
    }
  }
}
