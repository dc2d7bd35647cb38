// A class of the class path that cannot be loaded has no objects, and the result says so.
// RUN: loris explore Unloadable.read -n 2
// EXPECT: exit 0, complete true, assumptions.length 0
// SHELL: rm 'Unloadable$Base.class'
// RUN: loris explore Unloadable.read -n 2
// EXPECT: exit 0, complete true, assumptions.length 1
// EXPECT: stdout contains "no input is of a class that cannot be loaded: Unloadable$Derived"
public class Unloadable {
  static class Base {}

  static class Derived extends Base {}

  static boolean read(Object value) {
    return value == null;
  }
}
