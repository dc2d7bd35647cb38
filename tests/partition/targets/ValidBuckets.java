// Chains by the last bit of their keys, met through an index that only the argument knows.
// TARGET: ValidBuckets.find(int)
// TARGET: ValidBuckets.swap(int,int)
// SCOPE: n=2 array=2 types=ValidBuckets,ValidBuckets$Entry,ValidBuckets$Entry[] int=0,1,2 pre=ValidBuckets.isValid
class ValidBuckets {
  static final class Entry {
    int key;
    Entry next;
  }

  Entry[] table;

  boolean isValid() {
    if (table == null || table.length != 2) return false;
    return isChain(table[0], 0) && isChain(table[1], 1);
  }

  private static boolean isChain(Entry first, int bucket) {
    int least = -1;
    for (Entry at = first; at != null; at = at.next) {
      if ((at.key & 1) != bucket || at.key <= least) return false;
      least = at.key;
    }
    return true;
  }

  boolean find(int key) {
    for (Entry at = table[key & 1]; at != null; at = at.next) {
      if (at.key == key) return true;
    }
    return false;
  }

  /** Three indexes at once: two of the arguments, one of what is found there. */
  Entry swap(int one, int other) {
    Entry first = table[one & 1];
    Entry second = table[other & 1];
    table[one & 1] = second;
    table[other & 1] = first;
    return first == null ? null : table[first.key & 1];
  }
}
