package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;

import pli.AvlTree;
import pli.BinomialHeap;
import pli.CombatantStatistic;
import pli.DictionaryInfo;
import pli.FaultyBinomialHeap;
import pli.HashMap;
import pli.LinkedList;
import pli.SQLFilterClauses;
import pli.Schedule;
import pli.Template;
import pli.TransportStats;
import pli.TreeMap;
import pli.TreeSet;

/** Numbers and damage: whatever a heap is like, both halves together say what the whole says. */
public final class PliDataChecks {
  private static final String TREE_ENTRY = "pli.TreeMap$Entry";
  private static final String AVL_NODE = "pli.AvlTree$Node";
  private static final String BINOMIAL_NODE = "pli.BinomialHeap$Node";
  private static final String HASH_ENTRY = "pli.HashMap$Entry";
  private static final String SQL = "pli.SQLFilterClauses";

  private PliDataChecks() {}

  public static void main(String[] args) {
    check("pli: TreeMap with keys", PliDataChecks::treeMapKeys);
    check("pli: AvlTree with elements", PliDataChecks::avlElements);
    check("pli: BinomialHeap with keys", PliDataChecks::binomialKeys);
    check("pli: LinkedList with sizes", PliDataChecks::listSizes);
    check("pli: HashMap with keys", PliDataChecks::hashKeys);
    check("pli: Schedule with numbers", PliDataChecks::scheduleNumbers);
    check("pli: SQLFilterClauses with keys", PliDataChecks::filterKeys);
    check("pli: trees, damaged", PliDataChecks::damagedTrees);
    check("pli: heaps, damaged", PliDataChecks::damagedHeaps);
    check("pli: lists, damaged", PliDataChecks::damagedLists);
    check("pli: hash maps, damaged", PliDataChecks::damagedHashMaps);
    check("pli: Schedule, damaged", PliDataChecks::damagedSchedule);
  }

  /** Every heap is judged; so many are valid. */
  private static <T> void judge(
      int valid, Heaps heaps, Split<T> split, T receiver, Object... start) {
    int[] judged = {0, 0};
    heaps.each(() -> judged[split.isValid(receiver) ? 1 : 0]++, start);
    requireEqual(valid, judged[1], "valid");
    require(judged[0] > 0, "none is invalid");
  }

  private static void treeMapKeys() {
    TreeMap map = new TreeMap();
    judge(10, new Heaps().objects(TREE_ENTRY, 2).upTo(2, TREE_ENTRY, "key")
        .values(TREE_ENTRY, "color", false, true).upTo(2, "pli.TreeMap", "size"),
        PliSplits.TREE_MAP, map, map);
  }

  private static void avlElements() {
    AvlTree tree = new AvlTree();
    judge(11, new Heaps().objects(AVL_NODE, 3).upTo(2, AVL_NODE, "element")
        .upTo(2, AVL_NODE, "height"), PliSplits.AVL_TREE, tree, tree);
  }

  private static void binomialKeys() {
    BinomialHeap heap = new BinomialHeap();
    judge(6, new Heaps().objects(BINOMIAL_NODE, 2).upTo(1, BINOMIAL_NODE, "key")
        .upTo(2, BINOMIAL_NODE, "degree").values("pli.BinomialHeap", "size", -1, 0, 1, 2, 3),
        PliSplits.BINOMIAL_HEAP, heap, heap);
  }

  private static void listSizes() {
    LinkedList list = new LinkedList();
    judge(4, new Heaps().objects("pli.LinkedList$Entry", 4)
        .values("pli.LinkedList", "size", -1, 0, 1, 2, 3, 4), PliSplits.LINKED_LIST, list, list);
  }

  private static void hashKeys() {
    HashMap map = new HashMap();
    judge(8, new Heaps().objects(HASH_ENTRY, 2).arrays(HASH_ENTRY, 1, 16, 2)
        .upTo(2, "pli.HashMap", "size").values(HASH_ENTRY, "key", 0, 16, -1)
        .values(HASH_ENTRY, "hash", 0, 16, -1), PliSplits.HASH_MAP, map, map);
  }

  private static void scheduleNumbers() {
    Schedule schedule = new Schedule();
    Object[] queues = (Object[]) Graphs.get(schedule, "pQueues");
    judge(25, new Heaps().objects("pli.Schedule$Job", 1).upTo(4, "pli.Schedule$Job", "priority")
        .upTo(1, "pli.Schedule$List", "memCount").upTo(1, "pli.Schedule", "numProcesses"),
        PliSplits.SCHEDULE, schedule, schedule, queues[1], queues[2], queues[3],
        Graphs.get(schedule, "blockQueue"));
  }

  private static void filterKeys() {
    SQLFilterClauses filters = new SQLFilterClauses();
    judge(25, new Heaps().objects(SQL + "$Filter", 1).arrays(SQL + "$Filter", 1, 8, 1)
        .objects(SQL + "$Clauses", 1).objects(SQL + "$Clause", 1).arrays(SQL + "$Clause", 1, 8, 1)
        .values(SQL + "$Filter", "key", 0, 7, 8, -1).values(SQL + "$Clause", "key", 0, 7, 8, -1),
        PliSplits.SQL_FILTER, filters, filters);
  }

  /** Valid before; judged with one place altered, and with two if the heap is small. */
  private static <T> void damage(Split<T> split, T object, boolean isSmall) {
    split.requireValid(object);
    int[] refused = {0};
    Runnable visit = () -> refused[0] += split.isValid(object) ? 0 : 1;
    Damage.each(object, visit);
    require(refused[0] > 0, "no damage is noticed");
    if (isSmall) Damage.eachTwice(object, visit);
    split.requireValid(object);
  }

  private static void damagedTrees() {
    for (int[] order : Orders.of(4)) {
      TreeMap map = new TreeMap();
      TreeSet set = new TreeSet();
      AvlTree tree = new AvlTree();
      TransportStats transport = new TransportStats();
      DictionaryInfo dictionary = new DictionaryInfo();
      for (int key : order) {
        map.put(key, null);
        set.add(key);
        tree.insert(key);
        if (key % 2 == 0) transport.bytesRead(10 * key);
        else transport.bytesWritten(10 * key);
        if (key > 1) dictionary.addField(key, -key);
      }
      boolean isFirst = order[0] == 1 && order[1] == 2 && order[2] == 3;
      damage(PliSplits.TREE_MAP, map, isFirst);
      damage(PliSplits.TREE_SET, set, false);
      damage(PliSplits.AVL_TREE, tree, isFirst);
      damage(PliSplits.TRANSPORT, transport, isFirst);
      damage(PliSplits.DICTIONARY, dictionary, isFirst);
    }
  }

  private static void damagedHeaps() {
    BinomialHeap heap = new BinomialHeap();
    FaultyBinomialHeap faulty = new FaultyBinomialHeap();
    for (int size = 1; size <= 13; size++) {
      heap.insert(size * 5 % 13);
      faulty.insert(size * 5 % 13);
      damage(PliSplits.BINOMIAL_HEAP, heap, size < 5);
      damage(PliSplits.FAULTY_BINOMIAL_HEAP, faulty, false);
    }
  }

  private static void damagedLists() {
    LinkedList list = new LinkedList();
    for (int size = 0; size <= 6; size++) {
      damage(PliSplits.LINKED_LIST, list, size <= 4);
      list.add(size);
    }
    CombatantStatistic statistic = new CombatantStatistic();
    for (int value = 0; value < 5; value++) {
      statistic.addData(3 + value % 2, value / 2 % 2, value);
      damage(PliSplits.COMBATANT, statistic, false);
    }
    damage(PliSplits.COMBATANT, statistic, true);
  }

  private static void damagedHashMaps() {
    HashMap map = new HashMap();
    Template template = new Template();
    SQLFilterClauses filters = new SQLFilterClauses();
    for (int key : new int[] {0, 16, 5, -11, 32}) {
      map.put(key, null);
      damage(PliSplits.HASH_MAP, map, key == 16 || key == -11);
      template.addParameter(key, 1, 2, 3);
      damage(PliSplits.TEMPLATE, template, key == 16);
      filters.put(key % 3, key, "text");
      damage(PliSplits.SQL_FILTER, filters, key == 16);
    }
  }

  private static void damagedSchedule() {
    Schedule schedule = new Schedule();
    damage(PliSplits.SCHEDULE, schedule, true);
    for (int i = 0; i < 6; i++) {
      schedule.addProcess(1 + i % 3);
      if (i % 2 == 1) schedule.blockProcess();
      damage(PliSplits.SCHEDULE, schedule, i == 3);
    }
  }
}
