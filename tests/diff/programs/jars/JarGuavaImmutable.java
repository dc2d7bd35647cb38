// guava: immutable collections and their builders, views of Lists, Sets, Maps and Iterables, orderings, comparison chains.
// JARS: guava.jar
// TIMEOUT: 120
import com.google.common.base.MoreObjects;
import com.google.common.base.Objects;
import com.google.common.base.Optional;
import com.google.common.collect.Collections2;
import com.google.common.collect.ComparisonChain;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableRangeMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import com.google.common.collect.Lists;
import com.google.common.collect.MapDifference;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Ordering;
import com.google.common.collect.PeekingIterator;
import com.google.common.collect.Range;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class JarGuavaImmutable {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
    }
  }

  static void builders() {
    ImmutableMap.Builder<String, Integer> map = ImmutableMap.builder();
    ImmutableSet.Builder<Integer> set = ImmutableSet.builder();
    ImmutableList.Builder<Integer> list = ImmutableList.builder();
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      map.put("k" + i, i * i);
      set.add(random.nextInt(700));
      list.add(random.nextInt(50));
    }
    ImmutableMap<String, Integer> m = map.build();
    ImmutableSet<Integer> s = set.build();
    ImmutableList<Integer> l = list.build();
    long hash = 0;
    for (int i = 0; i < 3000; i++) {
      Integer v = m.get("k" + i);
      hash = hash * 31 + (v == null ? -1 : v) + (s.contains(i) ? 1 : 0);
    }
    System.out.println(m.size() + " " + s.size() + " " + l.hashCode() + " " + hash + " " + m.hashCode() + " " + m.keySet().asList().get(77) + " " + s.asList().subList(0, 8) + " " + l.reverse().get(0) + l.indexOf(7));
    fails("duplicate", () -> ImmutableMap.builder().put("a", 1).put("a", 2).build());
    fails("null", () -> ImmutableList.of("a", null));
    fails("put", () -> m.put("x", 1));
    fails("iterator", () -> l.iterator().remove());
    System.out.println(ImmutableMap.of("z", 1, "a", 2) + " " + ImmutableSet.of(3, 1, 3, 2) + " " + ImmutableSortedSet.of(3, 1, 2) + " " + ImmutableBiMap.of("x", 1, "y", 2).inverse() + " " + ImmutableMultiset.of("b", "a", "b") + " " + ImmutableListMultimap.of("k", 1, "j", 2, "k", 3) + " " + ImmutableTable.of(1, 2, 3) + " " + (ImmutableList.copyOf(l) == l));
  }

  static void sorted() {
    ImmutableSortedMap.Builder<Integer, String> b = ImmutableSortedMap.naturalOrder();
    for (int i = 0; i < 500; i++) {
      b.put(i * 37 % 1009, "v" + i);
    }
    ImmutableSortedMap<Integer, String> map = b.build();
    long hash = 0;
    for (int k = 0; k < 1100; k += 3) {
      hash = hash * 31 + String.valueOf(map.floorKey(k)).hashCode() + String.valueOf(map.higherKey(k)).hashCode();
    }
    System.out.println(map.firstEntry() + " " + map.lastKey() + " " + hash + " " + map.subMap(100, 130) + " " + map.headMap(50, true).size() + " " + map.descendingMap().firstKey() + " " + map.keySet().tailSet(990));
    ImmutableRangeMap<Integer, String> grades = ImmutableRangeMap.<Integer, String>builder().put(Range.lessThan(50), "F").put(Range.closedOpen(50, 80), "B").put(Range.atLeast(80), "A").build();
    System.out.println(grades.get(0) + grades.get(50) + grades.get(79) + grades.get(100) + " " + grades.subRangeMap(Range.closed(40, 60)));
    ContiguousSet<Integer> c = ContiguousSet.create(Range.openClosed(5, 10), DiscreteDomain.integers());
    System.out.println(c.asList() + " " + c.range() + " " + c.headSet(8).size());
  }

  static void views() {
    List<Integer> numbers = Lists.newArrayList(5, 3, 9, 1, 7);
    System.out.println(Lists.partition(numbers, 2) + " " + Lists.reverse(numbers) + " " + Lists.transform(numbers, x -> x * x) + " " + Lists.cartesianProduct(Arrays.asList(1, 2), Arrays.asList(3, 4)) + " " + Lists.charactersOf("abc"));
    System.out.println(Sets.union(ImmutableSet.of(1, 2), ImmutableSet.of(2, 3)) + " " + Sets.difference(ImmutableSet.of(1, 2), ImmutableSet.of(2, 3)) + " " + Sets.powerSet(ImmutableSet.of("a", "b", "c")).size() + " " + Sets.symmetricDifference(ImmutableSet.of(1, 2), ImmutableSet.of(2, 3)) + " " + Sets.combinations(ImmutableSet.of(1, 2, 3, 4), 2).size());
    long hash = 0;
    for (java.util.Set<Integer> s : Sets.powerSet(ImmutableSet.of(1, 2, 3, 4, 5, 6, 7))) {
      hash = hash * 31 + s.hashCode();
    }
    for (List<Integer> p : Collections2.permutations(Arrays.asList(1, 2, 3, 4, 5))) {
      hash = hash * 31 + p.hashCode();
    }
    for (List<Integer> p : Collections2.orderedPermutations(Arrays.asList(2, 1, 2, 3))) {
      hash = hash * 31 + p.hashCode();
    }
    System.out.println(hash + " " + Iterables.concat(numbers, Arrays.asList(0)) + " " + Iterables.getLast(numbers) + " " + Iterables.frequency(numbers, 3) + " " + Iterables.toString(Iterables.limit(Iterables.cycle(1, 2), 5)) + " " + Iterables.partition(numbers, 3).iterator().next());
    System.out.println(FluentIterable.from(numbers).filter(x -> x > 2).transform(x -> "n" + x).skip(1).limit(2).join(com.google.common.base.Joiner.on("+")) + " " + Iterators.size(numbers.iterator()));
    PeekingIterator<Integer> p = Iterators.peekingIterator(numbers.iterator());
    System.out.println(p.peek() + " " + p.next() + " " + p.peek());
    MapDifference<String, Integer> d = Maps.difference(ImmutableMap.of("a", 1, "b", 2, "c", 3), ImmutableMap.of("b", 2, "c", 4, "d", 5));
    System.out.println(d + " " + d.entriesInCommon() + d.entriesOnlyOnLeft() + d.entriesDiffering() + d.areEqual());
    System.out.println(Maps.uniqueIndex(Arrays.asList("one", "three"), String::length) + " " + Multimaps.index(Arrays.asList("a", "bb", "cc", "d"), String::length) + " " + Maps.filterValues(ImmutableMap.of("a", 1, "b", 2), v -> v > 1) + " " + Maps.transformValues(ImmutableMap.of("a", 1), v -> v + 0.5) + " " + Maps.asMap(ImmutableSet.of("x", "yy"), String::length));
  }

  static void orderings() {
    Ordering<String> byLength = Ordering.natural().onResultOf(String::length);
    List<String> words = Arrays.asList("pear", "fig", "apple", "kiwi", "date");
    System.out.println(byLength.compound(Ordering.natural().reverse()).sortedCopy(words) + " " + byLength.max(words) + " " + byLength.leastOf(words, 2) + " " + Ordering.natural().nullsFirst().sortedCopy(Arrays.asList(3, null, 1)) + " " + Ordering.explicit("low", "mid", "high").sortedCopy(Arrays.asList("high", "low", "mid")) + " " + Ordering.natural().isOrdered(words) + " " + Ordering.natural().greatestOf(Arrays.asList(4, 9, 2, 7), 2) + " " + Ordering.<Integer>natural().lexicographical().compare(Arrays.asList(1, 2), Arrays.asList(1, 3)));
    System.out.println(ComparisonChain.start().compare(1, 1).compare("b", "a").compareTrueFirst(true, false).result() + " " + ComparisonChain.start().compare(2.0, 2.0).result() + " " + MoreObjects.toStringHelper("Thing").add("x", 1).add("y", null).omitNullValues().addValue("v") + " " + Objects.equal(null, null) + " " + MoreObjects.firstNonNull(null, "dflt") + " " + Optional.of(5).transform(x -> x + 1) + Optional.absent().or("none"));
    fails("explicit", () -> Ordering.explicit(1, 2).compare(1, 3));
    Map<String, Integer> sortedMap = ImmutableSortedMap.copyOf(ImmutableMap.of("b", 1, "a", 2), Comparator.reverseOrder());
    System.out.println(sortedMap);
  }

  public static void main(String[] args) {
    builders();
    sorted();
    views();
    orderings();
  }
}
