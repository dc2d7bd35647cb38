package hex;

/** Where a flight will be, in P5: its points and the ways to them, the last first. */
public final class Trajectory {
  static final class Step {
    final Point point;
    final long way; // from the start
    final Step before;

    Step(Point point, long way, Step before) {
      this.point = point;
      this.way = way;
      this.before = before;
    }
  }

  Step end;
  int count;

  void add(Point point, long way) {
    end = new Step(point, way, end);
    count++;
  }

  /** The ways grow towards the end. */
  boolean isOrdered() {
    for (Step at = end; at != null && at.before != null; at = at.before) {
      if (at.way < at.before.way) return false;
    }
    return true;
  }
}
