package pli;

/** How many transfers there were of about how many bytes. */
public final class TransportStats {
  TreeMap reads = new TreeMap();
  TreeMap writes = new TreeMap();

  /** Two maps of the right shape, without an entry in common. */
  public boolean preH() {
    if (reads == null || writes == null) return false;
    return reads.preH() && writes.preH() && areApart(reads, writes);
  }

  /** Both maps are in order. */
  public boolean preP() {
    return reads.preP() && writes.preP();
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    if (reads == null || writes == null) return false;
    return reads != writes && reads.pre() && areApart(reads, writes) && writes.pre();
  }

  /** Valid maps that share an entry share the root: the way up from an entry is one only. */
  static boolean areApart(TreeMap one, TreeMap other) {
    return one != other && (one.root == null || one.root != other.root);
  }

  public void bytesRead(int bytes) {
    count(reads, bytes);
  }

  public void bytesWritten(int bytes) {
    count(writes, bytes);
  }

  private static void count(TreeMap transfers, int bytes) {
    int key = bytes == 0 ? 0 : bytes / 10 + 1;
    long before = transfers.number(key);
    transfers.putNumber(key, before + 1);
  }
}
