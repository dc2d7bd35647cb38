package loris;

/**
 * Thrown on a real JVM by {@link Loris#assume} when its condition does not hold: this run is none of
 * those that the program asks about. Under {@code loris explore} such a path ends and is not counted.
 */
public final class AssumptionViolated extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AssumptionViolated() {
    super("an assumption does not hold: this input is outside of what is analysed");
  }
}
