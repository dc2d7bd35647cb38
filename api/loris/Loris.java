package loris;

/**
 * Calls that mean something special to {@code loris explore} and something sensible to a JVM.
 *
 * <p>The {@code any} methods have a value only under {@code loris explore}, where it is an input like
 * the parameters of the target; {@code name} is how reports call it.
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
    throw noValue(name);
  }

  /** Any byte. */
  public static byte anyByte(String name) {
    throw noValue(name);
  }

  /** Any char. */
  public static char anyChar(String name) {
    throw noValue(name);
  }

  /** Any short. */
  public static short anyShort(String name) {
    throw noValue(name);
  }

  /** Any int. */
  public static int anyInt(String name) {
    throw noValue(name);
  }

  /** Any long. */
  public static long anyLong(String name) {
    throw noValue(name);
  }

  /** Any float, infinities and NaN included. */
  public static float anyFloat(String name) {
    throw noValue(name);
  }

  /** Any double, infinities and NaN included. */
  public static double anyDouble(String name) {
    throw noValue(name);
  }

  /** Null, or any object of the type that is in scope. */
  public static <T> T any(Class<T> type, String name) {
    throw noValue(name);
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

  private static IllegalStateException noValue(String name) {
    return new IllegalStateException("'" + name + "' has a value only under loris explore");
  }
}
