// A JDK whose image is cut in half, is empty, or is not there at all.
// SHELL: mkdir -p half/lib empty/lib none && cp "$JDK/release" half/ && cp "$JDK/release" empty/
// SHELL: head -c $(($(stat -c %s "$JDK/lib/modules") / 2)) "$JDK/lib/modules" > half/lib/modules
// SHELL: : > empty/lib/modules
// RUN: loris exec --jdk half Jdk
// EXPECT: input error, stderr contains "half"
// RUN: loris exec --jdk empty Jdk
// EXPECT: input error, stderr contains "empty"
// RUN: loris exec --jdk none Jdk
// EXPECT: input error, stderr contains "none"
class Jdk {
  public static void main(String[] args) {
    System.out.println("not reached");
  }
}
