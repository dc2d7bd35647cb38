// commons-collections4: TreeList, linked lists with cursors, bags, multisets, queues, multimaps, iterators and CollectionUtils.
// JARS: commons-collections4.jar
// TIMEOUT: 120
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.collections4.Bag;
import org.apache.commons.collections4.CollectionUtils;
import org.apache.commons.collections4.IteratorUtils;
import org.apache.commons.collections4.ListUtils;
import org.apache.commons.collections4.MultiValuedMap;
import org.apache.commons.collections4.bag.HashBag;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.iterators.PermutationIterator;
import org.apache.commons.collections4.list.CursorableLinkedList;
import org.apache.commons.collections4.list.GrowthList;
import org.apache.commons.collections4.list.NodeCachingLinkedList;
import org.apache.commons.collections4.list.SetUniqueList;
import org.apache.commons.collections4.list.TreeList;
import org.apache.commons.collections4.multimap.ArrayListValuedHashMap;
import org.apache.commons.collections4.multiset.HashMultiSet;
import org.apache.commons.collections4.queue.CircularFifoQueue;

public class JarCommonsLists {
  static void lists(String name, List<Integer> list) {
    Random random = new Random(5);
    List<Integer> model = new ArrayList<>();
    long hash = 0;
    for (int i = 0; i < 2500; i++) {
      int at = random.nextInt(model.size() + 1);
      switch (random.nextInt(6)) {
        case 0:
        case 1:
        case 2:
          list.add(at, i);
          model.add(at, i);
          break;
        case 3:
          if (at < model.size()) {
            hash = hash * 31 + list.remove(at);
            model.remove(at);
          }
          break;
        case 4:
          if (at < model.size()) {
            hash = hash * 31 + list.set(at, -i);
            model.set(at, -i);
          }
          break;
        default:
          hash = hash * 31 + list.indexOf(random.nextInt(i + 1));
          break;
      }
      if (i % 500 == 0) {
        assert list.equals(model);
        System.out.println(name + " " + i + " " + list.size() + " " + hash + " " + list.hashCode());
      }
    }
    ListIterator<Integer> it = list.listIterator(list.size() / 2);
    while (it.hasNext()) {
      int n = it.next();
      if (n % 3 == 0) {
        it.remove();
      } else if (n % 5 == 0) {
        it.set(n * 2);
      } else if (n % 7 == 0) {
        it.add(1);
      }
    }
    while (it.hasPrevious()) {
      hash = hash * 31 + it.previous();
    }
    list.subList(10, 40).clear();
    System.out.println(name + " " + list.size() + " " + hash + " " + list.hashCode() + " " + list.get(17) + " " + list.contains(-99999));
    try {
      list.get(list.size());
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void cursors() {
    CursorableLinkedList<String> list = new CursorableLinkedList<>(Arrays.asList("a", "b", "c", "d"));
    CursorableLinkedList.Cursor<String> cursor = list.cursor();
    StringBuilder seen = new StringBuilder();
    while (cursor.hasNext()) {
      String s = cursor.next();
      seen.append(s);
      if (s.equals("b")) {
        list.addLast("e");
        list.remove("c");
        list.addFirst("z");
      }
    }
    cursor.close();
    System.out.println(seen + " " + list + " " + list.getFirst() + list.getLast() + list.removeFirst() + list);
    List<String> unique = SetUniqueList.setUniqueList(new ArrayList<>());
    System.out.println(unique.add("x") + " " + unique.add("y") + " " + unique.add("x") + " " + unique);
    GrowthList<Integer> growth = new GrowthList<>();
    growth.set(3, 7);
    System.out.println(growth);
  }

  static void bags() {
    Random random = new Random(6);
    Bag<String> hash = new HashBag<>();
    TreeBag<String> tree = new TreeBag<>(Comparator.reverseOrder());
    HashMultiSet<String> multi = new HashMultiSet<>();
    for (int i = 0; i < 4000; i++) {
      String s = "w" + random.nextInt(40);
      int n = random.nextInt(4);
      if (random.nextInt(3) > 0) {
        hash.add(s, n);
        tree.add(s, n);
        multi.add(s, n);
      } else {
        boolean changed = hash.remove(s, n);
        tree.remove(s, n);
        multi.remove(s, n);
        assert changed || n == 0 || multi.getCount(s) == 0;
      }
    }
    assert hash.size() == tree.size();
    System.out.println(hash.size() + " " + multi.size() + " " + tree.first() + " " + tree.last() + " " + tree.getCount("w7") + " " + tree.uniqueSet().size() + " " + hash.containsAll(Arrays.asList("w1", "w1")) + " " + hash.hashCode() + " " + String.join("", tree).hashCode());
  }

  static void others() {
    CircularFifoQueue<Integer> fifo = new CircularFifoQueue<>(7);
    long hash = 0;
    for (int i = 0; i < 500; i++) {
      fifo.add(i * i % 31);
      if (i % 3 == 0) {
        hash = hash * 31 + fifo.poll();
      }
      hash = hash * 31 + fifo.size() + (fifo.isEmpty() ? 0 : fifo.get(fifo.size() / 2));
    }
    System.out.println(fifo + " " + hash + " " + fifo.isAtFullCapacity() + " " + fifo.maxSize());
    MultiValuedMap<Integer, Integer> multi = new ArrayListValuedHashMap<>();
    for (int i = 0; i < 600; i++) {
      multi.put(i % 23, i);
      if (i % 5 == 0) {
        multi.removeMapping(i % 7, i / 2);
      }
    }
    System.out.println(multi.size() + " " + multi.keySet().size() + " " + multi.get(5).size() + " " + new TreeMap<>(multi.asMap()).firstEntry() + " " + multi.remove(3).size());
    List<Integer> a = Arrays.asList(1, 2, 2, 3, 4, 5);
    List<Integer> b = Arrays.asList(2, 3, 3, 6);
    Collection<Integer> union = CollectionUtils.union(a, b);
    System.out.println(sorted(union) + " " + sorted(CollectionUtils.intersection(a, b)) + " " + sorted(CollectionUtils.disjunction(a, b)) + " " + CollectionUtils.subtract(a, b) + " " + CollectionUtils.isSubCollection(b, union) + " " + new TreeMap<>(CollectionUtils.getCardinalityMap(a)) + " " + CollectionUtils.collate(a, b) + " " + CollectionUtils.isEqualCollection(a, Arrays.asList(5, 4, 3, 2, 2, 1)));
    System.out.println(ListUtils.partition(a, 4) + " " + ListUtils.longestCommonSubsequence(a, Arrays.asList(2, 4, 5, 1)) + " " + ListUtils.longestCommonSubsequence("thequickfox", "hiccupbox") + " " + ListUtils.sum(a, b).size());
    int permutations = 0;
    for (Iterator<List<Integer>> it = new PermutationIterator<>(Arrays.asList(1, 2, 3, 4, 5)); it.hasNext();) {
      hash = hash * 31 + it.next().hashCode();
      permutations++;
    }
    System.out.println(permutations + " " + hash);
    Iterator<Integer> chain = IteratorUtils.chainedIterator(a.iterator(), IteratorUtils.filteredIterator(b.iterator(), x -> x > 2), IteratorUtils.transformedIterator(a.iterator(), x -> x * 10));
    System.out.println(IteratorUtils.toList(chain) + " " + IteratorUtils.toList(IteratorUtils.zippingIterator(a.iterator(), b.iterator())) + " " + IteratorUtils.toList(IteratorUtils.boundedIterator(IteratorUtils.loopingIterator(b), 6)) + " " + IteratorUtils.toList(IteratorUtils.collatedIterator(null, a.iterator(), b.iterator())));
  }

  static List<Integer> sorted(Collection<Integer> c) {
    List<Integer> list = new ArrayList<>(c);
    list.sort(null);
    return list;
  }

  public static void main(String[] args) {
    lists("tree", new TreeList<>());
    lists("caching", new NodeCachingLinkedList<>());
    lists("cursorable", new CursorableLinkedList<>());
    cursors();
    bags();
    others();
  }
}
