package check;

import static check.Report.check;
import static check.Report.require;
import static check.Report.requireEqual;
import static check.Report.requireThrown;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import pli.CombatantStatistic;
import pli.HashMap;
import pli.LinkedList;
import pli.SQLFilterClauses;
import pli.Schedule;
import pli.Template;

/** Lists, hash maps and queues stay valid and do what those of java.util do. */
public final class PliListChecks {
  private static final int RUNS = 300;
  private static final int STEPS = 40;

  private PliListChecks() {}

  public static void main(String[] args) {
    check("pli: LinkedList is a list", PliListChecks::linkedList);
    check("pli: HashMap is a map", PliListChecks::hashMap);
    check("pli: HashMap does not overflow", PliListChecks::fullHashMap);
    check("pli: Template finds", PliListChecks::template);
    check("pli: SQLFilterClauses finds", PliListChecks::filters);
    check("pli: CombatantStatistic collects", PliListChecks::combatants);
    check("pli: Schedule hands out", PliListChecks::schedule);
    check("pli: Schedule fails only if invalid", PliListChecks::falseAlarm);
  }

  private static List<Object> elements(Object list, String field) {
    List<Object> elements = new ArrayList<>();
    Object header = Graphs.get(list, "header");
    for (Object at = Graphs.get(header, "next"); at != header; at = Graphs.get(at, "next")) {
      elements.add(Graphs.get(at, field));
    }
    return elements;
  }

  private static void linkedList() {
    Random random = new Random(1);
    for (int run = 0; run < RUNS; run++) {
      LinkedList list = new LinkedList();
      List<Integer> model = new ArrayList<>();
      for (int step = 0; step < STEPS; step++) {
        Integer element = random.nextInt(6);
        int action = random.nextInt(4);
        if (action < 2) {
          list.add(element);
          model.add(element);
        } else if (action == 2) {
          requireEqual(model.remove(element), list.remove(element), "remove");
        } else if (!model.isEmpty()) {
          requireEqual(model.remove(0), list.removeFirst(), "removeFirst");
        } else {
          requireThrown(NoSuchElementException.class, "empty", list::removeFirst);
        }
        PliSplits.LINKED_LIST.requireValid(list);
        requireEqual(model, elements(list, "element"), "elements");
        requireEqual(model.contains(element), list.contains(element), "contains");
      }
    }
  }

  private static void hashMap() {
    Random random = new Random(2);
    for (int run = 0; run < RUNS; run++) {
      HashMap map = new HashMap();
      Map<Integer, Object> model = new java.util.HashMap<>();
      for (int step = 0; step < STEPS; step++) {
        int key = 8 * random.nextInt(12) - 40;
        Integer value = step;
        if (random.nextBoolean()) require(map.put(key, value) == model.put(key, value), "put");
        else require(map.remove(key) == model.remove(key), "remove");
        PliSplits.HASH_MAP.requireValid(map);
        for (int k = -48; k < 64; k += 4) {
          requireEqual(model.containsKey(k), map.containsKey(k), "containsKey");
          require(map.get(k) == model.get(k), "get");
        }
      }
    }
  }

  private static void fullHashMap() {
    HashMap map = new HashMap();
    for (int key = 0; key < 12; key++) map.put(key, key);
    requireThrown(IllegalStateException.class, "full", () -> map.put(12, 12));
    requireEqual(11, map.put(11, 0), "put");
    PliSplits.HASH_MAP.requireValid(map);
    Object thirteenth = Graphs.make(Graphs.named("pli.HashMap$Entry"));
    Graphs.set(thirteenth, "key", 12);
    Graphs.set(thirteenth, "hash", 12);
    ((Object[]) Graphs.get(map, "table"))[12] = thirteenth;
    Graphs.set(map, "size", 13);
    require(!PliSplits.HASH_MAP.accepts(map), "accepted with 13 entries");
  }

  private static void template() {
    Template template = new Template();
    List<Object> added = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      int name = i * 7 % 10;
      template.addParameter(name, i, 2, 3);
      PliSplits.TEMPLATE.requireValid(template);
      Object found = template.getParameter(name);
      requireEqual(i, Graphs.get(found, "type"), "type");
      added.add(found);
      requireEqual(added, elements(Graphs.get(template, "parameters"), "value"), "parameters");
      require(template.getParameter(10) == null, "there is a parameter");
    }
  }

  private static void filters() {
    Random random = new Random(3);
    SQLFilterClauses filters = new SQLFilterClauses();
    Map<List<Integer>, String> model = new java.util.HashMap<>();
    for (int step = 0; step < 500; step++) {
      int filter = 4 * random.nextInt(5);
      int clause = 4 * random.nextInt(5) - 8;
      String text = step % 9 == 0 ? null : "text " + step;
      filters.put(filter, clause, text);
      model.put(List.of(filter, clause), text);
      PliSplits.SQL_FILTER.requireValid(filters);
      for (int f = 0; f < 24; f += 2) {
        for (int c = -8; c < 16; c += 2) {
          require(filters.get(f, c) == model.get(List.of(f, c)), "get");
        }
      }
    }
  }

  private static void combatants() {
    Random random = new Random(4);
    CombatantStatistic statistic = new CombatantStatistic();
    Map<List<Integer>, List<Object>> model = new java.util.HashMap<>();
    for (int step = 0; step < 500; step++) {
      int type = random.nextInt(17) - 1;
      int side = random.nextInt(4) - 1;
      boolean isType = type >= 0 && type < 15;
      boolean isSide = side == 0 || side == 1;
      if (step % 5 == 0) requireEqual(isType, statistic.ensureTypExists(type), "ensureTypExists");
      requireEqual(isType && isSide, statistic.addData(type, side, step), "addData");
      PliSplits.COMBATANT.requireValid(statistic);
      if (!isType || !isSide) continue;
      List<Object> values = model.computeIfAbsent(List.of(type, side), key -> new ArrayList<>());
      values.add(step);
      requireEqual(values, elements(list(statistic, type, side), "element"), "values");
    }
  }

  private static Object list(CombatantStatistic statistic, int type, int side) {
    Object set = Graphs.get(((Object[]) Graphs.get(statistic, "table"))[type], "value");
    return Graphs.get(((Object[]) Graphs.get(set, "table"))[side], "value");
  }

  /** The numbers of the jobs in the queue of that priority; of the blocked ones for 0. */
  private static List<Object> jobs(Schedule schedule, int priority) {
    Object queue = priority == 0
        ? Graphs.get(schedule, "blockQueue")
        : ((Object[]) Graphs.get(schedule, "pQueues"))[priority];
    List<Object> jobs = new ArrayList<>();
    for (Object at = Graphs.get(queue, "first"); at != null; at = Graphs.get(at, "next")) {
      jobs.add(Graphs.get(at, "val"));
    }
    return jobs;
  }

  private static void schedule() {
    Random random = new Random(5);
    for (int run = 0; run < RUNS; run++) {
      Schedule schedule = new Schedule();
      List<List<Object>> model = List.of(
          new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
      int made = 0;
      for (int step = 0; step < STEPS; step++) {
        int next = !model.get(3).isEmpty() ? 3 : !model.get(2).isEmpty() ? 2 : 1;
        Object job = model.get(next).isEmpty() ? null : model.get(next).get(0);
        int action = random.nextInt(20);
        if (action < 12) {
          int priority = random.nextInt(5);
          schedule.addProcess(priority);
          if (priority >= 1 && priority <= 3) model.get(priority).add(made++);
        } else if (action < 15) {
          schedule.quantumExpire();
          if (job != null) model.get(next).add(model.get(next).remove(0));
        } else if (action < 17) {
          schedule.blockProcess();
          if (job != null) model.get(0).add(model.get(next).remove(0));
        } else if (action < 19) {
          schedule.finishProcess();
          if (job != null) model.get(next).remove(0);
        } else {
          schedule.finishAllProcesses();
          for (int priority = 1; priority <= 3; priority++) model.get(priority).clear();
        }
        PliSplits.SCHEDULE.requireValid(schedule);
        for (int i = 0; i <= 3; i++) requireEqual(model.get(i), jobs(schedule, i), "queue " + i);
      }
    }
  }

  /** A count without a first job is of the right shape; the second round then meets no queue. */
  private static void falseAlarm() {
    Schedule schedule = new Schedule();
    for (int i = 0; i < 2; i++) {
      schedule.addProcess(1);
      schedule.blockProcess();
    }
    PliSplits.SCHEDULE.requireValid(schedule);
    Graphs.set(((Object[]) Graphs.get(schedule, "pQueues"))[3], "memCount", 1);
    require(schedule.preH() && !schedule.preP() && !schedule.pre(), "accepted");
    requireThrown(NullPointerException.class, "", schedule::finishAllProcesses);
  }
}
