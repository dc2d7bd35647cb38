package loris.replay;

/** Why an input cannot be built or a target not be called here. */
public final class NotRunnable extends Exception {
  private static final long serialVersionUID = 1;

  public NotRunnable(String why) {
    super(why);
  }
}
