// A precondition may keep what it has visited in a collection, which is no part of the input: whichever it takes, the
// same trees are valid. So the walk over all nodes has a path for each of the 1 + 1 + 2 + 5 trees within the scope, and
// the one along an edge has four.
// RUN: loris explore Visited.count --pre hasParents --decide precise --heap lazy -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre hasParents --decide precise --heap lazier -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre hasParents --decide precise --heap lazier# -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre hasParents --decide precise --heap symbolic -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre hasParents --decide precise --heap pose -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.leftEdge --pre hasParents --decide precise --audit -n 3
// EXPECT: exit 0, complete true, paths.total 4, paths.normal 4, audit.checked 4, audit.infeasible 0
// RUN: loris explore Visited.count --pre isTreeByHashSet --decide precise --heap lazy -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByHashSet --decide precise --heap lazier -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByHashSet --decide precise --heap lazier# -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByHashSet --decide precise --heap symbolic -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByHashSet --decide precise --heap pose -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.leftEdge --pre isTreeByHashSet --decide precise --audit -n 3
// EXPECT: exit 0, complete true, paths.total 4, paths.normal 4, audit.checked 4, audit.infeasible 0
// RUN: loris explore Visited.count --pre isTreeByIdentitySet --decide precise --heap lazy -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentitySet --decide precise --heap lazier -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentitySet --decide precise --heap lazier# -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentitySet --decide precise --heap symbolic -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentitySet --decide precise --heap pose -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.leftEdge --pre isTreeByIdentitySet --decide precise --audit -n 3
// EXPECT: exit 0, complete true, paths.total 4, paths.normal 4, audit.checked 4, audit.infeasible 0
// RUN: loris explore Visited.count --pre isTreeByIdentityMap --decide precise --heap lazy -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentityMap --decide precise --heap lazier -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentityMap --decide precise --heap lazier# -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentityMap --decide precise --heap symbolic -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByIdentityMap --decide precise --heap pose -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.leftEdge --pre isTreeByIdentityMap --decide precise --audit -n 3
// EXPECT: exit 0, complete true, paths.total 4, paths.normal 4, audit.checked 4, audit.infeasible 0
// RUN: loris explore Visited.count --pre isTreeByList --decide precise --heap lazy -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByList --decide precise --heap lazier -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByList --decide precise --heap lazier# -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByList --decide precise --heap symbolic -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.count --pre isTreeByList --decide precise --heap pose -n 3
// EXPECT: exit 0, complete true, paths.total 9, paths.normal 9
// RUN: loris explore Visited.leftEdge --pre isTreeByList --decide precise --audit -n 3
// EXPECT: exit 0, complete true, paths.total 4, paths.normal 4, audit.checked 4, audit.infeasible 0
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Visited {
  static final class Node {
    Node left, right, parent;
  }

  Node root;

  /** Without a collection: a node is the left or the right child of its only parent. */
  boolean hasParents() {
    return hasParents(root, null);
  }

  private static boolean hasParents(Node node, Node parent) {
    if (node == null) return true;
    if (node.parent != parent || (node.left != null && node.left == node.right)) return false;
    return hasParents(node.left, node) && hasParents(node.right, node);
  }

  boolean isTreeByHashSet() {
    return addAll(root, new HashSet<>());
  }

  boolean isTreeByIdentitySet() {
    return addAll(root, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  private static boolean addAll(Node node, Set<Node> seen) {
    return node == null || (seen.add(node) && addAll(node.left, seen) && addAll(node.right, seen));
  }

  boolean isTreeByIdentityMap() {
    return putAll(root, new IdentityHashMap<>());
  }

  private static boolean putAll(Node node, Map<Node, Boolean> seen) {
    if (node == null) return true;
    return seen.put(node, true) == null && putAll(node.left, seen) && putAll(node.right, seen);
  }

  boolean isTreeByList() {
    return addAll(root, new ArrayList<>());
  }

  private static boolean addAll(Node node, List<Node> seen) {
    if (node == null) return true;
    if (seen.contains(node)) return false;
    seen.add(node);
    return addAll(node.left, seen) && addAll(node.right, seen);
  }

  int count() {
    return size(root);
  }

  private static int size(Node node) {
    return node == null ? 0 : size(node.left) + 1 + size(node.right);
  }

  int leftEdge() {
    int length = 0;
    for (Node at = root; at != null; at = at.left) length++;
    return length;
  }
}
