// exec runs with assertions enabled, as java -ea does.
// RUN: loris exec AssertionsEnabled
// EXPECT: exit 1, stdout is "before", stderr contains "java.lang.AssertionError: two"
class AssertionsEnabled {
  public static void main(String[] args) {
    System.out.println("before");
    assert args.length > 2 : "two";
    System.out.println("after");
  }
}
