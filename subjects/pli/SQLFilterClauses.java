package pli;

import java.util.HashSet;
import java.util.Set;

/** Clauses of filters: a map of 8 buckets to maps of 8 buckets. */
public final class SQLFilterClauses {
  private static final int BUCKETS = 8;

  /** An entry of the outer map. */
  static final class Filter {
    int key;
    Clauses clauses; // may be null
    Filter next;
  }

  /** An inner map. */
  static final class Clauses {
    Clause[] table = new Clause[BUCKETS];
  }

  /** An entry of an inner map. */
  static final class Clause {
    int key;
    String text;
    Clause next;
  }

  Filter[] table = new Filter[BUCKETS];

  /** Chains that share nothing; inner maps that share nothing. */
  public boolean preH() {
    if (table == null || table.length != BUCKETS) return false;
    Set<Object> seen = new HashSet<>();
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      for (Filter at = table[bucket]; at != null; at = at.next) {
        if (!seen.add(at) || at.clauses != null && !isMapOfItsOwn(at.clauses, seen)) return false;
      }
    }
    return true;
  }

  private static boolean isMapOfItsOwn(Clauses clauses, Set<Object> seen) {
    if (clauses.table == null || clauses.table.length != BUCKETS) return false;
    if (!seen.add(clauses) || !seen.add(clauses.table)) return false;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      for (Clause at = clauses.table[bucket]; at != null; at = at.next) {
        if (!seen.add(at)) return false;
      }
    }
    return true;
  }

  /** All keys are in their buckets, once. */
  public boolean preP() {
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (!areFilters(table[bucket], bucket)) return false;
      for (Filter at = table[bucket]; at != null; at = at.next) {
        if (at.clauses != null && !hasRightKeys(at.clauses)) return false;
      }
    }
    return true;
  }

  /** {@link #preH} and {@link #preP} without sets: an entry that is met again repeats its key. */
  public boolean pre() {
    if (table == null || table.length != BUCKETS) return false;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (!areFilters(table[bucket], bucket)) return false;
    }
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (!haveMapsOfTheirOwn(table[bucket], bucket)) return false;
    }
    return true;
  }

  private static boolean areFilters(Filter first, int bucket) {
    int count = 0;
    for (Filter at = first; at != null; at = at.next) {
      if (index(at.key) != bucket) return false;
      Filter before = first;
      for (int i = 0; i < count; i++) {
        if (before.key == at.key) return false;
        before = before.next;
      }
      count++;
    }
    return true;
  }

  private static boolean areClauses(Clause first, int bucket) {
    int count = 0;
    for (Clause at = first; at != null; at = at.next) {
      if (index(at.key) != bucket) return false;
      Clause before = first;
      for (int i = 0; i < count; i++) {
        if (before.key == at.key) return false;
        before = before.next;
      }
      count++;
    }
    return true;
  }

  private boolean haveMapsOfTheirOwn(Filter first, int bucket) {
    for (Filter at = first; at != null; at = at.next) {
      if (at.clauses != null && !isValid(at.clauses, bucket, at)) return false;
    }
    return true;
  }

  /** Whether it is a map that shares nothing with those before this filter of this bucket. */
  private boolean isValid(Clauses clauses, int bucket, Filter filter) {
    if (clauses.table == null || clauses.table.length != BUCKETS) return false;
    return hasRightKeys(clauses) && isApart(clauses, bucket, filter);
  }

  private static boolean hasRightKeys(Clauses clauses) {
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (!areClauses(clauses.table[bucket], bucket)) return false;
    }
    return true;
  }

  private boolean isApart(Clauses clauses, int last, Filter end) {
    for (int bucket = 0; bucket <= last; bucket++) {
      if (!isApart(clauses, table[bucket], end)) return false;
    }
    return true;
  }

  private static boolean isApart(Clauses clauses, Filter first, Filter end) {
    for (Filter at = first; at != null && at != end; at = at.next) {
      if (at.clauses != null && !areApart(at.clauses, clauses)) return false;
    }
    return true;
  }

  private static boolean areApart(Clauses one, Clauses other) {
    if (one == other || one.table == other.table) return false;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (one.table[bucket] == null || other.table[bucket] == null) continue;
      if (last(one.table[bucket]) == last(other.table[bucket])) return false;
    }
    return true;
  }

  private static Clause last(Clause at) {
    while (at.next != null) at = at.next;
    return at;
  }

  private static int index(int key) {
    return key & BUCKETS - 1;
  }

  /** The clause of the filter; null when there is none. */
  public String get(int filter, int clause) {
    Filter found = findFilter(filter);
    if (found == null || found.clauses == null) return null;
    Clause at = findClause(found.clauses, clause);
    return at == null ? null : at.text;
  }

  /** Adds a clause to the filter, or replaces it. */
  public void put(int filter, int clause, String text) {
    Filter to = findFilter(filter);
    if (to == null) to = addFilter(filter);
    if (to.clauses == null) to.clauses = new Clauses();
    Clause at = findClause(to.clauses, clause);
    if (at == null) at = addClause(to.clauses, clause);
    at.text = text;
  }

  private Filter findFilter(int key) {
    Filter at = table[index(key)];
    while (at != null && at.key != key) at = at.next;
    return at;
  }

  private Filter addFilter(int key) {
    Filter added = new Filter();
    added.key = key;
    added.next = table[index(key)];
    table[index(key)] = added;
    return added;
  }

  private static Clause findClause(Clauses clauses, int key) {
    Clause at = clauses.table[index(key)];
    while (at != null && at.key != key) at = at.next;
    return at;
  }

  private static Clause addClause(Clauses clauses, int key) {
    Clause added = new Clause();
    added.key = key;
    added.next = clauses.table[index(key)];
    clauses.table[index(key)] = added;
    return added;
  }
}
