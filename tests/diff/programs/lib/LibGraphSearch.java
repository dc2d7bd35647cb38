// Graphs over collections: breadth first, depth first, components, bipartite test, strong components.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class LibGraphSearch {
  final Map<Integer, Set<Integer>> edges = new TreeMap<>();

  void connect(int a, int b, boolean both) {
    edges.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
    edges.computeIfAbsent(b, k -> new TreeSet<>());
    if (both) {
      edges.get(b).add(a);
    }
  }

  Map<Integer, Integer> distances(int from) {
    Map<Integer, Integer> distance = new TreeMap<>();
    Deque<Integer> queue = new ArrayDeque<>();
    distance.put(from, 0);
    queue.add(from);
    while (!queue.isEmpty()) {
      int n = queue.poll();
      for (int next : edges.get(n)) {
        if (distance.putIfAbsent(next, distance.get(n) + 1) == null) {
          queue.add(next);
        }
      }
    }
    return distance;
  }

  Set<Integer> depthFirst(int from) {
    Set<Integer> seen = new LinkedHashSet<>();
    Deque<Integer> stack = new ArrayDeque<>();
    stack.push(from);
    while (!stack.isEmpty()) {
      int n = stack.pop();
      if (seen.add(n)) {
        List<Integer> next = new ArrayList<>(edges.get(n));
        Collections.reverse(next);
        next.forEach(stack::push);
      }
    }
    return seen;
  }

  List<Set<Integer>> components() {
    List<Set<Integer>> all = new ArrayList<>();
    Set<Integer> seen = new TreeSet<>();
    for (int n : edges.keySet()) {
      if (!seen.contains(n)) {
        Set<Integer> component = new TreeSet<>(depthFirst(n));
        seen.addAll(component);
        all.add(component);
      }
    }
    return all;
  }

  boolean bipartite() {
    Map<Integer, Boolean> color = new HashMap<>();
    for (int start : edges.keySet()) {
      for (Map.Entry<Integer, Integer> e : distances(start).entrySet()) {
        color.putIfAbsent(e.getKey(), e.getValue() % 2 == 0);
      }
    }
    return edges.entrySet().stream().allMatch(e -> e.getValue().stream().noneMatch(n -> color.get(n).equals(color.get(e.getKey()))));
  }

  /** Tarjan's strongly connected components. */
  List<List<Integer>> strong() {
    return new Object() {
      final Map<Integer, Integer> index = new HashMap<>();
      final Map<Integer, Integer> low = new HashMap<>();
      final Deque<Integer> stack = new ArrayDeque<>();
      final List<List<Integer>> found = new ArrayList<>();

      void visit(int n) {
        index.put(n, index.size());
        low.put(n, index.get(n));
        stack.push(n);
        for (int next : edges.get(n)) {
          if (!index.containsKey(next)) {
            visit(next);
            low.merge(n, low.get(next), Math::min);
          } else if (stack.contains(next)) {
            low.merge(n, index.get(next), Math::min);
          }
        }
        if (low.get(n).equals(index.get(n))) {
          List<Integer> component = new ArrayList<>();
          int member;
          do {
            member = stack.pop();
            component.add(member);
          } while (member != n);
          Collections.sort(component);
          found.add(component);
        }
      }

      List<List<Integer>> run() {
        for (int n : edges.keySet()) {
          if (!index.containsKey(n)) {
            visit(n);
          }
        }
        return found;
      }
    }.run();
  }

  static LibGraphSearch random(int nodes, int count, boolean both, long seed) {
    LibGraphSearch g = new LibGraphSearch();
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      g.connect(random.nextInt(nodes), random.nextInt(nodes), both);
    }
    return g;
  }

  public static void main(String[] args) {
    LibGraphSearch g = random(30, 28, true, 4);
    System.out.println(g.edges);
    System.out.println(g.components());
    int first = g.edges.keySet().iterator().next();
    System.out.println(g.distances(first) + " " + g.depthFirst(first) + " " + g.bipartite());
    LibGraphSearch ring = new LibGraphSearch();
    for (int i = 0; i < 8; i++) {
      ring.connect(i, (i + 1) % 8, true);
    }
    System.out.println(ring.bipartite() + " " + ring.distances(0));
    ring.connect(0, 2, true);
    System.out.println(ring.bipartite() + " " + ring.distances(0));
    for (int seed = 0; seed < 5; seed++) {
      LibGraphSearch directed = random(25, 40, false, seed);
      List<List<Integer>> strong = directed.strong();
      System.out.println(strong.size() + " " + strong);
    }
    long hash = 0;
    for (int seed = 10; seed < 20; seed++) {
      LibGraphSearch r = random(60, 80, true, seed);
      hash = hash * 31 + r.components().hashCode() + r.distances(r.edges.keySet().iterator().next()).hashCode();
    }
    System.out.println(hash + " " + Arrays.asList(g.edges.size(), ring.edges.size()));
  }
}
