package hex;

/** A plan of P5: the fixes to fly over, a circular list, linked both ways, with a header that has no point. */
public final class FlightPlan {
  static final class Fix {
    Point point;
    Fix next;
    Fix previous;
  }

  Fix header = new Fix();
  int size;

  public FlightPlan() {
    header.next = header;
    header.previous = header;
  }

  /** A list of as many fixes as size says, each with a point of its own, which is not the given one. */
  boolean repOk(Point other) {
    if (header == null || header.point != null) return false;
    int count = 0;
    for (Fix at = header; ; at = at.next) {
      if (at.next == null || at.next.previous != at) return false;
      if (at.next == header) return count == size;
      if (at.next.point == null || at.next.point == other) return false;
      if (isBefore(at.next.point, at.next)) return false;
      count++;
    }
  }

  private boolean isBefore(Point point, Fix end) {
    for (Fix at = header.next; at != end; at = at.next) {
      if (at.point == point) return true;
    }
    return false;
  }

  void append(Point point) {
    Fix added = new Fix();
    added.point = point;
    added.next = header;
    added.previous = header.previous;
    added.previous.next = added;
    header.previous = added;
    size++;
  }
}
