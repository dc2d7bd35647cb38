package loris.replay;

import java.util.List;

/**
 * Where an exception was thrown: the innermost frame outside the JDK, "Bst.insert (Bst.java:42)", else
 * the innermost frame of the target's class.
 */
final class Places {
  private Places() {}

  /** Of the frames that loris predicted, innermost first; null when there is none. */
  static String predicted(List<Object> stack, String targetClass) {
    for (Object frame : stack) {
      if (!isOfTheJdk((String) frame)) return (String) frame;
    }
    for (Object frame : stack) {
      if (owner((String) frame).equals(targetClass)) return (String) frame;
    }
    return null;
  }

  /** Null when there is none; a JVM that throws an exception often leaves its frames out. */
  static String found(Throwable thrown, String targetClass) {
    String ofTarget = null;
    for (StackTraceElement frame : thrown.getStackTrace()) {
      boolean isOfTarget = frame.getClassName().equals(targetClass);
      if (ofTarget == null && isOfTarget) ofTarget = text(frame);
      boolean isOfTheJdk = frame.getModuleName() != null && frame.getModuleName().startsWith("java.");
      boolean isOurs = frame.getClassName().startsWith("loris.replay.");
      if (isOurs) break;
      if (!isOfTheJdk) return text(frame);
    }
    return ofTarget;
  }

  private static String text(StackTraceElement frame) {
    String file = frame.getFileName() == null ? "Unknown Source" : frame.getFileName();
    String line = frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber();
    return frame.getClassName() + "." + frame.getMethodName() + " (" + file + line + ")";
  }

  private static String owner(String frame) {
    String method = frame.substring(0, Math.max(frame.indexOf(" ("), 0));
    return method.substring(0, Math.max(method.lastIndexOf('.'), 0));
  }

  private static boolean isOfTheJdk(String frame) {
    try {
      String module = Names.find(owner(frame)).getModule().getName();
      return module != null && module.startsWith("java.");
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
