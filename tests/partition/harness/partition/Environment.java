package partition;

/**
 * What the names of one path stand for on one input. A definition is evaluated when it is asked for,
 * and once.
 */
final class Environment {
  /** Definitions inside one another that the stack holds with ease. */
  private static final int DEEPEST = 50;

  private static final Object UNDEFINED = new Object();

  private final Vocabulary vocabulary;
  private final Object[] values;
  private final int[] rounds;  // in which round each value was found
  private int round;

  Environment(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    this.values = new Object[vocabulary.size()];
    this.rounds = new int[values.length];
  }

  /** Forgets the last input. */
  void enter(Object[] roots) {
    ++round;
    for (int i = 0; i < roots.length; ++i) {
      values[i] = vocabulary.isReference(i) ? Boxes.reference(roots[i]) : roots[i];
      rounds[i] = round;
    }
  }

  Object value(int index) {
    if (rounds[index] != round) define(index);
    Object value = values[index];
    if (value == UNDEFINED) throw Expression.Undefined.INSTANCE;
    return value;
  }

  /** Below a deep definition all are evaluated, the lowest first, needed or not. */
  private void define(int index) {
    if (vocabulary.height(index) > DEEPEST) {
      for (int below : vocabulary.allBelow(index)) {
        if (rounds[below] != round) evaluate(below);
      }
    }
    evaluate(index);
  }

  private void evaluate(int index) {
    try {
      values[index] = vocabulary.definition(index).evaluate(this);
    } catch (Expression.Undefined e) {
      values[index] = UNDEFINED;
    }
    rounds[index] = round;
  }
}
