// Shortest paths: Dijkstra with a PriorityQueue, Bellman-Ford, Floyd-Warshall, A* on a grid; they must agree.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

public class LibShortestPaths {
  record Edge(int from, int to, int weight) {}

  record Visit(int node, long distance) implements Comparable<Visit> {
    @Override
    public int compareTo(Visit o) {
      return distance != o.distance ? Long.compare(distance, o.distance) : Integer.compare(node, o.node);
    }
  }

  static final long FAR = Long.MAX_VALUE / 4;

  static List<Edge> random(int nodes, int count, int least, long seed) {
    Random r = new Random(seed);
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      edges.add(new Edge(r.nextInt(nodes), r.nextInt(nodes), least + r.nextInt(20)));
    }
    return edges;
  }

  static long[] dijkstra(int nodes, List<Edge> edges, int from, int[] parent) {
    List<List<Edge>> out = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      out.add(new ArrayList<>());
    }
    for (Edge e : edges) {
      out.get(e.from()).add(e);
    }
    long[] distance = new long[nodes];
    Arrays.fill(distance, FAR);
    Arrays.fill(parent, -1);
    distance[from] = 0;
    PriorityQueue<Visit> queue = new PriorityQueue<>();
    queue.add(new Visit(from, 0));
    while (!queue.isEmpty()) {
      Visit v = queue.poll();
      if (v.distance() > distance[v.node()]) {
        continue;
      }
      for (Edge e : out.get(v.node())) {
        long d = v.distance() + e.weight();
        if (d < distance[e.to()]) {
          distance[e.to()] = d;
          parent[e.to()] = v.node();
          queue.add(new Visit(e.to(), d));
        }
      }
    }
    return distance;
  }

  static long[] bellmanFord(int nodes, List<Edge> edges, int from) {
    long[] distance = new long[nodes];
    Arrays.fill(distance, FAR);
    distance[from] = 0;
    for (int round = 0; round < nodes; round++) {
      boolean changed = false;
      for (Edge e : edges) {
        if (distance[e.from()] < FAR && distance[e.from()] + e.weight() < distance[e.to()]) {
          distance[e.to()] = distance[e.from()] + e.weight();
          changed = true;
        }
      }
      if (!changed) {
        return distance;
      }
    }
    throw new IllegalStateException("negative cycle");
  }

  static long[][] floydWarshall(int nodes, List<Edge> edges) {
    long[][] d = new long[nodes][nodes];
    for (int i = 0; i < nodes; i++) {
      Arrays.fill(d[i], FAR);
      d[i][i] = 0;
    }
    for (Edge e : edges) {
      d[e.from()][e.to()] = Math.min(d[e.from()][e.to()], e.weight());
    }
    for (int k = 0; k < nodes; k++) {
      for (int i = 0; i < nodes; i++) {
        for (int j = 0; j < nodes; j++) {
          d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        }
      }
    }
    return d;
  }

  static String grid(String[] map) {
    int w = map[0].length();
    int size = w * map.length;
    int goal = size - 1;
    int[] cost = new int[size];
    int[] parent = new int[size];
    Arrays.fill(cost, Integer.MAX_VALUE);
    cost[0] = 0;
    PriorityQueue<int[]> open = new PriorityQueue<>((a, b) -> a[0] != b[0] ? a[0] - b[0] : b[1] - a[1]);
    open.add(new int[] {0, 0});
    int[][] steps = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    while (!open.isEmpty()) {
      int at = open.poll()[1];
      for (int[] s : steps) {
        int x = at % w + s[0];
        int y = at / w + s[1];
        if (x < 0 || y < 0 || x >= w || y >= map.length || map[y].charAt(x) == '#') {
          continue;
        }
        int next = y * w + x;
        if (cost[at] + 1 < cost[next]) {
          cost[next] = cost[at] + 1;
          parent[next] = at;
          open.add(new int[] {cost[next] + Math.abs(w - 1 - x) + Math.abs(map.length - 1 - y), next});
        }
      }
    }
    if (cost[goal] == Integer.MAX_VALUE) {
      return "no way";
    }
    char[][] drawn = new char[map.length][];
    for (int y = 0; y < map.length; y++) {
      drawn[y] = map[y].toCharArray();
    }
    for (int at = goal; ; at = parent[at]) {
      drawn[at / w][at % w] = '*';
      if (at == 0) {
        break;
      }
    }
    StringBuilder out = new StringBuilder().append(cost[goal]).append('\n');
    for (char[] row : drawn) {
      out.append(row).append('\n');
    }
    return out.toString();
  }

  public static void main(String[] args) {
    for (int seed = 0; seed < 6; seed++) {
      int nodes = 20;
      List<Edge> edges = random(nodes, 55, 1, seed);
      int[] parent = new int[nodes];
      long[] d = dijkstra(nodes, edges, 0, parent);
      assert Arrays.equals(d, bellmanFord(nodes, edges, 0));
      assert Arrays.equals(d, floydWarshall(nodes, edges)[0]);
      List<Integer> path = new ArrayList<>();
      for (int n = nodes - 1; n >= 0 && d[nodes - 1] < FAR; n = parent[n]) {
        path.add(n);
      }
      Collections.reverse(path);
      System.out.println(Arrays.stream(d).map(x -> x == FAR ? -1 : x).boxed().toList() + " " + path);
    }
    for (int seed = 0; seed < 4; seed++) {
      try {
        System.out.println(Arrays.hashCode(bellmanFord(10, random(10, 18, -3, seed), 0)));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.print(grid(new String[] {"..#.......", ".##.####..", "....#..#..", ".####.##..", "......#..."}));
    System.out.println(grid(new String[] {".#.", "#..", "..."}));
  }
}
