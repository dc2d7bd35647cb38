package hex;

/**
 * How many objects of a class there are at most, for companion methods that ask whether a structure can still be
 * completed. No bound unless a copy of this class that stands earlier on the class path says so.
 */
final class Bounds {
  static final int NONE = 1 << 20;

  private Bounds() {}

  static int avlNodes() {
    return NONE;
  }

  static int cachingNodes() {
    return NONE;
  }
}
