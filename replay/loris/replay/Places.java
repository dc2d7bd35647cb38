package loris.replay;

import java.util.List;

/** Where an exception was thrown: the innermost frame outside the JDK, "Bst.insert (Bst.java:42)". */
final class Places {
  private Places() {}

  /** Of the frames that loris predicted, innermost first; null when all are of the JDK. */
  static String predicted(List<Object> stack) {
    for (Object frame : stack) {
      if (!isOfTheJdk((String) frame)) return (String) frame;
    }
    return null;
  }

  /** Null when there is none; a JVM that throws an exception often leaves its frames out. */
  static String found(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      boolean isOfTheJdk = frame.getModuleName() != null && frame.getModuleName().startsWith("java.");
      if (isOfTheJdk) continue;
      String file = frame.getFileName() == null ? "Unknown Source" : frame.getFileName();
      String line = frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber();
      return frame.getClassName() + "." + frame.getMethodName() + " (" + file + line + ")";
    }
    return null;
  }

  private static boolean isOfTheJdk(String frame) {
    String method = frame.substring(0, Math.max(frame.indexOf(" ("), 0));
    String owner = method.substring(0, Math.max(method.lastIndexOf('.'), 0));
    try {
      String module = Names.find(owner).getModule().getName();
      return module != null && module.startsWith("java.");
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
