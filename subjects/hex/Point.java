package hex;

/** Where something is, in P5. */
public final class Point {
  int x;
  int y;

  Point() {}

  Point(int x, int y) {
    this.x = x;
    this.y = y;
  }

  /** Along the grid; a long, so that nothing wraps. */
  long distance(Point other) {
    return length((long) x - other.x) + length((long) y - other.y);
  }

  private static long length(long difference) {
    return difference < 0 ? -difference : difference;
  }
}
