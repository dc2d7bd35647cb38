package loris;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What {@code Loris.anyInt} and the like give on a JVM: a test says it before it calls the code
 * under test, in the order in which that asks.
 *
 * <p>Each thread has answers of its own, which it shares with the threads that it starts.
 */
public final class Answers {
  private static final InheritableThreadLocal<Answers> OF_THREAD =
      new InheritableThreadLocal<Answers>() {
        @Override
        protected Answers initialValue() {
          return new Answers();
        }
      };

  private final Deque<Answer> answers = new ArrayDeque<Answer>();
  private boolean isTest;  // something was given since the last clear

  private Answers() {}

  /** The next answer: who asks for that name gets the value; a number in its box. */
  public static void give(String name, Object value) {
    OF_THREAD.get().add(new Answer(name, value));
  }

  /**
   * Nothing is left to ask for.
   *
   * @throws AssertionError when something is
   */
  public static void assertAllTaken() {
    String left = OF_THREAD.get().left();
    if (left != null) throw new AssertionError("nobody asked for " + left);
  }

  /** Forgets what is left; from now on there are no answers. */
  public static void clear() {
    OF_THREAD.remove();
  }

  /** The answer to a call; null when this is no test. */
  static Answer next(String name, Class<?> type) {
    return OF_THREAD.get().take(name, type);
  }

  private synchronized void add(Answer answer) {
    isTest = true;
    answers.add(answer);
  }

  private synchronized String left() {
    return answers.isEmpty() ? null : "'" + answers.peek().name + "'";
  }

  private synchronized Answer take(String name, Class<?> type) {
    if (!isTest) return null;
    Answer next = answers.poll();
    if (next == null) throw new AssertionError("no answer is left for '" + name + "'");
    if (!next.name.equals(name)) {
      throw new AssertionError("asked for '" + name + "', the answer is for '" + next.name + "'");
    }
    if (next.value == null ? type.isPrimitive() : !type.isInstance(next.value)) {
      throw new AssertionError("the answer for '" + name + "' is no " + type.getName());
    }
    return next;
  }

  static final class Answer {
    final String name;
    final Object value;

    Answer(String name, Object value) {
      this.name = name;
      this.value = value;
    }
  }
}
