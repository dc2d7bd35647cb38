package pli;

import java.util.HashSet;
import java.util.Set;

/** What happened to combatants: values by type and side, in the order in which they came. */
public final class CombatantStatistic {
  private static final int TYPES = 15;
  private static final int TYPE_BUCKETS = 32;
  private static final int SIDES = 2;
  private static final int SIDE_BUCKETS = 4;

  static final class TypeEntry {
    int key;
    DataSet value;
    TypeEntry next;
  }

  static final class SideEntry {
    int key;
    LinkedList value;
    SideEntry next;
  }

  /** The lists of one type by side. */
  static final class DataSet {
    SideEntry[] table = new SideEntry[SIDE_BUCKETS];
  }

  TypeEntry[] table = new TypeEntry[TYPE_BUCKETS];

  /** A type has one entry in the bucket of its number, or none; it has a list for each side. */
  public boolean preH() {
    if (table == null || table.length != TYPE_BUCKETS) return false;
    Set<Object> seen = new HashSet<>();
    for (int type = 0; type < TYPE_BUCKETS; type++) {
      TypeEntry entry = table[type];
      if (entry == null) continue;
      if (!isOnlyOne(entry, type) || !isSetOfItsOwn(entry.value, seen)) return false;
    }
    return true;
  }

  private static boolean isSetOfItsOwn(DataSet set, Set<Object> seen) {
    if (!isSet(set) || !seen.add(set) || !seen.add(set.table)) return false;
    for (int side = 0; side < SIDES; side++) {
      LinkedList list = set.table[side].value;
      if (!seen.add(set.table[side]) || !seen.add(list) || !seen.add(list.header)) return false;
      for (LinkedList.Entry at = list.header.next; at != list.header; at = at.next) {
        if (!seen.add(at)) return false;
      }
    }
    return true;
  }

  /** Nothing is said of numbers. */
  public boolean preP() {
    return true;
  }

  /** {@link #preH} without sets: to share anything is to share an entry of a list. */
  public boolean pre() {
    if (table == null || table.length != TYPE_BUCKETS) return false;
    for (int type = 0; type < TYPE_BUCKETS; type++) {
      TypeEntry entry = table[type];
      if (entry == null) continue;
      if (!isOnlyOne(entry, type) || !isSet(entry.value)) return false;
      if (!areApart(entry.value.table[0].value, entry.value.table[1].value)) return false;
      for (int other = 0; other < type; other++) {
        if (table[other] != null && !areApart(table[other].value, entry.value)) return false;
      }
    }
    return true;
  }

  private static boolean isOnlyOne(TypeEntry entry, int type) {
    return type < TYPES && entry.key == type && entry.next == null;
  }

  /** Two lists by side and nothing else; they may be the same. */
  private static boolean isSet(DataSet set) {
    if (set == null || set.table == null || set.table.length != SIDE_BUCKETS) return false;
    for (int side = 0; side < SIDES; side++) {
      SideEntry entry = set.table[side];
      if (entry == null || entry.key != side || entry.next != null) return false;
      if (entry.value == null || !entry.value.preH()) return false;
    }
    return set.table[2] == null && set.table[3] == null;
  }

  private static boolean areApart(DataSet one, DataSet other) {
    for (int side = 0; side < SIDES; side++) {
      if (!areApart(one.table[0].value, other.table[side].value)) return false;
      if (!areApart(one.table[1].value, other.table[side].value)) return false;
    }
    return true;
  }

  /** Circles that share an entry are one, with both headers. */
  private static boolean areApart(LinkedList one, LinkedList other) {
    if (one == other || one.header == other.header) return false;
    for (LinkedList.Entry at = one.header.next; at != one.header; at = at.next) {
      if (at == other.header) return false;
    }
    return true;
  }

  /** Adds the value to those of the type and side; whether there is such a type and side. */
  public boolean addData(int type, int side, int value) {
    if (side < 0 || side >= SIDES || !ensureTypExists(type)) return false;
    DataSet set = find(type).value;
    set.table[index(side, SIDE_BUCKETS)].value.add(value);
    return true;
  }

  /** Makes the lists of the type unless they are there; whether there is such a type. */
  public boolean ensureTypExists(int type) {
    if (type < 0 || type >= TYPES) return false;
    if (find(type) == null) add(type);
    return true;
  }

  private TypeEntry find(int type) {
    TypeEntry at = table[index(type, TYPE_BUCKETS)];
    while (at != null && at.key != type) at = at.next;
    return at;
  }

  private void add(int type) {
    TypeEntry added = new TypeEntry();
    added.key = type;
    added.value = new DataSet();
    for (int side = 0; side < SIDES; side++) {
      SideEntry entry = new SideEntry();
      entry.key = side;
      entry.value = new LinkedList();
      added.value.table[index(side, SIDE_BUCKETS)] = entry;
    }
    added.next = table[index(type, TYPE_BUCKETS)];
    table[index(type, TYPE_BUCKETS)] = added;
  }

  private static int index(int key, int buckets) {
    return key & buckets - 1;
  }
}
