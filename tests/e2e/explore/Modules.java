// What the library starts when it is first needed is there on every path: modules, and a formatter.
// RUN: loris explore Modules.names
// EXPECT: exit 0, complete true, paths.total 2, paths.normal 2
// RUN: loris explore Modules.refuse
// EXPECT: exit 1, violations.length 1, violations.0.kind "java.lang.IllegalStateException"
// EXPECT: violations.0.message "the limit is 7"
public class Modules {
  static String names(int x) {
    return x > 0 ? Modules.class.getModule() + " " + Object.class.getModule() : "none";
  }

  static void refuse(boolean full) {
    if (full) throw new IllegalStateException(String.format("the limit is %d", 7));
  }
}
