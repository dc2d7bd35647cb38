// One thread only: starting another is said, not skipped.
// RUN: loris exec StartedThread
// EXPECT: unsupported, stdout is "before", stderr contains "Thread"
class StartedThread {
  public static void main(String[] args) {
    System.out.println("before");
    new Thread(() -> System.out.println("inside")).start();
    System.out.println("after");
  }
}
