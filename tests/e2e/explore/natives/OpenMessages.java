// Messages that the VM makes of open numbers and classes: written when asked for, and then exact,
// digit by digit. What cannot be is an assertion.
// RUN: loris explore OpenMessages.index --heap lazy -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 12, paths.violating 1
// RUN: loris explore OpenMessages.silent --heap lazy -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// RUN: loris explore OpenMessages.size --heap lazy -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore OpenMessages.cast --heap lazy -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 12
// RUN: loris explore OpenMessages.silentCast --heap lazy -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore OpenMessages.store --heap lazy -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 12
// RUN: loris explore OpenMessages.copy --heap lazy -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 35, paths.violating 1
// RUN: loris explore OpenMessages.wrapped --heap lazy -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 2
// RUN: loris explore OpenMessages.index --heap pose -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 12, paths.violating 1
// RUN: loris explore OpenMessages.silent --heap pose -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// RUN: loris explore OpenMessages.size --heap pose -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 5
// RUN: loris explore OpenMessages.cast --heap pose -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 12
// RUN: loris explore OpenMessages.silentCast --heap pose -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 3
// RUN: loris explore OpenMessages.store --heap pose -n 2 --max-array 2
// EXPECT: exit 0, complete true, paths.total 11
// RUN: loris explore OpenMessages.copy --heap pose -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 33, paths.violating 1
// RUN: loris explore OpenMessages.wrapped --heap pose -n 2 --max-array 2
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 2
// RUN: loris explore OpenMessages.uncaught
// EXPECT: violations.1.message "Index -1 out of bounds for length 0"
// RUN: loris explore OpenMessages.uncaughtCopy
// EXPECT: violations.1.message "arraycopy: last source index 3 out of bounds for byte[0]"
class OpenMessages {
  static void check(boolean b) { if (!b) throw new AssertionError(); }
  static int index(int[] a, int i) {
    if (i < -20 || i > 20) return 0;
    try { return a[i]; } catch (ArrayIndexOutOfBoundsException e) {
      check(e.getMessage().equals("Index " + i + " out of bounds for length " + a.length));
      return e.getMessage().contains("7") ? 1 : 2;
    }
  }
  static int silent(int[] a, int i) {
    try { return a[i]; } catch (ArrayIndexOutOfBoundsException e) { return -1; }
  }
  static int size(int n) {
    if (n < -200) return 0;
    try { return new int[n].length; } catch (NegativeArraySizeException e) {
      return e.getMessage().length();
    }
  }
  static int cast(Object o) {
    try { return ((String) o) == null ? 1 : 2; } catch (ClassCastException e) {
      check(e.getMessage().startsWith("class " + o.getClass().getName() + " cannot be cast to class java.lang.String ("));
      return e.getMessage().contains("Integer") ? 3 : 4;
    }
  }
  static int silentCast(Object o) {
    try { return ((String) o) == null ? 1 : 2; } catch (ClassCastException e) { return 3; }
  }
  static int store(Object o) {
    Object[] a = new Integer[1];
    try { a[0] = o; return 1; } catch (ArrayStoreException e) {
      check(e.getMessage().equals(o.getClass().getName()));
      return 2;
    }
  }
  static int copy(int[] a, int from, int count) {
    try { System.arraycopy(a, from, new int[3], 1, count); return 1; } catch (ArrayIndexOutOfBoundsException e) {
      String m = e.getMessage();
      if (from < 0) check(m.startsWith("arraycopy: source index -"));
      else if (count < 0) check(m.startsWith("arraycopy: length -") && m.endsWith(" is negative"));
      else if (count > a.length - from) check(m.startsWith("arraycopy: last source index "));
      else check(m.startsWith("arraycopy: last destination index ") && m.endsWith(" out of bounds for int[3]"));
      return 2;
    }
  }
  static int wrapped(int[] a, int i) {
    try { return a[i]; } catch (ArrayIndexOutOfBoundsException e) { throw new IllegalStateException("lost", e); }
  }
  static int uncaught(int[] a, int i) { return a[i]; }
  static int uncaughtCast(Object o) { return ((String) o).length(); }
  static void uncaughtCopy(byte[] a, int n) { System.arraycopy(a, 0, new byte[2], 0, n); }
}
