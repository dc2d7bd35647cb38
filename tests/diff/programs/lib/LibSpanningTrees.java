// Kruskal with union-find against Prim with a PriorityQueue; topological order by Kahn, cycles, critical path.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class LibSpanningTrees {
  static final class UnionFind {
    final int[] parent;
    final int[] rank;
    int sets;

    UnionFind(int n) {
      parent = new int[n];
      rank = new int[n];
      sets = n;
      Arrays.setAll(parent, i -> i);
    }

    int find(int x) {
      while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
      }
      return x;
    }

    boolean union(int a, int b) {
      int x = find(a);
      int y = find(b);
      if (x == y) {
        return false;
      }
      if (rank[x] < rank[y]) {
        int t = x;
        x = y;
        y = t;
      }
      parent[y] = x;
      rank[x] += rank[x] == rank[y] ? 1 : 0;
      sets--;
      return true;
    }
  }

  static List<int[]> graph(int n, int count, long seed) {
    Random r = new Random(seed);
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i < n; i++) {
      edges.add(new int[] {r.nextInt(i), i, 1 + r.nextInt(100)});
    }
    for (int i = 0; i < count; i++) {
      edges.add(new int[] {r.nextInt(n), r.nextInt(n), 1 + r.nextInt(100)});
    }
    return edges;
  }

  static long kruskal(int n, List<int[]> edges, List<String> chosen) {
    List<int[]> sorted = new ArrayList<>(edges);
    sorted.sort(Comparator.<int[]>comparingInt(e -> e[2]).thenComparingInt(e -> e[0]).thenComparingInt(e -> e[1]));
    UnionFind sets = new UnionFind(n);
    long total = 0;
    for (int[] e : sorted) {
      if (sets.union(e[0], e[1])) {
        total += e[2];
        chosen.add(e[0] + "-" + e[1]);
      }
    }
    assert sets.sets == 1;
    return total;
  }

  static long prim(int n, List<int[]> edges) {
    Set<Integer> inside = new HashSet<>();
    PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt(e -> e[2]));
    long total = 0;
    int at = 0;
    inside.add(0);
    while (inside.size() < n) {
      for (int[] e : edges) {
        if (e[0] == at || e[1] == at) {
          queue.add(e);
        }
      }
      int[] e;
      do {
        e = queue.remove();
      } while (inside.contains(e[0]) && inside.contains(e[1]));
      total += e[2];
      at = inside.contains(e[0]) ? e[1] : e[0];
      inside.add(at);
    }
    return total;
  }

  static List<String> kahn(Map<String, List<String>> needs) {
    Map<String, Integer> open = new TreeMap<>();
    Map<String, Set<String>> users = new HashMap<>();
    needs.forEach((task, before) -> {
      open.merge(task, before.size(), Integer::sum);
      for (String b : before) {
        open.putIfAbsent(b, 0);
        users.computeIfAbsent(b, k -> new TreeSet<>()).add(task);
      }
    });
    Queue<String> ready = new ArrayDeque<>();
    open.forEach((task, n) -> {
      if (n == 0) {
        ready.add(task);
      }
    });
    List<String> order = new ArrayList<>();
    while (!ready.isEmpty()) {
      String task = ready.remove();
      order.add(task);
      for (String user : users.getOrDefault(task, Collections.emptySet())) {
        if (open.merge(user, -1, Integer::sum) == 0) {
          ready.add(user);
        }
      }
    }
    if (order.size() < open.size()) {
      open.values().removeIf(n -> n == 0);
      throw new IllegalStateException("cycle among " + open.keySet());
    }
    return order;
  }

  public static void main(String[] args) {
    for (int seed = 0; seed < 6; seed++) {
      List<int[]> edges = graph(25, 50, seed);
      List<String> chosen = new ArrayList<>();
      long a = kruskal(25, edges, chosen);
      long b = prim(25, edges);
      System.out.println(a + " " + (a == b) + " " + chosen);
    }
    Map<String, List<String>> needs = new LinkedHashMap<>();
    needs.put("shoes", List.of("trousers", "socks"));
    needs.put("trousers", List.of("pants"));
    needs.put("belt", List.of("trousers", "shirt"));
    needs.put("tie", List.of("shirt"));
    needs.put("jacket", List.of("tie", "belt"));
    List<String> order = kahn(needs);
    System.out.println(order);
    Map<String, Integer> finish = new LinkedHashMap<>();
    for (String task : order) {
      int start = needs.getOrDefault(task, List.of()).stream().mapToInt(finish::get).max().orElse(0);
      finish.put(task, start + task.length());
    }
    System.out.println(finish);
    needs.put("pants", List.of("jacket"));
    try {
      kahn(needs);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
