package loris;

/**
 * Calls that mean something special to {@code loris explore} and something sensible to a JVM.
 *
 * <p>The {@code any} methods have a value under {@code loris explore}, where it is an input like the
 * parameters of the target; {@code name} is how reports call it. On a JVM they have one in a test
 * that has given it by {@link Answers}.
 */
public final class Loris {
  private Loris() {}

  /**
   * Restricts what is analysed to the inputs for which the condition holds here.
   *
   * @throws AssumptionViolated on a JVM, when it does not hold
   */
  public static void assume(boolean condition) {
    if (!condition) throw new AssumptionViolated();
  }

  /** Either boolean. */
  public static boolean anyBoolean(String name) {
    return answer(name, Boolean.class);
  }

  /** Any byte. */
  public static byte anyByte(String name) {
    return answer(name, Byte.class);
  }

  /** Any char. */
  public static char anyChar(String name) {
    return answer(name, Character.class);
  }

  /** Any short. */
  public static short anyShort(String name) {
    return answer(name, Short.class);
  }

  /** Any int. */
  public static int anyInt(String name) {
    return answer(name, Integer.class);
  }

  /** Any long. */
  public static long anyLong(String name) {
    return answer(name, Long.class);
  }

  /** Any float, infinities and NaN included. */
  public static float anyFloat(String name) {
    return answer(name, Float.class);
  }

  /** Any double, infinities and NaN included. */
  public static double anyDouble(String name) {
    return answer(name, Double.class);
  }

  /** Null, or any object of the type that is in scope. */
  public static <T> T any(Class<T> type, String name) {
    return answer(name, type);
  }

  /**
   * Reads an instance field of any visibility, also of a class of the JDK: an invariant can be written
   * for a class one cannot edit. The class of the object is searched first, then its superclasses.
   *
   * @return the value; of a primitive field in its box
   * @throws NullPointerException when the object is null
   * @throws IllegalArgumentException when there is no such field, or this JVM does not let it be read
   */
  public static Object field(Object object, String name) {
    return FieldReader.read(object, name);
  }

  @SuppressWarnings("unchecked")
  private static <T> T answer(String name, Class<T> type) {
    Answers.Answer answer = Answers.next(name, type);
    if (answer == null) throw noValue(name);
    return (T) answer.value;
  }

  private static IllegalStateException noValue(String name) {
    return new IllegalStateException("'" + name + "' has a value only under loris explore");
  }
}
