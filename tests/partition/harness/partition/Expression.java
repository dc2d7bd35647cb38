package partition;

/**
 * A text of FORMAT.md made ready: evaluated where names stand for things. A number is an Integer, Long,
 * Float or Double, a condition a Boolean, a reference itself, but one to a box a {@link Boxes.Reference}.
 */
interface Expression {
  /** Throws {@link Undefined} when a path leads through null or outside an array. */
  Object evaluate(Environment env);

  /** Whether a condition holds; one without a value does not. */
  default boolean holds(Environment env) {
    try {
      return Arithmetic.truth(evaluate(env));
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
