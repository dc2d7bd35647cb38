package pli;

/** A set: the keys of a {@link TreeMap}. */
public final class TreeSet {
  private static final Object PRESENT = new Object();

  TreeMap map = new TreeMap();

  /** A map of the right shape. */
  public boolean preH() {
    return map != null && map.preH();
  }

  /** A map in order. */
  public boolean preP() {
    return map.preP();
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    return map != null && map.pre();
  }

  public boolean contains(int element) {
    return map.containsKey(element);
  }

  /** Whether the element was not there. */
  public boolean add(int element) {
    int before = map.size;
    map.put(element, PRESENT);
    return map.size != before;
  }

  /** Whether the element was there. */
  public boolean remove(int element) {
    int before = map.size;
    map.remove(element);
    return map.size != before;
  }
}
