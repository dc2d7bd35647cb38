// Thousands of methods and a limit that is for all of them: what was not begun is said.
// RUN: loris explore com.google.common.** -c /usr/share/java/guava.jar --time-limit 1s -q
// EXPECT: exit 3, stdout contains "not explored: the time limit was met before its turn"
// EXPECT: stdout matches "\n[0-9]+ methods: .* [0-9]{4} not explored; [0-9.]+ s\n$"
// A class that cannot be read, or whose superclass is not there, stops no other; each is named.
// SHELL: mkdir part && cp ManyMethods*.class part && rm 'part/ManyMethods$Base.class' && echo no > part/Broken.class
// RUN: loris explore ** -c part -q
// EXPECT: exit 3, stdout contains "Broken.*\n  not explored: part/Broken.class"
// EXPECT: stdout contains "class ManyMethods$Derived needs class ManyMethods$Base, which is not on the class path"
// EXPECT: stdout contains "3 methods: 0 with violations, 0 incomplete, 1 complete, 2 not explored"
class ManyMethods {
  static class Base {}

  static class Derived extends Base {
    int two() {
      return 2;
    }
  }

  int one() {
    return 1;
  }
}
