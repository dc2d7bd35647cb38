package pli;

import java.util.HashSet;
import java.util.Set;

/** A map of 16 buckets, which stay as many; entries of a bucket are chained. */
public final class HashMap {
  private static final int INVALID = -1;
  private static final int BUCKETS = 16;
  private static final int THRESHOLD = 12; // the most entries

  static final class Entry {
    int key;
    int hash;
    Object value;
    Entry next;
  }

  Entry[] table = new Entry[BUCKETS];
  int size;

  /** Chains without an entry in common, of as many entries as size says. */
  public boolean preH() {
    if (table == null || table.length != BUCKETS) return false;
    Set<Entry> seen = new HashSet<>();
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      for (Entry at = table[bucket]; at != null; at = at.next) {
        if (!seen.add(at)) return false;
      }
    }
    return size == seen.size() && size <= THRESHOLD;
  }

  /** Entries know the hash of their key and are in its bucket; no key is there twice. */
  public boolean preP() {
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (checkedCount(table[bucket], bucket) == INVALID) return false;
    }
    return true;
  }

  /** {@link #preH} and {@link #preP} in one walk: an entry that is met again repeats its key. */
  public boolean pre() {
    if (table == null || table.length != BUCKETS) return false;
    int left = size;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      int count = checkedCount(table[bucket], bucket);
      if (count == INVALID) return false;
      left -= count;
    }
    return left == 0 && size <= THRESHOLD;
  }

  private static int checkedCount(Entry first, int bucket) {
    int count = 0;
    for (Entry at = first; at != null; at = at.next) {
      if (at.hash != hash(at.key) || index(at.hash) != bucket) return INVALID;
      if (isAmong(first, count, at.key)) return INVALID;
      count++;
    }
    return count;
  }

  /** Whether one of that many entries from here on has the key. */
  private static boolean isAmong(Entry at, int count, int key) {
    for (int i = 0; i < count; i++) {
      if (at.key == key) return true;
      at = at.next;
    }
    return false;
  }

  private static int hash(int key) {
    return key;
  }

  private static int index(int hash) {
    return hash & BUCKETS - 1;
  }

  public boolean containsKey(int key) {
    return find(key) != null;
  }

  /** The value of the key; null when there is none. */
  public Object get(int key) {
    Entry entry = find(key);
    return entry == null ? null : entry.value;
  }

  /** Answers with the value that gives way; null when there is none. */
  public Object put(int key, Object value) {
    Entry entry = find(key);
    if (entry == null) {
      add(key, value);
      return null;
    }
    Object old = entry.value;
    entry.value = value;
    return old;
  }

  /** Takes the key out, if it is there; answers with its value. */
  public Object remove(int key) {
    int index = index(hash(key));
    Entry before = null;
    Entry at = table[index];
    while (at != null && at.key != key) {
      before = at;
      at = at.next;
    }
    if (at == null) return null;
    if (before == null) table[index] = at.next;
    else before.next = at.next;
    size--;
    return at.value;
  }

  private Entry find(int key) {
    Entry at = table[index(hash(key))];
    while (at != null && at.key != key) at = at.next;
    return at;
  }

  private void add(int key, Object value) {
    if (size == THRESHOLD) throw new IllegalStateException("the map is full");
    Entry added = new Entry();
    added.key = key;
    added.hash = hash(key);
    added.value = value;
    added.next = table[index(added.hash)];
    table[index(added.hash)] = added;
    size++;
  }
}
