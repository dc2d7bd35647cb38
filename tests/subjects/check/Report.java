package check;

/** Says for each check whether it held, in the lines that run.py reads. */
final class Report {
  private Report() {}

  /** A check throws what is wrong. */
  interface Check {
    void run() throws Exception;
  }

  static void check(String what, Check check) {
    try {
      check.run();
      System.out.println("ok " + what);
    } catch (Exception | AssertionError | StackOverflowError e) {
      System.out.println("failed " + what + ": " + e);
    }
  }

  static void require(boolean condition, String otherwise) {
    if (!condition) throw new AssertionError(otherwise);
  }

  static void requireEqual(Object expected, Object found, String what) {
    require(expected.equals(found), what + ": expected " + expected + ", found " + found);
  }

  /** The action must throw exactly this class, with the words in its message. */
  static void requireThrown(Class<? extends Exception> type, String words, Check action) {
    try {
      action.run();
    } catch (Exception e) {
      require(e.getClass() == type, "expected " + type.getName() + ", found " + e);
      require(String.valueOf(e.getMessage()).contains(words), "no '" + words + "' in: " + e);
      return;
    }
    throw new AssertionError("nothing was thrown, expected " + type.getName());
  }
}
