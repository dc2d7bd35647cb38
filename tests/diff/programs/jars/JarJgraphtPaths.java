// jgrapht: shortest paths by six algorithms, spanning trees by three, flows by four, tours and matchings: totals must agree.
// JARS: jgrapht-core.jar,jheaps.jar
// TIMEOUT: 120
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.flow.DinicMFImpl;
import org.jgrapht.alg.flow.EdmondsKarpMFImpl;
import org.jgrapht.alg.flow.PushRelabelMFImpl;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm;
import org.jgrapht.alg.matching.HopcroftKarpMaximumCardinalityBipartiteMatching;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.alg.shortestpath.BellmanFordShortestPath;
import org.jgrapht.alg.shortestpath.BidirectionalDijkstraShortestPath;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.alg.shortestpath.FloydWarshallShortestPaths;
import org.jgrapht.alg.shortestpath.JohnsonShortestPaths;
import org.jgrapht.alg.shortestpath.YenKShortestPath;
import org.jgrapht.alg.spanning.BoruvkaMinimumSpanningTree;
import org.jgrapht.alg.spanning.KruskalMinimumSpanningTree;
import org.jgrapht.alg.spanning.PrimMinimumSpanningTree;
import org.jgrapht.alg.tour.HeldKarpTSP;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.jgrapht.graph.DefaultEdge;

public class JarJgraphtPaths {
  static <G extends Graph<Integer, DefaultWeightedEdge>> G fill(G graph, int nodes, int edges, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < nodes; i++) {
      graph.addVertex(i);
    }
    for (int i = 1; i < nodes; i++) {
      put(graph, random.nextInt(i), i, 1 + random.nextInt(1000));
    }
    for (int i = 0; i < edges; i++) {
      put(graph, random.nextInt(nodes), random.nextInt(nodes), 1 + random.nextInt(1000));
    }
    return graph;
  }

  static void put(Graph<Integer, DefaultWeightedEdge> graph, int a, int b, int weight) {
    if (a != b && !graph.containsEdge(a, b)) {
      graph.setEdgeWeight(graph.addEdge(a, b), weight);
    }
  }

  static void paths(long seed) {
    Graph<Integer, DefaultWeightedEdge> g = fill(new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class), 40, 120, seed);
    List<ShortestPathAlgorithm<Integer, DefaultWeightedEdge>> algorithms = new ArrayList<>();
    algorithms.add(new DijkstraShortestPath<>(g));
    algorithms.add(new BidirectionalDijkstraShortestPath<>(g));
    algorithms.add(new BellmanFordShortestPath<>(g));
    algorithms.add(new FloydWarshallShortestPaths<>(g));
    algorithms.add(new JohnsonShortestPaths<>(g));
    algorithms.add(new AStarShortestPath<>(g, (a, b) -> 0));
    long hash = 0;
    int unreachable = 0;
    for (int target = 1; target < 40; target += 4) {
      double expected = algorithms.get(0).getPathWeight(0, target);
      for (ShortestPathAlgorithm<Integer, DefaultWeightedEdge> a : algorithms) {
        double weight = a.getPathWeight(0, target);
        assert weight == expected : a.getClass() + " " + weight + " " + expected;
      }
      unreachable += Double.isInfinite(expected) ? 1 : 0;
      hash = hash * 31 + Double.hashCode(expected);
    }
    GraphPath<Integer, DefaultWeightedEdge> path = algorithms.get(0).getPath(0, 39);
    System.out.println("paths " + seed + " " + g.edgeSet().size() + " " + hash + " " + unreachable + " " + (path == null ? "none" : path.getVertexList() + " " + path.getWeight()));
    if (path != null) {
      StringBuilder weights = new StringBuilder();
      for (GraphPath<Integer, DefaultWeightedEdge> p : new YenKShortestPath<>(g).getPaths(0, 39, 4)) {
        weights.append(p.getWeight()).append(' ');
      }
      System.out.println("  " + weights);
    }
  }

  static void trees(long seed) {
    Graph<Integer, DefaultWeightedEdge> g = fill(new SimpleWeightedGraph<>(DefaultWeightedEdge.class), 60, 200, seed);
    double a = new KruskalMinimumSpanningTree<>(g).getSpanningTree().getWeight();
    double b = new PrimMinimumSpanningTree<>(g).getSpanningTree().getWeight();
    double c = new BoruvkaMinimumSpanningTree<>(g).getSpanningTree().getWeight();
    System.out.println("trees " + a + " " + (a == b) + (a == c) + " " + g.degreeOf(0) + " " + g.edgesOf(5).size());
  }

  static void flows(long seed) {
    Graph<Integer, DefaultWeightedEdge> g = fill(new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class), 20, 80, seed);
    double a = new EdmondsKarpMFImpl<>(g).getMaximumFlowValue(0, 19);
    double b = new PushRelabelMFImpl<>(g).getMaximumFlowValue(0, 19);
    double c = new DinicMFImpl<>(g).getMaximumFlowValue(0, 19);
    EdmondsKarpMFImpl<Integer, DefaultWeightedEdge> cut = new EdmondsKarpMFImpl<>(g);
    double d = cut.calculateMinCut(0, 19);
    System.out.println("flows " + a + " " + (a == b) + (a == c) + (a == d) + " " + new TreeSet<>(cut.getSourcePartition()).hashCode());
  }

  static void matchings(long seed) {
    Random random = new Random(seed);
    Graph<Integer, DefaultEdge> g = new SimpleGraph<>(DefaultEdge.class);
    Set<Integer> left = new TreeSet<>();
    Set<Integer> right = new TreeSet<>();
    for (int i = 0; i < 25; i++) {
      g.addVertex(i);
      g.addVertex(100 + i);
      left.add(i);
      right.add(100 + i);
    }
    for (int i = 0; i < 45; i++) {
      int a = random.nextInt(25);
      int b = 100 + random.nextInt(25);
      if (!g.containsEdge(a, b)) {
        g.addEdge(a, b);
      }
    }
    Collection<DefaultEdge> matching = new HopcroftKarpMaximumCardinalityBipartiteMatching<>(g, left, right).getMatching().getEdges();
    Set<Integer> used = new TreeSet<>();
    for (DefaultEdge e : matching) {
      assert used.add(g.getEdgeSource(e)) && used.add(g.getEdgeTarget(e));
    }
    System.out.println("matching " + matching.size());
  }

  static void tour() {
    Graph<Integer, DefaultWeightedEdge> g = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    int[][] places = {{0, 0}, {3, 4}, {6, 0}, {3, 0}, {0, 4}, {6, 4}};
    for (int i = 0; i < places.length; i++) {
      g.addVertex(i);
      for (int j = 0; j < i; j++) {
        g.setEdgeWeight(g.addEdge(i, j), Math.hypot(places[i][0] - places[j][0], places[i][1] - places[j][1]));
      }
    }
    System.out.println("tour " + Math.round(new HeldKarpTSP<Integer, DefaultWeightedEdge>().getTour(g).getWeight() * 1000) + " " + Arrays.toString(places[3]));
  }

  public static void main(String[] args) {
    for (int seed = 0; seed < 3; seed++) {
      paths(seed);
      trees(seed);
      flows(seed);
      matchings(seed);
    }
    tour();
  }
}
