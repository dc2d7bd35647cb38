package check;

import static check.Report.check;
import static check.Report.requireEqual;

import java.util.List;
import java.util.function.IntFunction;
import pli.AvlTree;
import pli.BinomialHeap;
import pli.CombatantStatistic;
import pli.DictionaryInfo;
import pli.HashMap;
import pli.LinkedList;
import pli.SQLFilterClauses;
import pli.Schedule;
import pli.Template;
import pli.TransportStats;
import pli.TreeMap;
import pli.TreeSet;

/**
 * The first halves accept as many heaps as they should, and on every heap within small bounds both
 * halves together say what the whole says.
 */
public final class PliCountChecks {
  private static final String TREE = "pli.TreeMap";
  private static final String TREE_ENTRY = "pli.TreeMap$Entry";
  private static final String LIST_ENTRY = "pli.LinkedList$Entry";
  private static final String COMBAT = "pli.CombatantStatistic";
  private static final String SQL = "pli.SQLFilterClauses";

  private PliCountChecks() {}

  public static void main(String[] args) {
    count("TreeMap", List.of(2, 4, 6), PliCountChecks::treeMaps);
    count("red-black shapes of TreeMap", List.of(2, 4, 6, 10, 18, 34), PliCountChecks::redBlack);
    count("TreeSet", List.of(2, 4), PliCountChecks::treeSets);
    count("AvlTree", List.of(2, 4, 5, 9), PliCountChecks::avlTrees);
    count("BinomialHeap", List.of(2, 3), n -> binomialHeaps(n, false));
    count("trees of BinomialHeap", List.of(2, 3, 4), n -> binomialHeaps(n, true));
    count("LinkedList", List.of(1, 2, 3, 4), PliCountChecks::linkedLists);
    count("HashMap", List.of(17, 153, 969), n -> hashMaps(n, false));
    count("chains of HashMap", List.of(17, 153, 969, 4845), n -> hashMaps(n, true));
    count("queues of Schedule", List.of(5, 15), PliCountChecks::queues);
    count("lists of Schedule", List.of(1), PliCountChecks::scheduleLists);
    count("TransportStats", List.of(3, 8), PliCountChecks::transports);
    count("DictionaryInfo", List.of(5, 12), PliCountChecks::dictionaries);
    count("Template", List.of(17, 306), PliCountChecks::templates);
    count("SQLFilterClauses", List.of(81), n -> filters(n, false));
    count("chains of SQLFilterClauses", List.of(81, 9153), n -> filters(n, true));
    count("CombatantStatistic", List.of(1, 16, 46), PliCountChecks::combatants);
  }

  private static void count(String what, List<Integer> expected, IntFunction<Integer> counter) {
    check("pli: how many " + what, () -> {
      for (int n = 1; n <= expected.size(); n++) {
        requireEqual(expected.get(n - 1), counter.apply(n), "scope " + n);
      }
    });
  }

  private static <T> int accepted(Heaps heaps, Split<T> split, T start) {
    return accepted(heaps, split, start, start);
  }

  /** How many heaps from those objects on the first half accepts. */
  private static <T> int accepted(Heaps heaps, Split<T> split, T receiver, Object... start) {
    int[] count = {0};
    heaps.each(() -> count[0] += split.accepts(receiver) ? 1 : 0, start);
    return count[0];
  }

  private static Heaps trees(int n, int maps) {
    return new Heaps().objects(TREE, maps).objects(TREE_ENTRY, n).upTo(n, TREE, "size")
        .values(TREE_ENTRY, "color", false, true);
  }

  private static int treeMaps(int n) {
    return accepted(trees(n, 0), PliSplits.TREE_MAP, new TreeMap());
  }

  private static int redBlack(int n) {
    TreeKind kind = new TreeKind("TreeMap", TreeMap.class, Graphs.named(TREE_ENTRY), true, true,
        true, "color", List.of(false, true), tree -> PliSplits.TREE_MAP.accepts((TreeMap) tree));
    int count = 0;
    for (int size = 0; size <= n; size++) count += kind.countValid(Shape.ofSize(size));
    return count;
  }

  private static int treeSets(int n) {
    return accepted(trees(n, 1), PliSplits.TREE_SET, new TreeSet());
  }

  private static int transports(int n) {
    return accepted(trees(n, 2), PliSplits.TRANSPORT, new TransportStats());
  }

  private static int dictionaries(int n) {
    return accepted(trees(n, 2), PliSplits.DICTIONARY, new DictionaryInfo());
  }

  private static int avlTrees(int n) {
    Heaps heaps = new Heaps().objects("pli.AvlTree$Node", n);
    return accepted(heaps, PliSplits.AVL_TREE, new AvlTree());
  }

  private static int binomialHeaps(int n, boolean isTree) {
    Heaps heaps = new Heaps().objects("pli.BinomialHeap$Node", n)
        .upTo(n, "pli.BinomialHeap", "size").upTo(n, "pli.BinomialHeap$Node", "degree");
    if (isTree) {
      heaps.owning("pli.BinomialHeap$Node", "sibling").owning("pli.BinomialHeap$Node", "child");
    }
    return accepted(heaps, PliSplits.BINOMIAL_HEAP, new BinomialHeap());
  }

  private static int linkedLists(int n) {
    return accepted(new Heaps().objects(LIST_ENTRY, n), PliSplits.LINKED_LIST, new LinkedList());
  }

  private static int hashMaps(int n, boolean isChained) {
    Heaps heaps = new Heaps().objects("pli.HashMap$Entry", n)
        .arrays("pli.HashMap$Entry", 1, 16, n).upTo(n, "pli.HashMap", "size");
    if (isChained) heaps.owning("pli.HashMap$Entry", "next").owningElements("pli.HashMap$Entry");
    return accepted(heaps, PliSplits.HASH_MAP, new HashMap());
  }

  /** The lists are there; what they have for jobs is tried. */
  private static int queues(int n) {
    Schedule schedule = new Schedule();
    Heaps heaps = new Heaps().objects("pli.Schedule$Job", n)
        .upTo(n, "pli.Schedule", "numProcesses").fixed("pli.Schedule", "curProc");
    Object[] queues = (Object[]) Graphs.get(schedule, "pQueues");
    return accepted(heaps, PliSplits.SCHEDULE, schedule, schedule, queues[1], queues[2], queues[3],
        Graphs.get(schedule, "blockQueue"));
  }

  /** There are no jobs; which list is where is tried. */
  private static int scheduleLists(int n) {
    Heaps heaps = new Heaps().objects("pli.Schedule$List", 4).arrays("pli.Schedule$List", 1, 4, 4)
        .values("pli.Schedule$List", "memCount", 0);
    return accepted(heaps, PliSplits.SCHEDULE, new Schedule());
  }

  private static int templates(int n) {
    Heaps heaps = new Heaps().objects("pli.HashMap", 1).objects("pli.HashMap$Entry", n)
        .arrays("pli.HashMap$Entry", 1, 16, n).upTo(n, "pli.HashMap", "size")
        .objects("pli.LinkedList", 1).objects(LIST_ENTRY, n);
    return accepted(heaps, PliSplits.TEMPLATE, new Template());
  }

  private static int filters(int n, boolean isChained) {
    Heaps heaps = new Heaps().objects(SQL + "$Filter", n).arrays(SQL + "$Filter", 1, 8, n)
        .objects(SQL + "$Clauses", n).objects(SQL + "$Clause", n).arrays(SQL + "$Clause", n, 8, n);
    if (isChained) {
      heaps.owning(SQL + "$Filter", "next").owning(SQL + "$Filter", "clauses")
          .owning(SQL + "$Clauses", "table").owning(SQL + "$Clause", "next")
          .owningElements(SQL + "$Filter").owningElements(SQL + "$Clause");
    }
    return accepted(heaps, PliSplits.SQL_FILTER, new SQLFilterClauses());
  }

  /** One type at most: where it may be is tried with one set, and what that may be in one place. */
  private static int combatants(int n) {
    CombatantStatistic statistic = new CombatantStatistic();
    int none = PliSplits.COMBATANT.isValid(statistic) ? 1 : 0;
    statistic.ensureTypExists(0);
    Object[] table = (Object[]) Graphs.get(statistic, "table");
    Object entry = table[0];
    table[0] = null;
    int placed = 0;
    for (int bucket = 0; bucket < table.length; bucket++) {
      table[bucket] = entry;
      for (int key = -1; key <= table.length; key++) {
        Graphs.set(entry, "key", key);
        if (PliSplits.COMBATANT.accepts(statistic)) placed++;
      }
      table[bucket] = null;
    }
    Graphs.set(entry, "key", 7);
    table[7] = entry;
    int sets = accepted(dataSets(n), PliSplits.COMBATANT, statistic, entry);
    return none + placed * sets;
  }

  private static Heaps dataSets(int n) {
    return new Heaps().objects(COMBAT + "$DataSet", 1).arrays(COMBAT + "$SideEntry", 1, 4, 2)
        .objects(COMBAT + "$SideEntry", 2).owningElements(COMBAT + "$SideEntry")
        .owning(COMBAT + "$SideEntry", "next").values(COMBAT + "$SideEntry", "key", 0, 1)
        .objects("pli.LinkedList", 2).objects(LIST_ENTRY, n);
  }
}
