package partition;

/**
 * A text of FORMAT.md made ready: evaluated over the roots of an input. A number is an Integer, Long,
 * Float or Double, a condition a Boolean, a reference itself.
 */
interface Expression {
  /** Throws {@link Undefined} when a path leads through null or outside an array. */
  Object evaluate(Object[] roots);

  /** Whether a condition holds; one without a value does not. */
  default boolean holds(Object[] roots) {
    try {
      return Arithmetic.truth(evaluate(roots));
    } catch (Undefined e) {
      return false;
    }
  }

  /** The expression has no value on this input. */
  final class Undefined extends RuntimeException {
    static final Undefined INSTANCE = new Undefined();
    private static final long serialVersionUID = 1;

    private Undefined() {
      super("undefined", null, false, false);
    }
  }
}
