package loris.replay;

/** How a call ended. */
public final class Outcome {
  public final Object result;  // as Memory.read gives values; null for void
  public final Throwable thrown;
  public final boolean timedOut;

  private Outcome(Object result, Throwable thrown, boolean timedOut) {
    this.result = result;
    this.thrown = thrown;
    this.timedOut = timedOut;
  }

  static Outcome returned(Object result) {
    return new Outcome(result, null, false);
  }

  static Outcome threw(Throwable thrown) {
    return new Outcome(null, thrown, false);
  }

  static Outcome late() {
    return new Outcome(null, null, true);
  }

  /** "returned", the exception's class, or "still running". */
  public String kind() {
    if (timedOut) return "still running";
    return thrown == null ? "returned" : thrown.getClass().getName();
  }
}
