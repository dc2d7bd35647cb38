// vavr: persistent List, Vector, HashMap, TreeMap, sets, queues, lazy Stream and multimaps under random operations, old versions kept.
// JARS: vavr-0.x.jar,vavr-match-0.x.jar
// TIMEOUT: 120
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.BitSet;
import io.vavr.collection.CharSeq;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashMultimap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Iterator;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Multimap;
import io.vavr.collection.PriorityQueue;
import io.vavr.collection.Queue;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.Stream;
import io.vavr.collection.Tree;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Random;

public class JarVavrCollections {
  static void sequences(String name, Seq<Integer> seq) {
    Random random = new Random(1);
    ArrayList<Integer> model = new ArrayList<>();
    ArrayList<Seq<Integer>> versions = new ArrayList<>();
    ArrayList<Integer> hashes = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      int at = random.nextInt(model.size() + 1);
      switch (random.nextInt(7)) {
        case 0:
          seq = seq.prepend(i);
          model.add(0, i);
          break;
        case 1:
          seq = seq.insert(at, i);
          model.add(at, i);
          break;
        case 2:
          if (at < model.size()) {
            seq = seq.removeAt(at);
            model.remove(at);
          }
          break;
        case 3:
          if (at < model.size()) {
            seq = seq.update(at, -i);
            model.set(at, -i);
          }
          break;
        default:
          seq = seq.append(i);
          model.add(i);
          break;
      }
      if (i % 60 == 0) {
        versions.add(seq);
        hashes.add(seq.hashCode());
      }
    }
    assert seq.toJavaList().equals(model);
    for (int i = 0; i < versions.size(); i++) {
      assert versions.get(i).hashCode() == hashes.get(i);
    }
    System.out.println(name + " " + seq.size() + " " + hashes + " " + seq.sum() + " " + seq.max().get() + " " + seq.indexOf(7) + " " + seq.slice(10, 16));
    System.out.println("  " + seq.filter(x -> x % 3 == 0).map(x -> x * 2).foldLeft(0L, (a, b) -> a * 31 + b) + " " + seq.sorted().take(4).mkString("<", ",", ">") + " " + seq.reverse().head() + " " + seq.groupBy(x -> Math.abs(x % 4)).mapValues(Seq::size).toJavaMap() + " " + seq.partition(x -> x > 300).map1(Seq::size).map2(Seq::size) + " " + seq.zipWithIndex().last() + " " + seq.sliding(200, 150).map(Seq::size).mkString("/") + " " + seq.distinctBy(x -> x % 10).size() + " " + seq.rotateLeft(5).head() + " " + seq.splitAt(10)._2().size());
  }

  static void maps() {
    Random random = new Random(2);
    Map<Integer, String> hash = HashMap.empty();
    SortedMap<Integer, String> tree = TreeMap.empty();
    Map<Integer, String> linked = LinkedHashMap.empty();
    java.util.TreeMap<Integer, String> model = new java.util.TreeMap<>();
    Map<Integer, String> half = null;
    for (int i = 0; i < 2500; i++) {
      int k = random.nextInt(300);
      if (random.nextInt(3) > 0) {
        hash = hash.put(k, "v" + i);
        tree = tree.put(k, "v" + i);
        model.put(k, "v" + i);
        linked = i % 5 == 0 ? linked.put(k, "l" + i) : linked;
      } else {
        hash = hash.remove(k);
        tree = tree.remove(k);
        model.remove(k);
        linked = linked.remove(k);
      }
      if (i == 1250) {
        half = hash;
      }
    }
    assert tree.toJavaMap().equals(model) && hash.toJavaMap().equals(model);
    System.out.println("maps " + hash.size() + " " + half.size() + " " + linked.size() + " " + hash.hashCode() + " " + tree.head() + " " + tree.last() + " " + linked.keySet().take(4) + " " + hash.get(5) + hash.get(1000) + " " + tree.filterKeys(x -> x < 8) + " " + hash.toString().hashCode());
    System.out.println(hash.merge(half).size() + " " + tree.mapValues(String::length).values().sum() + " " + hash.foldLeft(0L, (a, t) -> a * 31 + t._1) + " " + tree.iterator().drop(3).next() + " " + hash.computeIfAbsent(-1, k -> "new")._1 + " " + tree.minBy(t -> t._2).get() + " " + HashMap.of("a", 1, "b", 2).put("a", 5, Integer::sum).get("a"));
    Set<Integer> set = HashSet.empty();
    TreeSet<Integer> sorted = TreeSet.empty(Comparator.reverseOrder());
    BitSet<Integer> bits = BitSet.empty();
    for (int i = 0; i < 1500; i++) {
      int k = random.nextInt(400);
      if (random.nextInt(3) > 0) {
        set = set.add(k);
        sorted = sorted.add(k);
        bits = bits.add(k);
      } else {
        set = set.remove(k);
        sorted = sorted.remove(k);
        bits = bits.remove(k);
      }
    }
    assert set.size() == sorted.size() && bits.toJavaSet().equals(set.toJavaSet());
    System.out.println("sets " + set.size() + " " + sorted.take(5) + " " + bits.head() + " " + set.union(HashSet.range(0, 50)).size() + " " + sorted.intersect(TreeSet.range(0, 10)).toList() + " " + sorted.diff(TreeSet.rangeClosed(5, 400)).toList() + " " + LinkedHashSet.of(3, 1, 2).add(0) + " " + set.hashCode());
  }

  static void lazy() {
    Stream<Integer> primes = Stream.from(2).filter(n -> Stream.rangeClosed(2, (int) Math.sqrt(n)).forAll(d -> n % d != 0));
    System.out.println(primes.take(15).toList() + " " + primes.get(40) + " " + primes.drop(50).head());
    Stream<Integer> fibonacci = Stream.of(0, 1).appendSelf(self -> self.zip(self.tail()).map(t -> t._1 + t._2));
    System.out.println(fibonacci.take(15).mkString(" ") + " " + fibonacci.get(30));
    int[] evaluated = {0};
    Stream<Integer> counted = Stream.range(0, 1000).map(x -> {
      evaluated[0]++;
      return x * x;
    });
    System.out.println(counted.find(x -> x > 50).get() + " " + evaluated[0] + " " + counted.take(3).toList() + " " + evaluated[0] + " " + Stream.iterate(1, x -> x * 2).takeWhile(x -> x < 100).toList() + " " + Stream.continually(() -> "x").take(3).mkString() + " " + Stream.of(1, 2, 3).cycle().take(7).toList());
    System.out.println(Iterator.range(0, 5).map(x -> x * 10).zip(Iterator.from(7)).toList() + " " + Iterator.concat(List.of(1), List.of(2, 3)).scanLeft(0, Integer::sum).toList() + " " + List.of(1, 2, 3).permutations().size() + " " + List.of(1, 2, 3, 4).combinations(2).map(List::mkString).toList() + " " + List.of(1, 2).crossProduct(List.of("a", "b")).toList());
  }

  static void others() {
    Queue<Integer> queue = Queue.empty();
    PriorityQueue<Integer> priority = PriorityQueue.empty();
    Random random = new Random(3);
    long hash = 0;
    for (int i = 0; i < 1500; i++) {
      int n = random.nextInt(1000);
      queue = queue.enqueue(n);
      priority = priority.enqueue(n);
      if (i % 2 == 0) {
        Tuple2<Integer, Queue<Integer>> t = queue.dequeue();
        Tuple2<Integer, PriorityQueue<Integer>> p = priority.dequeue();
        hash = hash * 31 + t._1 * 1000 + p._1;
        queue = t._2;
        priority = p._2;
      }
    }
    System.out.println("queues " + queue.size() + " " + priority.size() + " " + hash + " " + priority.head() + " " + queue.hashCode());
    Multimap<String, Integer> multi = HashMultimap.withSeq().empty();
    for (int i = 0; i < 200; i++) {
      multi = multi.put("k" + i % 9, i);
    }
    multi = multi.remove("k3").remove("k4", 4);
    System.out.println(multi.size() + " " + multi.get("k5").get().size() + " " + multi.keySet().toSortedSet());
    Tree<String> tree = Tree.of("root", Tree.of("a", Tree.of("a1"), Tree.of("a2")), Tree.of("b"));
    System.out.println(tree.toLispString() + " " + tree.traverse(Tree.Order.POST_ORDER).map(Tree.Node::getValue) + " " + tree.values(Tree.Order.LEVEL_ORDER).mkString(",") + " " + tree.map(String::length) + " " + tree.leafCount());
    CharSeq chars = CharSeq.of("hello world");
    System.out.println(chars.map(Character::toUpperCase).mkString() + " " + chars.groupBy(c -> c).mapValues(CharSeq::length).toSortedMap(t -> t) + " " + chars.sliding(4, 3).toList() + " " + Array.of(3, 1, 2).sorted() + " " + Array.range(0, 4).scan(0, Integer::sum) + " " + Vector.range(0, 40).sliding(9, 10).map(Vector::head).toList());
    List<Integer> shared = List.of(1, 2, 3);
    System.out.println((shared.prepend(0).tail() == shared) + " " + shared.equals(Vector.of(1, 2, 3)) + " " + shared.equals(Stream.of(1, 2, 3)) + " " + (shared.hashCode() == Vector.of(1, 2, 3).hashCode()) + " " + Tuple.of(1, "x", 2.5).map3(d -> d * 2) + " " + Tuple.of(1, 2).swap() + " " + Tuple.of(1, 2).apply(Integer::sum));
    try {
      List.empty().head();
    } catch (java.util.NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      Vector.of(1).get(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    sequences("list", List.empty());
    sequences("vector", Vector.empty());
    sequences("array", Array.empty());
    sequences("stream", Stream.empty());
    maps();
    lazy();
    others();
  }
}
