package hex;

/** P5: from the position of a flight and its plan, where it will be as far as the horizon. */
public final class TrajectorySynthesizer {
  int horizon;

  /** There is a position, and a plan with points of its own. */
  static boolean isReady(TrajectorySynthesizer synthesizer, Point position, FlightPlan plan) {
    return position != null && plan != null && plan.repOk(position);
  }

  /** The flight goes east: fixes west of it are passed, the others are flown over in their order. */
  public Trajectory synthesize(Point position, FlightPlan plan) {
    Trajectory trajectory = new Trajectory();
    trajectory.add(position, 0);
    FlightPlan.Fix fix = plan.header.next;
    while (fix != plan.header && fix.point.x < position.x) fix = fix.next;
    while (fix != plan.header) {
      long way = trajectory.end.way + trajectory.end.point.distance(fix.point);
      if (way > horizon) break;
      trajectory.add(fix.point, way);
      fix = fix.next;
    }
    if (trajectory.count > plan.size + 1) throw new AssertionError("more points than the plan has");
    if (!trajectory.isOrdered()) throw new AssertionError("a way back in time");
    return trajectory;
  }
}
