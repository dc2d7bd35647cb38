// jgrapht: graphs under random edits, traversals, components, cycles, orders, colourings, cliques, isomorphism; its AVL tree and linked list; jheaps.
// JARS: jgrapht-core.jar,jheaps.jar
// TIMEOUT: 120
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.clique.BronKerboschCliqueFinder;
import org.jgrapht.alg.color.SaturationDegreeColoring;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.alg.connectivity.GabowStrongConnectivityInspector;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.alg.cycle.CycleDetector;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.jgrapht.alg.scoring.PageRank;
import org.jgrapht.alg.util.UnionFind;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DirectedAcyclicGraph;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.traverse.BreadthFirstIterator;
import org.jgrapht.traverse.DepthFirstIterator;
import org.jgrapht.traverse.TopologicalOrderIterator;
import org.jgrapht.util.AVLTree;
import org.jgrapht.util.DoublyLinkedList;
import org.jheaps.AddressableHeap;
import org.jheaps.Heap;
import org.jheaps.array.BinaryArrayHeap;
import org.jheaps.array.BinaryArrayWeakHeap;
import org.jheaps.array.DaryArrayAddressableHeap;
import org.jheaps.array.DaryArrayHeap;
import org.jheaps.array.MinMaxBinaryArrayDoubleEndedHeap;
import org.jheaps.tree.FibonacciHeap;
import org.jheaps.tree.LeftistHeap;
import org.jheaps.tree.PairingHeap;
import org.jheaps.tree.RankPairingHeap;

public class JarJgraphtStructure {
  static void undirected(long seed) {
    Random random = new Random(seed);
    Graph<Integer, DefaultEdge> g = new SimpleGraph<>(DefaultEdge.class);
    for (int i = 0; i < 400; i++) {
      int a = random.nextInt(40);
      int b = random.nextInt(40);
      switch (random.nextInt(6)) {
        case 0: g.removeVertex(a); break;
        case 1: g.removeEdge(a, b); break;
        default:
          g.addVertex(a);
          g.addVertex(b);
          if (a != b) {
            g.addEdge(a, b);
          }
          break;
      }
    }
    List<Integer> breadth = new ArrayList<>();
    int start = g.vertexSet().iterator().next();
    new BreadthFirstIterator<>(g, start).forEachRemaining(breadth::add);
    List<Integer> depth = new ArrayList<>();
    new DepthFirstIterator<>(g, start).forEachRemaining(depth::add);
    List<Set<Integer>> parts = new ConnectivityInspector<>(g).connectedSets();
    List<Integer> sizes = new ArrayList<>();
    parts.forEach(p -> sizes.add(p.size()));
    int cliques = 0;
    int largest = 0;
    for (Iterator<Set<Integer>> it = new BronKerboschCliqueFinder<>(g).iterator(); it.hasNext();) {
      largest = Math.max(largest, it.next().size());
      cliques++;
    }
    int colors = new SaturationDegreeColoring<>(g).getColoring().getNumberColors();
    Set<Integer> cut = new TreeSet<>(new BiconnectivityInspector<>(g).getCutpoints());
    System.out.println(g.vertexSet().size() + " " + g.edgeSet().size() + " " + breadth + " " + depth.hashCode() + " " + sizes + " " + cliques + " " + largest + " " + colors + " " + cut + " " + Graphs.neighborSetOf(g, start).size());
    try {
      g.addEdge(start, start);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void directed(long seed) {
    Random random = new Random(seed);
    Graph<String, DefaultEdge> g = new DefaultDirectedGraph<>(DefaultEdge.class);
    DirectedAcyclicGraph<String, DefaultEdge> dag = new DirectedAcyclicGraph<>(DefaultEdge.class);
    int refused = 0;
    for (int i = 0; i < 30; i++) {
      g.addVertex("n" + i);
      dag.addVertex("n" + i);
    }
    for (int i = 0; i < 70; i++) {
      String a = "n" + random.nextInt(30);
      String b = "n" + random.nextInt(30);
      g.addEdge(a, b);
      try {
        dag.addEdge(a, b);
      } catch (IllegalArgumentException e) {
        refused++;
      }
    }
    Set<Set<String>> gabow = new LinkedHashSet<>(new GabowStrongConnectivityInspector<>(g).stronglyConnectedSets());
    Set<Set<String>> kosaraju = new LinkedHashSet<>(new KosarajuStrongConnectivityInspector<>(g).stronglyConnectedSets());
    assert gabow.equals(kosaraju);
    Map<String, Integer> position = new HashMap<>();
    new TopologicalOrderIterator<>(dag).forEachRemaining(v -> position.put(v, position.size()));
    for (DefaultEdge e : dag.edgeSet()) {
      assert position.get(dag.getEdgeSource(e)) < position.get(dag.getEdgeTarget(e));
    }
    Set<String> onCycles = new TreeSet<>(new CycleDetector<>(g).findCycles());
    Map<String, Double> rank = new PageRank<>(g).getScores();
    String best = rank.keySet().stream().max(Comparator.comparing((String v) -> Math.round(rank.get(v) * 1e9)).thenComparing(v -> v)).get();
    System.out.println(gabow.size() + " " + refused + " " + dag.edgeSet().size() + " " + onCycles.size() + " " + best + " " + Math.round(rank.get(best) * 1e6) + " " + new TreeSet<>(dag.getAncestors("n3")).size() + " " + g.inDegreeOf("n1") + g.outDegreeOf("n1"));
  }

  static void isomorphism() {
    Graph<Integer, DefaultEdge> a = new SimpleGraph<>(DefaultEdge.class);
    Graph<Integer, DefaultEdge> b = new SimpleGraph<>(DefaultEdge.class);
    for (int i = 0; i < 10; i++) {
      a.addVertex(i);
      b.addVertex(i);
    }
    for (int i = 0; i < 5; i++) {
      int[][] petersen = {{i, (i + 1) % 5}, {i, i + 5}, {5 + i, 5 + (i + 2) % 5}};
      for (int[] e : petersen) {
        a.addEdge(e[0], e[1]);
        b.addEdge((e[0] * 7 + 3) % 10, (e[1] * 7 + 3) % 10);
      }
    }
    System.out.println(new VF2GraphIsomorphismInspector<>(a, b).isomorphismExists());
    DefaultEdge removed = b.removeEdge(3, 0) != null ? null : b.edgeSet().iterator().next();
    if (removed != null) {
      b.removeEdge(removed);
    }
    System.out.println(new VF2GraphIsomorphismInspector<>(a, b).isomorphismExists() + " " + a.edgeSet().size() + " " + b.edgeSet().size());
    UnionFind<Integer> sets = new UnionFind<>(a.vertexSet());
    sets.union(1, 2);
    sets.union(2, 9);
    System.out.println(sets.inSameSet(1, 9) + " " + sets.inSameSet(1, 3) + " " + sets.numberOfSets());
  }

  static void structures() {
    Random random = new Random(8);
    AVLTree<Integer> tree = new AVLTree<>();
    List<AVLTree.TreeNode<Integer>> nodes = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      nodes.add(random.nextBoolean() ? tree.addMax(i) : tree.addMin(i));
    }
    long hash = 0;
    for (int i = 0; i < 60; i++) {
      AVLTree<Integer> right = tree.splitBefore(nodes.get(random.nextInt(600)));
      hash = hash * 31 + tree.getSize();
      right.mergeAfter(tree);
      tree = right;
      hash = hash * 31 + (tree.getMin() == null ? -1 : tree.getMin().getValue());
    }
    for (int v : tree) {
      hash = hash * 31 + v;
    }
    System.out.println("avl " + tree.getSize() + " " + hash + " " + tree.getMax().getValue());
    DoublyLinkedList<Integer> list = new DoublyLinkedList<>();
    List<Integer> model = new ArrayList<>();
    for (int i = 0; i < 800; i++) {
      int at = random.nextInt(model.size() + 1);
      if (random.nextInt(3) > 0) {
        list.add(at, i);
        model.add(at, i);
      } else if (at < model.size()) {
        Integer removed = list.remove(at);
        assert removed.equals(model.remove(at));
      }
    }
    assert list.equals(model) || new ArrayList<>(list).equals(model);
    list.invert();
    DoublyLinkedList<Integer> moved = new DoublyLinkedList<>();
    for (int i = 0; i < 5; i++) {
      moved.add(10000 + i);
    }
    list.moveFrom(3, moved);
    assert moved.isEmpty();
    System.out.println("list " + list.size() + " " + new ArrayList<>(list).hashCode() + " " + list.getFirst() + " " + list.getLast() + " " + list.indexOf(77));
  }

  static void heaps() {
    List<Heap<Integer>> plain = new ArrayList<>();
    plain.add(new BinaryArrayHeap<>());
    plain.add(new BinaryArrayWeakHeap<>());
    plain.add(new DaryArrayHeap<>(4));
    plain.add(new MinMaxBinaryArrayDoubleEndedHeap<>());
    PriorityQueue<Integer> model = new PriorityQueue<>();
    Random random = new Random(9);
    long hash = 0;
    for (int i = 0; i < 1500; i++) {
      int k = random.nextInt(500);
      if (random.nextInt(3) > 0 || model.isEmpty()) {
        model.add(k);
        plain.forEach(h -> h.insert(k));
      } else {
        int least = model.poll();
        for (Heap<Integer> h : plain) {
          int first = h.deleteMin();
          assert first == least;
        }
        hash = hash * 31 + least;
      }
    }
    System.out.println("heaps " + plain.get(1).size() + " " + plain.get(2).findMin() + " " + hash);
    for (AddressableHeap<Integer, String> heap : List.<AddressableHeap<Integer, String>>of(new FibonacciHeap<>(), new PairingHeap<>(), new DaryArrayAddressableHeap<>(3), new LeftistHeap<>(), new RankPairingHeap<>())) {
      List<AddressableHeap.Handle<Integer, String>> handles = new ArrayList<>();
      for (int i = 0; i < 300; i++) {
        handles.add(heap.insert(i * 7919 % 1009 + 1000, "h" + i));
      }
      for (int i = 0; i < 300; i += 3) {
        handles.get(i).decreaseKey(handles.get(i).getKey() - 500);
      }
      for (int i = 1; i < 300; i += 5) {
        handles.get(i).delete();
      }
      long order = 0;
      while (!heap.isEmpty()) {
        AddressableHeap.Handle<Integer, String> h = heap.deleteMin();
        order = order * 31 + h.getKey() + h.getValue().hashCode();
      }
      System.out.println(heap.getClass().getSimpleName() + " " + order);
    }
  }

  public static void main(String[] args) {
    for (int seed = 0; seed < 4; seed++) {
      undirected(seed);
      directed(seed);
    }
    isomorphism();
    structures();
    heaps();
  }
}
